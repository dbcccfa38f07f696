import {
  type BuildManifest,
  baseOf,
  buildManifest,
  type DiscoveryFault,
  integrityOf,
  type ReadOptions,
  type Release,
  readEntry,
  readManifest,
  readStatement,
  type ShellManifest,
  seenKey,
  shellManifest,
} from '@pavilion/federation/discovery';
import * as z from 'zod/mini';

/** Reads a document of the release store; null where there is none. */
export type ReadDocument = (path: string) => Promise<string | null>;

/** What is kept of an app as it was last taken: enough to check it again, and to go on without the store. */
export const keptApp = z.object({
  name: z.string(),
  /** The signed statement, with its manifest's text where it is a remote's. */
  entry: z.unknown(),
  manifest: z.string(),
  build: z.nullable(z.string()),
  /** The shell's document. */
  html: z.nullable(z.string()),
  /** The shell's service worker and the page that it keeps, where it has them. */
  worker: z._default(z.nullable(z.string()), null),
  offline: z._default(z.nullable(z.string()), null),
});
export type KeptApp = z.output<typeof keptApp>;

/** What an app's documents are read against, and who is told what of them is not taken. */
export interface ReadContext extends ReadOptions {
  readonly report: (name: string, reason: string) => void;
}

/** The highest sequences that were taken, as `ReadOptions.seen` counts them. */
export const sequences = z.record(z.string(), z.int());
export type Sequences = z.output<typeof sequences>;

/** The hash of each file of a release. */
type FileHashes = Readonly<Record<string, string>>;

/** A live remote whose statement was checked. */
export interface LiveRemote {
  readonly kind: 'remote';
  readonly release: Release;
  readonly files: FileHashes;
  /** The sequence of its statement, as `ReadOptions.seen` counts it. */
  readonly seen: Sequences;
  readonly kept: KeptApp;
}

/** The live shell, whose statement and document were checked. */
export interface LiveShell {
  readonly kind: 'shell';
  readonly manifest: ShellManifest;
  /** Where its files are. */
  readonly base: string;
  readonly html: string;
  readonly worker: string | null;
  readonly offline: string | null;
  readonly files: FileHashes;
  readonly seen: Sequences;
  readonly kept: KeptApp;
}

/** What a shell has, and a remote has not. */
const NO_TEXTS = { html: null, worker: null, offline: null };
/** What lies in the store of a shell. */
type StoredShell = Omit<KeptApp, 'name'>;

/**
 * Checks a remote's entry; null where it is not taken. Its list of files, which nobody signs, is for preloads alone: a wrong hash
 * there wastes one, and what runs is checked by the hashes in the entry.
 */
export async function readRemote(
  name: string,
  entry: unknown,
  options: ReadContext,
  buildOf: (version: string) => Promise<string | null>,
): Promise<LiveRemote | null> {
  const read = await readEntry(name, entry, options);
  if ('fault' in read) return refused(name, read.fault, options);
  const { release, sequence, key, notes } = read;
  for (const { field, value } of notes) options.report(name, `note: its ${field} is ${value}.`);
  const { manifest } = entry as { readonly manifest: string };
  const build = await buildOf(release.version);
  const files = filesOf(build);
  const seen = { [seenKey(name, key)]: sequence };
  return { kind: 'remote', release, files: files ?? {}, seen, kept: { name, entry, manifest, build, ...NO_TEXTS } };
}

/** Checks the shell's statement, its manifest and its document; null where one is not what was signed. */
export async function readShell(stored: StoredShell, options: ReadContext): Promise<LiveShell | null> {
  const { entry, manifest, build, html } = stored;
  const signed = await readStatement('shell', entry, options);
  if ('fault' in signed) return refused('shell', signed.fault, options);
  for (const { field, value } of signed.notes) options.report('shell', `note: its ${field} is ${value}.`);
  const read = await readManifest('shell', manifest, signed.statement, shellManifest);
  if ('fault' in read) return refused('shell', read.fault, options);
  const files = build !== null && (await integrityOf(build)) === read.value.build ? filesOf(build) : null;
  if (html === null || files?.[read.value.document] !== (await integrityOf(html))) {
    return refused('shell', { kind: 'hash', detail: 'Its document is not the one that was signed.' }, options);
  }
  const base = baseOf(options.root, 'shell', read.value.version);
  if (base === null) {
    return refused('shell', { kind: 'malformed', detail: `No release can lie below ${options.root}.` }, options);
  }
  /** Without the one or the other the shell is whole: players without a network see what their browser has for them. */
  const signedText = async (file: string | undefined, text: string | null) => {
    if (file === undefined) return null;
    if (text !== null && files[file] === (await integrityOf(text))) return text;
    options.report('shell', `hash: Its ${file} is not the one that was signed.`);
    return null;
  };
  const { worker, offline } = read.value;
  return {
    kind: 'shell',
    manifest: read.value,
    base,
    html,
    worker: await signedText(worker, stored.worker),
    offline: await signedText(offline, stored.offline),
    files,
    seen: { [seenKey('shell', signed.key)]: signed.statement.sequence },
    kept: { name: 'shell', ...stored },
  };
}

function refused(name: string, { kind, detail }: DiscoveryFault, { report }: ReadContext): null {
  report(name, `${kind}: ${detail}`);
  return null;
}

/** The shell's statement, manifest and texts as they lie in the store; null where a part is missing that it can't do without. */
export async function shellInStore(read: ReadDocument): Promise<StoredShell | null> {
  const entry = jsonOf(await read('live/shell.json'));
  const version = fieldOf(jsonOf(fieldOf(entry, 'statement')), 'version');
  if (version === null || !/^[\w.-]+$/.test(version)) return null;
  const [manifest, build] = await Promise.all(
    ['shell.json', 'build.json'].map((file) => read(`shell/${version}/${file}`)),
  );
  const textOf = async (field: 'document' | 'worker' | 'offline') => {
    const file = fieldOf(jsonOf(manifest ?? null), field);
    return file === null || !/^\w[\w.-]*$/.test(file) ? null : read(`shell/${version}/${file}`);
  };
  const html = await textOf('document');
  if (!manifest) return null;
  return {
    entry,
    manifest,
    build: build ?? null,
    html,
    worker: await textOf('worker'),
    offline: await textOf('offline'),
  };
}

/** The files that the text of a build lists, with their hashes; null where it is none. */
export function filesOf(build: string | null): BuildManifest['files'] | null {
  const parsed = z.safeParse(buildManifest, jsonOf(build));
  return parsed.success ? parsed.data.files : null;
}

export function jsonOf(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function fieldOf(value: unknown, field: string): string | null {
  const found = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[field] : null;
  return typeof found === 'string' ? found : null;
}
