import type { OddsChannel, OddsDelta, PlayerSocket, Price } from '@pavilion/api-client';
import {
  advanceBook,
  type CellKey,
  type Changes,
  emptyBook,
  type MatchFacts,
  type OddsImage,
  replaceBook,
} from './book.ts';
import { type Freshness, freshnessOf, sameFreshness } from './freshness.ts';
import { createListeners } from './listeners.ts';
import { browserTiming, type Timing } from './timing.ts';

/** How often the age of the prices is looked at, ms. */
const TICK = 500;
/** The shortest time between two pictures that are asked for only because the list of matches has changed, ms. */
const LIST_REST = 3000;
/** Waits before asking again, ms, by how often it has failed in a row; each is drawn from its upper half. */
const WAITS = [0, 1000, 2000, 5000] as const;

/**
 * The live prices of one channel, outside React: a tick invalidates the cells that it changed and nothing else.
 *
 * What arrives is taken into the book at once and published once an animation frame. A gap, a new connection and a
 * changed list of matches each ask for the full picture again, one question at a time.
 */
export interface PriceStore {
  /** Follows the channel until the answered function is called; can be started again. */
  start(): () => void;
  /** Takes a picture that came over HTTP at `at`, ms. It counts only while the channel itself has nothing newer. */
  seed(image: OddsImage, at: number): void;
  /** The price of a cell now; null where nobody offers one. */
  price(key: CellKey): Price | null;
  /** Calls `listener` at each publication that changed the cell; answers the way to stop. */
  watchCell(key: CellKey, listener: () => void): () => void;
  /** A match's facts: the same object until they change. */
  match(id: string): MatchFacts | undefined;
  watchMatch(id: string, listener: () => void): () => void;
  /** The matches in the server's order: the same array until one comes, goes or turns in-play. Null before any picture. */
  list(): readonly MatchFacts[] | null;
  /** The same object until it changes in kind. */
  freshness(): Freshness;
  /** Calls `listener` when the list or the freshness has changed. */
  watch(topic: 'list' | 'freshness', listener: () => void): () => void;
}

export function createPriceStore(options: {
  readonly channel: OddsChannel;
  readonly socket: PlayerSocket;
  readonly timing?: Timing;
}): PriceStore {
  const { channel, socket, timing = browserTiming } = options;
  const book = emptyBook();
  const cells = createListeners<CellKey>();
  const matches = createListeners<string>();
  const topics = createListeners<'list' | 'freshness'>();

  const dirtyCells = new Set<CellKey>();
  const dirtyMatches = new Set<string>();
  let list: readonly MatchFacts[] | null = null;
  let dirtyList = false;
  let freshness: Freshness = { kind: 'waiting' };
  let framed = false;

  let running = false;
  /** The book stands where the server's deltas go on from. */
  let inStep = false;
  /** The question under way, or null; an answer to an earlier one is thrown away. */
  let asking: symbol | null = null;
  let endWait: (() => void) | null = null;
  let failures = 0;
  /** What arrived since the question: the picture may be older than some of it. */
  let since: OddsDelta[] = [];
  let outdated = false;

  let asOf: number | null = null;
  let pictureAt = 0;
  let startedAt = timing.now();
  let downSince: number | null = null;
  let followed = false;

  function publish() {
    framed = false;
    if (dirtyList) {
      dirtyList = false;
      list = [...book.matches.values()];
      topics.tell('list');
    }
    for (const id of dirtyMatches) matches.tell(id);
    dirtyMatches.clear();
    for (const key of dirtyCells) cells.tell(key);
    dirtyCells.clear();
    judge();
  }

  function note(changes: Changes) {
    for (const key of changes.cells) dirtyCells.add(key);
    for (const id of changes.matches) dirtyMatches.add(id);
    dirtyList ||= changes.list || list === null;
    if (!framed) timing.frame(publish);
    framed = true;
  }

  /** Looks at the age of the prices, and tells when they turn old or fresh. */
  function judge() {
    const now = freshnessOf({ asOf, startedAt, downSince, followed }, timing.now());
    if (sameFreshness(now, freshness)) return;
    freshness = now;
    topics.tell('freshness');
  }

  function take(delta: OddsDelta): 'gap' | 'taken' {
    const step = advanceBook(book, delta);
    if (step.kind === 'gap') return 'gap';
    if (step.kind === 'old') return 'taken';
    asOf = timing.now();
    failures = 0;
    outdated ||= step.outdated;
    note(step.changes);
    return 'taken';
  }

  function hear(delta: OddsDelta) {
    if (delta.channel !== channel) return;
    if (asking) since.push(delta);
    if (!inStep || take(delta) === 'taken') return;
    inStep = false;
    repair();
  }

  /** Asks now, or after a wait that grows while it keeps failing. */
  function repair() {
    if (asking || endWait || socket.status() !== 'open') return;
    const wait = WAITS[Math.min(failures, WAITS.length - 1)] ?? 0;
    failures += 1;
    if (wait === 0) void ask();
    else {
      endWait = timing.after(wait / 2 + Math.random() * (wait / 2), () => {
        endWait = null;
        void ask();
      });
    }
  }

  async function ask() {
    if (!running || asking || socket.status() !== 'open') return;
    const question = Symbol(channel);
    asking = question;
    since = [];
    const reply = await socket.request('odds:subscribe', { channel });
    if (asking !== question) return;
    asking = null;
    const arrived = since;
    since = [];
    if (reply.status === 'failed') {
      repair();
      return;
    }
    pictureAt = timing.now();
    asOf = pictureAt;
    followed = true;
    outdated = false;
    note(replaceBook(book, reply));
    inStep = arrived.every((delta) => take(delta) === 'taken');
    if (!inStep) repair();
  }

  function meetSocket() {
    endWait?.();
    endWait = null;
    asking = null;
    inStep = false;
    if (socket.status() === 'open') {
      downSince = null;
      failures = 0;
      repair();
    } else {
      downSince ??= timing.now();
    }
  }

  return {
    start() {
      running = true;
      startedAt = timing.now();
      followed = false;
      downSince = null;
      const endDeltas = socket.on('odds:delta', hear);
      const endStatus = socket.onStatus(meetSocket);
      meetSocket();
      let endTick = timing.after(TICK, tick);
      function tick() {
        endTick = timing.after(TICK, tick);
        judge();
        if (outdated && inStep && timing.now() - pictureAt >= LIST_REST) void ask();
        // Silent on an open connection: the server may have forgotten us.
        if (freshness.kind === 'stale') repair();
      }
      return () => {
        running = false;
        inStep = false;
        asking = null;
        endDeltas();
        endStatus();
        endTick();
        endWait?.();
        endWait = null;
        if (socket.status() === 'open') void socket.request('odds:unsubscribe', { channel });
      };
    },
    seed(image, at) {
      if (inStep || (asOf !== null && at <= asOf)) return;
      asOf = at;
      note(replaceBook(book, image));
    },
    price: (key) => book.prices.get(key) ?? null,
    watchCell: (key, listener) => cells.add(key, listener),
    match: (id) => book.matches.get(id),
    watchMatch: (id, listener) => matches.add(id, listener),
    list: () => list,
    freshness: () => freshness,
    watch: (topic, listener) => topics.add(topic, listener),
  };
}
