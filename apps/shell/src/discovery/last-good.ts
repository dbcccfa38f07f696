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
  /** The highest sequence that was taken, by public key. */
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

/** Stores the entries, and the sequences where they are higher than what another tab may have stored meanwhile. */
export function storeLastGood(storage: DeviceStorage, { entries, seen }: LastGood): void {
  const highest = { ...readLastGood(storage).seen };
  for (const [key, sequence] of Object.entries(seen)) highest[key] = Math.max(sequence, highest[key] ?? 0);
  storage.set(KEY, JSON.stringify({ entries, seen: highest }));
}
