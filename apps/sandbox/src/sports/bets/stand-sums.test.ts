import type { Bet, CallInput, placeBet as placeBetCall } from '@pavilion/api-client/wire';
import { figureOf } from '@pavilion/betting-math';
import { paise } from '@pavilion/money';
import { createRandom, type Random } from '../../base/index.ts';
import { cashAndHeldOf } from '../../store/index.ts';
import { newPlayer } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import type { Feed } from '../feed/feed.ts';
import { marketIdOf } from '../feed/market-id.ts';
import type { WorldMatch } from '../feed/world.ts';
import { quotedMarket } from '../markets/market.ts';
import { cancelBet } from './cancel.ts';
import { betsOf } from './list.ts';
import { meetDue } from './meet.ts';
import { placeBet } from './place.ts';
import { settleMarkets } from './settle.ts';

// Players bet at random against each other and the market; a book that shares no code with the operator's says what has to come of it.

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());

type Side = 'back' | 'lay';
interface Order {
  readonly id: string;
  readonly player: number;
  readonly runner: string;
  readonly side: Side;
  readonly price: number;
  readonly stake: number;
  left: number;
  isWaiting: boolean;
  readonly fills: { stake: number; price: number }[];
}
interface Offer {
  readonly price: number;
  size: number;
}

/** Everything of one market, in plain numbers: stakes in paise, prices in hundredths. */
class Book {
  readonly orders: Order[] = [];
  readonly #runners: readonly string[];
  offers = new Map<string, Offer[]>();

  constructor(runners: readonly string[]) {
    this.#runners = runners;
  }

  /** Matches a new order; false where nothing of it was and nothing may wait. */
  place(order: Order, isAny: boolean, mayWait: boolean): boolean {
    const { side } = order;
    const suits = (price: number) => isAny || (side === 'back' ? price >= order.price : price <= order.price);
    const waiting = this.orders.filter(
      (other) =>
        other.isWaiting && other.runner === order.runner && other.side !== side && other.player !== order.player,
    );
    const offers = this.offers.get(`${order.runner} ${side}`) ?? [];
    // Where the market shows no price no bet begins to wait, and players don't meet; its prices here are near all that anybody asks.
    const isQuoted = offers.length > 0;
    if (mayWait && !isQuoted) return false;
    while (order.left > 0) {
      const prices = [
        ...waiting.filter(({ left }) => isQuoted && left > 0).map(({ price }) => price),
        ...offers.filter(({ size }) => size > 0).map(({ price }) => price),
      ].filter(suits);
      if (prices.length === 0) break;
      const price = side === 'back' ? Math.max(...prices) : Math.min(...prices);
      const other = waiting.find((each) => each.left > 0 && each.price === price);
      const offer = offers.find((each) => each.size > 0 && each.price === price);
      const stake = Math.min(order.left, other?.left ?? offer?.size ?? 0);
      meet(order, stake, price);
      if (other) meet(other, stake, price);
      else if (offer) offer.size -= stake;
    }
    order.isWaiting = mayWait && order.left > 0;
    if (order.left === order.stake && !mayWait) return false;
    this.orders.push(order);
    return true;
  }

  /** The market meets what waits at its prices. */
  meetAll(): void {
    for (const runner of this.#runners) {
      for (const side of ['back', 'lay'] as const) {
        const offers = this.offers.get(`${runner} ${side}`) ?? [];
        const waiting = this.orders
          .filter((order) => order.isWaiting && order.runner === runner && order.side === side)
          .toSorted((a, b) => (side === 'back' ? a.price - b.price : b.price - a.price));
        for (const order of waiting) {
          let met = 0;
          for (const offer of offers) {
            const isGood = side === 'back' ? offer.price >= order.price : offer.price <= order.price;
            const stake = isGood ? Math.min(order.left - met, offer.size) : 0;
            offer.size -= stake;
            met += stake;
          }
          if (met > 0) meet(order, met, order.price);
        }
      }
    }
  }

  /** What a player holds: their worst outcome, with what waits matched wherever that makes it worse. */
  held(player: number): number {
    const mine = this.orders.filter((order) => order.player === player);
    const outcomes = this.#runners.map((winner) =>
      mine.reduce((sum, order) => {
        const matched = order.fills.reduce((all, fill) => all + gainOf(order, fill, winner), 0);
        const rest = order.isWaiting ? gainOf(order, { stake: order.left, price: order.price }, winner) : 0;
        return sum + matched + Math.min(0, rest);
      }, 0),
    );
    return Math.max(0, ...outcomes.map((sum) => 0 - sum));
  }

  /** What a player wins or loses where `winner` wins. */
  net(player: number, winner: string): number {
    const mine = this.orders.filter((order) => order.player === player);
    return mine.reduce((sum, order) => order.fills.reduce((all, fill) => all + gainOf(order, fill, winner), sum), 0);
  }
}

function meet(order: Order, stake: number, price: number): void {
  order.fills.push({ stake, price });
  order.left -= stake;
  if (order.left === 0) order.isWaiting = false;
}

function gainOf({ side, runner }: Order, { stake, price }: { stake: number; price: number }, winner: string): number {
  // Stakes here are whole two rupees: nothing is to be rounded.
  const profit = (stake * (price - 100)) / 100;
  const backer = runner === winner ? profit : -stake;
  return side === 'back' ? backer : -backer;
}

const TICKS = [200, 210, 220, 230, 240, 250];

/** A world in which one match has the prices that a test gives it. */
function staged(match: WorldMatch) {
  let shown = match;
  const feed: Feed = {
    ...sandbox.feed,
    world: () => ({ ...sandbox.feed.world(), matches: [shown] }),
  };
  let moves = 0;
  return {
    feed,
    market() {
      const market = quotedMarket(shown, marketIdOf(match.id, 'match_odds'));
      if (!market) throw new Error('There is no such market');
      return market;
    },
    /** New prices: backs below the layers'. */
    move(random: Random) {
      moves += 1;
      const cells = () => {
        const back = random.int(0, TICKS.length - 2);
        const at = (index: number) => ({
          odds: (TICKS[index] ?? 0) / 100,
          size: paise(random.int(1, 30) * 1000),
        });
        return random.next() < 0.2 ? { back: null, lay: null } : { back: at(back), lay: at(back + 1) };
      };
      const market = { ...match.market, rows: [cells(), cells(), cells()] as const };
      shown = { ...match, market, state: 'open', play: null, pricedAt: match.pricedAt + moves };
    },
  };
}

const upright = (bets: readonly Bet[]) =>
  bets
    .map(({ id, stack, matchedStack, fills, status }) => ({
      ...{ id, stack, matchedStack, status },
      fills: fills.map(({ stack: stake, odds }) => [stake, Math.round(odds * 100)]),
    }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));

test.each([1, 2, 3])(
  'whatever players ask of each other and of the market, their bets, holds and results are the plain book’s (seed %d)',
  async (seed) => {
    const random = createRandom(seed * 7919);
    const free = sandbox.feed
      .world()
      .matches.filter(({ state, play, competition }) => state === 'open' && play === null && !competition.hasDraw);
    const match = free[seed];
    if (!match) throw new Error('No match is left');
    const stage = staged(match);
    stage.move(random);
    const runners = stage.market().runners.map(({ id }) => id);
    const book = new Book(runners);
    const cash = paise(1_000_000_000);
    const players: number[] = [];
    for (let count = 0; count < 4; count += 1) players.push((await newPlayer(sandbox, cash)).id);
    const show = () => {
      book.offers = new Map(
        runners.flatMap((runner) =>
          (['back', 'lay'] as const).map((side) => [
            `${runner} ${side}`,
            stage
              .market()
              .offers(runner, side)
              .map(({ price, size }) => ({ price, size })),
          ]),
        ),
      );
    };
    show();
    const { database, now } = sandbox;
    const compare = async () => {
      for (const player of players) {
        const { bets } = await betsOf(database, player, { refmatchid: match.id, pagesize: 100 });
        const mine = book.orders
          .filter((order) => order.player === player)
          .map((order) => ({
            ...{ id: order.id, stack: order.stake, matchedStack: order.stake - order.left, status: statusOf(order) },
            fills: order.fills.map(({ stake, price }) => [stake, price]),
          }));
        expect(upright(bets)).toEqual(mine.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
        expect((await cashAndHeldOf(database, player)).held).toBe(book.held(player));
      }
    };
    for (let step = 0; step < 60; step += 1) {
      sandbox.pass(1);
      const player = random.pick(players);
      const what = random.next();
      if (what < 0.12) {
        stage.move(random);
        show();
        await meetDue(database, { feed: stage.feed, clock: now });
        book.meetAll();
      } else if (what < 0.22) {
        const waiting = book.orders.filter((order) => order.isWaiting && order.player === player);
        const [first] = waiting;
        if (!first) continue;
        await database.transaction((tx) => cancelBet(tx, { player, id: first.id, at: now() }));
        first.isWaiting = false;
      } else {
        const slip = {
          clientRef: `sums-${seed}-${step}-ref`,
          refMatchId: match.id,
          marketId: stage.market().id,
          marketType: 'match_odds',
          runnerId: random.pick(runners),
          selectionType: random.pick(['back', 'lay'] as const),
          odds: figureOf(random.pick(TICKS)),
          stack: paise(random.int(50, 400) * 200),
          oddsPolicy: random.pick(['better', 'better', 'better', 'any', 'none'] as const),
          rest: random.pick(['stay', 'stay', 'stay', 'cancel'] as const),
        } as CallInput<typeof placeBetCall>;
        const order: Order = {
          ...{ id: '', player, runner: slip.runnerId, side: slip.selectionType, price: Math.round(slip.odds * 100) },
          ...{ stake: slip.stack, left: slip.stack, isWaiting: false, fills: [] },
        };
        const isIn = book.place(order, slip.oddsPolicy === 'any', slip.rest === 'stay');
        const placing = placeBet(database, { feed: stage.feed, player, at: now() }, slip);
        if (!isIn) {
          await expect(placing).rejects.toMatchObject({ status: 409, field: 'odds' });
          continue;
        }
        await placing;
        const { bets } = await betsOf(database, player, { clientref: slip.clientRef });
        Object.assign(order, { id: bets[0]?.id });
      }
      if (step % 10 === 9) await compare();
    }
    await compare();
    const winner = runners[0] ?? '';
    await settleMarkets(database, now, [{ market: stage.market().id, outcome: winner }]);
    for (const player of players) {
      const net = book.net(player, winner);
      const commission = net > 0 ? Math.round(net * 0.05) : 0;
      expect(await cashAndHeldOf(database, player)).toEqual({ cash: cash + net - commission, held: 0 });
    }
    const [sum] = await database.query('select coalesce(sum(amount), 0)::bigint as total from ledger_entry');
    expect(sum?.total).toBe(0);
    expect(book.orders.some(({ fills }) => fills.length > 1)).toBe(true);
  },
);

test('a lay that is met in parts never holds a paisa more than whole, and next to nothing that is wanted of it is left out', async () => {
  const random = createRandom(41);
  for (let time = 0; time < 300; time += 1) {
    const rest = paise(random.int(1, 100_000));
    const wanted = paise(random.int(1, rest));
    const [met] = await sandbox.database.query(
      `select m.met, bet_profit('match_odds', m.met, $3) + bet_profit('match_odds', $1 - m.met, $3) as parts,
         bet_profit('match_odds', $1, $3) as undivided from (select met_of('lay', $1, $2, $3) as met) m`,
      [rest, wanted, random.int(101, 999)],
    );
    const amount = met?.met ?? -1;
    expect([amount <= wanted, amount > wanted - 200, (met?.parts ?? 1) <= (met?.undivided ?? 0)]).toEqual([
      true,
      true,
      true,
    ]);
  }
});

const statusOf = ({ left, stake, isWaiting }: Order) =>
  isWaiting ? (left === stake ? 'unmatched' : 'partial') : left === stake ? 'cancelled' : 'matched';
