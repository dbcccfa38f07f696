import pg from 'pg';
import { openDatabase } from '../store/index.ts';
import type { TestServer } from './servers.ts';

/** Databases on a Postgres server for tests, each with the whole schema and nothing in it. */
export interface ServerDatabases {
  /** The address of a new one: a copy of one that was migrated once, made in a few hundredths of a second. */
  create(): Promise<string>;
}

export async function serverDatabases({ url }: TestServer): Promise<ServerDatabases> {
  const migrated: Template = { name: 'pavilion_template', fill: async () => {} };
  return { create: () => copyOf(url, migrated) };
}

/** What databases of a server begin from. */
export interface Template {
  readonly name: string;
  /** Makes it what it is, once it has the schema. */
  readonly fill: (address: string) => Promise<void>;
}

/** The address of a new database without our schema. */
export async function blankOn(server: string): Promise<string> {
  const name = newName();
  await withClient(server, (client) => client.query(`create database ${name}`));
  return addressOf(server, name);
}

/** The address of a new database that is a copy of `template`, which is made first where the server has none yet. */
export async function copyOf(server: string, template: Template): Promise<string> {
  const name = newName();
  await withClient(server, async (client) => {
    // Whoever comes first makes it; the others wait until it is whole.
    await client.query('select pg_advisory_lock(1)');
    const found = await client.query('select from pg_database where datname = $1', [template.name]);
    if (found.rowCount === 0) {
      const making = `${template.name}_making`;
      await client.query(`create database ${making}`);
      const database = await openDatabase({ url: addressOf(server, making) });
      await database.close();
      await template.fill(addressOf(server, making));
      await client.query(`alter database ${making} rename to ${template.name}`);
    }
    // A template that is being copied can't be copied by another one: they take turns. Through the log, a copy takes twice the work.
    await client.query(`create database ${name} template ${template.name} strategy file_copy`);
  });
  return addressOf(server, name);
}

/** Removes a database and cuts whoever is connected to it. */
export async function drop(address: string): Promise<void> {
  const { pathname } = new URL(address);
  await withClient(addressOf(address, 'postgres'), (client) =>
    client.query(`drop database ${pathname.slice(1)} with (force)`),
  );
}

const newName = () => `test_${process.pid}_${crypto.randomUUID().slice(0, 8)}`;

const addressOf = (server: string, name: string) => Object.assign(new URL(server), { pathname: `/${name}` }).href;

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
