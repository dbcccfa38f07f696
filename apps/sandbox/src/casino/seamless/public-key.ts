import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import { Refusal } from '../../base/index.ts';

/** A public key of Ed25519 as its 43 letters of base64url. */
const LETTERS = /^[\w-]{43}$/;
/** An SPKI in PEM, as `openssl pkey -pubout` writes it: the head of every Ed25519 key, and then the key. */
const PEM = /^-----BEGIN PUBLIC KEY-----\s+([A-Za-z\d+/=\s]{1,200}?)\s+-----END PUBLIC KEY-----$/;

/**
 * The points of small order, in hexadecimal without the bit of the sign. Anybody finds signatures of anything for them, wherever the
 * library that checks does not refuse them by itself: Node's of today does.
 */
const SMALL_ORDER: readonly string[] = [
  '0000000000000000000000000000000000000000000000000000000000000000',
  '0100000000000000000000000000000000000000000000000000000000000000',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
];

/** Reads a public key of Ed25519: PEM, or the 43 letters of its 32 bytes. Throws a `Refusal` for whatever is none, or a weak one. */
export function publicKeyFrom(text: string): Buffer {
  const bytes = bytesOf(text.trim());
  if (!bytes) {
    throw new Refusal(422, 'This is no public key of Ed25519. Send a PEM, or the 43 letters of its 32 bytes.', 'key');
  }
  const unsigned = Buffer.from(bytes);
  unsigned[31] = (unsigned[31] ?? 0) & 0x7f;
  if (SMALL_ORDER.includes(unsigned.toString('hex'))) {
    throw new Refusal(422, 'Anybody can sign for this key. Have the provider make another one.', 'key');
  }
  return bytes;
}

/** What a key is called: the first 16 figures of its SHA-256, in hexadecimal. */
export const keyName = (publicKey: Uint8Array): string =>
  createHash('sha256').update(publicKey).digest('hex').slice(0, 16);

function bytesOf(text: string): Buffer | null {
  const key = LETTERS.test(text) ? keyOf(text) : spkiOf(PEM.exec(text)?.[1]);
  if (key?.asymmetricKeyType !== 'ed25519') return null;
  const { x } = key.export({ format: 'jwk' });
  return x === undefined ? null : Buffer.from(x, 'base64url');
}

function keyOf(x: string): KeyObject | null {
  // The last of 43 letters has two bits that say nothing: written otherwise, it would be the same key.
  if (Buffer.from(x, 'base64url').toString('base64url') !== x) return null;
  return tried(() => createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }));
}

const spkiOf = (base64: string | undefined): KeyObject | null =>
  base64 === undefined
    ? null
    : tried(() => createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' }));

function tried(read: () => KeyObject): KeyObject | null {
  try {
    return read();
  } catch {
    return null;
  }
}
