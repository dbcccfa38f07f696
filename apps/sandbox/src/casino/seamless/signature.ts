import { createHash, createPublicKey, verify } from 'node:crypto';

/** What a provider signs of a request, each as its header or its line says it. */
interface SignedRequest {
  /** The operator's name, so that what was signed for one operator is nothing to another. */
  readonly operator: string;
  readonly provider: string;
  /** The name of the key. */
  readonly key: string;
  /** The call's path: `/wallet-api/bet`. Every call is a POST. */
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly time: string;
  readonly nonce: string;
  /** As it came, byte by byte. */
  readonly body: Uint8Array;
}

/** The first line of what is signed: what the lines below it are. */
const VERSION = 'pavilion-wallet-1';

/** What is signed: nine lines, none of which can have a line's end in it, and no end after the last. */
export function signedText({ operator, provider, key, path, time, nonce, body }: SignedRequest): Buffer {
  const hash = createHash('sha256').update(body).digest('hex');
  return Buffer.from([VERSION, operator, provider, key, 'POST', path, time, nonce, hash].join('\n'));
}

/** Whether `signature` (base64url, as it is written and no other way) is that of a request by the key. */
export function isSignedBy(publicKey: Uint8Array, request: SignedRequest, signature: string): boolean {
  const bytes = Buffer.from(signature, 'base64url');
  if (bytes.length !== 64 || bytes.toString('base64url') !== signature) return false;
  const x = Buffer.from(publicKey).toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, signedText(request), key, bytes);
}
