import { type Bet, type CallOutput, type CashOutOffer, getCashOut, takeCashOut } from '@pavilion/api-client/wire';
import * as z from 'zod/mini';
import type { SignedIn } from '../testing/players.ts';
import type { OracleBet } from './oracle-books.ts';
import { same } from './oracle-compare.ts';
import type { ShownMarket } from './oracle-prices.ts';
import type { Scene } from './oracle-scene.ts';
import type { ShownSizes } from './oracle-sizes.ts';
import { stakeOf } from './oracle-snapshots.ts';
import { least, most, profitOf } from './oracle-sums.ts';

type Quote = NonNullable<CashOutOffer['quote']>;

/**
 * Positions that are cashed out, whole and in part: what is offered has to be what betting.md says by the oracle's own sums, and what is
 * booked what was offered.
 */
export class CashOuts {
  readonly #scene: Scene;
  readonly #sizes: ShownSizes;
  #refs = 0;

  constructor(scene: Scene, sizes: ShownSizes) {
    this.#scene = scene;
    this.#sizes = sizes;
  }

  /** A player asks for what a market offers them, and takes it. */
  async take(player: SignedIn, market: ShownMarket): Promise<void> {
    const { books, random, tally } = this.#scene;
    if (market.kind === 'fancy' || !books.knows(market.id) || books.decisionOf(market.id)) return;
    const percent = random.next() < 0.5 ? 100 : random.int(1, 99);
    const offer = await this.#offer(player, market, percent);
    const gains = books.gains(player.id, market);
    if (offer === undefined) {
      same(`what ${player.id} has to cash out on ${market.id}`, spread(gains), 0n);
      return;
    }
    if (offer.quote === null) {
      tally.notOffered += 1;
      isNothing(offer, market, gains);
      return;
    }
    checkQuote(offer.quote, { gains, percent });
    same(
      `what waits of ${player.id}'s on ${market.id}`,
      waitingIn(offer.quote),
      books.waiting(player.id, market).map(restOf).toSorted(),
    );
    const more = await this.#book(player, market, offer.quote, percent);
    if (more === null) return;
    const after = books.gains(player.id, market);
    same(`what ${player.id}'s outcomes on ${market.id} came to`, after, afterOf(offer.quote));
    if (percent === 100)
      same(`what waits after a whole cash-out of ${player.id}'s`, books.waiting(player.id, market), []);
    tally.cashedOut += 1;
  }

  async #offer({ token }: SignedIn, { match, id }: ShownMarket, percent: number): Promise<CashOutOffer | undefined> {
    const path = `/sports-api/bets/cash-out?refmatchid=${match}&percent=${percent}`;
    const { body } = await this.#scene.sandbox.get(path, { 'xu-auth': token });
    return z.decode(getCashOut.response, body as never).data.cashOuts.find(({ marketId }) => marketId === id);
  }

  /** Takes a quote and books its bets. Returns what is held more, null where it can't be held. */
  async #book(player: SignedIn, market: ShownMarket, quote: Quote, percent: number): Promise<bigint | null> {
    const { sandbox, books } = this.#scene;
    this.#refs += 1;
    const body = { quote: quote.id, clientRef: `oracle-cash-out-${this.#refs}` };
    const answer = await sandbox.post('/sports-api/bets/cash-out', body, { 'xu-auth': player.token });
    const { problem, bets, exposureAmount }: CallOutput<typeof takeCashOut>['data'] = z.decode(
      takeCashOut.response,
      answer.body as never,
    ).data;
    if (problem !== null) {
      // Only what waits can make a smaller position hold more.
      same(`what becomes of ${player.id}'s cash-out`, [problem, quote.funds > 0], ['not-enough-funds', true]);
      same(`what ${player.id} could hold`, books.affords(player.id, BigInt(quote.funds)), false);
      return null;
    }
    const legs = bets.map((bet) => legOf(market, bet));
    // All of a position cancels what waits first.
    const ended = percent === 100 ? books.waiting(player.id, market) : [];
    const released = ended.map((bet) => {
      const state = bet.fills.length > 0 ? 'matched' : 'cancelled';
      const reference = `bet:${Number.parseInt(bet.id.slice(3), 16)}:cancelled`;
      return books.change(player.id, market.id, { ...bet, rest: null, state }, reference);
    });
    const more = released.reduce((sum, each) => sum + each, books.growth(player.id, market, legs));
    same(`what ${player.id}'s cash-out needs`, BigInt(quote.funds), more > 0n ? more : 0n);
    const first = Number.parseInt(bets[0]?.id.slice(3) ?? '', 16);
    books.place(player.id, market, legs, `bet:${first}:cash-out`);
    for (const { runner, side, stake, fills } of legs) {
      this.#sizes.take({ market, runner, side, stake }, true);
      for (const fill of fills) this.#scene.taken.take({ market, runner, side }, fill.price, fill.stake);
    }
    same(`what ${player.id} is said to expose`, -exposureAmount, books.funds(player.id).held);
    return more;
  }
}

/** Throws where nothing is offered for another reason than a player can see. */
function isNothing({ problem }: CashOutOffer, { state, id }: ShownMarket, gains: readonly bigint[]): void {
  const isLevel = spread(gains) === 0n;
  const reasons =
    state !== 'open' ? ['suspended'] : isLevel ? ['level'] : ['price-gone', 'too-little-offered', 'below-min'];
  if (!reasons.includes(problem ?? ''))
    throw new Error(`Nothing is offered on ${id} because of ${problem}, not ${reasons}`);
}

/** What outcomes are apart at most. */
const spread = ([first = 0n, ...others]: readonly bigint[]) => others.reduce(most, first) - others.reduce(least, first);

const restOf = ({ runner, side, rest }: OracleBet) => `${side} ${runner} ${rest?.stake} @ ${rest?.price}`;
const waitingIn = ({ waiting }: Quote) =>
  waiting
    .map(
      ({ runnerId, selectionType, stack, odds }) => `${selectionType} ${runnerId} ${stack} @ ${Math.round(odds * 100)}`,
    )
    .toSorted();
const afterOf = ({ outcomes }: Quote) => outcomes.map(({ after }) => BigInt(after));

/** A quote begins where the player stands; a whole one ends with every outcome the same, a part so much nearer to that. */
function checkQuote(
  quote: Quote,
  { gains, percent }: { readonly gains: readonly bigint[]; readonly percent: number },
): void {
  const now = quote.outcomes.map((outcome) => BigInt(outcome.now));
  const after = afterOf(quote);
  same('where a quote begins', now, gains);
  const [first = 0n, ...others] = after;
  same('what a quote secures', BigInt(quote.secured), others.reduce(least, first));
  const off = 100n * spread(after) - BigInt(100 - percent) * spread(now);
  // Each outcome is rounded to the paisa.
  if (off > 100n || off < -100n)
    throw new Error(`Of a position of ${now}, ${percent} % was to be closed, and ${after} is left`);
}

/** A bet of a cash-out as the books have it. What it wins is what its prices come to, but for what a paisa of stake moves. */
function legOf({ kind }: ShownMarket, bet: Bet): OracleBet {
  const fills = bet.fills.map(stakeOf);
  const byPrice = fills.reduce((sum, { stake, price }) => sum + profitOf(kind, { stake, price }), 0n);
  const booked = fills.reduce((sum, fill) => sum + (fill.profit ?? profitOf(kind, fill)), 0n);
  const off = bet.selectionType === 'lay' ? booked - byPrice : byPrice - booked;
  const highest = fills.map(({ price }) => price).reduce(most, 0n);
  const step = highest / (kind === 'match_odds' ? 100n : 10_000n) + 2n;
  if (off < 0n || off > step) throw new Error(`The bet ${bet.id} wins ${booked} where its prices come to ${byPrice}`);
  if (bet.cashOut !== true) throw new Error(`The bet ${bet.id} does not say that it was placed to cash out`);
  return {
    ...{ id: bet.id, runner: bet.runnerId, line: null, side: bet.selectionType },
    ...{ stake: BigInt(bet.stack), price: BigInt(Math.round(bet.odds * 100)) },
    ...{ fills, rest: null, state: 'matched', profit: null, version: 0 },
  };
}
