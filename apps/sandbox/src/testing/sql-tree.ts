/** A node of the tree that Postgres makes of a statement: `{VAR :varno 1 :varattno 2 …}`. */
export interface TreeNode {
  readonly tag: string;
  readonly fields: ReadonlyMap<string, Value>;
}

/** A word, a node, or a list of either; null for what Postgres writes as `<>`. Bytes are a list too. */
export type Value = string | null | TreeNode | readonly Value[];

const TOKEN = /[{}()[\]]|:[a-zA-Z_]\w*|"(?:[^"\\]|\\.)*"|(?:\\.|[^\s{}()[\]"])+/gs;

/** Reads what `debug_print_parse` prints. */
export function treeOf(text: string): Value {
  const tokens = text.match(TOKEN) ?? [];
  let at = 0;
  const next = () => tokens[at++];

  function value(): Value {
    const token = next();
    if (token === '{') return node();
    if (token === '(') return listUntil(')');
    if (token === '[') return listUntil(']');
    return token === undefined || token === '<>' ? null : wordOf(token);
  }

  function listUntil(end: string): Value[] {
    const items: Value[] = [];
    while (at < tokens.length && tokens[at] !== end) items.push(value());
    at += 1;
    return items;
  }

  function node(): TreeNode {
    const tag = next() ?? '';
    const fields = new Map<string, Value>();
    while (at < tokens.length && tokens[at] !== '}') {
      const name = (next() ?? '').slice(1);
      const values: Value[] = [];
      while (at < tokens.length && tokens[at] !== '}' && !/^:[a-zA-Z_]/.test(tokens[at] ?? '')) values.push(value());
      // Of a constant the length stands before the bytes.
      fields.set(name, values.at(-1) ?? null);
    }
    at += 1;
    return { tag, fields };
  }

  return value();
}

const wordOf = (token: string) => token.replace(/^"(.*)"$/s, '$1').replace(/\\(.)/gs, '$1');

export const isNode = (value: Value | undefined): value is TreeNode =>
  typeof value === 'object' && value !== null && 'tag' in value;
const isList = (value: Value | undefined): value is readonly Value[] => Array.isArray(value);

export function nodeAt(node: TreeNode, field: string): TreeNode | undefined {
  const value = node.fields.get(field);
  return isNode(value) ? value : undefined;
}

/** The nodes of a field that is a list. */
export function nodesAt(node: TreeNode, field: string): readonly TreeNode[] {
  const value = node.fields.get(field);
  return isList(value) ? value.filter(isNode) : [];
}

/** The words of a field that is a list, or the one word that it is. */
export function wordsAt(node: TreeNode, field: string): readonly string[] {
  const value = node.fields.get(field);
  if (typeof value === 'string') return [value];
  return isList(value) ? value.filter((each) => typeof each === 'string') : [];
}

export const wordAt = (node: TreeNode, field: string): string => wordsAt(node, field)[0] ?? '';
export const numberAt = (node: TreeNode, field: string): number => Number(wordAt(node, field));

/** Every node below one, and it, each with those that it stands in, the nearest last. */
export function walk(
  value: Value | undefined,
  visit: (node: TreeNode, within: readonly TreeNode[]) => void,
  within: readonly TreeNode[] = [],
): void {
  if (isList(value)) for (const each of value) walk(each, visit, within);
  else if (isNode(value)) {
    visit(value, within);
    for (const each of value.fields.values()) walk(each, visit, [...within, value]);
  }
}

/** What a constant is as text; undefined for what is none. */
export function textOfConstant(node: TreeNode): string | undefined {
  if (node.tag !== 'CONST' || wordAt(node, 'constisnull') === 'true') return undefined;
  const bytes = Buffer.from(wordsAt(node, 'constvalue').map((byte) => Number(byte) & 255));
  // A text begins with four bytes of its length; one that has no type yet ends with a zero.
  if (wordAt(node, 'consttype') === '25') return bytes.subarray(4).toString();
  return wordAt(node, 'consttype') === '705' ? bytes.toString().replace(/\0.*$/s, '') : undefined;
}
