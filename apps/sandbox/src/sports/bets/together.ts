import { codeOf } from '../../base/index.ts';
import type { Database, Queryable, RowOf } from '../../store/index.ts';
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
export type PlacedBet = RowOf<typeof PLACE>;
/** Where bets are placed. */
export type BetLine = (bet: AskedBet) => Promise<PlacedBet>;

/** How many bets one call places at most: their markets and players wait for all of them. */
const MOST = 16;
/** How many calls are under way at a time. */
const CALLS = 1;
/** How long a call waits for one lock, ms: as long as whoever else places bets may take, and not as long as a settlement. */
const PATIENCE = 100;
/** What Postgres says when that is over. */
const LOCKED = '55P03';

interface Waiting {
  readonly bet: AskedBet;
  readonly placed: (bet: PlacedBet) => void;
  readonly failed: (error: unknown) => void;
}

/** Places bets each by itself, in a transaction too. */
export const lineAlone =
  (database: Queryable): BetLine =>
  async (bet) => {
    const [placed] = await ask(database, [bet], null);
    if (!placed) throw new Error('place_bets returned nothing');
    return placed;
  };

/**
 * Places those bets together that come while others are on their way, the first ones first; no two of one player, since each looks at
 * what the one before has left. Where such a call fails, for one bet's sake or because somebody keeps a lock for long, nothing of it has happened:
 * its bets are placed each by itself then, and nobody behind them waits for that.
 */
export function createBetLine(database: Database): BetLine {
  const alone = lineAlone(database);
  let waiting: Waiting[] = [];
  let isAwaited = false;
  let calls = 0;

  function next(): void {
    if (isAwaited || calls === CALLS || waiting.length === 0) return;
    isAwaited = true;
    // Whatever came in the same moment goes along.
    setImmediate(() => {
      isAwaited = false;
      calls += 1;
      const batch = taken();
      void placeAll(batch).finally(() => {
        calls -= 1;
        next();
      });
      next();
    });
  }

  function taken(): readonly Waiting[] {
    const batch = new Map<number, Waiting>();
    for (const each of waiting) if (batch.size < MOST && !batch.has(each.bet.player)) batch.set(each.bet.player, each);
    const all = [...batch.values()];
    waiting = waiting.filter((each) => batch.get(each.bet.player) !== each);
    return all;
  }

  async function placeAll(batch: readonly Waiting[]): Promise<void> {
    try {
      const bets = batch.map(({ bet }) => bet);
      for (const placed of await ask(database, bets, PATIENCE)) batch[placed.place]?.placed(placed);
    } catch (error) {
      for (const { bet, placed, failed } of batch) {
        if (batch.length > 1 || codeOf(error) === LOCKED) alone(bet).then(placed, failed);
        else failed(error);
      }
    }
  }

  return (bet) =>
    new Promise((placed, failed) => {
      waiting.push({ bet, placed, failed });
      next();
    });
}

const ask = (database: Queryable, bets: readonly AskedBet[], patience: number | null): Promise<PlacedBet[]> =>
  database.query(PLACE, [JSON.stringify(bets.map((bet, place) => ({ ...bet, place }))), patience]);
