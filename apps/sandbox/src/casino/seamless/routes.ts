import { createHash } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { codeOf, Refusal } from '../../base/index.ts';
import type { PlayTime } from '../../players/index.ts';
import { isAway } from '../../store/index.ts';
import { bet, rollback, win } from './bets.ts';
import { type CallerServices, createCallerOf } from './caller.ts';
import { WALLET_CODES, type WalletAnswer, WalletRefusal } from './codes.ts';
import { authenticate, balanceOf } from './game-sessions.ts';
import { type WalletCall, type WalletInput, walletCalls } from './wire.ts';

/** Where providers reach the wallet: their servers, and never a browser. */
const WALLET = '/wallet-api';
/** The largest body, bytes: several times the longest that is right. */
const LARGEST = 4096;
/** Postgres: a lock that somebody kept for too long, and a deadlock that came again and again. */
const BUSY = /^(55P03|40P01)$/;

/** What is wrong with a request that was not read, by its status. */
const UNREAD: Readonly<Record<number, string>> = {
  413: `The body is longer than ${LARGEST} bytes.`,
  415: 'The header content-type has to be application/json.',
};

type WalletHandlers = {
  readonly [Name in WalletCall]: (provider: string, input: WalletInput<Name>, now: Date) => Promise<WalletAnswer>;
};

/**
 * The seamless wallet (docs/seamless-wallet.md): what providers of games ask of their players' money while they play. Every request is
 * signed by its provider, and every answer has a code.
 */
export function routeWallet(app: FastifyInstance, services: CallerServices & { readonly playTime: PlayTime }): void {
  const { database, clock, limiter, playTime } = services;
  // Whoever plays in a game plays, whatever their page says: where their time is over the wallet reads so next.
  const played = async (of: Parameters<typeof bet>[0], input: Parameters<typeof bet>[1]) => {
    await playTime.note(input.player);
    return bet(of, input);
  };
  const callerOf = createCallerOf(services);
  const handlers: WalletHandlers = {
    authenticate: (provider, input, now) => authenticate(database, provider, input, now),
    balance: (provider, input, now) => balanceOf(database, provider, input, now),
    bet: (provider, input, at) => played({ database, provider, at }, input),
    'bet-win': (provider, input, at) => played({ database, provider, at }, input),
    win: (provider, input, at) => win({ database, provider, at }, input),
    rollback: (provider, input, at) => rollback({ database, provider, at }, input),
  };
  app.register(async (wallet) => {
    // A signature is over the bytes that came.
    wallet.removeAllContentTypeParsers();
    wallet.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: LARGEST }, (_, body, done) =>
      done(null, body),
    );
    wallet.setErrorHandler(answerFailure);
    for (const name of Object.keys(handlers) as WalletCall[]) {
      const handler = handlers[name] as (provider: string, input: unknown, now: Date) => Promise<WalletAnswer>;
      const path = `${WALLET}/${name}`;
      wallet.post(path, { bodyLimit: LARGEST }, async (request, reply) => {
        const now = clock();
        const provider = await callerOf(request, path, now);
        const input = inputOf(name, request.body);
        const player = playerIn(input);
        if (player !== null) await limiter.take('walletCallsPerPlayer', `${provider}:${player}`);
        return send(reply, await handler(provider, input, now));
      });
    }
    for (const path of [WALLET, `${WALLET}/*`]) wallet.all(path, refuseCall);
  });
}

/** Answers what is none of the calls: one that there isn't, or one by another method. */
function refuseCall({ method, url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const names = Object.keys(walletCalls);
  if (names.some((name) => url.split('?', 1)[0] === `${WALLET}/${name}`)) {
    const message = `Every call is a POST, and this is a ${method}.`;
    return send(reply.header('allow', 'POST'), { code: 'INVALID_REQUEST', message }, 405);
  }
  const message = `There is no such call. The calls are ${names.join(', ')}.`;
  return send(reply, { code: 'INVALID_REQUEST', message }, 404);
}

/** Whom a call is about, as far as it says so: a player, or a game's token, which is one player's. */
function playerIn(input: unknown): string | null {
  const { player, token } = input as { readonly player?: number; readonly token?: string };
  if (player !== undefined) return String(player);
  return token === undefined ? null : createHash('sha256').update(token).digest('base64url');
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
  if (error instanceof WalletRefusal) {
    return send(reply, { code: error.code, message: error.message, ...error.more });
  }
  if (error instanceof Refusal && error.retryAfter !== undefined) {
    reply.header('retry-after', error.retryAfter);
    return send(reply, { code: 'TOO_MANY_CALLS', message: 'Nothing was done. Send it again later, signed anew.' });
  }
  if (isAway(error) || BUSY.test(String(codeOf(error)))) {
    reply.header('retry-after', 1);
    return send(reply, {
      code: 'TRY_AGAIN',
      message: 'Nothing was done. Send the same again in a moment, signed anew.',
    });
  }
  const status = error instanceof Refusal ? error.status : (('statusCode' in error ? error.statusCode : 0) ?? 500);
  if (status >= 400 && status < 500) {
    const message = UNREAD[status] ?? 'The request can’t be read.';
    return send(reply, { code: 'INVALID_REQUEST', message }, status);
  }
  request.log.error({ err: error }, 'a wallet call failed');
  return send(reply, { code: 'UNKNOWN_ERROR', message: 'Something went wrong. Send the same again, signed anew.' });
}
