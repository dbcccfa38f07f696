import { createHash, randomBytes, sign } from 'node:crypto';
import { isPaise, type Paise } from '@pavilion/money';
import * as z from 'zod/mini';
import type { Clock } from '../../base/index.ts';
import type { SigningKey } from './agreement.ts';
import type { RoundDetails } from './details.ts';

/** A request that goes to the operator, and what came back. Rejects where nothing did. */
export type Send = (request: {
  readonly path: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}) => Promise<string>;

/** What every order of money says (docs/seamless-wallet.md). */
interface MoneyOrder {
  readonly player: string;
  readonly round: string;
  readonly transaction: string;
  readonly currency: 'INR';
  readonly close?: boolean;
}

/** The calls, each with its body; amounts in paise. */
export interface WalletCalls {
  readonly authenticate: { readonly ticket: string; readonly game: string };
  readonly balance: { readonly token: string };
  readonly bet: MoneyOrder & { readonly token: string; readonly amount: Paise; readonly together?: string };
  readonly win: MoneyOrder & { readonly amount: Paise; readonly details?: RoundDetails };
  readonly rollback: MoneyOrder & { readonly reverses: string };
}

/** Nothing was done, and the same may be asked for again. */
const NOT_NOW = ['TRY_AGAIN', 'TOO_MANY_CALLS'] as const;
/** Says nothing of the transaction: a clock that is out of step, say, or a request that came late or twice. It is signed anew. */
const UNSEEN = ['UNKNOWN_ERROR', 'INVALID_SIGNATURE'] as const;

/** What the operator answered, as far as the studio goes by it. */
export type WalletReply =
  | {
      readonly kind: 'done';
      /** What the player can play with. Of an order that was done before, as it was then. */
      readonly balance: Paise;
      readonly player: string;
      /** What bets go by; of `authenticate` alone. */
      readonly token: string | null;
      /** The origins of the operator's pages that may have the game in a frame; of `authenticate` alone. */
      readonly framedBy: readonly string[];
    }
  /** A no, with the operator's code and its sentence, which the player may read. `isForNow`: nothing was done, it may be asked for again. */
  | { readonly kind: 'refused'; readonly code: string; readonly message: string; readonly isForNow: boolean }
  /** No answer, or none that can be read: nobody here knows whether it was done. */
  | { readonly kind: 'unknown'; readonly message: string };

export interface Wallet {
  /** Never rejects: what goes wrong is a reply. */
  call<Name extends keyof WalletCalls>(provider: string, name: Name, body: WalletCalls[Name]): Promise<WalletReply>;
}

interface WalletOptions {
  readonly send: Send;
  readonly clock: Clock;
  /** The operator's name in what is signed. */
  readonly operator: () => Promise<string>;
  readonly keyOf: (provider: string) => Promise<SigningKey | undefined>;
  /** What a round came to that a win closes; null where that can't be said. */
  readonly describe: (round: string) => Promise<RoundDetails | null>;
}

/** The longest description that goes along, in letters: with one that is longer the call would be too long. */
const LONGEST_DETAILS = 3000;

const amount = z.int().check(z.minimum(0));
const answer = z.object({ code: z.string(), message: z._default(z.string(), '') });
const done = z.object({
  balance: amount,
  player: z.string(),
  token: z._default(z.nullable(z.string()), null),
  framedBy: z._default(z.array(z.string().check(z.regex(/^https?:\/\/[\w.[\]:-]+$/))), []),
});

/** The operator's wallet as its page describes it, and nothing more is known of it here. */
export function createWallet({ send, clock, operator, keyOf, describe }: WalletOptions): Wallet {
  const described = async (content: WalletCalls['win']): Promise<WalletCalls['win']> => {
    const details = content.close ? await describe(content.round) : null;
    const fits = details !== null && JSON.stringify(details).length <= LONGEST_DETAILS;
    return fits ? { ...content, details } : content;
  };
  return {
    async call(provider, name, content) {
      try {
        const key = await keyOf(provider);
        if (!key) return { kind: 'refused', code: 'NO_KEY', message: 'This provider has no key.', isForNow: true };
        const body = JSON.stringify(name === 'win' ? await described(content as WalletCalls['win']) : content);
        const path = `/wallet-api/${name}`;
        const headers = headersOf({ operator: await operator(), provider, key, path, body, now: clock() });
        return replyOf(await send({ path, body, headers }));
      } catch (error) {
        return { kind: 'unknown', message: error instanceof Error ? error.message : String(error) };
      }
    },
  };
}

interface Signed {
  readonly operator: string;
  readonly provider: string;
  readonly key: SigningKey;
  readonly path: string;
  readonly body: string;
  readonly now: Date;
}

/** A request's headers, signed: nine lines with a line feed between them. */
function headersOf({ operator, provider, key, path, body, now }: Signed): Record<string, string> {
  const time = String(now.getTime());
  const nonce = randomBytes(16).toString('base64url');
  const hash = createHash('sha256').update(body).digest('hex');
  const text = ['pavilion-wallet-1', operator, provider, key.name, 'POST', path, time, nonce, hash].join('\n');
  return {
    'content-type': 'application/json',
    'x-provider': provider,
    'x-key': key.name,
    'x-timestamp': time,
    'x-nonce': nonce,
    'x-signature': sign(null, Buffer.from(text), key.privateKey).toString('base64url'),
  };
}

/** Reads an answer. One that says less than it should is none. */
function replyOf(text: string): WalletReply {
  const content: unknown = JSON.parse(text);
  const { code, message } = answer.parse(content);
  if (code === 'OK') {
    const { balance, player, token, framedBy } = done.parse(content);
    if (!isPaise(balance)) throw new Error('The balance is no amount.');
    return { kind: 'done', balance, player, token, framedBy };
  }
  if (UNSEEN.some((each) => each === code)) return { kind: 'unknown', message };
  return { kind: 'refused', code, message, isForNow: NOT_NOW.some((each) => each === code) };
}
