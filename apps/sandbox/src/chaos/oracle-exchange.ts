import { type Bet, cancelBet, getMatchOdds, placeBet } from '@pavilion/api-client/wire';
import * as z from 'zod/mini';
import type { SignedIn } from '../testing/players.ts';
import type { OracleBet } from './oracle-books.ts';
import { same } from './oracle-compare.ts';
import type { ShownMarket } from './oracle-prices.ts';
import type { Scene } from './oracle-scene.ts';
import { reasonOf, type Verdict } from './oracle-slips.ts';
import { stakeOf } from './oracle-snapshots.ts';
import { least, most, profitOf, type Side, type Stake } from './oracle-sums.ts';

/** What the market shows on each side of a runner, the best first. */
type Shown = ReadonlyMap<string, Readonly<Record<Side, readonly Stake[]>>>;

/** A bet that a player asks the exchange for. */
interface Order {
  readonly runner: string;
  readonly side: Side;
  readonly price: bigint;
  readonly stake: bigint;
  readonly policy: 'none' | 'better' | 'any';
  readonly rest: 'stay' | 'cancel';
}

/** Somebody's bet that stands. */
interface Standing {
  readonly player: SignedIn;
  readonly bet: OracleBet;
}

/** A part of a bet, and whose it was matched with; null: the market's. */
interface Met extends Stake {
  readonly with: Standing | null;
}

const other = (side: Side): Side => (side === 'back' ? 'lay' : 'back');

/**
 * Bets that take what is offered at their price or better, by each other and by the simulated market, and whose rest stays or is cancelled:
 * who meets whom, how much of it and at which price is worked out beforehand from what docs/decisions/matching.md says, by trying everything that
 * is offered in its order. All of it on one market at a time, between two ticks: what stands at the end is taken back.
 */
export class Exchange {
  readonly #scene: Scene;
  readonly #met = new Map<string, number>();
  #standing: Standing[] = [];
  #refs = 0;

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  /** Each of the players asks for one bet, one after the other. */
  async trade(players: readonly SignedIn[], market: ShownMarket): Promise<void> {
    const { books, random } = this.#scene;
    if (market.kind !== 'match_odds' || market.state !== 'open' || books.decisionOf(market.id)) return;
    const shown = await this.#look(players[0]?.token ?? '', market);
    const runners = market.runners.filter((runner) => this.#bandOf(shown, runner) !== null);
    if (runners.length === 0) return;
    // Mostly on one runner: there they meet.
    const runner = random.pick(runners);
    const first = random.pick(['back', 'lay'] as const);
    for (const [index, player] of players.entries()) {
      const place = random.next() < 0.9 ? runner : random.pick(runners);
      // The first ones mostly wait on their side, the others come to them.
      const waits = index < players.length / 2;
      const side = waits === random.next() < 0.85 ? first : other(first);
      await this.#ask(
        player,
        market,
        shown,
        this.#order(shown, { runner: place, side, waits: waits === random.next() < 0.85 }),
      );
    }
    for (const each of this.#standing) await this.#takeBack(each, market);
    this.#standing = [];
  }

  async #look(token: string, { match }: ShownMarket): Promise<Shown> {
    const { body } = await this.#scene.sandbox.get(`/sports-api/bet/match/odds?refmatchid=${match}`, {
      'xu-auth': token,
    });
    const { market } = z.decode(getMatchOdds.response, body as never).data;
    const stakes = (prices: readonly { readonly odds: number; readonly size: number }[]) =>
      prices.map(({ odds, size }) => ({ price: BigInt(Math.round(odds * 100)), stake: BigInt(size) }));
    return new Map(market.runners.map(({ id, back, lay }) => [id, { back: stakes(back), lay: stakes(lay) }]));
  }

  /** Between which prices a bet on a runner may wait: odds against from two thirds of what a backer is offered to half as long again as a layer's. */
  #bandOf(shown: Shown, runner: string): readonly [bigint, bigint] | null {
    const [back, lay] = [shown.get(runner)?.back[0]?.price, shown.get(runner)?.lay[0]?.price];
    if (back === undefined || lay === undefined) return null;
    const lowest = 100n + ((back - 100n) * 2n + 2n) / 3n;
    const highest = 100n + ((lay - 100n) * 3n) / 2n;
    return [most(101n, lowest), least(100_000n, highest)];
  }

  /** A bet that `waits` asks for what the other side is offered, any other for what its own is. */
  #order(shown: Shown, { runner, side, waits }: Pick<Order, 'runner' | 'side'> & { readonly waits: boolean }): Order {
    const { random } = this.#scene;
    const prices = shown.get(runner)?.[waits ? other(side) : side] ?? [];
    const isSmall = random.next() < 0.6;
    return {
      runner,
      side,
      price: random.pick(prices).price,
      // At many prices an odd stake leaves half a paisa.
      stake: BigInt(isSmall ? random.int(9_900, 200_000) : random.int(200_000, 2_400_000)),
      policy: random.pick(['none', 'better', 'better', 'any'] as const),
      rest: random.next() < 0.8 ? 'stay' : 'cancel',
    };
  }

  async #ask(player: SignedIn, market: ShownMarket, shown: Shown, order: Order): Promise<void> {
    const { sandbox, books, tally } = this.#scene;
    const met = this.#metBy(player, market, shown, order);
    const expected = this.#verdict(player, market, shown, { order, met });
    this.#refs += 1;
    const { runner, side, price, stake, policy, rest } = order;
    const body = {
      ...{
        clientRef: `exchange-${this.#refs}`,
        refMatchId: market.match,
        marketId: market.id,
        marketType: 'match_odds',
      },
      ...{ runnerId: runner, selectionType: side, odds: Number(price) / 100, stack: Number(stake) / 100 },
      ...{ oddsPolicy: policy, rest },
    };
    const answer = await sandbox.post('/sports-api/bets', body, { 'xu-auth': player.token });
    const verdict =
      answer.status === 200 ? 'placed' : reasonOf({ status: answer.status, message: answer.body.message });
    const what = `what becomes of player ${player.id}'s ${JSON.stringify(body)}`;
    same(what, verdict, expected);
    tally.exchange.orders += 1;
    if (verdict !== 'placed') return;
    const { bet, exposureAmount } = z.decode(placeBet.response, answer.body as never).data;
    const mine = betOf(order, bet.id, met);
    same(what, faceOf(bet), faceOf(mine));
    books.place(player.id, market, [mine], `bet:${numberOf(mine)}:hold`);
    same(`what ${player.id} is said to expose`, -exposureAmount, books.funds(player.id).held);
    this.#meet(market, order, met);
    if (mine.rest) this.#standing.push({ player, bet: mine });
    if (mine.rest && mine.fills.length > 0) tally.exchange.partial += 1;
  }

  /** What a bet meets, in its order: the best price first, at one price who stands before the market, and the first of them first. */
  #metBy(player: SignedIn, market: ShownMarket, shown: Shown, { runner, side, price, stake, policy }: Order): Met[] {
    const offers: Met[] = [
      ...this.#standing
        .filter(({ player: { id }, bet }) => id !== player.id && bet.runner === runner && bet.side === other(side))
        .map((one) => ({ price: one.bet.price, stake: one.bet.rest?.stake ?? 0n, with: one })),
      ...(shown.get(runner)?.[side] ?? []).map((each) => ({
        price: each.price,
        stake: each.stake - this.#scene.taken.at({ market, runner, side }, each.price),
        with: null,
      })),
    ];
    const worse = (a: bigint, b: bigint) => (side === 'back' ? b - a : a - b);
    const met: Met[] = [];
    let wanted = stake;
    // A sort that keeps the order of what is equal.
    for (const offer of offers.toSorted((a, b) => Number(worse(a.price, b.price)))) {
      const isTaken = policy === 'any' || worse(offer.price, price) <= 0n;
      const part = isTaken ? partOf(offer, wanted) : 0n;
      if (part <= 0n) continue;
      met.push({ ...offer, stake: part });
      wanted -= part;
    }
    return met;
  }

  #verdict(
    { id }: SignedIn,
    market: ShownMarket,
    shown: Shown,
    { order, met }: { readonly order: Order; readonly met: readonly Met[] },
  ): Verdict {
    const { books } = this.#scene;
    const { side, price, stake, runner, rest } = order;
    const atItsPrice = profitOf('match_odds', { stake, price });
    if (stake < market.minStake) return 'below min';
    if (stake > market.maxStake) return 'above max';
    if ((side === 'back' ? atItsPrice : stake) > market.maxProfit) return 'over max profit';
    const [lowest, highest] = this.#bandOf(shown, runner) ?? [0n, 0n];
    if (rest === 'stay' && (price < lowest || price > highest)) return 'out of band';
    if (met.length === 0 && rest === 'cancel') return 'nothing offered';
    const bet = betOf(order, '', met);
    if (!books.affords(id, books.growth(id, market, [bet]))) return 'not enough funds';
    const { now, after } = books.best(id, market, bet);
    // What begins to stand counts as if it were met.
    const waiting = bet.rest ? (side === 'back' ? profitOf('match_odds', bet.rest) : bet.rest.stake) : 0n;
    return after + waiting > most(market.maxProfit, now) ? 'over market profit' : 'placed';
  }

  /** What was met is so much less on the other side: of who stood there, and of what the market offers. */
  #meet(market: ShownMarket, { runner, side }: Order, met: readonly Met[]): void {
    const { books, taken, tally } = this.#scene;
    for (const { stake, price, with: one } of met) {
      tally.exchange[one ? 'withPlayers' : 'withMarket'] += 1;
      if (one === null) {
        taken.take({ market, runner, side }, price, stake);
        continue;
      }
      const left = (one.bet.rest?.stake ?? 0n) - stake;
      const bet: OracleBet = {
        ...one.bet,
        fills: [...one.bet.fills, { stake, price }],
        rest: left > 0n ? { stake: left, price } : null,
        state: left > 0n ? 'partial' : 'matched',
      };
      // By which number of times that its hold moved, as `compareStatement` counts them.
      const times = (this.#met.get(bet.id) ?? 0) + 1;
      const more = books.change(one.player.id, market.id, bet, `bet:${numberOf(bet)}:met:${times}`);
      if (more !== 0n) this.#met.set(bet.id, times);
      if (more > 0n) throw new Error(`Being met costs ${one.player.id} ${more} by ${bet.id}`);
      this.#standing = this.#standing.flatMap((each) =>
        each.bet.id !== bet.id ? [each] : left > 0n ? [{ ...each, bet }] : [],
      );
    }
  }

  async #takeBack({ player, bet }: Standing, market: ShownMarket): Promise<void> {
    const { sandbox, books } = this.#scene;
    this.#refs += 1;
    const body = { id: bet.id, clientRef: `exchange-${this.#refs}` };
    const answer = await sandbox.post('/sports-api/bets/cancel', body, { 'xu-auth': player.token });
    const { bet: found, exposureAmount } = z.decode(cancelBet.response, answer.body as never).data;
    const ended: OracleBet = { ...bet, rest: null, state: bet.fills.length > 0 ? 'matched' : 'cancelled' };
    same(`what is left of ${bet.id}`, faceOf(found), faceOf(ended));
    books.change(player.id, market.id, ended, `bet:${numberOf(bet)}:cancelled`);
    same(`what ${player.id} is said to expose`, -exposureAmount, books.funds(player.id).held);
  }
}

/**
 * How much of an offer is met where so much is wanted. A lay that stands is met in parts that come to no more than its whole: where rounding
 * would add a paisa, by whole two rupees.
 */
function partOf({ stake, price, with: one }: Met, wanted: bigint): bigint {
  if (wanted >= stake) return stake;
  const liability = (part: bigint) => profitOf('match_odds', { stake: part, price });
  const isDearer = one?.bet.side === 'lay' && liability(wanted) + liability(stake - wanted) > liability(stake);
  return isDearer ? wanted - (wanted % 200n) : wanted;
}

function betOf({ runner, side, price, stake, rest }: Order, id: string, met: readonly Met[]): OracleBet {
  const left = met.reduce((sum, part) => sum - part.stake, stake);
  const stays = left > 0n && rest === 'stay';
  return {
    ...{ id, runner, line: null, side, stake, price, profit: null, version: 0 },
    fills: met.map((part) => ({ stake: part.stake, price: part.price })),
    rest: stays ? { stake: left, price } : null,
    state: !stays ? 'matched' : met.length > 0 ? 'partial' : 'unmatched',
  };
}

const numberOf = ({ id }: OracleBet) => Number.parseInt(id.slice(3), 16);

/** A bet as its player sees it, or as the oracle has it: its state, and each of its parts. */
const faceOf = (bet: Bet | OracleBet) =>
  'status' in bet
    ? [bet.status, bet.fills.map(stakeOf).map(({ stake, price }) => [stake, price])]
    : [bet.state, bet.fills.map(({ stake, price }) => [stake, price])];
