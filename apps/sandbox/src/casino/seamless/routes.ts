import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type Clock, codeOf, Refusal } from '../../base/index.ts';
import type { Vault } from '../../money/index.ts';
import { type Database, isAway } from '../../store/index.ts';
import { bet, rollback, win } from './bets.ts';
import { WALLET_CODES, type WalletAnswer, WalletRefusal } from './codes.ts';
import { authenticate, balanceOf } from './game-sessions.ts';
import { secretsOf } from './keys.ts';
import { isSigned, isTimely } from './signature.ts';
import { type WalletCall, type WalletInput, walletCalls } from './wire.ts';

/** Where providers reach the wallet: their servers, and never a browser. */
const WALLET = '/wallet-api';
/** The largest body, bytes: several times the longest that is right. */
const LARGEST = 4096;
const PROVIDER = /^[a-z\d-]{1,40}$/;
/** Postgres: a lock that somebody kept for too long, and a deadlock that came again and again. */
const BUSY = /^(55P03|40P01)$/;

interface WalletServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly vault: Vault;
}

type WalletHandlers = {
  readonly [Name in WalletCall]: (provider: string, input: WalletInput<Name>, now: Date) => Promise<WalletAnswer>;
};

/**
 * The seamless wallet (docs/seamless-wallet.md): what providers of games ask of their players' money while they play. Every request is
 * signed by its provider, and every answer has a code.
 */
export function routeWallet(app: FastifyInstance, services: WalletServices): void {
  const { database, clock } = services;
  const handlers: WalletHandlers = {
    authenticate: (provider, input, now) => authenticate(database, provider, input, now),
    balance: (provider, input, now) => balanceOf(database, provider, input, now),
    bet: (provider, input, at) => bet({ database, provider, at }, input),
    'bet-win': (provider, input, at) => bet({ database, provider, at }, input),
    win: (provider, input, at) => win({ database, provider, at }, input),
    rollback: (provider, input, at) => rollback({ database, provider, at }, input),
  };
  app.register(async (wallet) => {
    // A signature is over the bytes that came.
    wallet.removeContentTypeParser(['application/json']);
    wallet.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: LARGEST }, (_, body, done) =>
      done(null, body),
    );
    wallet.setErrorHandler(answerFailure);
    for (const name of Object.keys(handlers) as WalletCall[]) {
      const handler = handlers[name] as (provider: string, input: unknown, now: Date) => Promise<WalletAnswer>;
      wallet.post(`${WALLET}/${name}`, { bodyLimit: LARGEST }, async (request, reply) => {
        const now = clock();
        const provider = await signer(services, request, now);
        return send(reply, await handler(provider, inputOf(name, request.body), now));
      });
    }
  });
}

/** The provider that has signed a request. */
async function signer({ database, vault }: WalletServices, request: FastifyRequest, now: Date): Promise<string> {
  const [provider, timestamp, signature] = ['x-provider', 'x-timestamp', 'x-signature'].map((name) =>
    String(request.headers[name] ?? ''),
  ) as [string, string, string];
  if (!isTimely(timestamp, now)) {
    throw new WalletRefusal('INVALID_SIGNATURE', 'The timestamp is not within five minutes of our time.');
  }
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const secrets = PROVIDER.test(provider) ? await secretsOf(database, vault, provider, now) : [];
  if (!isSigned(secrets, { method: request.method, url: request.url, timestamp, body }, signature)) {
    throw new WalletRefusal('INVALID_SIGNATURE', 'The signature is not this provider’s.');
  }
  return provider;
}

/** A body as its call takes it. */
function inputOf(name: WalletCall, body: unknown): unknown {
  const parsed = z.safeParse(walletCalls[name], Buffer.isBuffer(body) ? jsonOf(body) : undefined);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path[0];
  throw new WalletRefusal(
    'INVALID_REQUEST',
    field === undefined ? 'The request is not valid.' : `The field ${String(field).slice(0, 40)} is not valid.`,
  );
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new WalletRefusal('INVALID_REQUEST', 'The body is no JSON.');
  }
}

const send = (reply: FastifyReply, answer: WalletAnswer, status: number = WALLET_CODES[answer.code]) =>
  reply.code(status).header('cache-control', 'no-store').send(answer);

/** Answers what was thrown by its code: in the wallet's words whatever it was. */
function answerFailure(error: Error | FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof WalletRefusal) return send(reply, { code: error.code, message: error.message });
  if (isAway(error) || BUSY.test(String(codeOf(error)))) {
    reply.header('retry-after', 1);
    return send(reply, { code: 'TRY_AGAIN', message: 'Nothing was done. Send the same request again in a moment.' });
  }
  const status = error instanceof Refusal ? error.status : (('statusCode' in error ? error.statusCode : 0) ?? 500);
  if (status >= 400 && status < 500) {
    return send(reply, { code: 'INVALID_REQUEST', message: 'The request can’t be read.' }, status);
  }
  request.log.error({ err: error }, 'a wallet call failed');
  return send(reply, { code: 'UNKNOWN_ERROR', message: 'Something went wrong. Send the same request again.' });
}
