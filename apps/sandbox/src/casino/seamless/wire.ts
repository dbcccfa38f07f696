import { paise } from '@pavilion/money';
import * as z from 'zod/mini';

/** The most that one transaction moves, in paise: a thousand crore rupees. */
const MOST = 10 ** 12;

const name = z.string().check(z.regex(/^[\w.:-]{1,64}$/));
const token = z.string().check(z.regex(/^[\w-]{43}$/));
const player = z.pipe(
  z.string().check(z.regex(/^PV[1-9]\d{0,14}$/)),
  z.transform((text) => Number(text.slice(2))),
);
/** Whole paise, as games count: no provider has to divide by a hundred. */
const amount = (least: number) =>
  z.pipe(
    z.int().check(z.minimum(least), z.maximum(MOST)),
    z.transform((value) => paise(value)),
  );
/** What every transaction says. `close`: with it the player's part of the round is over. */
const money = {
  player,
  round: name,
  transaction: name,
  currency: z.literal('INR'),
  close: z._default(z.boolean(), false),
};

/** What a bet is together in with others of its player, each a round by itself: limits of one bet hold for all of these. */
const together = z.optional(name);

/** Letters that a person reads; nothing that a page could take for its own. */
const sentence = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));
/** The most of a description's picture, fields across and down. */
const MOST_FIELDS = 20;
/** What a round came to, in words and as a little picture, and where it is verified on the games' origin. */
const details = z.strictObject({
  text: z.strictObject({ en: sentence(1000), hi: sentence(1000) }),
  picture: z
    .array(z.array(z.string().check(z.maxLength(12))).check(z.maxLength(MOST_FIELDS)))
    .check(z.maxLength(MOST_FIELDS)),
  seed: z.enum(['hidden', 'later', 'revealed']),
  verify: z.string().check(z.maxLength(2500), z.regex(/^\/[\w/-]+(?:#[\w.~!$&'()*+,;=:@/?%-]*)?$/)),
});
export type RoundDetails = z.output<typeof details>;

/**
 * What providers send, by the call's name. Nothing else may stand in a body: a field that is misspelt is refused and not left out.
 */
export const walletCalls = {
  /** Uses a lobby's ticket up: who opened the game, and the token that their bets go by. */
  authenticate: z.strictObject({ ticket: token, game: name }),
  balance: z.strictObject({ token }),
  bet: z.strictObject({ ...money, token, amount: amount(1), together }),
  /** 0 for a round that was lost. */
  win: z.strictObject({ ...money, amount: amount(0), details: z.optional(details) }),
  /** A round that is decided at once, as a slot's is. */
  'bet-win': z.strictObject({ ...money, token, amount: amount(1), win: amount(0), together }),
  /** Takes back the bet, or the bet with its win, that `reverses` names. */
  rollback: z.strictObject({ ...money, reverses: name }),
} as const;

export type WalletCall = keyof typeof walletCalls;
export type WalletInput<Name extends WalletCall> = z.output<(typeof walletCalls)[Name]>;
/** What names a transaction, whichever it is. */
export type MoneyInput = Pick<WalletInput<'win'>, 'player' | 'round' | 'transaction' | 'close'> &
  Partial<Pick<WalletInput<'bet'>, 'together'>>;
