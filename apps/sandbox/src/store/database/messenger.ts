import pg from 'pg';
import { type Channel, channels, type Message } from './database.ts';

interface Listener {
  readonly heard: (payload: string) => void;
  readonly missed: (() => void) | undefined;
}

/** How soon a broken connection is tried again, ms. */
const AGAIN = 500;

/**
 * What the processes on a database say to each other, on one connection that is made anew when it breaks. What is sent while a
 * sending is on its way goes together in the next one, each message once; what was not sent when the connection broke is sent when
 * there is another.
 */
export class Messenger {
  readonly #connection: pg.ClientConfig;
  readonly #listeners = new Map<Channel, Listener[]>();
  readonly #waiting = new Map<string, Message>();
  #client: pg.Client | null = null;
  #connected: Promise<unknown> | null = null;
  #sending: Promise<void> | null = null;
  #closed = false;
  #again: NodeJS.Timeout | undefined;

  constructor(connection: pg.ClientConfig) {
    this.#connection = connection;
  }

  send(messages: readonly Message[]): void {
    for (const message of messages) this.#waiting.set(`${message.channel} ${message.payload}`, message);
    if (this.#waiting.size > 0) this.#sending ??= this.#sendAll();
  }

  async listen(channel: Channel, heard: Listener['heard'], missed: Listener['missed']): Promise<void> {
    const known = this.#listeners.get(channel);
    this.#listeners.set(channel, [...(known ?? []), { heard, missed }]);
    if (this.#client === null) await this.#connect();
    else await this.#client.query(`listen ${channel}`);
  }

  async close(): Promise<void> {
    await this.#sending;
    this.#closed = true;
    clearTimeout(this.#again);
    await this.#client?.end();
  }

  async #sendAll(): Promise<void> {
    try {
      while (this.#waiting.size > 0) {
        if (this.#client === null) await (this.#connected ??= this.#connect());
        const messages = [...this.#waiting.values()];
        this.#waiting.clear();
        try {
          await this.#client?.query(
            'select pg_notify(m.channel, m.payload) from unnest($1::text[], $2::text[]) as m (channel, payload)',
            [messages.map(({ channel }) => channel), messages.map(({ payload }) => payload)],
          );
        } catch (error) {
          for (const message of messages) this.#waiting.set(`${message.channel} ${message.payload}`, message);
          throw error;
        }
      }
    } catch {
      // The connection is gone: there will be another, and what waits goes with that.
    } finally {
      this.#sending = null;
    }
  }

  async #connect(): Promise<void> {
    const client = new pg.Client(this.#connection);
    this.#client = client;
    client.on('notification', ({ channel, payload }) => {
      const known = channels.find((name) => name === channel);
      for (const { heard } of (known && this.#listeners.get(known)) ?? []) heard(payload ?? '');
    });
    client.on('error', () => {});
    client.on('end', () => this.#retry());
    await client.connect();
    for (const channel of this.#listeners.keys()) await client.query(`listen ${channel}`);
  }

  #retry(): void {
    if (this.#closed) return;
    clearTimeout(this.#again);
    this.#again = setTimeout(() => {
      this.#connect().then(
        () => {
          for (const { missed } of [...this.#listeners.values()].flat()) missed?.();
          this.send([]);
        },
        () => this.#retry(),
      );
    }, AGAIN);
  }
}
