import { type OddsChannel, type OddsDelta, oddsDeltaEvent, onEvent } from '@pavilion/api-client';
import type { RemoteSocket } from '@pavilion/contract';
import { advanceBook, type Book, type Changes, type OddsImage, replaceBook } from './book.ts';
import type { FreshnessGauge } from './freshness.ts';
import { createPictureRequests } from './picture-requests.ts';
import type { Timing } from './timing.ts';

/** How often the age of the prices is looked at, ms. */
const TICK = 500;

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

interface FollowerOptions {
  readonly channel: OddsChannel;
  readonly socket: RemoteSocket;
  readonly timing: Timing;
  readonly book: Book;
  readonly gauge: FreshnessGauge;
  readonly onChanges: (changes: Changes) => void;
}

export function createChannelFollower(options: FollowerOptions): ChannelFollower {
  const { channel, socket, timing, book, gauge, onChanges } = options;
  const pictures = createPictureRequests({ channel, socket, timing, onPicture });
  let inStep = false;
  /** The list of matches is known to be another one. */
  let outdated = false;

  function onPicture(image: OddsImage, arrived: readonly OddsDelta[]) {
    gauge.confirmLive(timing.now());
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
    inStep = false;
    gauge.connection(socket.status() === 'open');
    pictures.restart();
  }

  function look() {
    gauge.judge();
    if (outdated && inStep) pictures.refresh();
    // Silent on an open connection: the server may have forgotten us.
    if (gauge.current().kind === 'stale') pictures.repair();
  }

  return {
    isInStep: () => inStep,
    start() {
      const ends = [onEvent(socket, oddsDeltaEvent, onDelta), socket.onStatus(onStatus), every(TICK, timing, look)];
      onStatus();
      return () => {
        inStep = false;
        for (const end of ends) end();
        pictures.leave();
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
