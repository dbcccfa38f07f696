import { codeOf, type LineLimits } from '../../base/index.ts';
import { createPlayerLines } from '../../server/index.ts';
import { type Database, grouped, type Queryable, type RowOf } from '../../store/index.ts';
import type { QuotedMarket } from '../markets/market.ts';
import type { BetSlip } from './slip.ts';

/** A bet as `place_bets` takes it: prices in hundredths, amounts in paise. */
export interface AskedBet {
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
export interface BetLine {
  /** Does what places a bet once those of its player that came before are done; where too many wait it is refused with a 503. */
  inTurn<Result>(player: number, work: () => Promise<Result>): Promise<Result>;
  /**
   * Places the bet that `look` finds as it leaves, and no earlier: where many wait, what its market gave when it was sent is over. Null:
   * it found none to place.
   */
  place(look: () => AskedBet | null): Promise<PlacedBet | null>;
}

/** How many bets one call places at most: their markets and players wait for all of them. */
const MOST = 16;
/** How long a call waits for one lock, ms: as long as whoever else places bets may take, and not as long as a settlement. */
const PATIENCE = 100;
/** What Postgres says when that is over. */
const LOCKED = '55P03';
/** Of one player's bets, those that are being placed and those that wait: a slip's, all at once. */
export const BET_LINE: LineLimits = { running: 1, waiting: 24 };

/** Places bets each by itself, in a transaction too. */
export const lineAlone = (database: Queryable): BetLine => ({
  inTurn: (_, work) => work(),
  place: async (look) => {
    const bet = look();
    return bet && ((await place(database, [bet], null))[0] as PlacedBet);
  },
});

/**
 * Places those bets together that come while others are on their way; no two of one player (`inTurn`), since each looks at what the one
 * before has left. Where such a call fails, for one bet's sake or because somebody keeps a lock for long, nothing of it has happened: its bets are placed
 * each by itself then, and nobody behind them waits for that.
 */
export function createBetLine(database: Database): BetLine {
  const alone = lineAlone(database);
  return {
    inTurn: createPlayerLines(BET_LINE),
    place: grouped<() => AskedBet | null, PlacedBet | null>({
      async all(looks) {
        const bets = looks.map((look) => look());
        const placed = [
          ...(await place(
            database,
            bets.filter((bet) => bet !== null),
            PATIENCE,
          )),
        ];
        return bets.map((bet) => bet && (placed.shift() as PlacedBet));
      },
      most: MOST,
      alone: async (look, error, count) => {
        if (count === 1 && codeOf(error) !== LOCKED) throw error;
        return alone.place(look);
      },
    }),
  };
}

/** What became of each, in their order. */
async function place(
  database: Queryable,
  bets: readonly AskedBet[],
  patience: number | null,
): Promise<readonly PlacedBet[]> {
  if (bets.length === 0) return [];
  const input = JSON.stringify(bets.map((bet, index) => ({ ...bet, place: index })));
  const placed = await database.query(PLACE, [input, patience]);
  if (placed.length !== bets.length) throw new Error(`place_bets said ${placed.length} of ${bets.length} bets`);
  return placed.toSorted((a, b) => a.place - b.place);
}
