import pg from 'pg';
import { SandboxStartError } from '../start-error.ts';
import type { Channel, Database, Queryable } from './database.ts';

const INT8 = 20;
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary'
      ? Number
      : pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

const queryable = (client: pg.Pool | pg.PoolClient): Queryable => ({
  query: async <R extends object>(sql: string, parameters: readonly unknown[] = []) =>
    (await client.query(sql, [...parameters])).rows as R[],
  script: async (sql) => {
    await client.query(sql);
  },
});

/** Postgres on a server. */
export async function openServer(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 10, types });
  // A connection that breaks while idle is replaced by the pool at its next use.
  pool.on('error', () => {});
  const listening = new Listening(url);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new SandboxStartError(
      'no-database',
      'The database of DATABASE_URL does not answer. Is it running, and is the address right?',
      error,
    );
  }
  return {
    ...queryable(pool),
    async transaction(work) {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        await client.query('begin');
        const result = await work(queryable(client));
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch((cause: Error) => {
          broken = cause;
        });
        throw error;
      } finally {
        client.release(broken);
      }
    },
    listen: (channel, heard) => listening.add(channel, heard),
    async close() {
      await listening.close();
      await pool.end();
    },
  };
}

/** One connection that only listens, made anew when it breaks. */
class Listening {
  readonly #url: string;
  readonly #heard = new Map<Channel, Set<(payload: string) => void>>();
  #client: pg.Client | null = null;
  #closed = false;
  #again: NodeJS.Timeout | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  async add(channel: Channel, heard: (payload: string) => void) {
    const known = this.#heard.get(channel);
    if (known) known.add(heard);
    else this.#heard.set(channel, new Set([heard]));
    if (this.#client === null) await this.#connect();
    else await this.#client.query(`listen ${channel}`);
  }

  async close() {
    this.#closed = true;
    clearTimeout(this.#again);
    await this.#client?.end();
  }

  async #connect() {
    const client = new pg.Client({ connectionString: this.#url });
    this.#client = client;
    client.on('notification', ({ channel, payload }) => {
      for (const heard of this.#heard.get(channel as Channel) ?? []) heard(payload ?? '');
    });
    client.on('error', () => {});
    client.on('end', () => this.#retry());
    await client.connect();
    for (const channel of this.#heard.keys()) await client.query(`listen ${channel}`);
  }

  #retry() {
    if (this.#closed) return;
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.#connect().catch(() => this.#retry()), 1000);
  }
}
