import { storedSequence } from '@pavilion/federation/discovery';
import * as z from 'zod/mini';
import type { DeviceStorage } from '../environment/device-storage.ts';

const KEY = 'releases';

const schema = z.object({
  entries: z.record(z.string(), z.unknown()),
  seen: z.record(z.string(), z.number()),
});

/** What this device remembers of the discovery document. */
export interface LastGood {
  /** Each remote's last entry that was taken, as it came: it is verified anew whenever it is read. */
  readonly entries: Readonly<Record<string, unknown>>;
  /** The highest sequence that was taken, by remote and public key (`seenKey`). */
  readonly seen: Readonly<Record<string, number>>;
}

/** What is stored; nothing, where that makes no sense. */
export function readLastGood(storage: DeviceStorage): LastGood {
  try {
    const stored = z.safeParse(schema, JSON.parse(storage.get(KEY) ?? ''));
    if (stored.success) return stored.data;
  } catch {
    // Not JSON: as good as nothing.
  }
  return { entries: {}, seen: {} };
}

/** An entry that was taken, and where its sequence is counted. */
interface TakenEntry {
  readonly remote: string;
  readonly entry: unknown;
  readonly seenKey: string;
  readonly sequence: number;
}

/** Stores what was taken, except where another tab has stored what came later: an entry is never older than its sequence. */
export function storeLastGood(storage: DeviceStorage, taken: readonly TakenEntry[]): void {
  const stored = readLastGood(storage);
  const entries: Record<string, unknown> = {};
  const seen: Record<string, number> = { ...stored.seen };
  for (const { remote, entry, seenKey, sequence } of taken) {
    const highest = storedSequence(seen[seenKey], Date.now());
    const isOvertaken = sequence < highest && Object.hasOwn(stored.entries, remote);
    entries[remote] = isOvertaken ? stored.entries[remote] : entry;
    seen[seenKey] = Math.max(sequence, highest);
  }
  storage.set(KEY, JSON.stringify({ entries, seen }));
}
