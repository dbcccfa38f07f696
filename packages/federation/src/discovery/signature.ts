// Signatures and hashes, in a browser as on Node. `crypto.subtle` is missing on plain http (a phone in the same network), and
// knows no Ed25519 in older browsers: a small library does it there, in a chunk of its own.
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** `text`'s hash as browsers write it: `sha256-…`. */
export async function integrityOf(text: string): Promise<string> {
  const bytes = bytesOf(text);
  const hash = globalThis.crypto?.subtle
    ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    : (await library()).sha256(bytes);
  return `sha256-${toBase64(hash)}`;
}

/** Whether `signature` (base64url) is an Ed25519 signature of `text` by the owner of the public `key` (base64url, 32 bytes). */
export async function isSignedBy(key: string, signature: string, text: string): Promise<boolean> {
  const publicKey = fromBase64Url(key);
  const signed = fromBase64Url(signature);
  if (publicKey?.length !== 32 || signed?.length !== 64) return false;
  const bytes = bytesOf(text);
  return (await nativeVerify(publicKey, signed, bytes)) ?? (await library()).verify(signed, bytes, publicKey);
}

/** A base64url text as bytes; null for any other way to write them, so that no two texts are one signature. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return null;
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
  return toBase64Url(bytes) === text ? bytes : null;
}

/** Bytes as base64url without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

/** What the browser itself says; null where it can't. */
async function nativeVerify(
  key: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<boolean | null> {
  const subtle = globalThis.crypto?.subtle;
  if (!subtle) return null;
  try {
    const imported = await subtle.importKey('raw', key, 'Ed25519', false, ['verify']);
    return await subtle.verify('Ed25519', imported, signature, bytes);
  } catch {
    // No Ed25519, or a key that is no point of the curve: the library decides.
    return null;
  }
}

const library = () => import('./signature-library.ts');
