import type { OddsChannel, OddsDelta, PlayerSocket } from '@pavilion/api-client';
import { advanceBook, type Book, type Changes, type OddsImage, replaceBook } from './book.ts';
import type { FreshnessGauge } from './freshness.ts';
import { createPictureRequests } from './picture-requests.ts';
import type { Timing } from './timing.ts';

/** How often the age of the prices is looked at, ms. */
const TICK = 500;
/** The shortest time between two pictures that are asked for only because the list of matches has changed, ms. */
const LIST_REST = 3000;

/**
 * Follows the protocol of a channel and keeps a book at its clock. A gap, a new connection and a changed list of matches each
 * ask for the full picture again.
 */
export interface ChannelFollower {
  /** Returns a function that stops following; the channel can be followed again. */
  start(): () => void;
  /** Whether the book stands where the server's deltas go on from. */
  isInStep(): boolean;
}

export function createChannelFollower(options: {
  readonly channel: OddsChannel;
  readonly socket: PlayerSocket;
  readonly timing: Timing;
  readonly book: Book;
  readonly gauge: FreshnessGauge;
  readonly onChanges: (changes: Changes) => void;
}): ChannelFollower {
  const { channel, socket, timing, book, gauge, onChanges } = options;
  const pictures = createPictureRequests({ channel, socket, timing, onPicture });
  let inStep = false;
  /** The list of matches is known to be another one. */
  let outdated = false;
  let pictureAt = 0;

  function onPicture(image: OddsImage, arrived: readonly OddsDelta[]) {
    pictureAt = timing.now();
    gauge.confirmLive(pictureAt);
    outdated = false;
    onChanges(replaceBook(book, image));
    inStep = arrived.every(take);
    if (!inStep) pictures.repair();
  }

  /** Takes a delta into the book. False: something before it is missing. */
  function take(delta: OddsDelta): boolean {
    const step = advanceBook(book, delta);
    if (step.kind !== 'applied') return step.kind === 'old';
    gauge.confirm(timing.now());
    pictures.forgive();
    outdated ||= step.outdated;
    onChanges(step.changes);
    return true;
  }

  function onDelta(delta: OddsDelta) {
    if (delta.channel !== channel) return;
    pictures.keep(delta);
    if (!inStep || take(delta)) return;
    inStep = false;
    pictures.repair();
  }

  function onStatus() {
    pictures.cancel();
    inStep = false;
    if (socket.status() !== 'open') return gauge.disconnected();
    gauge.connected();
    pictures.forgive();
    pictures.repair();
  }

  function look() {
    gauge.judge();
    if (outdated && inStep && timing.now() - pictureAt >= LIST_REST) void pictures.ask();
    // Silent on an open connection: the server may have forgotten us.
    if (gauge.current().kind === 'stale') pictures.repair();
  }

  return {
    isInStep: () => inStep,
    start() {
      gauge.begin();
      const ends = [socket.on('odds:delta', onDelta), socket.onStatus(onStatus), every(TICK, timing, look)];
      onStatus();
      return () => {
        inStep = false;
        for (const end of ends) end();
        pictures.cancel();
        if (socket.status() === 'open') void socket.request('odds:unsubscribe', { channel });
      };
    },
  };
}

/** Runs `task` each `ms`. Returns a function that stops it. */
function every(ms: number, timing: Timing, task: () => void): () => void {
  const next = () => {
    end = timing.after(ms, next);
    task();
  };
  let end = timing.after(ms, next);
  return () => end();
}
