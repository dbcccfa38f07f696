import pg from 'pg';
import { openDatabase } from '../store/index.ts';
import type { TestServer } from './servers.ts';

const TEMPLATE = 'pavilion_template';

/** Databases on a Postgres server for tests, each with the whole schema and nothing in it. */
export interface ServerDatabases {
  /** The address of a new one: a copy of one that was migrated once, made in a few hundredths of a second. */
  create(): Promise<string>;
}

export async function serverDatabases({ url }: TestServer): Promise<ServerDatabases> {
  const named = (name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
  await command(url, `create database ${TEMPLATE}`);
  const template = await openDatabase({ url: named(TEMPLATE) });
  await template.close();
  let count = 0;
  return {
    async create() {
      count += 1;
      await command(url, `create database test_${count} template ${TEMPLATE}`);
      return named(`test_${count}`);
    },
  };
}

async function command(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
