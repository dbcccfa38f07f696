/** What is kept by a name. */
interface Kept {
  read(name: string): string | null;
  write(name: string, value: string): void;
  forget(name: string): void;
}

/** A browser that keeps nothing for a frame is one that forgets. */
function keptIn(storage: () => Storage): Kept {
  /** What can't be kept is forgotten, and nothing else comes of it. */
  const attempt = <Value>(work: () => Value): Value | null => {
    try {
      return work();
    } catch {
      return null;
    }
  };
  return {
    read: (name) => attempt(() => storage().getItem(`game:${name}`)),
    write: (name, value) => void attempt(() => storage().setItem(`game:${name}`, value)),
    forget: (name) => void attempt(() => storage().removeItem(`game:${name}`)),
  };
}

/** What this browser keeps of a player's choices. */
export const kept: Omit<Kept, 'forget'> = keptIn(() => localStorage);

/** What this tab keeps, through a reload. */
export const keptHere: Kept = keptIn(() => sessionStorage);
