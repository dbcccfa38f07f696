import type { Random } from '../base/index.ts';
import { settleMarkets } from '../sports/index.ts';
import type { SignedIn } from '../testing/players.ts';
import type { TestSandbox } from '../testing/sandbox.ts';
import type { OracleBooks, OracleMarket } from './oracle-books.ts';
import type { HotMatches } from './oracle-hot-matches.ts';
import type { OracleTally } from './oracle-tally.ts';

interface Deciding {
  readonly sandbox: TestSandbox;
  readonly books: OracleBooks;
  readonly random: Random;
  readonly hot: HotMatches;
  readonly tally: OracleTally;
}

/** Results of markets: made here or by their matches, and taken into the oracle's books as the operator has them. */
export class Decisions {
  readonly #deciding: Deciding;
  readonly #touch: (player: SignedIn) => void;

  /** `touch` hears of everybody whom a decision concerns. */
  constructor(deciding: Deciding, touch: (player: SignedIn) => void) {
    this.#deciding = deciding;
    this.#touch = touch;
  }

  /** Somebody decides a market, or decides it otherwise, or voids it; some of it twice, and from two sides. */
  async make(players: readonly SignedIn[], from: Date): Promise<void> {
    const { random, books } = this.#deciding;
    while (random.next() < 0.6) {
      const own = books.betsOf(random.pick(players).id);
      // One of their latest: what was bet on long ago is corrected as well, but not most of the time.
      if (own.length === 0) continue;
      await this.#decide(random.pick(random.next() < 0.7 ? own.slice(-5) : own).market);
      await this.#learn(players, from);
    }
  }

  /** What one settlement brought may be what is owed for another one: that is collected when all is at rest. */
  async catchUp(players: readonly SignedIn[], from: Date): Promise<void> {
    await this.#deciding.sandbox.sweeps.run();
    await this.#learn(players, from);
  }

  async #decide(market: OracleMarket): Promise<void> {
    const { random, sandbox } = this.#deciding;
    const outcome =
      random.next() < 0.2 ? 'void' : market.kind === 'fancy' ? this.#figureFor(market) : random.pick(market.runners);
    const decide = () => settleMarkets(sandbox.database, sandbox.now, [{ market: market.id, outcome }]);
    await Promise.all(random.next() < 0.3 ? [decide(), decide()] : [decide()]);
  }

  /** A figure near the lines that were bet on. */
  #figureFor({ id }: OracleMarket): string {
    const { hot, random } = this.#deciding;
    const lines = hot.markets.find((market) => market.id === id)?.shown.flatMap(({ back }) => back?.line ?? []) ?? [];
    return String(Math.max(0, Number(lines[0] ?? 45n) + random.int(-3, 3)));
  }

  /** Takes the decisions since `from` into the books, and settles them there. */
  async #learn(players: readonly SignedIn[], from: Date): Promise<void> {
    const { sandbox, books, tally } = this.#deciding;
    const decisions = await sandbox.database.query(
      'select id as market, outcome, version from market where outcome is not null and decided_at >= $1 order by id',
      [from],
    );
    for (const decision of decisions) {
      const before = books.decisionOf(decision.market);
      if (!books.knows(decision.market) || before?.version === decision.version) continue;
      books.decide(decision);
      tally[decision.outcome === 'void' ? 'voided' : before ? 'corrected' : 'decided'] += 1;
    }
    for (const [, touched] of books.pending()) {
      for (const player of players) if (touched.has(player.id)) this.#touch(player);
    }
    books.settle();
  }
}
