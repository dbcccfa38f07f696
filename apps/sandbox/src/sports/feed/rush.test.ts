import { hundredthsOf, isTick } from '@pavilion/betting-math';
import { createFeed, firstMoment, type ShownFeed } from './feed.ts';
import { RUSH_TICK } from './rush.ts';
import type { World } from './world.ts';

const START = Date.parse('2026-11-21T12:00:00Z');

/** A feed that is told how much to change, on a clock that goes on by a moment at a time. */
function rushing({ changes, matches }: { readonly changes: number; readonly matches: number }) {
  let now = START;
  const from = firstMoment({ seed: 7, now, pace: 2, matches });
  const feed = createFeed({ from, clock: () => new Date(now), changes });
  const goOn = (ms = RUSH_TICK) => {
    now += ms;
    feed.tick();
  };
  // What changes is owed from the first moment on.
  feed.tick();
  return { feed, goOn };
}

/** Every price of a world, by its match, runner and side. */
function pricesOf({ matches }: World): Map<string, string> {
  const prices = matches.flatMap(({ id, market }) =>
    market.rows.flatMap((row, at) =>
      (['back', 'lay'] as const).map((side) => [`${id} ${at} ${side}`, JSON.stringify(row[side])] as const),
    ),
  );
  return new Map(prices);
}

/** How many prices are others than they were. */
function changesBetween(before: World, after: World): number {
  const was = pricesOf(before);
  return [...pricesOf(after)].filter(([key, price]) => was.get(key) !== price).length;
}

/** How many prices each of so many moments has changed in which the matches themselves stood still. */
function changesOf({ feed, goOn }: { readonly feed: ShownFeed; readonly goOn: () => void }, moments: number): number[] {
  const counts: number[] = [];
  for (let moment = 0; moment < moments; moment += 1) {
    const before = feed.world();
    goOn();
    if (feed.world().now === before.now) counts.push(changesBetween(before, feed.world()));
  }
  return counts;
}

test('an operator that is told to make 10,000 changes a second makes them: 500 other prices each twentieth of one', () => {
  const counts = changesOf(rushing({ changes: 10_000, matches: 300 }), 30);
  expect(counts.length).toBeGreaterThanOrEqual(26);
  expect(new Set(counts)).toEqual(new Set([500]));
});

test('a change that is not due yet is owed to the next moment: seven a second are seven', () => {
  const counts = changesOf(rushing({ changes: 7, matches: 8 }), 600);
  const due = counts.length * 7 * (RUSH_TICK / 1000);
  expect(Math.abs(counts.reduce((sum, count) => sum + count, 0) - due)).toBeLessThan(0.1 * due);
  expect(Math.max(...counts)).toBe(1);
});

test('what is changed stays a price of the ladder below its other side, and a market that stands still keeps its prices', () => {
  const { feed, goOn } = rushing({ changes: 2000, matches: 24 });
  const wrong: unknown[] = [];
  for (let moment = 0; moment < 150; moment += 1) {
    const before = new Map(feed.world().matches.map((match) => [match.id, match]));
    goOn();
    for (const match of feed.world().matches) {
      const was = before.get(match.id);
      if (was && match.state !== 'open' && was.state === match.state && was.market !== match.market) wrong.push(match);
      for (const { back, lay } of match.market.rows) {
        if (back && lay && back.odds >= lay.odds) wrong.push([back, lay]);
        for (const price of [back, lay])
          if (price && !(isTick(hundredthsOf(price.odds) ?? 0) && price.size > 0)) wrong.push(price);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('after a standstill a second’s changes are made and no more, and no moment is said twice', () => {
  const { feed, goOn } = rushing({ changes: 40, matches: 20 });
  const clocks = [feed.clock()];
  goOn(3_600_000);
  clocks.push(feed.clock());
  const before = feed.world();
  goOn();
  clocks.push(feed.clock());
  expect(changesBetween(before, feed.world())).toBeLessThanOrEqual(2);
  expect(clocks).toEqual([...new Set(clocks)].toSorted((a, b) => a - b));
});

test('a world has as many matches of each sport as it is told', () => {
  for (const matches of [7, 300]) {
    const { feed } = rushing({ changes: 1, matches });
    for (const sport of ['4', '1', '2'] as const) expect(feed.image(sport).matches).toHaveLength(matches);
    expect(new Set(feed.matches().map(({ refMatchId }) => refMatchId)).size).toBe(3 * matches);
  }
});

test('with a thousand matches of a sport, each has its own id and the list is in the operator’s order', () => {
  const { feed } = rushing({ changes: 1, matches: 1000 });
  const { matches } = feed.image('4');
  expect(matches).toHaveLength(1000);
  expect(matches.map(({ inPlay }) => inPlay)).toEqual(
    matches
      .map(({ inPlay }) => inPlay)
      .toSorted()
      .toReversed(),
  );
});
