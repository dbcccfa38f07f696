/** The entries of the lock file that a walk may meet, by the key that each has in its section. */
interface Lock {
  /** What counts for every package: settings, overrides, patches. */
  readonly head: string;
  readonly importers: ReadonlyMap<string, string>;
  readonly packages: ReadonlyMap<string, string>;
  readonly snapshots: ReadonlyMap<string, string>;
}

/**
 * What of the text of `pnpm-lock.yaml` decides what `folders` are built with: their own entries and those of every third-party
 * package that they reach, and the Node that builds them. The whole text where a step of the walk can't be followed: then any change counts.
 */
export function lockedFor(text: string, folders: readonly string[]): string {
  const lock = readLock(text);
  const reached = new Map<string, string>([['', lock.head]]);
  const node = / {6}node:\n(?: {8}.+\n)* {8}version: (\S+)/.exec(lock.importers.get('.') ?? '')?.[1];
  const waiting: string[] = node ? [`node@${node}`] : [];
  for (const folder of folders) {
    const importer = lock.importers.get(folder);
    if (importer === undefined) return text;
    reached.set(folder, importer);
    waiting.push(...dependencies(importer, / {6}(\S+):\n(?: {8}specifier: .+\n)? {8}version: (\S+)/g, lock));
  }
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (reached.has(key)) continue;
    const snapshot = lock.snapshots.get(key);
    const resolved = lock.packages.get(key.replace(/\(.*/, ''));
    if (snapshot === undefined || resolved === undefined) return text;
    reached.set(key, snapshot + resolved);
    waiting.push(...dependencies(snapshot, /^ {6}(\S+): (\S+)$/gm, lock));
  }
  return [...reached.keys()]
    .sort()
    .map((key) => key + reached.get(key))
    .join('\n');
}

/** The keys of the snapshots that an entry names. One that is called otherwise than its package is written with the package's name. */
function dependencies(entry: string, shape: RegExp, { snapshots }: Lock): string[] {
  return [...entry.matchAll(shape)].flatMap(([, name = '', version = '']) => {
    if (unquoted(version).startsWith('link:')) return [];
    const key = `${unquoted(name)}@${unquoted(version)}`;
    return [snapshots.has(key) ? key : unquoted(version)];
  });
}

function readLock(text: string): Lock {
  const sections = new Map(
    text.split(/\n(?=[a-zA-Z])/).map((section) => [section.slice(0, section.indexOf(':')), section] as const),
  );
  const shared = [...sections].filter(([name]) => !['catalogs', 'importers', 'packages', 'snapshots'].includes(name));
  return {
    head: shared.map(([, section]) => section).join('\n'),
    importers: entriesOf(sections.get('importers')),
    packages: entriesOf(sections.get('packages')),
    snapshots: entriesOf(sections.get('snapshots')),
  };
}

function entriesOf(section = ''): ReadonlyMap<string, string> {
  const entries = section.split(/\n(?= {2}\S)/).slice(1);
  return new Map(
    entries.map((entry) => [unquoted(/^ {2}(\S+?):(?: |\n|$)/.exec(entry)?.[1] ?? entry), entry] as const),
  );
}

function unquoted(text: string): string {
  return text.replace(/^'(.*)'$/, '$1');
}
