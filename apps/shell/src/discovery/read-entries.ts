import {
  type AcceptedEntry,
  DiscoveryError,
  type DiscoveryFault,
  misfitsOf,
  parseDocument,
  type ReadOptions,
  readableRemotes,
  readEntry,
} from '@pavilion/federation/discovery';
import { shellProvisions, shellVersion } from '../environment/version.ts';
import type { LastGood } from './last-good.ts';
import type { LiveShell } from './other-releases.ts';

type EntryOptions = Omit<ReadOptions, 'seen' | 'wasTaken'>;

/** One remote of a document: what was accepted with the entry it came in, or why nothing was. */
export interface EntryReading {
  readonly remote: string;
  readonly accepted: AcceptedEntry | null;
  readonly entry: unknown;
  /** Why the document's own entry was not taken; then `accepted` is the last good one, if there is one. */
  readonly fault: DiscoveryFault | null;
}

/**
 * Reads a discovery document, each remote alone: one whose entry is not accepted stands with its last good one. Names that are
 * nobody's here make one reading. `shell` is what `ReleaseState` has of it. Throws a `DiscoveryError` where the document as a whole says nothing.
 */
export async function readEntries(
  text: string,
  lastGood: LastGood,
  options: EntryOptions,
): Promise<{ readonly readings: readonly EntryReading[]; readonly shell: LiveShell | null | undefined }> {
  const document = parseDocument(text);
  const { names, odd } = readableRemotes(document, options.keys);
  const [first] = odd;
  // One is read like any other, and says what is wrong with it in the name of them all.
  const readable = first === undefined ? names : [...names, first];
  if (readable.length === 0) throw new DiscoveryError('The discovery document names no remote');
  const readings = await Promise.all(
    readable.map(async (remote) => {
      const entry = document.remotes[remote];
      const wasTaken = isSameStatement(entry, pick(lastGood.entries, remote)[remote]);
      const read = await readEntry(remote, entry, { ...options, seen: lastGood.seen, wasTaken });
      if ('release' in read) return { remote, accepted: read, entry, fault: null };
      const fault =
        remote === first ? { ...read.fault, detail: `${read.fault.detail} Such entries: ${odd.length}.` } : read.fault;
      const [kept] = await readKept({ seen: lastGood.seen, entries: pick(lastGood.entries, remote) }, options);
      return { remote, accepted: kept?.accepted ?? null, entry: kept?.entry, fault };
    }),
  );
  return { readings, shell: await otherShell(document.shell, options) };
}

/**
 * What this device remembers, verified as if it had just come, except that what was taken while it was good stays when it has
 * expired. What is not accepted any more is left out.
 */
export async function readKept({ entries, seen }: LastGood, options: EntryOptions): Promise<EntryReading[]> {
  const readings = await Promise.all(
    Object.entries(entries).map(async ([remote, entry]): Promise<EntryReading[]> => {
      const read = await readEntry(remote, entry, { ...options, seen, wasTaken: true });
      return 'release' in read ? [{ remote, accepted: read, entry, fault: null }] : [];
    }),
  );
  return readings.flat();
}

function isSameStatement(entry: unknown, kept: unknown): boolean {
  const [one, other] = [entry, kept].map((value) => (value as { readonly statement?: unknown } | null)?.statement);
  return typeof one === 'string' && one === other;
}

function pick(entries: LastGood['entries'], remote: string): LastGood['entries'] {
  return Object.hasOwn(entries, remote) ? { [remote]: entries[remote] } : {};
}

/** Of a remote the release below `root` that this shell can run. */
export const fitBelow =
  (root: string): ReadOptions['fit'] =>
  async (live, statement) => {
    const shell = shellProvisions();
    if (misfitsOf(live, shell).length === 0) return live;
    return (await otherReleases())?.fittingRelease(root, live, statement, shell) ?? live;
  };

/** The live shell; null where it is this one. */
async function otherShell(entry: unknown, options: EntryOptions): Promise<LiveShell | null | undefined> {
  if (!entry) return undefined;
  const { statement } = entry as { readonly statement?: unknown };
  if (String(statement).includes(`"version":"${shellVersion()}"`)) return null;
  return (await otherReleases())?.readLiveShell(entry, options);
}

/** What reads another release than the live one, or another shell than this, is loaded when it is needed. */
const otherReleases = () => import('./other-releases.ts').catch(() => undefined);
