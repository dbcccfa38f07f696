import { createRandom, type Random } from '../../apps/sandbox/src/base/random.ts';
import { createFeed, firstMoment, TICK } from '../../apps/sandbox/src/sports/feed/feed.ts';
import type { Moment } from '../../apps/sandbox/src/sports/feed/moment.ts';
import { createPublisher } from '../../apps/sandbox/src/sports/live/publisher.ts';
import { LONGEST_ANSWER } from './http.ts';
import { Network, troubles } from './network.ts';
import { openPage, type Page } from './page.ts';
import { marketsOf, printOf, scoreOf } from './print.ts';
import { createVirtualTime } from './virtual-time.ts';

/** How long after it was true a price may still be shown as live, ms: two seconds, and what the last frame took on its way. */
const OLDEST = 2000 + 150;
/** How long trouble lasts in all, and the calm after it, ms. */
const TROUBLE = 30_000;
const CALM = 10_000;
const REST = 4000;

/** A market of a match. */
interface Place {
  readonly match: string;
  readonly market: string;
}
type Feed = ReturnType<typeof createFeed>;
/** What the operator prints of each market, each from when on. */
type History = Map<string, { readonly from: number; readonly print: string }[]>;

/**
 * One page on one connection that suffers by chance, beside an operator whose matches go on. Throws where the page shows as live what has
 * not been true for more than two seconds, or where, after the trouble, its book is not the operator's.
 */
export async function playSocket(seed: number): Promise<void> {
  const { random } = Math;
  // The page draws its waits by chance too: the same seed is to make the same trouble.
  Math.random = createRandom(seed ^ 0x5eed).next;
  try {
    await play(seed);
  } finally {
    Math.random = random;
  }
}

async function play(seed: number): Promise<void> {
  const chance = createRandom(seed);
  const start = Date.parse('2026-11-21T12:00:00Z');
  const time = createVirtualTime(start);
  const from = cricketOf(firstMoment({ seed: chance.int(1, 1_000_000), now: start, pace: chance.pick([4, 20, 60]) }));
  let restsSince: number | null = null;
  const feed = createFeed({ from, clock: () => new Date(restsSince ?? time.now()) });
  const pool = poolOf(feed, chance);
  const history: History = new Map();
  remember(feed, pool, history, time.now());
  let isStill = false;
  const tick = () => {
    if (!isStill) feed.tick();
    remember(feed, pool, history, time.now());
    time.after(TICK, tick);
  };
  time.after(TICK, tick);
  const serve = () => createPublisher(feed, time);
  const network = new Network(time, chance, serve());
  const page = openPage({ time, chance, network, feed, pool });

  for (let left = TROUBLE; left > 0; ) {
    const trouble = chance.pick(troubles);
    network.suffer(trouble);
    if (chance.next() < 0.1) network.serve(serve());
    isStill = chance.next() < 0.08;
    const lasts = chance.int(500, 6000);
    for (let passed = 0; passed < lasts; passed += 250) {
      if (chance.next() < 0.3) page.scroll();
      await time.pass(250);
      checkAge(page, history, time.now(), trouble);
    }
    left -= lasts;
  }
  isStill = false;
  network.suffer('none');
  await time.pass(CALM);
  // Moments go on to come, and nothing changes any more: nothing is on its way.
  restsSince = time.now();
  await time.pass(REST);
  checkEnd(page, feed);
}

/** A moment with the cricket alone, which has every kind of market. */
const cricketOf = ({ clock, world }: Moment): Moment => ({
  clock,
  world: { ...world, matches: world.matches.filter(({ competition }) => competition.sportId === '4') },
});

/** The markets that the page may show: of four matches, one of each kind and some more. */
function poolOf(feed: Feed, chance: Random): readonly Place[] {
  return Array.from({ length: 4 }, () => chance.pick(feed.world().matches)).flatMap((match) => {
    const [odds, ...others] = marketsOf(match);
    const some = [
      odds,
      others[0],
      ...Array.from({ length: 4 }, () => chance.pick(others.length > 0 ? others : [odds])),
    ];
    return some.flatMap((market) => (market ? [{ match: match.id, market: market.marketId }] : []));
  });
}

function remember(feed: Feed, pool: readonly Place[], history: History, now: number): void {
  const matches = new Map(feed.world().matches.map((match) => [match.id, match]));
  for (const id of new Set(pool.map(({ match }) => match))) {
    const match = matches.get(id);
    const markets = new Map((match ? marketsOf(match) : []).map((market) => [market.marketId, market]));
    for (const place of pool) {
      const market = markets.get(place.market);
      if (place.match === id) note(history, place.market, market ? printOf(market) : 'gone', now);
    }
  }
}

function note(history: History, id: string, print: string, now: number): void {
  const prints = history.get(id) ?? [];
  if (prints.at(-1)?.print === print) return;
  prints.push({ from: now, print });
  history.set(id, prints.slice(-100));
}

/** What is shown as live was true within the last two seconds, what is shown as old no longer ago than the page says. */
function checkAge(page: Page, history: History, now: number, trouble: string): void {
  for (const { match, market } of page.shown()) {
    const prints = history.get(market) ?? [];
    const wasTrueSince = (says: string, since: number) =>
      prints.some(({ print }, at) => print === says && (prints[at + 1]?.from ?? now) >= since);
    const old = page.oldOf(market);
    if (old && !wasTrueSince(old.print, old.asOf - LONGEST_ANSWER)) {
      throw new Error(
        `While ${trouble}, ${market} is older than the ${now - old.asOf} ms that the page says: ${old.print}`,
      );
    }
    const says = page.saysOf(match, market);
    if (says !== null && !wasTrueSince(says, now - OLDEST)) {
      throw new Error(`While ${trouble}, ${market} is shown as live and has not been so for two seconds: ${says}`);
    }
  }
}

/** The book is the operator's. */
function checkEnd(page: Page, feed: Feed): void {
  const matches = new Map(feed.world().matches.map((match) => [match.id, match]));
  const differences: unknown[] = page.isFresh() ? [] : ['The prices are old in the calm'];
  for (const { match: id, market } of page.shown()) {
    const match = matches.get(id);
    const truth = match && marketsOf(match).find(({ marketId }) => marketId === market);
    const expected = truth ? printOf(truth) : 'gone';
    const says = page.saysOf(id, market);
    if (says !== expected) differences.push({ market, says, expected });
    if (match && page.scoreOf(id) !== scoreOf(match)) {
      differences.push({ match: id, says: page.scoreOf(id), expected: scoreOf(match) });
    }
  }
  const list = feed.image('4').matches.map(({ refMatchId }) => refMatchId);
  if (page.list().join() !== list.join()) differences.push({ list: page.list(), expected: list });
  if (differences.length > 0) throw new Error(`The page differs: ${JSON.stringify(differences, null, 1)}`);
}
