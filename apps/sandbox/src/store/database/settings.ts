import type { Queryable, Transaction } from './database.ts';
import { onlyRow } from './only-row.ts';

/** A setting of the house; what `otherwise` makes is kept from then on where there is none yet. */
export async function settingOf<T>(database: Queryable, key: string, otherwise: () => T): Promise<T> {
  await database.query('insert into setting (key, value) values ($1, $2::text::jsonb) on conflict (key) do nothing', [
    key,
    JSON.stringify(otherwise()),
  ]);
  const [row] = await database.query('select value from setting where key = $1', [key]);
  if (!row) throw new Error(`The setting ${key} was not kept`);
  return row.value as T;
}

/** A setting that the schema begins with. */
export async function settingNamed<T>(database: Queryable, key: string): Promise<T> {
  const rows = await database.query('select value from setting where key = $1', [key]);
  return onlyRow(rows, `the setting ${key}`).value as T;
}

/** Changes parts of a setting, which there may not be yet; the others stay. */
export async function changeSetting(tx: Transaction, key: string, change: object): Promise<void> {
  await tx.query(
    `insert into setting (key, value) values ($1, $2::text::jsonb)
     on conflict (key) do update set value = setting.value || excluded.value`,
    [key, JSON.stringify(change)],
  );
}

/** Keeps others from changing a setting until the transaction ends. */
export async function lockSetting(tx: Transaction, key: string): Promise<void> {
  await tx.query('select 1 from setting where key = $1 for update', [key]);
}

/** Whether this version of a seed has been seeded already. */
export async function isSeeded(database: Queryable, seed: string, version: string): Promise<boolean> {
  const rows = await database.query(`select 1 from setting where key = $1 and value = to_jsonb($2::text)`, [
    `seed:${seed}`,
    version,
  ]);
  return rows.length > 0;
}

/** Notes that this version of a seed has been seeded. */
export async function markSeeded(database: Queryable, seed: string, version: string): Promise<void> {
  await database.query(
    `insert into setting (key, value) values ($1, to_jsonb($2::text)) on conflict (key) do update set value = excluded.value`,
    [`seed:${seed}`, version],
  );
}

/** A setting that may not be there. */
export async function settingIfAny<T>(database: Queryable, key: string): Promise<T | undefined> {
  const [row] = await database.query('select value from setting where key = $1', [key]);
  return row?.value as T | undefined;
}

/** Keeps a setting, whatever it was before. */
export async function keepSetting(tx: Transaction, key: string, value: unknown): Promise<void> {
  await tx.query(
    'insert into setting (key, value) values ($1, $2::text::jsonb) on conflict (key) do update set value = excluded.value',
    [key, JSON.stringify(value)],
  );
}

/** Forgets a setting. */
export async function removeSetting(tx: Transaction, key: string): Promise<void> {
  await tx.query('delete from setting where key = $1', [key]);
}
