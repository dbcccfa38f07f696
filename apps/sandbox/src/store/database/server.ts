import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { codeOf, SandboxStartError } from '../../base/index.ts';
import { type Database, isGivenUp, type Message, type Queryable, type Transaction, withMessages } from './database.ts';
import { Messenger } from './messenger.ts';

const INT8 = 20;
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary'
      ? Number
      : pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

/** Connections kept at most, unless said. */
const MOST_CONNECTIONS = 10;
/** A statement that takes longer is ended by the server, and so is a transaction that is left idle: its locks must not stay. ms. */
const LONGEST_STATEMENT = 15_000;
/** How long a free connection is waited for, ms. */
const LONGEST_CONNECTING = 5000;
/** How often work is begun that Postgres gave up for the sake of another's. */
const TRIES = 5;
/** About how long the other has to end before that work takes the first of its locks again, ms; twice as long each time. */
const PAUSE = 50;
/** Any fixed number does; this one is ours. */
const TURN_LOCK = 7_284_522;

const queryable = (
  client: pg.Pool | pg.PoolClient,
  doing: typeof againWhereGivenUp = once,
): Omit<Queryable, 'notify'> => ({
  query: async <R extends object>(sql: string, parameters: readonly unknown[] = []) =>
    (await doing(() => client.query({ name: nameOf(sql), text: sql, values: [...parameters] }))).rows as R[],
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
export async function openServer(url: string, size = MOST_CONNECTIONS): Promise<Database> {
  const connection = { connectionString: url, connectionTimeoutMillis: LONGEST_CONNECTING, keepAlive: true };
  const pool = new pg.Pool({
    ...connection,
    max: size,
    // One that is made while somebody waits costs them ten milliseconds, and its first bet as much again.
    idleTimeoutMillis: 0,
    types,
    statement_timeout: LONGEST_STATEMENT,
    idle_in_transaction_session_timeout: LONGEST_STATEMENT,
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
    throw notOpened(error);
  }
  return {
    // A statement outside a transaction is one by itself: where it was given up it has done nothing.
    ...queryable(pool, againWhereGivenUp),
    notify: (channel, payload) => messenger.send([{ channel, payload }]),
    isShared: true,
    async transaction(work) {
      const { result, messages } = await againWhereGivenUp(() => transact(pool, work));
      messenger.send(messages);
      return result;
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

/** Why a database can't be opened, without its address, which has a password in it. */
function notOpened(error: unknown): SandboxStartError {
  if (codeOf(error) === 'ERR_INVALID_URL') {
    return new SandboxStartError(
      'bad-setting',
      'DATABASE_URL is not an address of a Postgres, as postgres://user:password@example.com/name is. A / ? # @ or % of the password is written as %2F %3F %23 %40 or %25.',
    );
  }
  // What Postgres itself says names a user or a database, and never a password.
  const sentence =
    error instanceof pg.DatabaseError
      ? `The Postgres of DATABASE_URL answers, and refuses: ${error.message}.`
      : 'The database of DATABASE_URL does not answer. Is it running, and is the address right?';
  return new SandboxStartError('no-database', sentence, error);
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

const once: typeof againWhereGivenUp = (work) => work();

/** Does `work`, which is one transaction, and begins it anew where Postgres gave it up for another's sake. Throws the last such error. */
async function againWhereGivenUp<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !isGivenUp(error)) throw error;
      // Of two that begin again in the same moment one would stand in the other's way as before.
      await pause(PAUSE * 2 ** (tries - 1) * (0.5 + Math.random()));
    }
  }
}
