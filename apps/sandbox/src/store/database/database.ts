import { codeOf } from '../../base/index.ts';
import type { Statements } from './statements.ts';

/** An SQL text of ours, which `pnpm check:sql` has prepared on the migrated schema. */
export type Statement = keyof Statements;
/**
 * What a statement returns: int8 as number, timestamps as `Date`, bytea as bytes, json parsed. Of a choice between several, a row of
 * one of them.
 */
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
  /** Several statements without parameters. */
  script(sql: string): Promise<void>;
  /**
   * Says something to whoever listens to `channel`, in every process: in a transaction once it has committed, and not at all where it
   * does not. Nothing waits for it, so that no commit waits for the turn that Postgres' `NOTIFY` takes; a process that is killed
   * right after a commit may not have said it.
   */
  notify(channel: Channel, payload: string): void;
}

/** What happens through it happens as a whole or not at all. */
export type Transaction = Queryable;

/**
 * Postgres, embedded or on a server, seen through a few verbs.
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
   * Calls `heard` with each payload that `notify` sent to `channel`, whichever process it was in; the same one several times in a
   * moment may be heard once. Calls `missed` where some may have been lost, because the connection was.
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

/** Something that was said on a channel. */
export interface Message {
  readonly channel: Channel;
  readonly payload: string;
}

/** Does `work` with a transaction whose messages are kept, and returns them with what it returned: they are sent when it has committed. */
export async function withMessages<T>(
  queryable: Pick<Queryable, 'query' | 'script'>,
  work: (tx: Transaction) => Promise<T>,
): Promise<{ readonly result: T; readonly messages: readonly Message[] }> {
  const messages: Message[] = [];
  const result = await work({
    query: queryable.query,
    script: queryable.script,
    notify: (channel, payload) => messages.push({ channel, payload }),
  });
  return { result, messages };
}

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

/** Whether Postgres rolled a transaction back because it stood in another's way (a deadlock, or serialization): it may begin again. */
export const isGivenUp = (error: unknown): boolean => ['40P01', '40001'].includes(String(codeOf(error)));

/** Whether `error` is Postgres refusing a second row of `constraint`. */
export function violates(error: unknown, constraint: string): boolean {
  return codeOf(error) === '23505' && (error as { constraint?: unknown }).constraint === constraint;
}
