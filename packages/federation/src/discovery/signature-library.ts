import { hashes, verify as verifyEd25519 } from '@noble/ed25519';
import { sha256, sha512 } from '@noble/hashes/sha2.js';

hashes.sha512 = sha512;

export { sha256 };

/** Whether `signature` is one of `bytes` by `key`, by the strict rules of RFC 8032. Never throws. */
export function verify(signature: Uint8Array, bytes: Uint8Array, key: Uint8Array): boolean {
  try {
    return verifyEd25519(signature, bytes, key, { zip215: false });
  } catch {
    return false;
  }
}
