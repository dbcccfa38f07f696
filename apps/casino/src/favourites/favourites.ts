const STORAGE_PREFIX = 'pavilion.favourites.';

/** The favourite games of one player in this browser, by `gameKey`. */
export interface Favourites {
  /** Changes identity only when its content changes. */
  keys(): ReadonlySet<string>;
  /** Adds or removes a game. False: the browser would not keep it, so it holds until the page is left. */
  toggle(key: string): boolean;
  subscribe(listener: () => void): () => void;
}

/** Opens the favourites of a player. Storage that is blocked, full or spoilt costs no more than the favourites themselves. */
export function openFavourites(player: string): Favourites {
  const name = STORAGE_PREFIX + player;
  const listeners = new Set<() => void>();
  let keys: ReadonlySet<string> = read(name) ?? new Set();
  let kept = true;

  const become = (next: ReadonlySet<string>) => {
    keys = next;
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === name || event.key === null) become(read(name) ?? new Set());
  };

  return {
    keys: () => keys,
    toggle(key) {
      // Another tab may have written since; but what could not be kept is only here.
      const next = new Set((kept ? read(name) : null) ?? keys);
      if (!next.delete(key)) next.add(key);
      kept = write(name, next);
      become(next);
      return kept;
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        globalThis.addEventListener('storage', onStorage);
        // Nobody listened until now, so another tab's changes went unheard.
        if (kept) keys = read(name) ?? new Set();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) globalThis.removeEventListener('storage', onStorage);
      };
    },
  };
}

/** Null where there is nothing, or nothing that can be read. */
function read(name: string): Set<string> | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
    return Array.isArray(stored) ? new Set(stored.filter((key) => typeof key === 'string')) : null;
  } catch {
    return null;
  }
}

function write(name: string, keys: ReadonlySet<string>): boolean {
  try {
    localStorage.setItem(name, JSON.stringify([...keys]));
    return true;
  } catch {
    return false;
  }
}
