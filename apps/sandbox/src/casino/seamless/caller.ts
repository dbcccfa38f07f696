import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../base/index.ts';
import type { RateLimiter } from '../../server/index.ts';
import type { Database } from '../../store/index.ts';
import { WalletRefusal } from './codes.ts';
import { walletKeyOf, walletNameOf } from './keys.ts';
import { takeNonce } from './nonces.ts';
import { isSignedBy } from './signature.ts';

/** How far a request's time may be from ours, either way, ms. */
const LONGEST_APART = 30_000;

/** What each header looks like. One that is sent twice comes as both with a comma between, which none of them has. */
const HEADERS = {
  'x-provider': /^[a-z\d-]{1,40}$/,
  'x-key': /^[\da-f]{16}$/,
  'x-timestamp': /^\d{13}$/,
  'x-nonce': /^[\w-]{16,64}$/,
  'x-signature': /^[\w-]{86}$/,
} as const;
type Header = keyof typeof HEADERS;

export interface CallerServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly limiter: RateLimiter;
}

/** Finds out which provider has signed a request for the call at `path`, now; refuses every other. */
type CallerOf = (request: FastifyRequest, path: string, now: Date) => Promise<string>;

/**
 * Who calls. Cheapest first: what the headers look like, the path, the time, the key, the signature; only what the provider has really
 * signed takes its nonce and counts for it, so that nobody uses up either in another's name.
 */
export function createCallerOf({ database, limiter }: CallerServices): CallerOf {
  let name: string | undefined;
  return async (request, path, now) => {
    const header = headersOf(request);
    if (request.url !== path)
      throw unsigned('path', `The path has to be ${path}, written so and with nothing behind it.`);
    const signedAt = new Date(Number(header['x-timestamp']));
    if (Math.abs(signedAt.getTime() - now.getTime()) > LONGEST_APART) {
      throw unsigned('time', `The time is not within ${LONGEST_APART / 1000} seconds of ours.`, {
        time: now.getTime(),
      });
    }
    const provider = header['x-provider'];
    const key = await walletKeyOf(database, provider, header['x-key']);
    if (!key) throw unsigned('key', 'This provider has no such key.');
    if (key.retiredAt) throw unsigned('key', 'This key is retired.');
    name ??= await walletNameOf(database);
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const [time, nonce] = [header['x-timestamp'], header['x-nonce']];
    const signed = { operator: name, provider, key: key.id, path, time, nonce, body };
    if (!isSignedBy(key.publicKey, signed, header['x-signature'])) {
      throw unsigned('signature', 'The signature is not that of this request.');
    }
    if (!(await takeNonce(database, provider, nonce, signedAt))) {
      throw unsigned(
        'nonce',
        'This nonce has been taken. Sign again with another one: what was done already is not done twice.',
      );
    }
    await limiter.take('walletCallsPerProvider', provider);
    return provider;
  };
}

/** What a request says of its signature, each header once and as it should be. */
function headersOf({ headers }: FastifyRequest): Readonly<Record<Header, string>> {
  const entries = Object.entries(HEADERS).map(([name, shape]) => {
    const value = headers[name];
    if (typeof value !== 'string' || !shape.test(value)) {
      throw unsigned('headers', `The header ${name} is missing, or not as it should be.`);
    }
    return [name, value];
  });
  return Object.fromEntries(entries) as Readonly<Record<Header, string>>;
}

/** Why a request is nobody's. */
type Reason = 'headers' | 'path' | 'time' | 'key' | 'signature' | 'nonce';

const unsigned = (reason: Reason, message: string, more: object = {}) =>
  new WalletRefusal('INVALID_SIGNATURE', message, { reason, ...more });
