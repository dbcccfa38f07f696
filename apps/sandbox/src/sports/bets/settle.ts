import type { Clock } from '../../base/index.ts';
import { type Database, waitAtMost } from '../../store/index.ts';
import { VOID } from '../feed/play.ts';
import { marketOf } from './book.ts';
import { checkMarket, decide, type Question, type Result } from './decide.ts';
import { settleBook } from './settle-book.ts';
import {
  clearTrouble,
  type Failure,
  isOutage,
  noteTrouble,
  type Place,
  resting,
  throwAll,
  troubledIn,
  troublesDue,
} from './trouble.ts';

/** How many players of a market are settled before the next market has its turn. */
const PAGE = 200;
/** How many markets one pass settles, and how many of those that failed before it tries again. */
const MOST_MARKETS = 1000;
const MOST_AGAIN = 50;
/** How many players are settled side by side. */
const SIDE_BY_SIDE = 3;
/** How long a lock that somebody keeps is waited for, ms. */
const PATIENCE = 2000;

/**
 * Decides markets and settles every bet on whatever is decided: holds are released, profits paid, losses taken, each player's share
 * of a market in a transaction of its own. The same result again changes nothing; another one is a correction, which takes back what
 * the first one brought: what a player has not got becomes a debt. What a process that stopped half-way left is settled too. Does
 * nothing for a market without bets. What can't be decided or settled keeps nothing else from it, is kept with its error, is tried
 * again at the next call, and is thrown at the end: a `RangeError` for a result that is none of its market's, a `MissingLineError`
 * for a bet that nothing decides, an `AggregateError` for several.
 */
export async function settleMarkets(
  database: Database,
  clock: Clock,
  results: readonly Result[] = [],
  page = PAGE,
): Promise<void> {
  const failures = await settleAll(new Pass(database, clock, { isEager: true, page }), results);
  throwAll(
    failures.map(({ error }) => error),
    UNSETTLED,
  );
}

/** As `settleMarkets`, but what failed before is left alone until its pause is over, and thrown the first time only. */
export async function settleAsDue(
  database: Database,
  clock: Clock,
  results: readonly (Result | Question)[],
): Promise<void> {
  const failures = await settleAll(new Pass(database, clock, { isEager: false, page: PAGE }), results);
  throwAll(
    failures.filter(({ isNew }) => isNew).map(({ error }) => error),
    UNSETTLED,
  );
}

const UNSETTLED = 'Bets could not be settled';

async function settleAll(pass: Pass, results: readonly (Result | Question)[]): Promise<readonly Failure[]> {
  await pass.decide(results);
  await pass.tryAgain();
  await pass.settleDecided();
  return pass.failures;
}

/** Whether a pass tries what failed before its pause is over, and how many players of a market it settles at a turn. */
interface Manner {
  readonly isEager: boolean;
  readonly page: number;
}

/** A market whose players are being settled, up to which of them. */
interface Walk {
  readonly market: string;
  readonly version: number;
  readonly after: number;
}

/**
 * One pass over what is decided. Several processes may each make one at the same time. In a transaction a player's accounts are
 * locked first and the market's row is only read (see `0032-place-bet.ts` for the order of locks).
 */
class Pass {
  readonly failures: Failure[] = [];
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #manner: Manner;
  /** Who failed in this pass already. */
  readonly #failed = new Set<string>();

  constructor(database: Database, clock: Clock, manner: Manner) {
    this.#database = database;
    this.#clock = clock;
    this.#manner = manner;
  }

  async decide(results: readonly (Result | Question)[]): Promise<void> {
    const rests = await this.#restingAmong(results.map(({ market }) => market));
    for (const { market, outcome } of results.filter((each) => !rests.has(each.market))) {
      await this.#attempt({ market, player: null }, async () => {
        const known = typeof outcome === 'string' ? outcome : outcome();
        if (known === null) return;
        await this.#database.transaction(async (tx) => {
          await waitAtMost(tx, PATIENCE);
          await decide(tx, { market, outcome: known }, this.#clock());
        });
      });
    }
  }

  /** Whoever failed in an earlier pass and has waited long enough. */
  async tryAgain(): Promise<void> {
    const due = await troublesDue(this.#database, this.#manner.isEager ? null : this.#clock(), MOST_AGAIN);
    await sideBySide(due, async (place) => {
      if (!(await this.#settle(place))) return;
      await clearTrouble(this.#database, place);
      await this.#finish(place.market);
    });
  }

  /** Settles what has been decided since: a page of each market's players in turn, what was decided first before the others. */
  async settleDecided(): Promise<void> {
    const rows = await this.#database.query(
      'select id as market, version from market where tried_version < version order by decided_at, id limit $1',
      [MOST_MARKETS],
    );
    const rests = await this.#restingAmong(rows.map(({ market }) => market));
    const walks: Walk[] = rows.filter(({ market }) => !rests.has(market)).map((row) => ({ ...row, after: 0 }));
    for (let walk = walks.shift(); walk; walk = walks.shift()) {
      const current = walk;
      await this.#attempt({ market: current.market, player: null }, async () => {
        if (current.after === 0) await this.#begin(current.market);
        const next = await this.#settlePage(current);
        if (next) walks.push(next);
        else await this.#finish(current.market, current.version);
      });
    }
  }

  /** What is the matter with a market as a whole is known before any of its players is tried, and over once nothing is. */
  async #begin(id: string): Promise<void> {
    const market = await marketOf(this.#database, id);
    // Void needs no runners: everybody gets back what they staked.
    if (market && market.outcome !== VOID) checkMarket(market);
    await clearTrouble(this.#database, { market: id, player: null });
  }

  /** Settles the next players of a market; returns where to go on, or null where nobody is left. */
  async #settlePage({ market, version, after }: Walk): Promise<Walk | null> {
    const rows = await this.#database.query(
      `select distinct player_id as player from bet where market_id = $1 and player_id > $2 and version < $3
       order by player_id limit $4`,
      [market, after, version, this.#manner.page],
    );
    const troubled = await troubledIn(this.#database, market);
    await sideBySide(rows, async ({ player }) => {
      if (!(await this.#settle({ market, player }))) return;
      if (troubled.has(player)) await clearTrouble(this.#database, { market, player });
    });
    const last = rows.at(-1);
    return last === undefined || rows.length < this.#manner.page ? null : { market, version, after: last.player };
  }

  /** Settles one player's bets on a market; false where that fails, now or earlier in this pass. */
  async #settle(place: { readonly market: string; readonly player: number }): Promise<boolean> {
    const { market, player } = place;
    if (this.#failed.has(keyOf(place))) return false;
    return this.#attempt(place, () =>
      this.#database.transaction(async (tx) => {
        await waitAtMost(tx, PATIENCE);
        await settleBook(tx, market, player, this.#clock());
      }),
    );
  }

  /** Everybody has been tried by this result; where nobody is left who failed, the market is settled by it. */
  async #finish(market: string, version = 0): Promise<void> {
    await this.#database.query(
      `update market set tried_version = greatest(tried_version, $2),
         settled_version = case when exists (select from settlement_trouble where market_id = $1)
           then settled_version else greatest(tried_version, $2) end
       where id = $1`,
      [market, version],
    );
  }

  /** Which of these markets failed as a whole and wait for their next try. */
  async #restingAmong(markets: readonly string[]): Promise<ReadonlySet<string>> {
    return this.#manner.isEager || markets.length === 0 ? new Set() : resting(this.#database, markets, this.#clock());
  }

  /** Does one piece of the work; what it threw is kept for the desk and for the end, and it counts as not done. */
  async #attempt(place: Place, work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      // Without a database everything fails.
      if (isOutage(error)) throw error;
      this.#failed.add(keyOf(place));
      this.failures.push(await noteTrouble(this.#database, place, error, this.#clock()));
      return false;
    }
  }
}

const keyOf = ({ market, player }: Place) => `${market} ${player}`;

/** Does `work` for each, a few at a time, and ends with the last of them. */
async function sideBySide<T>(each: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const rest = each.values();
  const one = async () => {
    for (const next of rest) await work(next);
  };
  const ends = await Promise.allSettled(Array.from({ length: SIDE_BY_SIDE }, one));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
