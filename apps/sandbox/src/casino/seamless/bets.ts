import { formatMoney, type Paise, ZERO } from '@pavilion/money';
import { callRefusal, passedRefusal } from '../../players/index.ts';
import { type Database, type OrderProblem, onlyRow, type PassedLimit, type Queryable } from '../../store/index.ts';
import type { WalletAnswer, WalletCode } from './codes.ts';
import { tokenHash } from './game-sessions.ts';
import { hashOf, type Order, refusalOf } from './orders.ts';
import type { WalletInput } from './wire.ts';

type BetInput = WalletInput<'bet'> | WalletInput<'bet-win'>;

/** Where an order is done, and for whom. */
interface Place {
  readonly database: Database;
  readonly provider: string;
  readonly at: Date;
}

/** Why a bet is refused for good, in the order of the checks. */
type Reason = 'session' | 'standing' | 'maintenance' | 'gone' | 'off' | 'stake' | 'round' | 'limit' | 'money';
type Refusals = Partial<Readonly<Record<Reason, { readonly code: WalletCode; readonly message: string }>>>;

/** What a bet is refused with, as far as it is always the same. */
const REFUSALS: Refusals = {
  session: { code: 'TOKEN_EXPIRED', message: 'Your game session has ended. Open the game again.' },
  maintenance: { code: 'GAME_NOT_AVAILABLE', message: 'Betting is closed for maintenance.' },
  gone: { code: 'GAME_NOT_AVAILABLE', message: 'This game is no longer available.' },
  off: { code: 'GAME_NOT_AVAILABLE', message: 'This game is not available right now.' },
  round: { code: 'ROUND_CLOSED', message: 'This round has ended.' },
  money: { code: 'NOT_ENOUGH_MONEY', message: 'Not enough funds.' },
};
/** How often a bet is asked for: with each time a refusal can be told that could not be told before. */
const TRIES = 3;

/**
 * Takes a player's stake, and gives what it has won where that is known at once. Refused for what the player or the round is like (the
 * session over, no money, a limit), it stays refused: an answer that was lost must not become a bet later.
 */
export async function bet({ database, provider, at }: Place, input: BetInput): Promise<WalletAnswer> {
  const won = 'win' in input ? input.win : ZERO;
  const order: Order = { provider, kind: 'win' in input ? 'bet-win' : 'bet', input, staked: input.amount, won, at };
  const { player, round, transaction, close, token, together = null } = input;
  let refusals = REFUSALS;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const rows = await database.query(
      `select answer, problem, has_moved as "hasMoved", reason, restrictions, least_stake as "leastStake", most_stake as "mostStake", passed
       from wallet_bet($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::text::jsonb, $13)`,
      [
        ...([provider, order.kind, player, round, transaction, close, tokenHash(token)] as const),
        ...([order.staked, won, hashOf(order), at, JSON.stringify(refusals), together] as const),
      ],
    );
    const done = onlyRow(rows, `what became of the bet ${transaction} of ${provider}`);
    const { problem } = done;
    if (problem !== 'say') return answerFrom(database, order, { ...done, problem });
    refusals = { ...refusals, ...saidOf(done, at) };
  }
  throw new Error(`Why the bet ${transaction} of ${provider} is refused can't be told`);
}

/** What a refusal says that is of this player or this game. */
function saidOf(
  of: {
    readonly restrictions: Parameters<typeof callRefusal>[0] | null;
    readonly passed: PassedLimit | null;
  } & Readonly<Record<'leastStake' | 'mostStake', Paise | null>>,
  at: Date,
): Refusals {
  if (of.passed) return { limit: { code: 'LIMIT_REACHED', message: passedRefusal(of.passed).message } };
  if (of.leastStake !== null && of.mostStake !== null) {
    const [least, most] = [formatMoney(of.leastStake), formatMoney(of.mostStake)];
    return {
      stake: { code: 'LIMIT_REACHED', message: `Minimum stake in this game is ${least}, maximum ${most}.` },
    };
  }
  const standing = callRefusal(of.restrictions ?? {}, 'placeBet', at);
  return standing ? { standing: { code: 'PLAYER_BLOCKED', message: standing.message } } : {};
}

/** Gives a player what they have won, whatever has become of their session: a bet of theirs in the round has to stand. */
export async function win({ database, provider, at }: Place, input: WalletInput<'win'>): Promise<WalletAnswer> {
  const order: Order = { provider, kind: 'win', input, staked: ZERO, won: input.amount, at };
  const { player, round, transaction, close, amount, details } = input;
  const rows = await database.query(
    'select answer, problem, has_moved as "hasMoved" from wallet_win($1, $2, $3, $4, $5, $6, $7, $8, $9::text::jsonb)',
    [
      ...([provider, player, round, transaction] as const),
      ...([close, amount, hashOf(order), at, details ? JSON.stringify(details) : null] as const),
    ],
  );
  return answerFrom(database, order, onlyRow(rows, `what became of the win ${transaction} of ${provider}`));
}

/** An order to take something back. */
export type Reversal = Order & Required<Pick<Order, 'reverses'>>;

/**
 * Takes a bet back: the stake to the player, and what a combined one has won from them. One that never came is refused when it does;
 * one that was refused, or is rolled back already, moves nothing. The last one of a round stays where a win would be left without it.
 */
export function rollback({ database, provider, at }: Place, input: WalletInput<'rollback'>): Promise<WalletAnswer> {
  const { reverses } = input;
  return rollBack(database, { provider, kind: 'rollback', input, staked: ZERO, won: ZERO, reverses, at });
}

/** The same, whoever asks for it. */
export async function rollBack(database: Queryable, order: Reversal): Promise<WalletAnswer> {
  const { provider, input, reverses, by = 'provider', at } = order;
  const rows = await database.query(
    'select answer, problem, has_moved as "hasMoved" from wallet_rollback($1, $2, $3, $4, $5, $6, $7, $8, $9)',
    [
      ...([provider, input.player, input.round, input.transaction, input.close] as const),
      ...([reverses, hashOf(order), by, at] as const),
    ],
  );
  return answerFrom(database, order, onlyRow(rows, `what became of the rollback ${input.transaction} of ${provider}`));
}

interface Done {
  readonly answer: unknown;
  readonly problem: OrderProblem | null;
  readonly hasMoved: boolean | null;
}

/** The answer to an order; what it has moved its player's sockets hear of. Throws a `WalletRefusal` where nothing was done. */
function answerFrom(
  database: Pick<Queryable, 'notify'>,
  order: Order,
  { answer, problem, hasMoved }: Done,
): WalletAnswer {
  if (problem !== null) throw refusalOf(problem);
  if (hasMoved) database.notify('balance', String(order.input.player));
  return answer as WalletAnswer;
}
