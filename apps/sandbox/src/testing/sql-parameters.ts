import type { CatalogColumn } from './sql-catalog.ts';
import { argumentsOf, isCast } from './sql-domains.ts';
import type { Schema } from './sql-rows.ts';
import { nodeAt, nodesAt, numberAt, type TreeNode, walk, wordAt } from './sql-tree.ts';

/** What is known of a parameter: the column that it is written to as it is, and whether it may be null. */
export interface Parameter {
  readonly column: CatalogColumn | undefined;
  readonly mayBeNull: boolean;
}

/** How a text uses a parameter in one place. */
type Use = CatalogColumn | 'must be' | 'may be null' | 'asked for null';

/** The parameters of a statement, by how it uses each of them; `$1` first. */
export function parametersOf(query: TreeNode, count: number, schema: Pick<Schema, 'catalog'>): readonly Parameter[] {
  const uses = new Map<number, Use[]>();
  walk(query, (node, within) => {
    if (node.tag !== 'PARAM') return;
    const number = numberAt(node, 'paramid');
    uses.set(number, [...(uses.get(number) ?? []), placeOf(node, within, schema)]);
  });
  return Array.from({ length: count }, (_, index) => parameterUsed(uses.get(index + 1) ?? []));
}

function parameterUsed(uses: readonly Use[]): Parameter {
  const columns = uses.filter((use) => typeof use === 'object');
  const isHeld = uses.includes('must be') || columns.some(({ isNotNull }) => isNotNull);
  return { column: columns[0], mayBeNull: uses.includes('asked for null') || !isHeld };
}

/** Where a null is something to be told apart. */
const ASKS = new Set(['NULLTEST', 'COALESCEEXPR', 'DISTINCTEXPR', 'NULLIFEXPR', 'CASEEXPR', 'CASEWHEN']);
const COMPARES = new Set(['OPEXPR', 'SCALARARRAYOPEXPR']);
const WRAPS = new Set(['RELABELTYPE', 'COERCEVIAIO', 'ARRAYCOERCEEXPR', 'COLLATEEXPR']);

function placeOf(parameter: TreeNode, within: readonly TreeNode[], schema: Pick<Schema, 'catalog'>): Use {
  // Where another part of the condition may hold, a null is one that finds nothing.
  const isEither = within.some((node) => node.tag === 'BOOLEXPR' && wordAt(node, 'boolop') === 'or');
  const outer = within.findLastIndex((node) => !WRAPS.has(node.tag) && !(node.tag === 'FUNCEXPR' && isCast(node)));
  const user = within[outer];
  if (!user) return 'may be null';
  if (user.tag === 'TARGETENTRY') {
    const isAsItIs = within.at(-1) === user;
    const column = writtenBy(user, within.slice(0, outer), schema);
    if (!column) return 'may be null';
    return isAsItIs && numberAt(parameter, 'paramtype') === column.oid ? column : heldBy(column);
  }
  if (ASKS.has(user.tag)) return 'asked for null';
  if (isEither) return 'may be null';
  if (COMPARES.has(user.tag)) return 'must be';
  const called = user.tag === 'FUNCEXPR' ? schema.catalog.functions.get(numberAt(user, 'funcid')) : undefined;
  return called?.isStrict && argumentsOf(user).length > 0 ? 'must be' : 'may be null';
}

const heldBy = ({ isNotNull }: CatalogColumn): Use => (isNotNull ? 'must be' : 'may be null');

const UPDATE = '2';
const INSERT = '3';

/** The column that an entry of a change's own list writes; undefined for an entry of any other list. */
function writtenBy(
  entry: TreeNode,
  within: readonly TreeNode[],
  { catalog }: Pick<Schema, 'catalog'>,
): CatalogColumn | undefined {
  const query = within.findLast((node) => node.tag === 'QUERY');
  if (!query || ![UPDATE, INSERT].includes(wordAt(query, 'commandType'))) return undefined;
  const conflict = nodeAt(query, 'onConflict');
  const lists = [...nodesAt(query, 'targetList'), ...(conflict ? nodesAt(conflict, 'onConflictSet') : [])];
  const table = nodesAt(query, 'rtable')[numberAt(query, 'resultRelation') - 1];
  return lists.includes(entry) && table
    ? catalog.column(numberAt(table, 'relid'), numberAt(entry, 'resno'))
    : undefined;
}
