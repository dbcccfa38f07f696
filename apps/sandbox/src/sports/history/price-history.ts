import type { Feed } from '../feed/feed.ts';
import type { WorldMatch } from '../feed/world.ts';
import type { KeptHistory } from './kept-history.ts';
import { begun, EVERY, type Point, type Series, seen } from './series.ts';

/** What the odds of each match were, as far as they were seen. */
export interface PriceHistory {
  /** Undefined where the match was not seen with prices. */
  of(matchId: string): Series | undefined;
  /** Keeps it where enough has been seen since it was kept last. */
  keep(): Promise<void>;
  /** Keeps it for whoever starts next. */
  stop(): Promise<void>;
}

/** How often it is kept, seconds of the world's time: as much is lost by a process that is killed. */
const KEEP = 120;

/**
 * Notes the odds of what `feed` shows, from what was kept on. Each process notes what it shows: they show the same. A match takes the room
 * of 120 points, and goes with the feed's.
 */
export async function openPriceHistory(
  feed: Pick<Feed, 'world' | 'clock' | 'onMoment'>,
  kept: KeptHistory,
): Promise<PriceHistory> {
  let series: ReadonlyMap<string, Series> = await kept.read();
  let notedAt = Number.NEGATIVE_INFINITY;
  let keptAt = Number.NEGATIVE_INFINITY;
  const note = () => {
    const { now, matches } = feed.world();
    const at = Math.floor(now / 1000);
    if (at - notedAt < EVERY) return;
    notedAt = at;
    series = new Map(matches.flatMap((match) => entryOf(match, at, series.get(match.id))));
  };
  const write = async () => {
    keptAt = notedAt;
    await kept.write(feed.clock(), series);
  };
  note();
  feed.onMoment(note);
  return {
    of: (matchId) => series.get(matchId),
    async keep() {
      if (notedAt - keptAt >= KEEP) await write();
    },
    stop: write,
  };
}

/** A match that is over keeps what it has. */
function entryOf(match: WorldMatch, at: number, before: Series | undefined): [string, Series][] {
  if (match.endedAt !== null) return before ? [[match.id, before]] : [];
  const [home, draw, away] = match.market.rows.map(({ back }) => back?.odds ?? null);
  const point: Point = [at, home ?? null, draw ?? null, away ?? null];
  if (point.slice(1).every((odds) => odds === null)) return before ? [[match.id, before]] : [];
  return [[match.id, before ? seen(before, point) : begun(point)]];
}
