import type { Clock } from '../../base/index.ts';
import type { OnTrouble, Processes } from '../../server/index.ts';
import type { Database } from '../../store/index.ts';
import { createFeed, type Feed, firstMoment, type ShownFeed, TICK } from './feed.ts';
import { type KeptWorld, type Lead, openKeptWorld } from './kept-world.ts';
import { type Moment, type PackedMoment, packMoment, unpackMoment } from './moment.ts';
import { RUSH_TICK } from './rush.ts';

/** A feed that goes on by itself, in step with the other processes on its database. */
export interface RunningFeed extends Feed {
  /** Begins to tick, or to follow the process that does. */
  start(): void;
  /** Ends, keeps the world, and leaves the lead to whoever comes next. */
  stop(): Promise<void>;
}

interface RunOptions {
  readonly database: Database;
  readonly clock: Clock;
  /** Where a new world begins from. */
  readonly seed: number;
  readonly pace: number;
  /** How many matches of each sport a new world has; as many as ever unless said. */
  readonly matches?: number | undefined;
  /** How many prices a second are made others, whatever is played; none unless said. */
  readonly changes?: number | undefined;
  readonly processes: Processes;
  readonly onTrouble: OnTrouble;
}

/** What a leader says to those who follow. */
interface SentMoment {
  readonly term: number;
  readonly moment: PackedMoment;
}

/** How often the leader keeps the world, ms: on a server also to show that it lives. */
const KEEP = { shared: 1000, embedded: 5000 };
/** How long the kept world stands still before another process takes the lead, ms. */
const DEAD_AFTER = 3000;

/**
 * Runs the world of `database` from where it was left. One process at a time leads: it moves the world, and every process shows the
 * same moments and makes its own deltas of them, so that on each of them an image and the deltas after it join. A moment in which
 * a match has ended, and one every second, is kept before anybody sees it; that refuses a leader whose term is over.
 */
export async function runFeed(options: RunOptions): Promise<RunningFeed> {
  const { database, clock, seed, pace, matches, changes, processes, onTrouble } = options;
  const first = (): Moment => firstMoment({ seed, now: clock().getTime(), pace, matches });
  const kept = await openKeptWorld(database, first);
  const { lead, moment } = await kept.read(-1);
  const feed = createFeed({ from: moment ?? later(first(), lead.clock), clock, changes });
  const turn = createTurn({ kept, feed, lead, database, processes });
  processes.hear('world', (payload) => turn.hear(payload as SentMoment));

  let beating: Promise<void> | undefined;
  const beat = () => {
    beating ??= turn
      .take()
      .catch(onTrouble)
      .finally(() => {
        beating = undefined;
      });
  };
  let timer: NodeJS.Timeout | undefined;
  return {
    ...feed,
    start() {
      if (timer !== undefined) return;
      timer = setInterval(beat, changes ? RUSH_TICK : TICK);
      beat();
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      await beating;
      await turn.leave().catch(onTrouble);
    },
  };
}

interface TurnOptions extends Pick<RunOptions, 'database' | 'processes'> {
  readonly kept: KeptWorld;
  readonly feed: ShownFeed;
  readonly lead: Lead;
}

/** Whose turn it is to move the world: this process moves it while it leads, and follows while another does. */
function createTurn({ kept, feed, lead, database, processes }: TurnOptions) {
  /** This process' term while it leads. */
  let term: number | null = null;
  /** The newest term heard of: moments of an older one come from a leader who does not know yet that its own is over. */
  let newest = lead.term;
  let seen: Lead = lead;
  let seenAt = performance.now();
  let keptAt = Number.NEGATIVE_INFINITY;

  const follow = async () => {
    const read = await kept.read(feed.clock());
    if (read.moment) feed.show(read.moment);
    if (read.lead.term !== seen.term || read.lead.clock !== seen.clock || read.lead.isFree !== seen.isFree) {
      seen = read.lead;
      seenAt = performance.now();
    }
    const isDead = seen.isFree || !database.isShared || performance.now() - seenAt > DEAD_AFTER;
    newest = Math.max(newest, seen.term);
    if (!isDead) return;
    term = await kept.take(seen);
    newest = term ?? newest;
    keptAt = Number.NEGATIVE_INFINITY;
  };

  const move = async (mine: number) => {
    const next = feed.next();
    const isDue = performance.now() - keptAt >= (database.isShared ? KEEP.shared : KEEP.embedded) - TICK / 2;
    if (isDue || hasEnding(feed.moment(), next)) {
      if (!(await kept.keep(mine, next, false))) {
        term = null;
        return;
      }
      keptAt = performance.now();
    }
    if (term !== mine) return;
    feed.show(next);
    processes.tell('world', { term: mine, moment: packMoment(next) } satisfies SentMoment);
  };

  return {
    /** A leader shows a moment. */
    hear(sent: SentMoment) {
      const moment = sent.term < newest ? null : unpackMoment(sent.moment);
      if (!moment) return;
      newest = sent.term;
      term = null;
      feed.show(moment);
    },
    async take() {
      if (term === null) await follow();
      if (term !== null) await move(term);
    },
    /** Keeps the world and leaves the lead to whoever comes next. */
    async leave() {
      if (term === null) return;
      const mine = term;
      term = null;
      await kept.keep(mine, feed.moment(), true);
    },
  };
}

/** A moment that stands after `clock`, whenever it is. */
const later = (moment: Moment, clock: number): Moment => ({ ...moment, clock: Math.max(moment.clock, clock + 1) });

/** Whether a match ends between two moments. */
const hasEnding = (before: Moment, { world }: Moment) =>
  world.matches.some(({ endedAt }) => endedAt !== null && endedAt > before.world.now);
