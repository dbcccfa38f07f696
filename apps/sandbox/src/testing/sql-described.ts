import type { PGlite } from '@electric-sql/pglite';
import { type Catalog, catalogOf } from './sql-catalog.ts';
import { type Parameter, parametersOf } from './sql-parameters.ts';
import { domainOfColumn, outputsOf, type Schema } from './sql-rows.ts';
import { isNode, type TreeNode, treeOf } from './sql-tree.ts';
import { typeOf } from './sql-types.ts';

/** A statement's columns and parameters, as TypeScript types. */
export interface Described {
  readonly row: readonly (readonly [name: string, type: string])[];
  readonly parameters: readonly string[];
}

/** Why the schema does not know a text, in Postgres' words or ours. */
export interface Unknown {
  readonly problem: string;
}

/** Describes texts against a migrated database, with the names of the table of domain types. Throws where that names what is not there. */
export async function describer(
  database: PGlite,
  domains: ReadonlyMap<string, string>,
): Promise<(sql: string) => Promise<Described | Unknown>> {
  const catalog = await catalogOf(database);
  const strangers = [...domains.keys()].filter((name) => !catalog.names.has(name));
  if (strangers.length > 0) throw new Error(`The schema has no ${strangers.join(', no ')}: column-types.ts`);
  // Postgres then says what it has made of a statement: which column each name is, and which an outer join may leave out.
  await database.exec('set debug_print_parse = on; set debug_pretty_print = off; set client_min_messages = log');
  return (sql) => described(database, sql, catalog, domains);
}

async function described(
  database: PGlite,
  sql: string,
  catalog: Catalog,
  domains: ReadonlyMap<string, string>,
): Promise<Described | Unknown> {
  const trees: string[] = [];
  const onNotice = ({ message, detail }: { message: string | undefined; detail: string | undefined }) => {
    if (message === 'parse tree:' && detail !== undefined) trees.push(detail);
  };
  const answer = await database.describeQuery(sql, { onNotice }).catch((error: Error) => error);
  if (answer instanceof Error) return { problem: answer.message };
  const { queryParams, resultFields } = answer;
  const query = treeOf(trees[0] ?? '');
  if (!isNode(query)) throw new Error('Postgres printed no tree of it');
  const parameters = parametersOf(query, queryParams.length, { catalog });
  const schema: Schema = { catalog, domains, mayBeNull: (number) => parameters[number - 1]?.mayBeNull ?? true };
  return {
    row: rowOf(query, resultFields, schema),
    parameters: parameters.map((parameter, index) =>
      typeOfParameter(parameter, queryParams[index]?.dataTypeID, schema),
    ),
  };
}

const NUMERIC = 1700;
type Field = Awaited<ReturnType<PGlite['describeQuery']>>['resultFields'][number];

function rowOf(query: TreeNode, fields: readonly Field[], schema: Schema): Described['row'] {
  const outputs = outputsOf({ query, outer: undefined, schema });
  return fields.map(({ name, dataTypeID }, index) => {
    const { domain, mayBeNull } = outputs[index] ?? { domain: undefined, mayBeNull: true };
    const type = typeOf(dataTypeID);
    if (!type) throw new Error(`${name} is of a type that sql-types.ts does not know: ${dataTypeID}`);
    // An amount that was summed up to a numeric comes as a text.
    const isKept = domain && (domain.group === 'any' || (domain.group === type.group && dataTypeID !== NUMERIC));
    const own = isKept ? domain.types.join(' | ') : type.row;
    return [name, mayBeNull && own !== 'unknown' ? `${own} | null` : own];
  });
}

function typeOfParameter({ column, mayBeNull }: Parameter, oid = 0, schema: Schema): string {
  const type = typeOf(oid);
  if (!type) throw new Error(`A parameter is of a type that sql-types.ts does not know: ${oid}`);
  const domain = column && type.group !== 'json' ? domainOfColumn(column, schema) : undefined;
  const own = domain ? domain.types.join(' | ') : type.parameter;
  return mayBeNull ? `${own} | null` : own;
}
