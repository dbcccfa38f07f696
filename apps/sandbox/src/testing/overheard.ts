import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Queryable } from '../store/index.ts';

/** What was said to a database, in the work that is listened to. */
const heard = new AsyncLocalStorage<string[]>();

/** A database that notes what is said to it, with the beginning and the end of a transaction. */
export function overheard(database: Database): Database {
  const noted = <Q extends Queryable>(queryable: Q): Q => ({
    ...queryable,
    query: ((sql: string, ...parameters: never[]) => {
      heard.getStore()?.push(sql);
      return (queryable.query as (sql: string, ...parameters: never[]) => Promise<never[]>)(sql, ...parameters);
    }) as Q['query'],
  });
  return {
    ...noted(database),
    transaction: (work) => {
      heard.getStore()?.push('begin', 'commit');
      return database.transaction((tx) => work(noted(tx)));
    },
  };
}

/** What `work` says to an `overheard` database, statement by statement: each is a round trip. */
export async function statementsOf<T>(
  work: () => Promise<T>,
): Promise<{ readonly statements: string[]; readonly result: T }> {
  const statements: string[] = [];
  return { statements, result: await heard.run(statements, work) };
}
