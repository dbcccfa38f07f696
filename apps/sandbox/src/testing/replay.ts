import { createFeed, TICK } from '../sports/feed/feed.ts';
import type { Moment } from '../sports/feed/moment.ts';

/**
 * The moment that a feed which began with `first` shows at `at` (ms), made again tick by tick: the same score, prices and volumes as
 * whoever looked then saw, as long as that feed never stood still for two seconds.
 */
export function replay(first: Moment, at: number): Moment {
  let { now } = first.world;
  const feed = createFeed({ from: first, clock: () => new Date(now) });
  while (now + TICK <= at) {
    now += TICK;
    feed.tick();
  }
  return feed.moment();
}
