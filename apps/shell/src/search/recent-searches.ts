import { useState } from 'react';
import * as z from 'zod/mini';
import { useHost } from '../services/host.ts';
import { SEARCHES_KEY } from '../services/session.ts';

const KEPT = 6;
const stored = z.array(z.string().check(z.minLength(1), z.maxLength(120)));

/** The names of what was opened out of the search, the last one first. Kept on this device, or for the visit where it keeps nothing. */
export function useRecentSearches() {
  const { storage } = useHost();
  const [recents, setRecents] = useState(() => read(storage.get(SEARCHES_KEY)));
  return {
    recents,
    add(name: string) {
      const kept = [name, ...recents.filter((recent) => recent !== name)].slice(0, KEPT);
      storage.set(SEARCHES_KEY, JSON.stringify(kept));
      setRecents(kept);
    },
    clear() {
      storage.remove(SEARCHES_KEY);
      setRecents([]);
    },
  };
}

function read(text: string | null): readonly string[] {
  try {
    const parsed = z.safeParse(stored, JSON.parse(text ?? '[]'));
    return parsed.success ? parsed.data.slice(0, KEPT) : [];
  } catch {
    return [];
  }
}
