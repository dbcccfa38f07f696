import { getMatches } from '@pavilion/api-client/wire';
import * as z from 'zod/mini';
import type { Random } from '../base/index.ts';
import type { TestSandbox } from '../testing/sandbox.ts';
import { type ShownMarket, shownMarkets } from './oracle-prices.ts';

/** How many matches are bet on at a time. */
const HOT = 3;

/** The matches that are bet on, as they are shown now and as they were shown the time before. */
export class HotMatches {
  readonly #sandbox: TestSandbox;
  readonly #random: Random;
  readonly #earlier = new Map<string, ShownMarket>();
  #matches: string[] = [];
  #looks = 0;
  markets: readonly ShownMarket[] = [];

  constructor(sandbox: TestSandbox, random: Random) {
    this.#sandbox = sandbox;
    this.#random = random;
  }

  /** A market as it was shown before the latest look. */
  earlier(market: string): ShownMarket | undefined {
    return this.#earlier.get(market);
  }

  /** Looks at what is shown now; one match changes for another now and then, and those that are over for good do. */
  async look(token: string): Promise<void> {
    this.#looks += 1;
    if (this.#looks % 5 === 0) this.#matches.shift();
    for (const market of this.markets) this.#earlier.set(market.id, market);
    const markets: ShownMarket[] = [];
    for (const match of this.#matches) markets.push(...(await shownMarkets(this.#sandbox, token, match)));
    this.#matches = this.#matches.filter((match) =>
      markets.some((market) => market.match === match && market.state !== 'closed'),
    );
    for (const match of await this.#others(HOT - this.#matches.length)) {
      this.#matches.push(match);
      markets.push(...(await shownMarkets(this.#sandbox, token, match)));
    }
    this.markets = markets;
  }

  /** So many matches that are not bet on yet, most of them in play: those are decided soon. */
  async #others(count: number): Promise<readonly string[]> {
    if (count === 0) return [];
    const { body } = await this.#sandbox.get('/sports-api/bet/matches');
    const { matches } = z.decode(getMatches.response, body as never).data;
    const others = new Set<string>();
    while (others.size < count) {
      const cold = matches.filter(({ refMatchId }) => !this.#matches.includes(refMatchId) && !others.has(refMatchId));
      const inPlay = cold.filter((match) => match.inPlay);
      others.add(this.#random.pick(this.#random.next() < 0.7 && inPlay.length > 0 ? inPlay : cold).refMatchId);
    }
    return [...others];
  }
}
