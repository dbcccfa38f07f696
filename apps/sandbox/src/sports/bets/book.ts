import type { BetStatus, MarketType } from '@pavilion/api-client/wire';
import {
  type Hundredths,
  ladderExposure,
  profitAtOdds,
  profitAtRate,
  profitAtVolume,
  runnerExposure,
  type Side,
  type Wager,
} from '@pavilion/betting-math';
import { negatePaise, type Paise, subtractPaise, sumPaise, ZERO } from '@pavilion/money';
import { betId } from '../../base/index.ts';
import type { Queryable } from '../../store/index.ts';

/** A market that has bets. */
export interface BetMarket {
  readonly id: string;
  readonly matchId: string;
  readonly matchName: string;
  readonly kind: MarketType;
  readonly name: string;
  readonly runners: readonly { readonly id: string; readonly name: string }[];
  /** Hundredths of a percent. */
  readonly commission: number;
  readonly outcome: string | null;
  readonly version: number;
}

/** What was matched of a bet. */
interface Fill {
  readonly stake: Paise;
  readonly price: Hundredths;
}

/** A bet with what was matched of it. */
export interface BookedBet {
  readonly id: number;
  readonly runnerId: string;
  readonly side: Side;
  readonly stake: Paise;
  readonly price: Hundredths;
  readonly line: number | null;
  readonly status: BetStatus;
  readonly version: number;
  readonly fills: readonly Fill[];
}

/**
 * The states in which a bet can still win or lose. A bet of which a part was matched and the rest cancelled is `matched`: cancelled,
 * lapsed and rejected are those of which nothing was.
 */
export const OPEN: readonly BetStatus[] = ['delayed', 'matched', 'partial', 'unmatched'];
/** The states in which the rest of a bet may still be matched. */
const WAITING: readonly BetStatus[] = ['delayed', 'partial', 'unmatched'];

const PROFITS = { match_odds: profitAtOdds, bookmaker: profitAtRate, fancy: profitAtVolume } as const;

/** What a stake wins at a price of its kind of market. */
export const profitAt = (kind: MarketType, stake: Paise, price: Hundredths): Paise => PROFITS[kind](stake, price);

/** A bet on a fancy that has no line: nothing says when it is won, so nobody may settle it. */
class MissingLineError extends Error {
  override readonly name = 'MissingLineError';
}

/** The line of a bet on a fancy; throws a `MissingLineError` where it has none. */
export function lineOf({ id, line }: { readonly id: number; readonly line?: number | null | undefined }): number {
  if (line === null || line === undefined) throw new MissingLineError(`The bet ${betId(id)} on a fancy has no line`);
  return line;
}

const selectionOf = (kind: MarketType, bet: BookedBet) => (kind === 'fancy' ? lineOf(bet) : bet.runnerId);

/** What was matched of a bet, fill by fill. */
export function matchedOf(kind: MarketType, bet: BookedBet): Wager<string | number>[] {
  const selection = selectionOf(kind, bet);
  return bet.fills.map(({ stake, price }) => ({
    selection,
    side: bet.side,
    stake,
    profit: profitAt(kind, stake, price),
  }));
}

/** How much of a bet was matched. */
export const matchedStake = ({ fills }: Pick<BookedBet, 'fills'>): Paise => sumPaise(fills, ({ stake }) => stake);

/** What of a bet still waits to be matched; nothing of a closed one. */
function unmatchedOf(kind: MarketType, bet: BookedBet): Wager<string | number>[] {
  const stake = WAITING.includes(bet.status) ? subtractPaise(bet.stake, matchedStake(bet)) : ZERO;
  return stake > 0
    ? [{ selection: selectionOf(kind, bet), side: bet.side, stake, profit: profitAt(kind, stake, bet.price) }]
    : [];
}

/** What a player's bets hold in a market, as a figure of 0 or below: always computed, from fills and unmatched rests. */
export function exposureOf(market: Pick<BetMarket, 'kind' | 'runners'>, bets: readonly BookedBet[]): Paise {
  const open = bets.filter(({ status }) => OPEN.includes(status));
  return worstOf(
    market,
    open.flatMap((bet) => matchedOf(market.kind, bet)),
    open.flatMap((bet) => unmatchedOf(market.kind, bet)),
  );
}

/** The most that what was matched of these bets can lose together, as a figure of 0 or above, whatever has become of them. */
export const riskOf = (market: Pick<BetMarket, 'kind' | 'runners'>, bets: readonly BookedBet[]): Paise =>
  negatePaise(
    worstOf(
      market,
      bets.flatMap((bet) => matchedOf(market.kind, bet)),
      [],
    ),
  );

function worstOf(
  { kind, runners }: Pick<BetMarket, 'kind' | 'runners'>,
  matched: readonly Wager<string | number>[],
  unmatched: readonly Wager<string | number>[],
): Paise {
  if (kind === 'fancy') return ladderExposure(matched as Wager<number>[], unmatched as Wager<number>[]);
  return runnerExposure(
    runners.map(({ id }) => id),
    matched as Wager<string>[],
    unmatched as Wager<string>[],
  );
}

/** A player's bets on a market, oldest first. */
export async function bookOf(database: Queryable, market: string, player: number): Promise<BookedBet[]> {
  return database.query<BookedBet>(
    `select b.id, b.runner_id as "runnerId", b.side, b.stake, b.price, b.line, b.status, b.version, ${FILLS} as fills
     from bet b where b.market_id = $1 and b.player_id = $2 order by b.id`,
    [market, player],
  );
}

/** The fills of a bet `b` as a list. */
export const FILLS = `(select coalesce(jsonb_agg(jsonb_build_object('stake', f.stake, 'price', f.price) order by f.id), '[]')
  from bet_fill f where f.bet_id = b.id)`;

const MARKET = `id, match_id as "matchId", match_name as "matchName", kind, name, runners, commission, outcome, version`;

/** A market that has bets; undefined where it has none. `lock` keeps it from being decided until this transaction is over. */
export async function marketOf(
  database: Queryable,
  id: string,
  lock: '' | 'for share' | 'for no key update' = '',
): Promise<BetMarket | undefined> {
  const [market] = await database.query<BetMarket>(`select ${MARKET} from market where id = $1 ${lock}`, [id]);
  return market;
}
