import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from '@swc/core';
import { testDatabase } from '../testing/database.ts';
import { observers, tables } from './tables.ts';

const source = join(import.meta.dirname, '..');
const owners = new Map(Object.entries(tables).flatMap(([room, names]) => names.map((name) => [name, room] as const)));

test('every table of the migrated schema belongs to one room, and no room has a table that is not in it', async () => {
  const database = await testDatabase();
  const rows = await database.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  await database.close();
  expect(Object.values(tables).flat().toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

test('every SQL text of the source names the tables of its own room alone', () => {
  const strangers = files(source).flatMap((path) =>
    [...new Set(textsOf(readFileSync(join(source, path), 'utf8')).flatMap(tablesIn))].flatMap((table) =>
      isAllowed(path, table) ? [] : [`${path} names ${table}, which belongs to ${owners.get(table)}`],
    ),
  );
  expect(strangers.toSorted()).toEqual([]);
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
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map(({ parentPath, name }) => relative(source, join(parentPath, name)))
    .filter((path) => !path.startsWith('store/database/migrations/') && path !== 'store/tables.ts')
    .filter((path) => !observers.some((wing) => path.startsWith(`${wing}/`)));
}

/** The texts of a file: of a template what stands between its values. */
function textsOf(code: string): string[] {
  const texts: string[] = [];
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(walk);
    else if (typeof node === 'object' && node !== null) {
      if (is(node, 'StringLiteral')) texts.push(String((node as { value: unknown }).value));
      if (is(node, 'TemplateLiteral')) {
        texts.push((node as { quasis: { raw: string }[] }).quasis.map(({ raw }) => raw).join(' $ '));
      }
      for (const child of Object.values(node)) walk(child);
    }
  };
  walk(parseSync(code, { syntax: 'typescript' }).body);
  return texts;
}

function is(node: object, type: string): boolean {
  return 'type' in node && node.type === type;
}

/** What is read or written: every known table after `from`, `join`, `into`, `update`, and after the commas of a `from`. */
function tablesIn(text: string): string[] {
  const clauses = text.matchAll(/\b(?:from|join|into|update)\s+(?:only\s+)?(\w+(?:(?:\s+(?:as\s+)?\w+)?\s*,\s*\w+)*)/g);
  return [...clauses]
    .flatMap(([, list = '']) => list.split(',').map((item) => item.trim().split(/\s/)[0] ?? ''))
    .filter((name) => owners.has(name));
}
