import type { BetStatus, MarketType } from '@pavilion/api-client/wire';
import { exposureOf, type Fill, type Hundredths, type Side, type Wager, wagerOf } from '@pavilion/betting-math';
import { negatePaise, type Paise, sumPaise, ZERO } from '@pavilion/money';
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

/** What was matched of a bet at one price. */
interface BookedFill extends Fill {
  /** The bet of another player's that it met; null: the house's. */
  readonly against: number | null;
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
  readonly fills: readonly BookedFill[];
}

/**
 * The states in which a bet can still win or lose. A bet of which a part was matched and the rest cancelled is `matched`: cancelled,
 * lapsed and rejected are those of which nothing was.
 */
export const OPEN: readonly BetStatus[] = ['delayed', 'matched', 'partial', 'unmatched'];

/** A bet on a fancy that has no line: nothing says when it is won, so nobody may settle it. */
class MissingLineError extends Error {
  override readonly name = 'MissingLineError';
}

/** The line of a bet on a fancy; throws a `MissingLineError` where it has none. */
export function lineOf({ id, line }: { readonly id: number; readonly line?: number | null | undefined }): number {
  if (line === null || line === undefined) throw new MissingLineError(`The bet ${betId(id)} on a fancy has no line`);
  return line;
}

/** A bet with what was matched of it, by whomever. */
export type FilledBet = Omit<BookedBet, 'fills'> & { readonly fills: readonly Fill[] };

/** What was matched of a bet, fill by fill. */
export function matchedOf(kind: MarketType, bet: FilledBet): Wager[] {
  const selection = kind === 'fancy' ? lineOf(bet) : bet.runnerId;
  return bet.fills.map((fill) => wagerOf(kind, { selection, side: bet.side }, fill));
}

/** How much of a bet was matched. */
export const matchedStake = ({ fills }: { readonly fills: readonly Fill[] }): Paise =>
  sumPaise(fills, ({ stake }) => stake);

/** These bets with what the house alone matched of them; those of which it matched nothing are left out. */
export const withTheHouse = (bets: readonly BookedBet[]): BookedBet[] =>
  bets
    .map((bet) => ({ ...bet, fills: bet.fills.filter(({ against }) => against === null) }))
    .filter(({ fills }) => fills.length > 0);

/** The most that what was matched of these bets can lose together, as a figure of 0 or above, whatever has become of them. */
export function riskOf({ kind, runners }: Pick<BetMarket, 'kind' | 'runners'>, bets: readonly BookedBet[]): Paise {
  const matched = bets.flatMap((bet) => matchedOf(kind, bet));
  return negatePaise(exposureOf({ kind, runners: runners.map(({ id }) => id) }, { matched, unmatched: [] }));
}

/** What a player's open bets hold on a market, as a figure of 0 or below: the database computes it (`0032-place-bet.ts`). */
export async function exposureOn(database: Queryable, market: string, player: number): Promise<Paise> {
  const [position] = await database.query('select exposure from positions($1, $2)', [player, market]);
  return position?.exposure ?? ZERO;
}

/** A player's bets on a market, oldest first. */
export async function bookOf(database: Queryable, market: string, player: number): Promise<BookedBet[]> {
  return database.query(
    `select b.id, b.runner_id as "runnerId", b.side, b.stake, b.price, b.line, b.status, b.version, ${FILLS} as fills
     from bet b where b.market_id = $1 and b.player_id = $2 order by b.id`,
    [market, player],
  );
}

/** The fills of a bet `b` as a list. */
export const FILLS = `(select coalesce(jsonb_agg(jsonb_build_object('stake', f.stake, 'price', f.price, 'profit', f.profit, 'at', f.at, 'against', f.against) order by f.id), '[]')
  from bet_fill f where f.bet_id = b.id)`;

const MARKET = `id, match_id as "matchId", match_name as "matchName", kind, name, runners, commission, outcome, version`;

/** A market that has bets; undefined where it has none. `lock` keeps it from being decided until this transaction is over. */
export async function marketOf(
  database: Queryable,
  id: string,
  lock: '' | 'for share' | 'for no key update' = '',
): Promise<BetMarket | undefined> {
  const [market] = await database.query(`select ${MARKET} from market where id = $1 ${lock}`, [id]);
  return market;
}
