import { Refusal, reasonFrom } from '../../base/index.ts';
import type { Transaction } from '../../store/index.ts';
import { VOID } from '../feed/play.ts';
import { type BetMarket, marketOf } from './book.ts';

/** A market's result: the id of the runner that won, a fancy's figure, or `VOID`. */
export interface Result {
  readonly market: string;
  readonly outcome: string;
}

/** A market that whoever knows its match is asked about: null while it has no result. What that throws is the market's own trouble. */
export interface Question {
  readonly market: string;
  readonly outcome: () => string | null;
}

/** A market's row that no result fits, because its runners can't be read. */
class BrokenMarketError extends Error {
  override readonly name = 'BrokenMarketError';
}

/** Whether the runners of a market can be read. */
export const isReadable = ({ runners }: Pick<BetMarket, 'runners'>): boolean =>
  Array.isArray(runners) && runners.length > 0 && runners.every((runner) => typeof runner?.id === 'string');

/** Throws a `BrokenMarketError` for a market whose runners can't be read: nothing on it can be settled but by voiding it. */
export function checkMarket(market: Pick<BetMarket, 'id' | 'runners'>): void {
  if (!isReadable(market)) throw new BrokenMarketError(`The runners of the market ${market.id} can’t be read`);
}

/** Whether a market can come to this. */
function isOutcome({ kind, runners }: Pick<BetMarket, 'kind' | 'runners'>, outcome: string): boolean {
  if (outcome === VOID) return true;
  return kind === 'fancy' ? /^\d{1,6}$/.test(outcome) : runners.some(({ id }) => id === outcome);
}

/**
 * Gives a market its result, or another one in its place: who has bets on it is settled by the next pass. Nothing happens to a
 * market without bets, and where this is its result already. Throws a `RangeError` for a result that is none of its market's.
 */
export async function decide(tx: Transaction, { market: id, outcome }: Result, at: Date): Promise<void> {
  const market = await marketOf(tx, id, 'for no key update');
  if (!market || market.outcome === outcome) return;
  if (outcome !== VOID) checkMarket(market);
  if (!isOutcome(market, outcome)) throw new RangeError(`${outcome} is no result of the market ${id}`);
  await keepOutcome(tx, id, outcome, at);
}

async function keepOutcome(tx: Transaction, id: string, outcome: string, at: Date): Promise<void> {
  await tx.query(
    'update market set outcome = $2, version = version + 1, decided_at = $3, missing_since = null where id = $1',
    [id, outcome, at],
  );
  // What failed by the result before has its chance with this one.
  await tx.query('delete from settlement_trouble where market_id = $1 and player_id is null', [id]);
  await tx.query('update settlement_trouble set again_at = $2 where market_id = $1', [id, at]);
}

/** What a person at the desk says of a market. */
export interface Decision {
  readonly market: string;
  /** Which of its results they saw when they decided; 0 for none. */
  readonly seen: number;
  readonly outcome: string;
  /** Why: not empty. */
  readonly reason: string;
}

/** A market that a person decides, as it was before, and why. */
interface Looked {
  readonly before: BetMarket;
  readonly reason: string;
  /** Whether this takes two operators. */
  readonly takesTwo: boolean;
}

/**
 * Looks at a person's decision, and locks its market: the result of a market that has none, a correction of the one it has, or void. Refused
 * without a reason, for what it can't come to, and where somebody decided it since they looked.
 *
 * One operator alone decides or voids a market whose match is gone without a result, and no other. A result by hand would let one person bet
 * on what they then say, and void by hand let them take a bet back that they have lost, or have seen go wrong: it takes two.
 */
export async function lookAtDecision(
  tx: Transaction,
  { market: id, seen, outcome, reason }: Decision,
): Promise<Looked> {
  const why = reasonFrom(reason, 'Say why.');
  const before = await marketOf(tx, id, 'for no key update');
  if (!before) throw new Refusal(404, 'There is no such market.', 'id');
  if (before.version !== seen) throw new Refusal(409, 'This market was decided meanwhile. Look again.', 'seen');
  if (before.outcome === outcome) throw new Refusal(409, 'This is its result already.', 'outcome');
  if (outcome !== VOID && !(isReadable(before) && isOutcome(before, outcome))) {
    throw new Refusal(422, 'This market can’t come to that.', 'outcome');
  }
  const [waits] = await tx.query(
    'select 1 as one from market where id = $1 and outcome is null and missing_since is not null',
    [id],
  );
  return { before, reason: why, takesTwo: !waits };
}

/**
 * Gives a market what `eyes` people decided. Returns it as it was before. Refused as `lookAtDecision` refuses, and where it takes two
 * people and one alone decides.
 */
export async function decideByHand(
  tx: Transaction,
  decision: Decision,
  { eyes, at }: { readonly eyes: 1 | 2; readonly at: Date },
): Promise<Looked> {
  const looked = await lookAtDecision(tx, decision);
  if (looked.takesTwo && eyes === 1) throw new Refusal(409, 'This result takes two operators.', 'outcome');
  await keepOutcome(tx, decision.market, decision.outcome, at);
  return looked;
}
