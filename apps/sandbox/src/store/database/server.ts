import pg from 'pg';
import { codeOf, SandboxStartError } from '../../base/index.ts';
import { type Database, type Message, type Queryable, type Transaction, withMessages } from './database.ts';
import { Messenger } from './messenger.ts';

const INT8 = 20;
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary'
      ? Number
      : pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

/** Connections kept at most, unless said. */
const POOL = 10;
/** A statement that takes longer is ended by the server, and so is a transaction that is left idle: its locks must not stay. ms. */
const STATEMENT_TIMEOUT = 15_000;
/** How long a free connection is waited for, ms. */
const CONNECTION_TIMEOUT = 5000;
/** How often a transaction is begun that Postgres gave up for the sake of another one. */
const TRIES = 5;
/** Any fixed number does; this one is ours. */
const TURN_LOCK = 7_284_522;

const queryable = (client: pg.Pool | pg.PoolClient): Omit<Queryable, 'notify'> => ({
  query: async <R extends object>(sql: string, parameters: readonly unknown[] = []) =>
    (await client.query({ name: nameOf(sql), text: sql, values: [...parameters] })).rows as R[],
  script: async (sql) => {
    await client.query(sql);
  },
});

/**
 * What a statement is called on every connection, where it is parsed once: its texts are constants, so there is an end of them. Each
 * lists its columns: one that asked for all of them would be refused on connections of before the next migration.
 */
function nameOf(sql: string): string {
  const known = names.get(sql);
  if (known !== undefined) return known;
  const name = `s${names.size}`;
  names.set(sql, name);
  return name;
}
const names = new Map<string, string>();

/** Postgres on a server. */
export async function openServer(url: string, size = POOL): Promise<Database> {
  const connection = { connectionString: url, connectionTimeoutMillis: CONNECTION_TIMEOUT, keepAlive: true };
  const pool = new pg.Pool({
    ...connection,
    max: size,
    types,
    statement_timeout: STATEMENT_TIMEOUT,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT,
  });
  // A connection that breaks while idle is replaced by the pool at its next use.
  pool.on('error', () => {});
  // One that breaks in use fails what it is used for; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const messenger = new Messenger(connection);
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
    notify: (channel, payload) => messenger.send([{ channel, payload }]),
    isShared: true,
    async transaction(work) {
      for (let tries = 1; ; tries += 1) {
        try {
          const { result, messages } = await transact(pool, work);
          messenger.send(messages);
          return result;
        } catch (error) {
          if (tries === TRIES || !isGivenUp(error)) throw error;
        }
      }
    },
    async inTurn(work) {
      const client = new pg.Client(connection);
      client.on('error', () => {});
      await client.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [TURN_LOCK]);
        return await work();
      } finally {
        await client.end();
      }
    },
    listen: (channel, heard, missed) => messenger.listen(channel, heard, missed),
    async close() {
      await messenger.close();
      await pool.end();
    },
  };
}

async function transact<T>(
  pool: pg.Pool,
  work: (tx: Transaction) => Promise<T>,
): Promise<{ readonly result: T; readonly messages: readonly Message[] }> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const done = await withMessages(queryable(client), work);
    const { command } = await client.query('commit');
    // What a statement broke and its caller swallowed: nothing of it was kept.
    if (command !== 'COMMIT') throw new Error('The transaction was given up: one of its statements had failed');
    return done;
  } catch (error) {
    await client.query('rollback').catch((cause: Error) => {
      broken = cause;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Whether Postgres rolled a transaction back because it stood in another's way (a deadlock, or serialization): it may begin again. */
const isGivenUp = (error: unknown) => ['40P01', '40001'].includes(String(codeOf(error)));
