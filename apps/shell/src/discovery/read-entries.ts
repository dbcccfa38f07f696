import {
  type AcceptedEntry,
  DiscoveryError,
  type DiscoveryFault,
  parseDocument,
  type ReadOptions,
  readableRemotes,
  readEntry,
} from '@pavilion/federation/discovery';
import type { LastGood } from './last-good.ts';

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
 * nobody's here make one reading. Throws a `DiscoveryError` where the document as a whole says nothing.
 */
export async function readEntries(text: string, lastGood: LastGood, options: EntryOptions): Promise<EntryReading[]> {
  const document = parseDocument(text);
  const { names, odd } = readableRemotes(document, options.keys);
  const [first] = odd;
  // One is read like any other, and says what is wrong with it in the name of them all.
  const readable = first === undefined ? names : [...names, first];
  if (readable.length === 0) throw new DiscoveryError('The discovery document names no remote');
  return Promise.all(
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
