import { codeOf } from '../../base/index.ts';
import type { Statements } from './statements.ts';

/** A row as it comes back: int8 as number, timestamps as `Date`, bytea as bytes, json parsed. */
type Row = Record<string, unknown>;

/** An SQL text of ours, which `pnpm check:sql` has prepared on the migrated schema. */
export type Statement = keyof Statements;
/** What a statement returns: of a choice between several, a row of one of them. */
export type RowOf<T extends Statement> = Statements[T]['row'];
/** What follows a statement in a call: its parameters, or nothing where it has none. */
export type ParametersOf<T extends Statement> = Statements[T]['parameters'] extends readonly []
  ? []
  : [parameters: Statements[T]['parameters']];

export interface Queryable {
  /**
   * One parameterised statement; returns its rows. The text is a constant, or a choice between constants, so that the compiler
   * knows its rows and parameters from the schema: after a new one, `pnpm check:sql --write`.
   */
  query<const T extends Statement>(sql: T, ...parameters: ParametersOf<T>): Promise<RowOf<T>[]>;
  /** The rows as they are said to be: for texts that have not been carried over. */
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
  /** Whether other processes may have it open too. */
  readonly isShared: boolean;
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Does `work` while no other process on this database does any in turn: for what processes that start together all do. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Calls `heard` with each payload that a committed transaction sent to `channel` with `pg_notify`, whichever process sent it;
   * and `missed` where some may have been lost, because the connection was.
   */
  listen(channel: Channel, heard: (payload: string) => void, missed?: () => void): Promise<void>;
  /** Ends all work and writes everything to disk. */
  close(): Promise<void>;
}

/**
 * `balance`: a player's id whose account moved. `session`: the id of a session that ended. `session_refresh`: a player's id whose
 * session is to be checked. `notification`: what `announced` reads. `organisation`: its details, announcements or banners changed.
 */
export const channels = ['balance', 'session', 'session_refresh', 'notification', 'organisation'] as const;
export type Channel = (typeof channels)[number];

/** Whether `error` says that the database is away, or too busy to answer: what was asked may be asked again. */
export function isAway(error: unknown): boolean {
  const code = String(codeOf(error));
  const message = error instanceof Error ? error.message : '';
  return (
    AWAY.test(code) ||
    (code === 'undefined' &&
      /^Connection terminated|timeout exceeded when trying|connection error and is not queryable/.test(message))
  );
}

/** Connections refused or broken, shutting down or starting up, too many connections, ended for taking too long. */
const AWAY = /^(ECONN(REFUSED|RESET)|EPIPE|ETIMEDOUT|08...|57P0[1-5]|53300|57014|25P03)$/;

/** Whether `error` is Postgres refusing a second row of `constraint`. */
export function violates(error: unknown, constraint: string): boolean {
  return codeOf(error) === '23505' && (error as { constraint?: unknown }).constraint === constraint;
}
