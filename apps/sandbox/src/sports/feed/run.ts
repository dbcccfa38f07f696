import { randomBytes, randomInt } from 'node:crypto';
import type { Clock } from '../../base/index.ts';
import type { OnTrouble, Processes } from '../../server/index.ts';
import type { Database } from '../../store/index.ts';
import { createFeed, type Feed, firstMoment, later, type ShownFeed, TICK } from './feed.ts';
import { type KeptWorld, type Lead, openKeptWorld } from './kept-world.ts';
import { type Moment, type PackedMoment, packMoment, unpackMoment } from './moment.ts';
import { RUSH_TICK } from './rush.ts';

/** A feed that goes on by itself, in step with the other processes on its database. */
export interface RunningFeed extends Feed {
  /** Begins to tick, or to follow the process that does. */
  start(): void;
  /** Ends, keeps the world, and leaves the lead to whoever comes next. */
  stop(): Promise<void>;
  /** Changes a frozen world. Returns false if the match is unknown or has ended. */
  change: ShownFeed['change'];
}

interface RunOptions {
  readonly database: Database;
  readonly clock: Clock;
  /** Where a new world begins from; by lot unless said, and with a secret, so that nobody can work out what comes. */
  readonly seed?: number | undefined;
  readonly pace: number;
  /** How many matches of each sport a new world has; as many as ever unless said. */
  readonly matches?: number | undefined;
  /** How many prices a second are made others, whatever is played; none unless said. */
  readonly changes?: number | undefined;
  /** Keeps matches and prices as they are until `change` is called, and begins every new world with the same matches: for tests. */
  readonly isFrozen?: boolean;
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
/** How long a process that follows hears nothing before what it shows is of before, ms: looked at each tick, so that it is within two seconds. */
const IN_STEP = 3 * TICK;

/**
 * Runs the world of `database` from where it was left. One process at a time leads: it moves the world, and every process shows the
 * same moments and makes its own deltas of them, so that on each of them an image and the deltas after it join. A moment in which
 * a match has ended, and one every second, is kept before anybody sees it; that refuses a leader whose term is over. Who bets at one
 * process knows the prices of all: one that is not in step with the leader shows every market as suspended.
 */
export async function runFeed(options: RunOptions): Promise<RunningFeed> {
  const { database, clock, pace, matches, changes, isFrozen = false, processes, onTrouble } = options;
  const seed = options.seed ?? (isFrozen ? FROZEN_SEED : undefined);
  const chance = seed === undefined ? { seed: randomInt(2 ** 31), secret: newSecret() } : { seed, secret: undefined };
  const first = (): Moment => firstMoment({ ...chance, now: clock().getTime(), pace, matches, isFixed: isFrozen });
  const kept = await openKeptWorld(database, first);
  const { lead, moment } = await kept.read(-1);
  const from = moment ?? later(first(), lead.clock);
  // A world that was kept before there were secrets goes on with one.
  const world = { ...from.world, secret: from.world.secret ?? chance.secret };
  const feed = createFeed({ from: { ...from, world }, clock, changes, isFrozen });
  const turn = new Turn({ kept, feed, lead, database, processes });
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
class Turn {
  readonly #of: TurnOptions;
  readonly #isDead: (lead: Lead) => boolean;
  /** This process' term while it leads. */
  #term: number | null = null;
  /** The newest term heard of: moments of an older one come from a leader who does not know yet that its own is over. */
  #newest: number;
  #keptAt = Number.NEGATIVE_INFINITY;
  #heardAt = Number.NEGATIVE_INFINITY;

  constructor(options: TurnOptions) {
    this.#of = options;
    this.#newest = options.lead.term;
    this.#isDead = watchLead(options.lead);
  }

  /** A leader shows a moment. */
  hear(sent: SentMoment): void {
    const moment = sent.term < this.#newest ? null : unpackMoment(sent.moment);
    if (!moment) return;
    this.#newest = sent.term;
    this.#term = null;
    this.#heardAt = performance.now();
    this.#of.feed.show(moment);
  }

  async take(): Promise<void> {
    const { database, feed } = this.#of;
    // Another process may lead by now: before this one keeps anything it looks.
    if (this.#term !== null && database.isShared && since(this.#keptAt) > DEAD_AFTER) {
      this.#term = null;
      feed.suspend();
    }
    if (this.#term === null) await this.#follow();
    if (this.#term !== null) await this.#move(this.#term);
  }

  /** Keeps the world and leaves the lead to whoever comes next. */
  async leave(): Promise<void> {
    if (this.#term === null) return;
    const mine = this.#term;
    this.#term = null;
    await this.#of.kept.keep(mine, this.#of.feed.moment(), true);
  }

  async #follow(): Promise<void> {
    const { kept, feed, database } = this.#of;
    const read = await kept.read(feed.clock());
    const isFree = this.#isDead(read.lead) || !database.isShared;
    this.#newest = Math.max(this.#newest, read.lead.term);
    // What stands in the row is up to a second old, and may be what nobody leads any more.
    const isInStep = isFree || since(this.#heardAt) <= IN_STEP;
    if (!isInStep) feed.suspend(read.moment);
    else if (read.moment) feed.show(read.moment);
    if (!isFree) return;
    this.#keptAt = Number.NEGATIVE_INFINITY;
    this.#term = await kept.take(read.lead);
    this.#newest = this.#term ?? this.#newest;
  }

  async #move(mine: number): Promise<void> {
    const { kept, feed, database, processes } = this.#of;
    const next = feed.next();
    const isDue = since(this.#keptAt) >= (database.isShared ? KEEP.shared : KEEP.embedded) - TICK / 2;
    if (isDue || hasEnding(feed.moment(), next)) {
      const begun = performance.now();
      if (!(await kept.keep(mine, next, false))) {
        this.#term = null;
        return;
      }
      this.#keptAt = begun;
    }
    if (this.#term !== mine) return;
    feed.show(next);
    processes.tell('world', { term: mine, moment: packMoment(next) } satisfies SentMoment);
  }
}

/** The seed of every frozen world: the tests know its matches. */
const FROZEN_SEED = 1983;
const newSecret = () => randomBytes(24).toString('base64url');
const since = (then: number) => performance.now() - then;

/** Tells of what is read of the lead whether nobody has it any more: it was left, or has stood still for too long. */
function watchLead(first: Lead): (lead: Lead) => boolean {
  let seen = first;
  let seenAt = performance.now();
  return (lead) => {
    if (lead.term !== seen.term || lead.clock !== seen.clock || lead.isFree !== seen.isFree) {
      seen = lead;
      seenAt = performance.now();
    }
    return seen.isFree || since(seenAt) > DEAD_AFTER;
  };
}

/** Whether a match ends between two moments. */
const hasEnding = (before: Moment, { world }: Moment) =>
  world.matches.some(({ endedAt }) => endedAt !== null && endedAt > before.world.now);
