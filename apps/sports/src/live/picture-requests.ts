import { type OddsChannel, type OddsDelta, oddsSubscribe, oddsUnsubscribe, sendRequest } from '@pavilion/api-client';
import type { RemoteSocket } from '@pavilion/contract';
import type { OddsImage } from './book.ts';
import type { Timing } from './timing.ts';

/** Waits before asking again, ms, by how often it has failed in a row; each is drawn from its upper half. */
const WAITS = [0, 1000, 2000, 5000] as const;

/** The shortest time between two pictures that are asked for only because the list of matches has changed, ms. */
const LIST_REST = 3000;

/** Asks for the full picture of a channel, one question at a time. While the socket is not open nothing is asked. */
export interface PictureRequests {
  /** Asks for a newer list of matches, but not for one picture after another. */
  refresh(): void;
  /** Asks now, or after a wait that grows while it keeps failing. */
  repair(): void;
  /** Keeps a delta that arrives while a question is under way: the picture may be older than it. */
  keep(delta: OddsDelta): void;
  /** The channel works: the next `repair` asks at once. */
  forgive(): void;
  /** The connection is another one: forgets what was asked on the old one, and asks at once. */
  restart(): void;
  /** Forgets what was asked, and leaves the channel. */
  leave(): void;
}

export function createPictureRequests(options: {
  readonly channel: OddsChannel;
  readonly socket: RemoteSocket;
  readonly timing: Timing;
  /** A picture came, and after its question these deltas. */
  readonly onPicture: (image: OddsImage, arrived: readonly OddsDelta[]) => void;
}): PictureRequests {
  const { channel, socket, timing, onPicture } = options;
  /** The question under way, or null; an answer to an earlier one is thrown away. */
  let open: symbol | null = null;
  let arrived: OddsDelta[] = [];
  let endWait: (() => void) | null = null;
  let failures = 0;
  let pictureAt = 0;

  async function ask() {
    if (open || socket.status() !== 'open') return;
    const question = Symbol(channel);
    open = question;
    arrived = [];
    const reply = await sendRequest(socket, oddsSubscribe, { channel });
    if (open !== question) return;
    open = null;
    if (reply.status === 'failed') return repair();
    pictureAt = timing.now();
    onPicture(reply, arrived);
  }

  function repair() {
    if (open || endWait || socket.status() !== 'open') return;
    const wait = WAITS[Math.min(failures, WAITS.length - 1)] ?? 0;
    failures += 1;
    if (wait === 0) return void ask();
    endWait = timing.after(wait / 2 + Math.random() * (wait / 2), () => {
      endWait = null;
      void ask();
    });
  }

  /** Ends the wait, and throws away the answer to a question under way. */
  function forget() {
    endWait?.();
    endWait = null;
    open = null;
  }

  return {
    refresh() {
      if (timing.now() - pictureAt >= LIST_REST) void ask();
    },
    repair,
    keep(delta) {
      if (open) arrived.push(delta);
    },
    forgive() {
      failures = 0;
    },
    restart() {
      forget();
      failures = 0;
      repair();
    },
    leave() {
      forget();
      if (socket.status() === 'open') void sendRequest(socket, oddsUnsubscribe, { channel });
    },
  };
}
