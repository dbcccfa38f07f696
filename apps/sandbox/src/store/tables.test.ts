import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { testDatabase } from '../testing/database.ts';
import { namesIn, UNKNOWN } from '../testing/sql-names.ts';
import { type Source, textsOf } from '../testing/sql-texts.ts';
import { observers, tables } from './tables.ts';

const source = join(import.meta.dirname, '..');
const owners = new Map(Object.entries(tables).flatMap(([room, names]) => names.map((name) => [name, room] as const)));

test('every table of the migrated schema belongs to one room, and no room has a table that is not in it', async () => {
  const database = await testDatabase();
  const rows = await database.query(`select tablename as name from pg_tables where schemaname = 'public'`);
  await database.close();
  expect(Object.values(tables).flat().toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

test('every SQL text of the source names the tables of its own room alone, and none that only its run knows', () => {
  expect(files(source).flatMap(faultsIn).toSorted()).toEqual([]);
});

test.each([
  ['select 1 from account a join ledger_entry e on true', ['account', 'ledger_entry']],
  ['select 1 from player p, session s where true', ['player', 'session']],
  ['insert into bet (id) select id from bet_fill as f', ['bet', 'bet_fill']],
  ['update deposit d set state = $1', ['deposit']],
  ['delete from file where true', ['file']],
  ['with game as (select 1) select player, deposit from made', []],
  ['The money went from cash to the player.', []],
])('in %j the tables are %j', (text, names) => {
  expect(tablesIn(text)).toEqual(names);
});

function isAllowed(path: string, table: string): boolean {
  return path.startsWith(`${owners.get(table)}/`);
}

/** Every file of the operator's own that is no migration. */
function files(folder: string): string[] {
  return (
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
      .map(({ parentPath, name }) => relative(source, join(parentPath, name)))
      .filter((path) => !path.startsWith('store/database/migrations/') && path !== 'store/tables.ts')
      // The texts of all rooms, which a program collects.
      .filter((path) => path !== 'store/database/statements.ts')
      .filter((path) => !observers.some((wing) => path.startsWith(`${wing}/`)))
  );
}

function faultsIn(path: string): string[] {
  const texts = textsOf(sourceAt(join(source, path)));
  const strangers = [...new Set(texts.flatMap(tablesIn))].filter((table) => !isAllowed(path, table));
  return [
    ...strangers.map((table) => `${path} names ${table}, which belongs to ${owners.get(table)}`),
    ...texts
      .filter((text) => namesIn(text).some((name) => name.includes(UNKNOWN)))
      .map((text) => `${path} names a table that no constant says: ${text}`),
  ];
}

const sources = new Map<string, Source>();
function sourceAt(path: string): Source {
  const source = sources.get(path) ?? {
    code: readFileSync(path, 'utf8'),
    imported: (specifier: string) => (specifier.startsWith('.') ? sourceAt(join(dirname(path), specifier)) : undefined),
  };
  sources.set(path, source);
  return source;
}

/** What is read or written of the tables there are. */
const tablesIn = (text: string) => namesIn(text).filter((name) => owners.has(name));
