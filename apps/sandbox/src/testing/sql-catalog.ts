import type { PGlite } from '@electric-sql/pglite';

/** A column of a table, by the migrated schema. */
export interface CatalogColumn {
  readonly table: string;
  readonly column: string;
  readonly isNotNull: boolean;
  /** Of its Postgres type. */
  readonly oid: number;
  /** The texts that a check of the schema allows it to be, as TypeScript writes them. */
  readonly union: readonly string[] | undefined;
}

interface CatalogFunction {
  readonly name: string;
  /** Null where any of its arguments is. */
  readonly isStrict: boolean;
}

/** What a migrated database says of its tables, functions and operators. */
export interface Catalog {
  readonly column: (table: number, number: number) => CatalogColumn | undefined;
  /** Every name that a domain type may be given to: `table.column` and `function.column`. */
  readonly names: ReadonlySet<string>;
  readonly functions: ReadonlyMap<number, CatalogFunction>;
  /** The names of operators, such as `+`. */
  readonly operators: ReadonlyMap<number, string>;
}

interface ColumnRow extends Omit<CatalogColumn, 'union'> {
  readonly relation: number;
  readonly number: number;
}

/** Reads the catalog of a migrated database. */
export async function catalogOf(database: PGlite): Promise<Catalog> {
  const rows = async <Row>(sql: string) => (await database.query<Row>(sql)).rows;
  const unions = new Map(
    (
      await rows<{ relation: number; column: string; definition: string }>(
        `select c.conrelid::int as relation, a.attname as column, pg_get_constraintdef(c.oid) as definition
         from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
         where c.contype = 'c' and cardinality(c.conkey) = 1`,
      )
    ).map(({ relation, column, definition }) => [`${relation}.${column}`, unionOf(definition)]),
  );
  const columns = await rows<ColumnRow>(
    `select c.oid::int as relation, a.attnum::int as number, c.relname as table, a.attname as column,
       a.attnotnull as "isNotNull", a.atttypid::int as oid
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'p', 'v') and c.relnamespace = 'public'::regnamespace`,
  );
  const byNumber = new Map(
    columns.map((row) => [
      `${row.relation}.${row.number}`,
      { ...row, union: unions.get(`${row.relation}.${row.column}`) },
    ]),
  );
  const results = await rows<{ name: string }>(
    `select distinct p.proname || '.' || coalesce(r.name, '()') as name
     from pg_proc p left join lateral unnest(p.proargnames, p.proargmodes) as r (name, mode) on r.mode in ('t', 'o', 'b')
     where p.pronamespace = 'public'::regnamespace`,
  );
  const functions = await rows<CatalogFunction & { oid: number }>(
    'select oid::int as oid, proname as name, proisstrict as "isStrict" from pg_proc',
  );
  const operators = await rows<{ oid: number; name: string }>(
    'select oid::int as oid, oprname as name from pg_operator',
  );
  return {
    column: (table, number) => byNumber.get(`${table}.${number}`),
    names: new Set([...columns.map(({ table, column }) => `${table}.${column}`), ...results.map(({ name }) => name)]),
    functions: new Map(functions.map(({ oid, ...one }) => [oid, one])),
    operators: new Map(operators.map(({ oid, name }) => [oid, name])),
  };
}

/** Of `CHECK ((side = ANY (ARRAY['back'::text, 'lay'::text])))` both texts; undefined for any other check. */
function unionOf(definition: string): readonly string[] | undefined {
  const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[(('[^']*'::text(, )?)+)\]\)\)\)$/.exec(definition)?.[1];
  return list?.match(/'[^']*'/g)?.map((text) => JSON.stringify(text.slice(1, -1)));
}
