import { placeBet } from '@pavilion/api-client/wire';
import { type Paise, paise } from '@pavilion/money';
import * as z from 'zod/mini';
import { createRandom, type Random } from '../base/index.ts';
import { settleMarkets } from '../sports/index.ts';
import { newPlayer, type SignedIn } from '../testing/players.ts';
import type { TestSandbox } from '../testing/sandbox.ts';
import { OracleBooks } from './oracle-books.ts';
import { CashOuts } from './oracle-cash-outs.ts';
import { comparePlayer, compareStatement, same } from './oracle-compare.ts';
import { Decisions } from './oracle-decisions.ts';
import { Exchange } from './oracle-exchange.ts';
import { HotMatches } from './oracle-hot-matches.ts';
import type { ShownMarket } from './oracle-prices.ts';
import { Rests } from './oracle-rests.ts';
import { ShownSizes } from './oracle-sizes.ts';
import { bodyOf, isTaken, judged, randomSlip, reasonOf, type Slip, shownFor, type Verdict } from './oracle-slips.ts';
import { watch } from './oracle-snapshots.ts';
import { TakenOffers } from './oracle-taken.ts';
import type { OracleTally } from './oracle-tally.ts';

interface OracleOrders {
  readonly sandbox: TestSandbox;
  /** How many bets are asked for; part of them are refused, as they have to be. */
  readonly bets: number;
  readonly players: number;
  readonly seed: number;
  /** How many players act in one step, and how many of the touched are compared after it. */
  readonly crew: number;
  readonly sample: number;
}

/** How many of the players are about at a time: the same ones come back, and have several bets in one market. */
const REGULARS = 40;
/** How many at most meet each other in a step. */
const TRADERS = 12;

/**
 * Lets players bet on the operator's own matches while prices move and markets are suspended, decided, corrected and voided, and
 * throws at the first figure that is not what betting.md says by the oracle's books.
 */
export async function runOracle(orders: OracleOrders): Promise<OracleTally> {
  const run = new OracleRun(orders);
  await run.open();
  while (run.left > 0) await run.step();
  return run.close();
}

class OracleRun {
  readonly #sandbox: TestSandbox;
  readonly #orders: OracleOrders;
  readonly #books = new OracleBooks();
  readonly #random: Random;
  readonly #rests: Rests;
  readonly #cashOuts: CashOuts;
  readonly #exchange: Exchange;
  readonly #decisions: Decisions;
  readonly #tally: OracleTally = {
    verdicts: new Map(),
    seen: { compared: 0, between: 0 },
    waiting: 0,
    exchange: { orders: 0, withPlayers: 0, withMarket: 0, partial: 0 },
    cashedOut: 0,
    notOffered: 0,
    decided: 0,
    corrected: 0,
    voided: 0,
    compared: 0,
  };
  #players: readonly SignedIn[] = [];
  readonly #hot: HotMatches;
  readonly #touched = new Set<SignedIn>();
  readonly #sizes = new ShownSizes();
  #steps = 0;
  #refs = 0;
  left: number;

  constructor(orders: OracleOrders) {
    this.#orders = orders;
    this.#sandbox = orders.sandbox;
    this.#random = createRandom(orders.seed);
    this.#hot = new HotMatches(orders.sandbox, this.#random);
    this.#rests = new Rests(orders.sandbox, this.#books, this.#random);
    const taken = new TakenOffers(orders.sandbox);
    const scene = { sandbox: orders.sandbox, books: this.#books, random: this.#random, tally: this.#tally, taken };
    this.#cashOuts = new CashOuts(scene, this.#sizes);
    this.#exchange = new Exchange(scene);
    this.#decisions = new Decisions(
      { sandbox: orders.sandbox, books: this.#books, random: this.#random, hot: this.#hot, tally: this.#tally },
      (player) => this.#touched.add(player),
    );
    this.left = orders.bets;
  }

  async open(): Promise<void> {
    const players: SignedIn[] = [];
    for (let index = 0; index < this.#orders.players; index += 1) {
      // Every fourth has hardly anything: they are refused, and owe what a correction takes back.
      const cash: Paise = paise(index % 4 === 0 ? 150_000 : this.#random.int(1_000_000, 20_000_000));
      const player = await newPlayer(this.#sandbox, cash);
      this.#books.open(player.id, BigInt(cash));
      players.push(player);
    }
    this.#players = players;
  }

  /** Some bets, some time, some decisions; then those whom any of it touched are compared. */
  async step(): Promise<void> {
    this.#steps += 1;
    await this.#hot.look(this.#players[0]?.token ?? '');
    const from = this.#sandbox.now();
    if (this.#random.next() < 0.2) await this.#storm(from);
    else await this.#calm(from);
    const touched = [...this.#touched];
    this.#touched.clear();
    for (let picked = 0; picked < this.#orders.sample && touched.length > 0; picked += 1) {
      const [player] = touched.splice(this.#random.int(0, touched.length - 1), 1);
      if (player) await comparePlayer(this.#sandbox, this.#books, player);
      this.#tally.compared += 1;
    }
  }

  /** Everybody once more, with all their bets and their whole statement. */
  async close(): Promise<OracleTally> {
    for (const player of this.#players) {
      await comparePlayer(this.#sandbox, this.#books, player);
      await compareStatement(this.#sandbox, this.#books, player);
      this.#tally.compared += 1;
    }
    return this.#tally;
  }

  /** One thing after the other for each player, so that the oracle knows beforehand what has to come of each. */
  async #calm(from: Date): Promise<void> {
    const seats = this.#crew();
    await Promise.all(
      seats.map(async ({ player, slips }) => {
        for (const slip of slips) await this.#place(player, slip, 'judged');
      }),
    );
    this.#sizes.check();
    for (const { player, market } of seats) if (this.#isExchange(player)) await this.#wait(player, market);
    await this.#trade();
    for (const { player, market } of seats) if (this.#random.next() < 0.4) await this.#cashOuts.take(player, market);
    await this.#decisions.make(this.#players, from);
    this.#pass();
    await this.#sandbox.sweeps.run();
    await this.#decisions.catchUp(this.#players, from);
  }

  /** Bets, ticks, settlements from two sides and readers, all at the same time. */
  async #storm(from: Date): Promise<void> {
    const seats = this.#crew();
    const placed: (() => void)[] = [];
    const watched = this.#random.pick(seats.filter(({ player }) => !this.#isExchange(player)));
    await Promise.all([
      ...seats.map(async ({ player, slips }) => {
        for (const slip of slips) await this.#place(player, slip, placed);
      }),
      this.#pastTimes(),
      ...[1, 2, 3].map(() => watch(this.#sandbox, this.#books, watched.player, this.#tally.seen)),
    ]);
    for (const note of placed) note();
    this.#sizes.check();
    await this.#decisions.catchUp(this.#players, from);
  }

  async #pastTimes(): Promise<void> {
    for (let time = 0; time < 2; time += 1) {
      this.#pass();
      await Promise.all([this.#sandbox.sweeps.run(), settleMarkets(this.#sandbox.database, this.#sandbox.now)]);
    }
  }

  #pass(): void {
    this.#sandbox.pass(this.#random.int(500, 20_000));
    this.#sandbox.feed.tick();
    this.#sizes.tick();
  }

  /** Who bets in this step, on which market most of all, and what. */
  #crew(): { player: SignedIn; market: ShownMarket; slips: Slip[] }[] {
    const random = this.#random;
    const regulars = Array.from(
      { length: Math.min(REGULARS, this.#players.length) },
      (_, index) => this.#players[(this.#steps + index) % this.#players.length] as SignedIn,
    );
    // Of every kind as many, and most of them open: there are many more fancies than other markets, and many are decided.
    const open = this.#hot.markets.filter(({ id, state }) => state === 'open' && !this.#books.decisionOf(id));
    const among = open.length > 0 && random.next() < 0.9 ? open : this.#hot.markets;
    const kinds = [...Map.groupBy(among, ({ kind }) => kind).values()];
    const fewer = kinds.map((markets) => markets.filter((_, index) => index < 6));
    const crew = new Set(Array.from({ length: this.#orders.crew }, () => random.pick(regulars)));
    return [...crew].map((player) => {
      const market = random.pick(random.pick(fewer));
      const slips: Slip[] = [];
      for (let count = random.int(1, 6); count > 0 && this.left > 0; count -= 1) {
        this.left -= 1;
        const { cash, held } = this.#books.funds(player.id);
        const earlier = this.#hot.earlier(market.id);
        const where = random.next() < 0.85 ? market : random.pick(random.pick(fewer));
        this.#refs += 1;
        slips.push(
          randomSlip(random, where, {
            clientRef: `oracle-${this.#refs}`,
            free: cash - held,
            ...(earlier && where === market ? { earlier } : {}),
          }),
        );
      }
      this.#touched.add(player);
      return { player, market, slips };
    });
  }

  /** Sends a slip: its verdict is known beforehand where nothing else happens, and otherwise kept for later. */
  async #place(player: SignedIn, slip: Slip, how: 'judged' | (() => void)[]): Promise<void> {
    const expected = how === 'judged' ? judged(this.#books, player.id, slip) : null;
    const { status, body } = await this.#sandbox.post('/sports-api/bets', bodyOf(slip), { 'xu-auth': player.token });
    const verdict: Verdict = status === 200 ? 'placed' : reasonOf({ status, message: body.message });
    this.#tally.verdicts.set(verdict, (this.#tally.verdicts.get(verdict) ?? 0) + 1);
    if (verdict === 'size taken') this.#sizes.refuse(slip);
    else if (expected !== null) same(`what becomes of ${describe(player, slip)}`, verdict, expected);
    if (verdict !== 'placed') return;
    this.#sizes.take(slip, how === 'judged');
    const { bet, exposureAmount } = z.decode(placeBet.response, body as never).data;
    const price = BigInt(Math.round((bet.matchedOdds ?? 0) * 100));
    if (!isTaken(slip, price)) throw new Error(`${describe(player, slip)} was matched at ${price}`);
    const { market, runner, side, line, stake } = slip;
    const number = Number.parseInt(bet.id.slice(3), 16);
    const note = () =>
      this.#books.place(
        player.id,
        market,
        [
          {
            ...{ id: bet.id, runner, line, side, stake, price: slip.price },
            ...{ fills: [{ stake, price }], rest: null, state: 'matched', profit: null, version: 0 },
          },
        ],
        `bet:${number}:hold`,
      );
    if (how !== 'judged') {
      how.push(note);
      return;
    }
    same(`the price of ${describe(player, slip)}`, price, shownFor(slip)?.price);
    note();
    same(`what ${player.id} is said to expose`, -exposureAmount, this.#books.funds(player.id).held);
  }

  /** Every fifth player has bets that wait, too. */
  readonly #isExchange = ({ id }: SignedIn) => id % 5 === 0;

  /** Some of those who have bets that wait meet each other on the odds of a match. */
  async #trade(): Promise<void> {
    const open = this.#hot.markets.filter(({ kind, state }) => kind === 'match_odds' && state === 'open');
    if (open.length === 0) return;
    const able = this.#players.filter(this.#isExchange);
    const traders = [...new Set(Array.from({ length: TRADERS }, () => this.#random.pick(able)))];
    await this.#exchange.trade(traders, this.#random.pick(open));
    for (const trader of traders) this.#touched.add(trader);
  }

  async #wait(player: SignedIn, { id }: ShownMarket): Promise<void> {
    if (this.#random.next() < 0.3) {
      await this.#rests.end(player);
      return;
    }
    if (!this.#books.knows(id) || this.#books.decisionOf(id)) return;
    const market = this.#books.marketOf(id);
    const line = market.kind === 'fancy' ? BigInt(this.#random.int(30, 60)) : null;
    if (await this.#rests.begin(player, market, line)) this.#tally.waiting += 1;
  }
}

const describe = ({ id }: SignedIn, slip: Slip) => `player ${id}'s ${JSON.stringify(bodyOf(slip))}`;
