import { codeOf } from '../error-code.ts';

/** A row as it comes back: int8 as number, timestamps as `Date`, bytea as bytes, json parsed. */
type Row = Record<string, unknown>;

export interface Queryable {
  /** One parameterised statement; answers its rows. */
  query<R extends object = Row>(sql: string, parameters?: readonly unknown[]): Promise<R[]>;
  /** Several statements without parameters. */
  script(sql: string): Promise<void>;
}

/** What happens through it happens as a whole or not at all. */
export type Transaction = Queryable;

/**
 * Postgres, embedded or on a server, seen through four verbs.
 * Inside `transaction` use only the transaction handed in: the embedded database has one connection, and asking the database
 * itself would wait for ever.
 */
export interface Database extends Queryable {
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Calls `heard` with each payload that a committed transaction sent to `channel` with `pg_notify`, whichever process sent it. */
  listen(channel: Channel, heard: (payload: string) => void): Promise<void>;
  /** Ends all work and writes everything to disk. */
  close(): Promise<void>;
}

/** `balance`: a player's id whose purse moved. `session`: the id of a session that ended. */
export type Channel = 'balance' | 'session';

/** Whether `error` is Postgres refusing a second row of `constraint`. */
export function violates(error: unknown, constraint: string): boolean {
  return codeOf(error) === '23505' && (error as { constraint?: unknown }).constraint === constraint;
}
