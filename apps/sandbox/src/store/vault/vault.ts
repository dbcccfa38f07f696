import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps what only the operator's desk may read. */
export interface Vault {
  /** Seals a text for one player: only `open` for the same player reads it. */
  seal(player: number, text: string): Buffer;
  /** What was sealed. Throws `MissingKey` where none of the keys opens it: it is another player's, too, or was tampered with. */
  open(player: number, sealed: Uint8Array): string;
  /** As `seal` and `open` do, of bytes. */
  sealBytes(player: number, bytes: Uint8Array): Buffer;
  openBytes(player: number, sealed: Uint8Array): Buffer;
  /** A keyed hash of a text, by which the same one is known again without being kept. */
  fingerprint(text: string): Buffer;
  /** The names of the key that seals and of the one that makes fingerprints. */
  readonly keys: { readonly sealing: string; readonly printing: string };
}

/** Something sealed that no key at hand opens. */
export class MissingKey extends Error {
  override readonly name = 'MissingKey';

  constructor(cause: unknown) {
    super('Something sealed can’t be opened: its key is missing', { cause });
  }
}

/** What is said where something that has to be read stays sealed. */
export const NO_KEY = 'It can’t be opened: a key is missing.';

/** What a key (base64url) is called where it must not be known: of the key itself the name tells nothing. */
export const nameOfKey = (key: string): string =>
  createHash('sha256').update(`pavilion vault key ${key}`).digest('base64url').slice(0, 16);

const IV = 12;
const TAG = 16;

/**
 * AES-256-GCM bound to the player, and HMAC-SHA-256, each with a key of its own out of the house's. The newest key seals, each of them
 * opens what it sealed, and the oldest makes fingerprints: the same account has to be known again.
 */
export function createVault(newest: Buffer, ...older: readonly Buffer[]): Vault {
  const houseKeys = [newest, ...older];
  const sealing = keyFor(newest, 'seal');
  const opening = houseKeys.map((key) => keyFor(key, 'seal'));
  const oldest = houseKeys.at(-1) ?? newest;
  const printing = keyFor(oldest, 'fingerprint');
  const sealBytes = (player: number, bytes: Uint8Array) => {
    const iv = randomBytes(IV);
    const cipher = createCipheriv('aes-256-gcm', sealing, iv).setAAD(Buffer.from(String(player)));
    const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
  };
  const openBytes = (player: number, sealed: Uint8Array) => {
    const bytes = Buffer.from(sealed);
    for (const [index, key] of opening.entries()) {
      try {
        return opened(key, player, bytes);
      } catch (error) {
        if (index === opening.length - 1) throw new MissingKey(error);
      }
    }
    throw new Error('The vault has no key');
  };
  return {
    sealBytes,
    openBytes,
    seal: (player, text) => sealBytes(player, Buffer.from(text)),
    open: (player, sealed) => openBytes(player, sealed).toString('utf8'),
    fingerprint: (text) => createHmac('sha256', printing).update(text).digest(),
    keys: { sealing: nameOfKey(newest.toString('base64url')), printing: nameOfKey(oldest.toString('base64url')) },
  };
}

const keyFor = (houseKey: Buffer, use: string) => Buffer.from(hkdfSync('sha256', houseKey, '', use, 32));

function opened(key: Buffer, player: number, bytes: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV), { authTagLength: TAG })
    .setAAD(Buffer.from(String(player)))
    .setAuthTag(bytes.subarray(IV, IV + TAG));
  return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]);
}
