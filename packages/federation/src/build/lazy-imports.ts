import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

/** A node of the syntax tree, as far as it is looked at here. */
type Node = Readonly<Record<string, unknown>> & { readonly type?: string };

/** The requests of the dynamic imports that a file makes, by the key that they stand under. */
export type ImportsByKey = ReadonlyMap<string, readonly string[]>;

/** The groups of lazy imports that a remote declares. */
type RemoteGroup = 'pages' | 'slots' | 'data';

/** `pages`, `slots` and `data` of the `defineRemote({...})` in a remote's `src/remote.ts`. */
export function importsOfRemote(file: string): Readonly<Record<RemoteGroup, ImportsByKey>> {
  const module = read(file);
  const call = nodesIn(module.body).find(
    (node) => node.type === 'CallExpression' && nameOf(node.callee) === 'defineRemote',
  );
  const [input] = (call?.arguments ?? []) as { expression?: Node }[];
  const group = (key: RemoteGroup) => importsOfObject(property(input?.expression, key), module.declarations);
  return { pages: group('pages'), slots: group('slots'), data: group('data') };
}

/** The properties of the object that `file` declares as `name`. */
export function importsOfTable(file: string, name: string): ImportsByKey {
  const module = read(file);
  return importsOfObject(module.declarations.get(name), module.declarations);
}

/** Every constant of `file` whose value imports something, by its name in kebab-case: `SideDrawer` is `side-drawer`. */
export function importsOfParts(file: string): ImportsByKey {
  const { declarations } = read(file);
  const found = new Map<string, readonly string[]>();
  for (const [name, value] of declarations) {
    const requests = value.type === 'CallExpression' ? importsIn(value, declarations) : [];
    const key = name.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase();
    if (requests.length > 0) found.set(key, requests);
  }
  return found;
}

/** A file's statements, and the values of what it declares at its top level. */
function read(file: string) {
  const body = statementsOf(file);
  const declarations = new Map<string, Node>();
  for (const statement of body as unknown as Node[]) {
    const declaration = (statement.type === 'ExportDeclaration' ? statement.declaration : statement) as Node;
    if (declaration.type === 'FunctionDeclaration') declarations.set(nameOf(declaration.identifier), declaration);
    if (declaration.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations as { id: Node; init: Node | null }[]) {
      if (init) declarations.set(nameOf(id), init);
    }
  }
  return { body, declarations };
}

/** None of a file with a mistake in its syntax: the build tells it, once, as an error of that file. */
function statementsOf(file: string) {
  try {
    return parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x') }).body;
  } catch {
    return [];
  }
}

function importsOfObject(value: Node | undefined, declarations: ReadonlyMap<string, Node>): ImportsByKey {
  const object = declarations.get(nameOf(value)) ?? value;
  const found = new Map<string, readonly string[]>();
  for (const { key, value: own } of (object?.properties ?? []) as { key?: Node; value?: Node }[]) {
    const name = String(key?.value ?? '');
    if (name && own) found.set(name, importsIn(own, declarations));
  }
  return found;
}

/** The requests of each `import('…')` in a node, and in the functions of the same file that it calls or names. */
function importsIn(node: Node, declarations: ReadonlyMap<string, Node>, seen = new Set<string>()): string[] {
  return nodesIn(node).flatMap((inner) => {
    if (inner.type === 'CallExpression' && (inner.callee as Node).type === 'Import') {
      const [argument] = inner.arguments as { expression: Node }[];
      return argument?.expression.type === 'StringLiteral' ? [String(argument.expression.value)] : [];
    }
    const name = inner.type === 'Identifier' ? nameOf(inner) : '';
    const declared = declarations.get(name);
    if (!declared || seen.has(name)) return [];
    seen.add(name);
    return importsIn(declared, declarations, seen);
  });
}

function property(object: Node | undefined, key: string): Node | undefined {
  const properties = (object?.properties ?? []) as { key?: Node; value?: Node; type?: string }[];
  const found = properties.find((one) => String(one.key?.value) === key);
  // `{ pages }` stands as an identifier of that name.
  return found?.value ?? (properties as Node[]).find((one) => nameOf(one) === key);
}

const nameOf = (value: unknown): string => {
  const node = value as Node | undefined;
  return node?.type === 'Identifier' ? String(node.value) : '';
};

/** A node and every node in it. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesIn)];
}
