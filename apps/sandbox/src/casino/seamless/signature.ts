import { createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE } from '../../base/index.ts';

/** What is signed of a request. */
export interface SignedRequest {
  readonly method: string;
  /** The path as it was sent, with what is asked for behind it. */
  readonly url: string;
  /** Milliseconds since 1970, as the header says them. */
  readonly timestamp: string;
  /** As it came, byte by byte. */
  readonly body: Uint8Array;
}

/** How far a provider's clock may be from ours, either way, ms. */
const APART = 5 * MINUTE;
const SIGNATURE = /^[\da-f]{64}$/;

/** HMAC-SHA-256 over method, path, timestamp and body, a line each; the secret is base64url, as it was issued. */
export function signatureOf(secret: string, { method, url, timestamp, body }: SignedRequest): Buffer {
  const head = `${method}\n${url}\n${timestamp}\n`;
  return createHmac('sha256', Buffer.from(secret, 'base64url')).update(head).update(body).digest();
}

/** Whether a request was signed with one of these secrets. How long that takes says nothing of what would be right. */
export function isSigned(secrets: readonly string[], request: SignedRequest, signature: string): boolean {
  if (!SIGNATURE.test(signature)) return false;
  const given = Buffer.from(signature, 'hex');
  return secrets.map((secret) => timingSafeEqual(signatureOf(secret, request), given)).includes(true);
}

/** Whether a timestamp is one, and near enough to `now`. */
export function isTimely(timestamp: string, now: Date): boolean {
  return /^\d{13}$/.test(timestamp) && Math.abs(Number(timestamp) - now.getTime()) <= APART;
}
