import { codeOf } from '../../base/index.ts';
import { type Database, grouped, type Queryable, type RowOf } from '../../store/index.ts';
import type { QuotedMarket } from '../markets/market.ts';
import type { BetSlip } from './slip.ts';

/** A bet as `place_bets` takes it: prices in hundredths, amounts in paise. */
interface AskedBet {
  readonly player: number;
  readonly ref: string;
  /** Of the request, in Postgres' own spelling of bytes; null: its reference is not taken. */
  readonly hash: string | null;
  readonly call: string | null;
  readonly at: Date;
  readonly market: string;
  readonly match: string;
  readonly match_name: string;
  readonly kind: QuotedMarket['kind'];
  readonly name: string;
  readonly runners: readonly { readonly id: string; readonly name: string }[];
  /** Hundredths of a percent. */
  readonly commission: number;
  readonly in_play: boolean;
  readonly runner: string;
  readonly side: BetSlip['selectionType'];
  readonly stake: number;
  readonly price: number;
  readonly line: number | null;
  readonly policy: BetSlip['oddsPolicy'];
  /** The price that its market gives. */
  readonly quoted: number;
  readonly priced_at: number;
  /** What is shown at that price; null: as much as is wanted. */
  readonly size: number | null;
  /** What all of the player's bets on the market may win. */
  readonly most: number;
  readonly answer: unknown;
}

const PLACE = `select place, bet, answer, problem, missing from place_bets(array(select json_populate_recordset(null::asked_bet, $1::text::json)), $2)`;

/** What became of a bet. */
type PlacedBet = RowOf<typeof PLACE>;
/** Where bets are placed. */
export type BetLine = (bet: AskedBet) => Promise<PlacedBet>;

/** How many bets one call places at most: their markets and players wait for all of them. */
const MOST = 16;
/** How long a call waits for one lock, ms: as long as whoever else places bets may take, and not as long as a settlement. */
const PATIENCE = 100;
/** What Postgres says when that is over. */
const LOCKED = '55P03';

/** Places bets each by itself, in a transaction too. */
export const lineAlone =
  (database: Queryable): BetLine =>
  (bet) =>
    place(database, [bet], null).then(([placed]) => placed as PlacedBet);

/**
 * Places those bets together that come while others are on their way; no two of one player, since each looks at what the one before has
 * left. Where such a call fails, for one bet's sake or because somebody keeps a lock for long, nothing of it has happened: its bets are placed
 * each by itself then, and nobody behind them waits for that.
 */
export function createBetLine(database: Database): BetLine {
  const alone = lineAlone(database);
  return grouped<AskedBet, PlacedBet>({
    all: (bets) => place(database, bets, PATIENCE),
    most: MOST,
    keyOf: ({ player }) => player,
    alone: async (bet, error, count) => {
      if (count === 1 && codeOf(error) !== LOCKED) throw error;
      return alone(bet);
    },
  });
}

/** What became of each, in their order. */
async function place(
  database: Queryable,
  bets: readonly AskedBet[],
  patience: number | null,
): Promise<readonly PlacedBet[]> {
  const input = JSON.stringify(bets.map((bet, index) => ({ ...bet, place: index })));
  const placed = await database.query(PLACE, [input, patience]);
  if (placed.length !== bets.length) throw new Error(`place_bets said ${placed.length} of ${bets.length} bets`);
  return placed.toSorted((a, b) => a.place - b.place);
}
