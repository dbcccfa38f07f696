import { keyFolder } from '@pavilion/federation/release';

/** The public keys of each app's team, by the app's name: base64url, several while a team changes its key. */
export type PublicKeys = Readonly<Record<string, readonly string[]>>;

/** Whether the team of the app called `name` has a key here. */
export function hasKey(keys: PublicKeys, name: string): boolean {
  return Object.hasOwn(keys, name) && (keys[name]?.length ?? 0) > 0;
}

export interface KeyOptions {
  /** The keys themselves; they go before a folder. */
  readonly publicKeys?: PublicKeys | undefined;
  /** The folder that releases are signed from on this machine. */
  readonly keysFolder?: string | undefined;
}

/**
 * Returns a function that reads whose releases are taken: a folder is read each time, because a team's key comes with its first
 * release. A file that can't be read is one app's matter, and told to `onOdd`: the key that was last read there stays. Never throws.
 */
export function publicKeysOf(
  { publicKeys, keysFolder }: KeyOptions,
  onOdd: (app: string, error: unknown) => void,
): () => Promise<PublicKeys> {
  if (publicKeys || !keysFolder) return async () => publicKeys ?? {};
  const ring = keyFolder(keysFolder);
  let last: PublicKeys = {};
  return async () => {
    const odd: string[] = [];
    try {
      const read = await ring.publicKeys((app, error) => {
        odd.push(app);
        onOdd(app, error);
      });
      const stay = Object.entries(last).filter(([app]) => odd.includes(app));
      last = { ...read, ...Object.fromEntries(stay) };
    } catch (error) {
      onOdd('keys', error);
    }
    return last;
  };
}
