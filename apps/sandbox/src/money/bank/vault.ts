import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps what only the withdrawal's desk may read. */
export interface Vault {
  /** Seals a text for one player: only `open` for the same player reads it. */
  seal(player: number, text: string): Buffer;
  /** What was sealed. Throws where it is another player's, or was tampered with. */
  open(player: number, sealed: Uint8Array): string;
  /** A keyed hash of a text, by which the same one is known again without being kept. */
  fingerprint(text: string): Buffer;
}

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
  const printing = keyFor(houseKeys.at(-1) ?? newest, 'fingerprint');
  return {
    seal(player, text) {
      const iv = randomBytes(IV);
      const cipher = createCipheriv('aes-256-gcm', sealing, iv).setAAD(Buffer.from(String(player)));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
    },
    open(player, sealed) {
      const bytes = Buffer.from(sealed);
      for (const [index, key] of opening.entries()) {
        try {
          return opened(key, player, bytes);
        } catch (error) {
          if (index === opening.length - 1) throw error;
        }
      }
      throw new Error('The vault has no key');
    },
    fingerprint: (text) => createHmac('sha256', printing).update(text).digest(),
  };
}

const keyFor = (houseKey: Buffer, use: string) => Buffer.from(hkdfSync('sha256', houseKey, '', use, 32));

function opened(key: Buffer, player: number, bytes: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV), { authTagLength: TAG })
    .setAAD(Buffer.from(String(player)))
    .setAuthTag(bytes.subarray(IV, IV + TAG));
  return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString('utf8');
}
