/** Reads a file of a build, wherever it lies; null where it is not. */
export type ReadFile = (file: string) => Promise<Uint8Array | null>;

/**
 * Where releases live: a folder here, a bucket elsewhere. Published files never change; only documents do (statements,
 * histories, the discovery document), and each is replaced whole. Paths are relative, with forward slashes.
 */
export interface ReleaseStore {
  /** The text of a document, or null where there is none. */
  read(path: string): Promise<string | null>;
  /** The content of a file, or null where there is none. */
  readBytes(path: string): Promise<Uint8Array | null>;
  /** Replaces a document so that a reader sees the old or the new one, never a part. */
  write(path: string, text: string): Promise<void>;
  /**
   * Puts a whole folder at `path` in one step. Before, `check` looks at what has arrived, and throws where it is not what was
   * meant: the folder may have changed on the way. Throws `ReleaseError` where something is there already.
   */
  publish(path: string, folder: string, check: (read: ReadFile) => Promise<void>): Promise<void>;
  /** The folders right below `path`. */
  list(path: string): Promise<string[]>;
  /** The documents right below `path`. */
  documents(path: string): Promise<string[]>;
  /** Runs `work` while no other release command works on this store. */
  locked<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** A release command that can't be done. The message is one sentence for the person at the terminal. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}
