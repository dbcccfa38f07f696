/** How often an open tab reads the document again, ms. */
export const EVERY = 60_000;

export interface DocumentReader {
  /**
   * Reads the document. Calls at the same time share one request; `anew` gives up one that is on its way. `early` is the document
   * if it has been asked for already. Never rejects.
   */
  read(options?: { readonly anew?: boolean | undefined; readonly early?: Promise<string> | undefined }): Promise<void>;
  /** Reads no more by itself. */
  stop(): void;
}

/** Reads one document over and over, one request at a time, and sooner than each minute while something of it is missing. */
export function createDocumentReader(parts: {
  readonly read: (signal: AbortSignal) => Promise<string>;
  /** Once the reading is given up, what it brings is nobody's. */
  readonly take: (text: string, signal: AbortSignal) => Promise<void>;
  readonly missed: (error: unknown) => Promise<void>;
  readonly isWhole: () => boolean;
}): DocumentReader {
  let running: { readonly done: Promise<void>; readonly abort: AbortController } | null = null;
  /** Readings in a row that left something out. */
  let misses = 0;
  let healing: ReturnType<typeof setTimeout> | undefined;

  const readOnce = async (signal: AbortSignal, early: Promise<string> | undefined): Promise<void> => {
    let weight = 1;
    try {
      await parts.take(await (early ?? parts.read(signal)), signal);
    } catch (error) {
      if (!signal.aborted) await parts.missed(error);
      // What was too long costs too much to be asked for again before the next round.
      if ((error as Error).cause instanceof RangeError) weight = 6;
    }
    // Who waits for a reading that was given up waits for the one in its place.
    if (signal.aborted) return running?.done;
    misses = parts.isWhole() ? 0 : misses + weight;
    clearTimeout(healing);
    if (misses > 0) healing = setTimeout(() => void read(), Math.min(EVERY, 1000 * 2 ** misses));
  };

  const read: DocumentReader['read'] = ({ anew = false, early } = {}) => {
    if (running && !anew) return running.done;
    running?.abort.abort();
    const abort = new AbortController();
    const done = readOnce(abort.signal, early).finally(() => {
      if (running?.abort === abort) running = null;
    });
    running = { done, abort };
    return done;
  };

  return { read, stop: () => clearTimeout(healing) };
}
