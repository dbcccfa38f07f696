import { nodeAt, nodesAt, numberAt, type TreeNode, wordAt, wordsAt } from './sql-tree.ts';

const SELECT = '1';
const AND = 'and';
const IS_NOT_NULL = '1';
const INNER = '0';

/**
 * Whether a query's own conditions hold a column to be something: `where balance > 0` returns no row whose balance is null. Only of a
 * `select`: what a change returns is what it wrote.
 */
export function heldNotNull(query: TreeNode, entry: number, column: number): boolean {
  const tree = nodeAt(query, 'jointree');
  if (wordAt(query, 'commandType') !== SELECT || !tree) return false;
  return conditionsOf(tree).some((condition) => needs(condition, entry, column));
}

/** What must be true for a row to be returned: `where`, and the conditions of inner joins at its top. */
function conditionsOf(tree: TreeNode): readonly TreeNode[] {
  const isInner = tree.tag === 'FROMEXPR' || (tree.tag === 'JOINEXPR' && wordAt(tree, 'jointype') === INNER);
  if (!isInner) return [];
  const below = [...nodesAt(tree, 'fromlist'), nodeAt(tree, 'larg'), nodeAt(tree, 'rarg')];
  const own = nodeAt(tree, 'quals');
  return [
    ...(own ? partsOf(own) : []),
    ...below.flatMap((each) => (each === undefined || each.tag === 'RANGETBLREF' ? [] : conditionsOf(each))),
  ];
}

function partsOf(condition: TreeNode): readonly TreeNode[] {
  const isAnd = condition.tag === 'BOOLEXPR' && wordAt(condition, 'boolop') === AND;
  return isAnd ? nodesAt(condition, 'args').flatMap(partsOf) : [condition];
}

function needs(condition: TreeNode, entry: number, column: number): boolean {
  if (condition.tag === 'NULLTEST') {
    const tested = nodeAt(condition, 'arg');
    return wordAt(condition, 'nulltesttype') === IS_NOT_NULL && tested !== undefined && isColumn(tested, entry, column);
  }
  // Operators that compare are strict: of a null they say neither yes nor no.
  const compares = condition.tag === 'OPEXPR' || condition.tag === 'SCALARARRAYOPEXPR';
  return compares && nodesAt(condition, 'args').some((each) => isColumn(each, entry, column));
}

const isColumn = (node: TreeNode, entry: number, column: number) =>
  node.tag === 'VAR' &&
  numberAt(node, 'varno') === entry &&
  numberAt(node, 'varattno') === column &&
  wordsAt(node, 'varlevelsup')[0] === '0';
