import type { Random } from '../../apps/sandbox/src/base/random.ts';
import type { Following, Publisher } from '../../apps/sandbox/src/sports/live/publisher.ts';
import { oddsSubscribe, oddsUnsubscribe } from '../../packages/api-client/src/wire/odds.ts';
import { type StandardSchema, validate } from '../../packages/api-client/src/wire/standard.ts';
import type { RemoteSocket } from '../../packages/contract/src/shell.ts';
import type { VirtualTime } from './virtual-time.ts';

/** What may be wrong with a connection. */
export const troubles = ['none', 'lossy', 'reordering', 'doubling', 'lagging', 'slow', 'half-open', 'cut'] as const;
export type Trouble = (typeof troubles)[number];

/** How long a request waits for its answer, ms (spec §9). */
const ACK_TIMEOUT = 1000;
const LIMITS = { followedPerConnection: 400, readersPerConnection: 4 };

interface Connection {
  readonly following: Following;
  /** Until when what was sent last is on its way: what is sent after it comes after it. */
  busyUntil: number;
}

/** A client's socket, and what becomes of it. */
export class Network {
  readonly #time: VirtualTime;
  readonly #chance: Random;
  #publisher: Publisher;
  #trouble: Trouble = 'none';
  #connection: Connection | null;
  readonly #watchers = new Set<() => void>();
  readonly #listeners = new Map<string, Set<(payload: string) => void>>();
  readonly socket: RemoteSocket;

  constructor(time: VirtualTime, chance: Random, publisher: Publisher) {
    this.#time = time;
    this.#chance = chance;
    this.#publisher = publisher;
    this.#connection = this.#connect();
    this.socket = this.#socket();
  }

  /** From now on this is wrong with it. A connection that was cut comes back with the next trouble. */
  suffer(trouble: Trouble): void {
    this.#trouble = trouble;
    if (trouble === 'cut') this.#end();
    else if (!this.#connection) this.#begin();
  }

  /** The server is another one from now on. */
  serve(publisher: Publisher): void {
    this.#publisher = publisher;
    this.#end();
    this.#begin();
  }

  #connect(): Connection {
    const line = {
      isClear: () => this.#trouble !== 'slow',
      send: (delta: object) => {
        const text = JSON.stringify(delta);
        this.#carry(made, () => {
          for (const listen of this.#listeners.get('odds:delta') ?? []) listen(text);
        });
      },
    };
    const made: Connection = { following: this.#publisher.follow(line, LIMITS), busyUntil: 0 };
    return made;
  }

  #end(): void {
    this.#connection?.following.end();
    this.#connection = null;
    for (const watcher of this.#watchers) watcher();
  }

  #begin(): void {
    this.#connection = this.#connect();
    for (const watcher of this.#watchers) watcher();
  }

  /** Takes something from the server to the client, as the trouble has it. */
  #carry(by: Connection, arrive: () => void): void {
    const [time, chance, trouble] = [this.#time, this.#chance, this.#trouble];
    const isLost = trouble === 'half-open' || (trouble === 'lossy' && chance.next() < 0.4);
    if (by !== this.#connection || isLost) return;
    const isLagging = trouble === 'lagging';
    const latency = chance.int(20, 60) + (isLagging ? chance.int(0, 400) : 0);
    const inOrder = Math.max(by.busyUntil + (isLagging ? chance.int(0, 900) : 0), time.now() + latency);
    const isOutOfOrder = trouble === 'reordering' && chance.next() < 0.5;
    const at = isOutOfOrder ? time.now() + chance.int(20, 1500) : inOrder;
    if (!isOutOfOrder) by.busyUntil = at;
    const deliver = () => {
      if (by === this.#connection) arrive();
    };
    time.after(at - time.now(), deliver);
    if (trouble === 'doubling' && chance.next() < 0.5) time.after(at - time.now() + chance.int(0, 1200), deliver);
  }

  #socket(): RemoteSocket {
    return {
      status: () => (this.#connection ? 'open' : 'connecting'),
      onStatus: (watcher) => {
        this.#watchers.add(watcher);
        return () => this.#watchers.delete(watcher);
      },
      on: (event, schema, handler) => {
        const listen = (text: string) => handler(readAs(schema, text));
        this.#listeners.set(event, (this.#listeners.get(event) ?? new Set()).add(listen));
        return () => this.#listeners.get(event)?.delete(listen);
      },
      request: (event, payload, schema) => {
        const by = this.#connection;
        return new Promise((resolve) => {
          this.#time.after(ACK_TIMEOUT, () => resolve({ status: 'failed', reason: 'timeout' }));
          // What a client sends comes in its order or not at all.
          const isLost = this.#trouble === 'half-open' || (this.#trouble === 'lossy' && this.#chance.next() < 0.2);
          if (!by || isLost) return;
          this.#time.after(30, () => {
            if (by !== this.#connection) return;
            const text = JSON.stringify(answer(by.following, event, payload));
            this.#carry(by, () => resolve(readAs(schema, text)));
          });
        });
      },
    };
  }
}

function answer(following: Following, event: string, payload: unknown): object {
  if (event === 'odds:subscribe') {
    const news = following.subscribe(oddsSubscribe.payload.parse(payload));
    return news ? { status: 'success', ...news } : { status: 'failed' };
  }
  following.unsubscribe(oddsUnsubscribe.payload.parse(payload));
  return { status: 'success' };
}

function readAs<Output>(schema: StandardSchema<unknown, Output>, text: string): Output {
  const read = validate(schema, JSON.parse(text));
  if (read.issues) throw new Error(`What came is not what its schema reads: ${JSON.stringify(read.issues)}`);
  return read.value;
}
