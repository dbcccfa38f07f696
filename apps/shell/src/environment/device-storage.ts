import * as z from 'zod/mini';
import type { PersistStorage } from 'zustand/middleware';

/** The browser's storage, except that it never throws: what the browser refuses (blocked, full) is kept until the page is left. */
export interface DeviceStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

export function createDeviceStorage(browser: () => Storage): DeviceStorage {
  /** What the browser refused to keep; null: refused to remove. */
  const refused = new Map<string, string | null>();
  const attempt = <Result>(work: (storage: Storage) => Result): Result | undefined => {
    try {
      return work(browser());
    } catch {
      return undefined;
    }
  };
  return {
    get(key) {
      const kept = refused.get(key);
      return kept === undefined ? (attempt((storage) => storage.getItem(key)) ?? null) : kept;
    },
    set(key, value) {
      const done = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (done) refused.delete(key);
      else refused.set(key, value);
    },
    remove(key) {
      const done = attempt((storage) => {
        storage.removeItem(key);
        return true;
      });
      if (done) refused.delete(key);
      else refused.set(key, null);
    },
  };
}

/** A storage for zustand's `persist` that returns a state of the schema's shape or nothing. */
export function parsedStorage<State>(
  storage: DeviceStorage,
  schema: z.ZodMiniType<State>,
): PersistStorage<State, void> {
  const stored = z.object({ state: schema, version: z.optional(z.number()) });
  return {
    getItem(key) {
      const text = storage.get(key);
      if (text === null) return null;
      try {
        const parsed = z.safeParse(stored, JSON.parse(text));
        return parsed.success ? { state: parsed.data.state, version: parsed.data.version ?? 0 } : null;
      } catch {
        return null;
      }
    },
    setItem: (key, value) => storage.set(key, JSON.stringify(value)),
    removeItem: (key) => storage.remove(key),
  };
}
