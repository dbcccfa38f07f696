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
  /** The connection, or that there is going to be one; null while the last one is broken. */
  #client: Promise<pg.Client> | null = null;
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
    const client = await this.#connected();
    await client.query(`listen ${channel}`);
  }

  async close(): Promise<void> {
    await this.#sending;
    this.#closed = true;
    clearTimeout(this.#again);
    const client = await this.#client?.catch(() => null);
    await client?.end();
  }

  async #sendAll(): Promise<void> {
    try {
      while (this.#waiting.size > 0) {
        const client = await this.#connected();
        const messages = [...this.#waiting.values()];
        this.#waiting.clear();
        try {
          await client.query(
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
      if (this.#client === null) this.#retry();
    } finally {
      this.#sending = null;
    }
  }

  #connected(): Promise<pg.Client> {
    this.#client ??= this.#connect();
    return this.#client;
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client(this.#connection);
    client.on('notification', ({ channel, payload }) => {
      const known = channels.find((name) => name === channel);
      for (const { heard } of (known && this.#listeners.get(known)) ?? []) heard(payload ?? '');
    });
    client.on('error', () => {});
    try {
      await client.connect();
      for (const channel of this.#listeners.keys()) await client.query(`listen ${channel}`);
    } catch (error) {
      this.#client = null;
      throw error;
    }
    client.on('end', () => this.#retry());
    return client;
  }

  /** Connects again, until it is done; then whoever listens hears that they may have missed something. */
  #retry(): void {
    this.#client = null;
    if (this.#closed) return;
    clearTimeout(this.#again);
    this.#again = setTimeout(() => {
      this.#connected().then(
        () => {
          for (const { missed } of [...this.#listeners.values()].flat()) missed?.();
          this.send([]);
        },
        () => this.#retry(),
      );
    }, AGAIN);
  }
}
