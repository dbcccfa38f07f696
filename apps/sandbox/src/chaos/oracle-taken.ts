import type { TestSandbox } from '../testing/sandbox.ts';
import type { ShownMarket } from './oracle-prices.ts';
import type { Side } from './oracle-sums.ts';

/** A side of a runner: that of the bets which take what is offered there. */
interface Place {
  readonly market: ShownMarket;
  readonly runner: string;
  readonly side: Side;
}

/** What was taken of the sizes that match odds show, price by price, until they are made anew. */
export class TakenOffers {
  readonly #feed: TestSandbox['feed'];
  readonly #taken = new Map<string, bigint>();

  constructor({ feed }: TestSandbox) {
    this.#feed = feed;
  }

  at(place: Place, price: bigint): bigint {
    return this.#taken.get(this.#key(place, price)) ?? 0n;
  }

  take(place: Place, price: bigint, stake: bigint): void {
    this.#taken.set(this.#key(place, price), this.at(place, price) + stake);
  }

  #key({ market, runner, side }: Place, price: bigint): string {
    const match = this.#feed.world().matches.find(({ id }) => id === market.match);
    return [market.id, runner, side, price, match?.pricedAt].join(' ');
  }
}
