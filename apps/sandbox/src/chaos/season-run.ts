import { isDeepStrictEqual } from 'node:util';
import { cancelBet, getCashOut, getMatches, placeBet, takeCashOut } from '@pavilion/api-client/wire';
import { nearestTick, tickBeside } from '@pavilion/betting-math';
import { paise } from '@pavilion/money';
import * as z from 'zod/mini';
import { createRandom, type Random } from '../base/index.ts';
import { settleMarkets } from '../sports/index.ts';
import { newPlayer, type SignedIn } from '../testing/players.ts';
import type { Answer, TestSandbox } from '../testing/sandbox.ts';
import { wrong } from './attack-round.ts';
import { type ShownMarket, shownMarkets } from './oracle-prices.ts';
import { bodyOf, randomSlip } from './oracle-slips.ts';
import { examineMoment, examineSeason } from './season-examine.ts';
import type { SeasonTally } from './season-tally.ts';

interface SeasonOrders {
  readonly sandbox: TestSandbox;
  /** How many matches are played to their end. */
  readonly matches: number;
  /** How many bet on each. */
  readonly bettors: number;
  readonly seed: number;
}

/** How many matches are on at the same time, and over how many looks the bets on one are spread. */
const [GROUNDS, LOOKS] = [4, 5] as const;
/** How long nothing may end, in steps, until the season counts as stuck. */
const PATIENCE = 2000;

/** Lets players bet on matches until so many have ended, and throws at the first thing that is not in order. */
export async function runSeason(orders: SeasonOrders): Promise<SeasonTally> {
  const season = new Season(orders);
  await season.open();
  while (!season.isOver()) await season.step();
  return season.close();
}

/** A match that is bet on, and how many bettors are still to come. */
interface Ground {
  readonly match: string;
  bettors: number;
}

/** A bet that waits, as its player was told. */
interface Standing {
  readonly player: SignedIn;
  readonly id: string;
  readonly market: string;
  readonly runner: string;
  readonly side: 'back' | 'lay';
  readonly price: bigint;
}

type Wanted = Pick<Standing, 'runner' | 'side' | 'price'>;

/** What would meet a bet that waits. */
const otherSideOf = ({ runner, side, price }: Standing): Wanted => ({
  ...{ runner, price },
  side: side === 'back' ? 'lay' : 'back',
});

class Season {
  readonly #orders: SeasonOrders;
  readonly #sandbox: TestSandbox;
  readonly #random: Random;
  readonly #players: SignedIn[] = [];
  readonly #cash = new Map<number, bigint>();
  readonly #standing: Standing[] = [];
  readonly #known = new Set<string>();
  readonly #tally: SeasonTally = {
    ...{ tried: 0, placed: 0, met: 0, cancelled: 0, cashedOut: 0, decided: 0, corrected: 0, voided: 0, steps: 0 },
  };
  #grounds: Ground[] = [];
  #ended = 0;
  #quiet = 0;
  #refs = 0;

  constructor(orders: SeasonOrders) {
    this.#orders = orders;
    this.#sandbox = orders.sandbox;
    this.#random = createRandom(orders.seed);
  }

  async open(): Promise<void> {
    // More than bet on one match, so that each has others; every eighth has hardly anything.
    for (let index = 0; index < Math.ceil(this.#orders.bettors * 1.5); index += 1) {
      const cash = paise(index % 8 === 0 ? 60_000 : this.#random.int(1_000_000, 20_000_000));
      const player = await newPlayer(this.#sandbox, cash);
      this.#players.push(player);
      this.#cash.set(player.id, BigInt(cash));
    }
  }

  isOver(): boolean {
    return this.#ended >= this.#orders.matches;
  }

  /** Bets from many sides at once while time goes on; then everything is looked at. */
  async step(): Promise<void> {
    this.#tally.steps += 1;
    await this.#fill();
    const work: Promise<unknown>[] = [this.#pass()];
    for (const ground of this.#grounds) work.push(...(await this.#bets(ground)));
    if (this.#standing.length > 0 && this.#random.next() < 0.5) work.push(this.#takeBack());
    for (const ground of this.#grounds) if (this.#random.next() < 0.5) work.push(this.#cashOut(ground));
    await Promise.all(work);
    await this.#decide();
    await this.#sandbox.sweeps.run();
    await examineMoment(this.#sandbox.database);
    await this.#leave();
  }

  /** What is still open is played on until it is decided; then every bet is settled once. */
  async close(): Promise<SeasonTally> {
    const { database } = this.#sandbox;
    for (let steps = 0; ; steps += 1) {
      await this.#pass();
      await this.#sandbox.sweeps.run();
      const [open] = await database.query(
        `select count(*) as count from market m where (m.outcome is null or m.settled_version < m.version)
           and exists (select from bet b where b.market_id = m.id and b.player_id = any($1::bigint[]))`,
        [[...this.#cash.keys()]],
      );
      if (open?.count === 0) break;
      if (steps === PATIENCE) wrong('Markets were never decided', open);
    }
    const [counts] = await database.query(
      `select (select count(*) from bet_fill where against is not null) as met,
         count(*) filter (where outcome is not null) as decided, count(*) filter (where outcome = 'void') as voided,
         count(*) filter (where version > 1) as corrected
       from market m where exists (select from bet b where b.market_id = m.id and b.player_id = any($1::bigint[]))`,
      [[...this.#cash.keys()]],
    );
    Object.assign(this.#tally, counts);
    await examineMoment(database);
    await examineSeason(database, this.#cash);
    return this.#tally;
  }

  async #pass(): Promise<void> {
    this.#sandbox.pass(this.#random.int(500, 20_000));
    this.#sandbox.feed.tick();
  }

  /** Takes matches that nobody has bet on yet, those that are about to end left alone. */
  async #fill(): Promise<void> {
    const wanted = Math.min(GROUNDS, this.#orders.matches - this.#ended) - this.#grounds.length;
    if (wanted <= 0) return;
    const { body } = await this.#sandbox.get('/sports-api/bet/matches');
    const { matches } = z.decode(getMatches.response, body as never).data;
    const fresh = matches.filter(({ refMatchId, state }) => state === 'open' && !this.#known.has(refMatchId));
    // Those in play first: they end soonest.
    const soon = fresh.toSorted((a, b) => Number(b.inPlay) - Number(a.inPlay)).slice(0, 2 * wanted);
    for (let left = wanted; left > 0 && soon.length > 0; left -= 1) {
      const [match] = soon.splice(this.#random.int(0, soon.length - 1), 1);
      if (!match) break;
      this.#known.add(match.refMatchId);
      this.#grounds.push({ match: match.refMatchId, bettors: this.#orders.bettors });
    }
  }

  /** Counts what has ended: nothing of it is shown any more, or its odds are closed. One that ended before all had bet does not count. */
  async #leave(): Promise<void> {
    const shown = new Map(this.#sandbox.feed.matches().map((match) => [match.refMatchId, match.state]));
    const isOn = ({ match }: Ground) => (shown.get(match) ?? 'closed') !== 'closed';
    const over = this.#grounds.filter((ground) => !isOn(ground) && ground.bettors === 0).length;
    this.#grounds = this.#grounds.filter(isOn);
    this.#ended += over;
    this.#quiet = over === 0 ? this.#quiet + 1 : 0;
    if (this.#quiet > PATIENCE) wrong('No match ends', this.#grounds);
  }

  /** The bets of those who come to a match now. */
  async #bets(ground: Ground): Promise<Promise<unknown>[]> {
    const now = Math.min(ground.bettors, Math.ceil(this.#orders.bettors / LOOKS));
    if (now === 0) return [];
    const markets = (await shownMarkets(this.#sandbox, this.#players[0]?.token ?? '', ground.match)).filter(
      ({ state }) => state === 'open',
    );
    if (markets.length === 0) return [];
    ground.bettors -= now;
    return Array.from({ length: now }, () => this.#bet(this.#random.pick(this.#players), markets));
  }

  async #bet(player: SignedIn, markets: readonly ShownMarket[]): Promise<void> {
    const odds = markets.find(({ kind }) => kind === 'match_odds');
    this.#refs += 1;
    const clientRef = `season-${this.#orders.seed}-${this.#refs}`;
    const body =
      odds && this.#random.next() < 0.7
        ? this.#order(odds, clientRef)
        : bodyOf(randomSlip(this.#random, this.#random.pick(markets), { clientRef, free: 100_000n }));
    this.#tally.tried += 1;
    // Some ask twice at once, as an app does that heard no answer.
    const times = this.#random.next() < 0.05 ? 2 : 1;
    const answers = await Promise.all(
      Array.from({ length: times }, () => this.#send('/sports-api/bets', player, body)),
    );
    // A refusal leaves nothing behind: whoever asks again a moment later may hear another one, or be granted.
    const granted = answers.filter(({ status }) => status === 200).map(({ body }) => body);
    const [first] = granted;
    if (!first) return;
    if (granted.some((body) => !isDeepStrictEqual(body, first))) wrong('Asked twice, answered otherwise', answers);
    this.#tally.placed += 1;
    const { bet } = z.decode(placeBet.response, first as never).data;
    if (bet.status !== 'unmatched' && bet.status !== 'partial') return;
    const { id, marketId: market, runnerId: runner, selectionType: side } = bet;
    this.#standing.push({ player, id, market, runner, side, price: BigInt(Math.round(bet.odds * 100)) });
  }

  /** A bet on match odds that waits for its price, near what is shown: from either side, so that players meet. */
  #order(market: ShownMarket, clientRef: string): object {
    const random = this.#random;
    const waiting = this.#standing.filter((one) => one.market === market.id);
    const wanted = waiting.length > 0 && random.next() < 0.4 ? otherSideOf(random.pick(waiting)) : this.#nearby(market);
    const stake = BigInt(random.int(100, 5000)) * 100n;
    return {
      ...bodyOf({ clientRef, market, line: null, policy: 'better', stake, ...wanted }),
      rest: random.next() < 0.85 ? 'stay' : 'cancel',
    };
  }

  #nearby(market: ShownMarket): Wanted {
    const runner = this.#random.pick(market.shown);
    const side = this.#random.pick(['back', 'lay'] as const);
    const shown = runner[side]?.price ?? runner.back?.price ?? runner.lay?.price ?? 200n;
    const price = BigInt(tickBeside(nearestTick(Number(shown)), this.#random.int(-3, 3)) ?? shown);
    return { runner: runner.id, side, price };
  }

  async #takeBack(): Promise<void> {
    const [one] = this.#standing.splice(this.#random.int(0, this.#standing.length - 1), 1);
    if (!one) return;
    this.#refs += 1;
    const body = { id: one.id, clientRef: `season-${this.#orders.seed}-${this.#refs}` };
    const answer = await this.#send('/sports-api/bets/cancel', one.player, body);
    if (answer.status !== 200) return;
    z.decode(cancelBet.response, answer.body as never);
    this.#tally.cancelled += 1;
  }

  /** Somebody who has bet on a match asks what they may cash out, and takes what they are offered. */
  async #cashOut({ match }: Ground): Promise<void> {
    const percent = this.#random.pick([100, 100, 50, 33]);
    const [bettor] = await this.#sandbox.database.query(
      `select b.player_id as player from bet b join market m on m.id = b.market_id
       where m.match_id = $1 and b.player_id = any($2::bigint[]) order by md5(b.id::text || $3) limit 1`,
      [match, [...this.#cash.keys()], String(this.#tally.steps)],
    );
    const player = this.#players.find(({ id }) => id === bettor?.player);
    if (!player) return;
    const path = `/sports-api/bets/cash-out?refmatchid=${match}&percent=${percent}`;
    const offered = await this.#sandbox.get(path, { 'xu-auth': player.token });
    if (offered.status !== 200) return;
    for (const { quote } of z.decode(getCashOut.response, offered.body as never).data.cashOuts) {
      if (!quote) continue;
      this.#refs += 1;
      const body = { quote: quote.id, clientRef: `season-${this.#orders.seed}-${this.#refs}` };
      const answer = await this.#send('/sports-api/bets/cash-out', player, body);
      if (answer.status !== 200) continue;
      if (z.decode(takeCashOut.response, answer.body as never).data.problem === null) this.#tally.cashedOut += 1;
    }
  }

  /** The desk decides a market otherwise than it was, or voids it, now and then. */
  async #decide(): Promise<void> {
    if (this.#random.next() > 0.15) return;
    const { database, now } = this.#sandbox;
    const [market] = await database.query(
      `select m.id, m.kind, m.runners from market m where exists (select from bet b where b.market_id = m.id)
       order by md5(m.id || $1) limit 1`,
      [String(this.#tally.steps)],
    );
    if (!market) return;
    const runners = market.runners as readonly { readonly id: string }[];
    const outcome =
      this.#random.next() < 0.4
        ? 'void'
        : market.kind === 'fancy'
          ? String(this.#random.int(0, 120))
          : this.#random.pick(runners).id;
    await Promise.all([settleMarkets(database, now, [{ market: market.id, outcome }]), settleMarkets(database, now)]);
  }

  async #send(path: string, { token }: SignedIn, body: object): Promise<Answer> {
    const answer = await this.#sandbox.post(path, body, { 'xu-auth': token });
    if (answer.status >= 500) wrong('A failure of ours', { path, body, answer });
    return answer;
  }
}
