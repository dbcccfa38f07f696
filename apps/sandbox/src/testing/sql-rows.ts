import type { Catalog, CatalogColumn } from './sql-catalog.ts';
import { heldNotNull } from './sql-conditions.ts';
import {
  argumentsOf,
  asJson,
  type Domain,
  domainOf,
  isCast,
  type Known,
  oneOf,
  resultsOfCase,
  typeOfExpression,
} from './sql-domains.ts';
import { nodeAt, nodesAt, numberAt, type TreeNode, wordAt, wordsAt } from './sql-tree.ts';
import { groupOf } from './sql-types.ts';

/** A query, and those that it stands in, which its columns may name. */
interface Scope {
  readonly query: TreeNode;
  readonly outer: Scope | undefined;
  readonly schema: Schema;
}

/** What the types are taken from. */
export interface Schema {
  readonly catalog: Catalog;
  /** The table of domain types: `table.column` or `function.column`, and the type as it is written there. */
  readonly domains: ReadonlyMap<string, string>;
  /** Whether a parameter, by its number, may be null. */
  readonly mayBeNull: (parameter: number) => boolean;
}

const SELECT = '1';
const UNKNOWN: Known = { domain: undefined, mayBeNull: true };
const NEVER_NULL: Known = { domain: undefined, mayBeNull: false };

/** What a query returns, its columns in their order. */
export function outputsOf(scope: Scope): readonly Known[] {
  const { query } = scope;
  const list = nodesAt(query, wordAt(query, 'commandType') === SELECT ? 'targetList' : 'returningList');
  const shown = list.filter((entry) => wordAt(entry, 'resjunk') !== 'true');
  const own = shown.map((entry) => knownAt(entry, 'expr', scope));
  const leaves = leavesOf(nodeAt(query, 'setOperations'));
  if (leaves.length === 0) return own;
  // Of a union every part has a say.
  const parts = leaves.map((index) => outputsOfSubquery(entryOf(scope, index), scope));
  return own.map((_, index) => either(parts.map((part) => part[index] ?? UNKNOWN)));
}

/** What an expression is. */
function knownOf(expression: TreeNode, scope: Scope): Known {
  const read = readers[expression.tag];
  const known = read ? read(expression, scope) : UNKNOWN;
  const domain = known.domain ?? domainOf(expression, scope.schema.catalog, (node) => knownOf(node, scope));
  return { domain, mayBeNull: known.mayBeNull };
}

type Reader = (node: TreeNode, scope: Scope) => Known;

const readers: Readonly<Record<string, Reader>> = {
  VAR: ofVariable,
  CONST: (node) => ({ domain: undefined, mayBeNull: wordAt(node, 'constisnull') === 'true' }),
  PARAM: (node, { schema }) => ({
    domain: undefined,
    mayBeNull: schema.mayBeNull(numberAt(node, 'paramid')),
  }),
  COALESCEEXPR: (node, scope) => whereAllAre(argumentsOf(node), scope),
  MINMAXEXPR: (node, scope) => whereAllAre(argumentsOf(node), scope),
  CASEEXPR: (node, scope) => whereAnyIs(resultsOfCase(node), scope),
  AGGREF: ofAggregate,
  WINDOWFUNC: ofWindow,
  OPEXPR: ofOperator,
  FUNCEXPR: ofFunction,
  RELABELTYPE: (node, scope) => knownAt(node, 'arg', scope),
  COERCEVIAIO: (node, scope) => knownAt(node, 'arg', scope),
  ARRAYCOERCEEXPR: (node, scope) => knownAt(node, 'arg', scope),
  COLLATEEXPR: (node, scope) => knownAt(node, 'arg', scope),
  BOOLEXPR: (node, scope) => whereAnyIs(argumentsOf(node), scope),
  SCALARARRAYOPEXPR: (node, scope) => whereAnyIs(argumentsOf(node), scope),
  NULLTEST: () => NEVER_NULL,
  BOOLEANTEST: () => NEVER_NULL,
  DISTINCTEXPR: () => NEVER_NULL,
  ARRAYEXPR: () => NEVER_NULL,
  ROWEXPR: () => NEVER_NULL,
  SQLVALUEFUNCTION: () => NEVER_NULL,
  SUBLINK: ofSubLink,
};

function knownAt(node: TreeNode, field: string, scope: Scope): Known {
  const expression = nodeAt(node, field);
  return expression ? knownOf(expression, scope) : UNKNOWN;
}

const mayBeNull = (scope: Scope) => (expression: TreeNode) => knownOf(expression, scope).mayBeNull;
const whereAnyIs = (expressions: readonly TreeNode[], scope: Scope): Known => ({
  domain: undefined,
  mayBeNull: expressions.some(mayBeNull(scope)),
});
const whereAllAre = (expressions: readonly TreeNode[], scope: Scope): Known => ({
  domain: undefined,
  mayBeNull: expressions.every(mayBeNull(scope)),
});

/** One of several: of a union, or of a list of values. */
function either(all: readonly Known[]): Known {
  return { domain: oneOf(all.map(({ domain }) => domain)), mayBeNull: all.some((one) => one.mayBeNull) };
}

/** The query that a column names, so many levels out. */
function scopeAt(scope: Scope, levels: number): Scope {
  return levels === 0 || !scope.outer ? scope : scopeAt(scope.outer, levels - 1);
}

const entryOf = ({ query }: Scope, index: number): TreeNode | undefined => nodesAt(query, 'rtable')[index - 1];

function ofVariable(node: TreeNode, scope: Scope): Known {
  const home = scopeAt(scope, numberAt(node, 'varlevelsup'));
  const index = numberAt(node, 'varno');
  const entry = entryOf(home, index);
  const column = numberAt(node, 'varattno');
  if (!entry) return UNKNOWN;
  const known = ofColumn(entry, column, home);
  if (heldNotNull(home.query, index, column)) return { ...known, mayBeNull: false };
  // An outer join that found nothing leaves it null.
  const isLeftOut = wordsAt(node, 'varnullingrels').some((word) => word !== 'b');
  return { ...known, mayBeNull: known.mayBeNull || isLeftOut };
}

/** A column of what stands in a `from`, by Postgres' number of its kind. */
function ofColumn(entry: TreeNode, column: number, scope: Scope): Known {
  const ofKind: Readonly<Record<string, () => Known>> = {
    0: () => ofTable(entry, column, scope),
    1: () => (column === 0 ? ofWholeRow(entry, scope) : (outputsOfSubquery(entry, scope)[column - 1] ?? UNKNOWN)),
    2: () => ofExpression(nodesAt(entry, 'joinaliasvars')[column - 1], scope),
    3: () => ofFunctionColumn(entry, column, scope),
    5: () => ofValues(entry, column, scope),
    6: () => ofCommonTable(entry, scope)[column - 1] ?? UNKNOWN,
    9: () => ofExpression(nodesAt(entry, 'groupexprs')[column - 1], scope),
  };
  return ofKind[wordAt(entry, 'rtekind')]?.() ?? UNKNOWN;
}

const ofExpression = (expression: TreeNode | undefined, scope: Scope) =>
  expression ? knownOf(expression, scope) : UNKNOWN;

function ofTable(entry: TreeNode, number: number, { schema }: Scope): Known {
  // A whole row, and those of the system, such as `xmax`.
  if (number <= 0) return NEVER_NULL;
  const column = schema.catalog.column(numberAt(entry, 'relid'), number);
  return column ? { domain: domainOfColumn(column, schema), mayBeNull: !column.isNotNull } : UNKNOWN;
}

/** What a column is by the table of domain types, or by a check of the schema. */
export function domainOfColumn({ table, column, oid, union }: CatalogColumn, { domains }: Schema): Domain | undefined {
  const name = `${table}.${column}`;
  if (domains.has(name)) return { types: [typeNamed(name, domains)], group: groupOf(oid) };
  return union ? { types: union, group: 'text' } : undefined;
}

/** Amounts are the same whatever column they come from. */
const typeNamed = (name: string, domains: Schema['domains']) =>
  domains.get(name) === 'Paise' ? 'Paise' : `ColumnTypes[${JSON.stringify(name)}]`;
/** What a function of ours returns is said whole, with its nulls. */
const returned = (name: string, { domains }: Schema): Known => ({
  domain: { types: [typeNamed(name, domains)], group: 'any' },
  mayBeNull: false,
});

function outputsOfSubquery(entry: TreeNode | undefined, scope: Scope): readonly Known[] {
  const query = entry && nodeAt(entry, 'subquery');
  return query ? outputsOf({ query, outer: scope, schema: scope.schema }) : [];
}

/** A subquery's row as one value, which becomes an object in json. */
function ofWholeRow(entry: TreeNode, scope: Scope): Known {
  const query = nodeAt(entry, 'subquery');
  if (!query) return UNKNOWN;
  const inner: Scope = { query, outer: scope, schema: scope.schema };
  const fields = nodesAt(query, 'targetList')
    .filter((each) => wordAt(each, 'resjunk') !== 'true')
    .map((each) => {
      const expression = nodeAt(each, 'expr') ?? each;
      const type = asJson(expression, (node) => knownOf(node, inner));
      return `readonly ${JSON.stringify(wordAt(each, 'resname'))}: ${type}`;
    });
  return { domain: { types: [`{ ${fields.join('; ')} }`], group: 'row' }, mayBeNull: false };
}

function ofCommonTable(entry: TreeNode, scope: Scope): readonly Known[] {
  const home = scopeAt(scope, numberAt(entry, 'ctelevelsup'));
  const table = nodesAt(home.query, 'cteList').find((each) => wordAt(each, 'ctename') === wordAt(entry, 'ctename'));
  const query = table && nodeAt(table, 'ctequery');
  // One that names itself would never end; what it returns is said by its first part.
  const isItself = wordAt(entry, 'self_reference') === 'true';
  return query && !isItself ? outputsOf({ query, outer: home, schema: scope.schema }) : [];
}

function ofValues(entry: TreeNode, column: number, scope: Scope): Known {
  const lists = entry.fields.get('values_lists');
  if (!Array.isArray(lists)) return UNKNOWN;
  return either(lists.map((list) => ofExpression(Array.isArray(list) ? list[column - 1] : undefined, scope)));
}

/** Functions in a `from` whose rows are whole. */
const WHOLE_ROWS = new Set(['generate_series', 'jsonb_array_elements', 'regexp_split_to_table', 'string_to_table']);

function ofFunctionColumn(entry: TreeNode, column: number, { schema }: Scope): Known {
  const functions = nodesAt(entry, 'functions');
  const names = functions.map((each) => {
    const call = nodeAt(each, 'funcexpr');
    return schema.catalog.functions.get(call ? numberAt(call, 'funcid') : 0)?.name ?? '';
  });
  const reference = nodeAt(entry, 'eref');
  const name = `${names[0]}.${reference ? wordsAt(reference, 'colnames')[column - 1] : ''}`;
  if (schema.domains.has(name)) return returned(name, schema);
  const columns = functions.reduce((sum, each) => sum + numberAt(each, 'funccolcount'), 0);
  const isNumbering = wordAt(entry, 'funcordinality') === 'true' && column > columns;
  return isNumbering || names.every((each) => WHOLE_ROWS.has(each)) ? NEVER_NULL : UNKNOWN;
}

/** Aggregates that take nulls in, so that what they return of one row is none. */
const TAKES_NULLS = new Set(['array_agg', 'jsonb_agg', 'json_agg', 'jsonb_object_agg']);

function ofAggregate(node: TreeNode, scope: Scope): Known {
  const name = scope.schema.catalog.functions.get(numberAt(node, 'aggfnoid'))?.name ?? '';
  if (name === 'count') return NEVER_NULL;
  // Without a group it is of no row at all where there is none, and with a filter too.
  const home = scopeAt(scope, numberAt(node, 'agglevelsup')).query;
  const hasRows = nodesAt(home, 'groupClause').length > 0 && nodesAt(home, 'groupingSets').length === 0;
  if (!hasRows || nodeAt(node, 'aggfilter')) return UNKNOWN;
  return TAKES_NULLS.has(name) ? NEVER_NULL : whereAnyIs(argumentsOf(node), scope);
}

const NUMBERINGS = new Set(['count', 'row_number', 'rank', 'dense_rank', 'ntile', 'percent_rank', 'cume_dist']);

function ofWindow(node: TreeNode, { schema }: Scope): Known {
  return NUMBERINGS.has(schema.catalog.functions.get(numberAt(node, 'winfnoid'))?.name ?? '') ? NEVER_NULL : UNKNOWN;
}

/** Operators that find nothing in what is whole. */
const FINDS = /^(->|->>|#>|#>>)$/;

function ofOperator(node: TreeNode, scope: Scope): Known {
  const name = scope.schema.catalog.operators.get(numberAt(node, 'opno')) ?? '';
  return FINDS.test(name) ? UNKNOWN : whereAnyIs(argumentsOf(node), scope);
}

/** Functions that return something for whatever is no null. */
const ANSWERS = new Set(
  `lower upper trim btrim ltrim rtrim left right replace substr length char_length octet_length strpos md5 concat_ws repeat lpad rpad
   split_part encode decode sha256 digest abs ceil ceiling floor round trunc mod sign power extract date_part date_trunc timezone to_char
   to_json to_jsonb jsonb_build_object json_build_object jsonb_build_array jsonb_array_length jsonb_strip_nulls array_append
   cardinality now clock_timestamp statement_timestamp transaction_timestamp pg_backend_pid concat format hashtext hashtextextended
   gen_random_uuid random make_interval current_setting`.split(/\s+/),
);
/** Those that take nulls in. */
const ANSWERS_NULLS = new Set(['concat', 'concat_ws', 'jsonb_build_object', 'json_build_object', 'jsonb_build_array']);
const JSONB = 3802;

function ofFunction(node: TreeNode, scope: Scope): Known {
  const called = scope.schema.catalog.functions.get(numberAt(node, 'funcid'));
  const name = called?.name ?? '';
  if (scope.schema.domains.has(`${name}.()`)) return returned(`${name}.()`, scope.schema);
  if (ANSWERS_NULLS.has(name)) return NEVER_NULL;
  // A cast of what is whole is whole; only of json's own null it is none.
  const [first] = argumentsOf(node);
  const isSafe = isCast(node) && !(first && typeOfExpression(first) === JSONB);
  return isSafe || ANSWERS.has(name) ? whereAnyIs(argumentsOf(node), scope) : UNKNOWN;
}

const EXISTS = '0';
const EXPRESSION = '4';
const ARRAY = '6';

function ofSubLink(node: TreeNode, scope: Scope): Known {
  const kind = wordAt(node, 'subLinkType');
  if (kind === EXISTS || kind === ARRAY) return NEVER_NULL;
  const query = nodeAt(node, 'subselect');
  if (kind !== EXPRESSION || !query) return UNKNOWN;
  const [output = UNKNOWN] = outputsOf({ query, outer: scope, schema: scope.schema });
  // Only what sums up rows without grouping them returns one row for certain.
  const isOne =
    wordAt(query, 'hasAggs') === 'true' &&
    nodesAt(query, 'groupClause').length === 0 &&
    !nodeAt(query, 'havingQual') &&
    !nodeAt(query, 'limitCount') &&
    !nodeAt(query, 'limitOffset');
  return isOne ? output : { ...output, mayBeNull: true };
}

/** The parts of a union, by their places in the `from`. */
function leavesOf(operation: TreeNode | undefined): readonly number[] {
  if (!operation) return [];
  if (operation.tag === 'RANGETBLREF') return [numberAt(operation, 'rtindex')];
  return [...leavesOf(nodeAt(operation, 'larg')), ...leavesOf(nodeAt(operation, 'rarg'))];
}
