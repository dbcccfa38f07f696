import { parseSync } from '@swc/core';
import { UNKNOWN } from './sql-names.ts';

/** A file, and the files of ours that it imports, by the names it gives them. */
export interface Source {
  readonly code: string;
  readonly imported: (specifier: string) => Source | undefined;
}

/**
 * Every text of a file as it is when it runs, as far as the sources say: a constant, of the file or imported, is put in its place, and
 * of a choice there is a text for each; for everything else there stands `UNKNOWN`.
 */
export function textsOf(source: Source): string[] {
  const body = parsed(source);
  const constant = constantsOf(source);
  const texts: string[] = [];
  walk(body, (node) => {
    if (/^(StringLiteral|TemplateLiteral|BinaryExpression)$/.test(node.type)) {
      texts.push(...(textsAt(node, constant) ?? ['']));
    }
  });
  return texts;
}

/** What is called with a statement, and the place of its argument. */
const TAKES_STATEMENT: Readonly<Record<string, number>> = { query: 0, countOf: 1 };
const BEGINS_STATEMENT = /^\s*(select|insert|update|delete|with|merge|values)\b/i;

/** Every SQL text that a file runs, by what calls it; a part of it that only its run knows is `UNKNOWN`. */
export function statementsOf(source: Source): string[] {
  const constant = withLocals(source, constantsOf(source));
  const statements: string[] = [];
  walk(parsed(source), (node) => {
    if (node.type !== 'CallExpression') return;
    const { callee, arguments: parameters } = node as Call;
    const name = callee.type === 'MemberExpression' ? callee.property?.value : callee.value;
    const statement = parameters[TAKES_STATEMENT[String(name)] ?? -1]?.expression;
    const texts = (statement && textsAt(statement, constant)) ?? [];
    statements.push(...texts.filter((text) => BEGINS_STATEMENT.test(text)));
  });
  return statements;
}

/** The names of an interface's properties, each with its type as it is written. */
export function propertiesOf(code: string, name: string): ReadonlyMap<string, string> {
  const bytes = Buffer.from(code.trimEnd());
  const tree = parseSync(code, { syntax: 'typescript' });
  // The parser numbers the bytes of all that it has ever parsed.
  const start = tree.span.end - bytes.length;
  const properties = new Map<string, string>();
  walk(tree.body, (node) => {
    const { id, body } = node as Interface;
    if (node.type !== 'TsInterfaceDeclaration' || id.value !== name) return;
    for (const { key, typeAnnotation } of body.body) {
      const { span } = typeAnnotation.typeAnnotation;
      properties.set(key.value, bytes.subarray(span.start - start, span.end - start).toString());
    }
  });
  return properties;
}

interface Node {
  readonly type: string;
}
interface Declared extends Node {
  readonly declaration?: Declared;
  readonly kind?: string;
  readonly declarations?: readonly { readonly id: { readonly value: string }; readonly init: Node | null }[];
}
interface Import extends Node {
  readonly source: { readonly value: string };
  readonly specifiers: readonly {
    readonly local: { readonly value: string };
    readonly imported?: { readonly value: string } | null;
  }[];
}
interface Expression extends Node {
  readonly value?: unknown;
  readonly quasis?: readonly { readonly raw: string; readonly cooked?: string }[];
  readonly expressions?: readonly Expression[];
  readonly expression?: Expression;
  readonly operator?: string;
  readonly left?: Expression;
  readonly right?: Expression;
  readonly consequent?: Expression;
  readonly alternate?: Expression;
}
interface Call extends Node {
  readonly callee: Expression & { readonly property?: { readonly value?: unknown } };
  readonly arguments: readonly { readonly expression: Expression }[];
}
interface Interface extends Node {
  readonly id: { readonly value: string };
  readonly body: {
    readonly body: readonly {
      readonly key: { readonly value: string };
      readonly typeAnnotation: {
        readonly typeAnnotation: { readonly span: { readonly start: number; readonly end: number } };
      };
    }[];
  };
}

interface TypeNode extends Node {
  readonly types?: readonly (Node & { readonly literal?: Expression })[];
  readonly typeName?: { readonly value: string };
}
interface Alias extends Node {
  readonly id: { readonly value: string };
  readonly typeAnnotation: TypeNode;
}
interface Typed extends Node {
  readonly value: string;
  readonly typeAnnotation?: { readonly typeAnnotation: TypeNode } | null;
}

/** What a name may stand for; undefined where that is no text, or not said. */
type Constant = (name: string) => readonly string[] | undefined;

const trees = new WeakMap<Source, readonly Node[]>();

function parsed(source: Source): readonly Node[] {
  const tree = trees.get(source) ?? (parseSync(source.code, { syntax: 'typescript' }).body as readonly Node[]);
  trees.set(source, tree);
  return tree;
}

const known = new WeakMap<Source, Constant>();

function constantsOf(source: Source): Constant {
  const before = known.get(source);
  if (before) return before;
  const body = parsed(source);
  const values = new Map(body.flatMap(constantsIn));
  const choices = choicesIn(body);
  const imports = new Map(body.flatMap(importsIn));
  const constant: Constant = (name) => {
    const from = imports.get(name);
    const file = from && source.imported(from.module);
    if (from) return file && constantsOf(file)(from.name);
    const value = values.get(name);
    return value ? textsAt(value, constant) : choices.get(name);
  };
  known.set(source, constant);
  return constant;
}

/** The constants of the file itself: those in a function may be something else each time. */
function constantsIn(node: Declared): [string, Node][] {
  const { kind, declarations = [] } = node.type === 'ExportDeclaration' ? (node.declaration as Declared) : node;
  return kind === 'const' ? declarations.flatMap(({ id, init }) => (init ? [[id.value, init]] : [])) : [];
}

/** With the constants of functions too: a statement that has one of them is each of those of its name. */
function withLocals(source: Source, constant: Constant): Constant {
  const locals = new Map<string, readonly Node[]>();
  walk(parsed(source), (node) => {
    if (node.type !== 'VariableDeclaration') return;
    for (const [name, value] of constantsIn(node)) locals.set(name, [...(locals.get(name) ?? []), value]);
  });
  const local: Constant = (name) => {
    const values = (locals.get(name) ?? []).map((value) => textsAt(value, local));
    return (
      constant(name) ?? (values.length > 0 && values.every((value) => value !== undefined) ? values.flat() : undefined)
    );
  };
  return local;
}

/** What parameters may be whose type is a choice of texts, by their names. */
function choicesIn(body: readonly Node[]): ReadonlyMap<string, readonly string[]> {
  const aliases = new Map<string, readonly string[]>();
  walk(body, (node) => {
    const { id, typeAnnotation } = node as Alias;
    if (node.type === 'TsTypeAliasDeclaration') aliases.set(id.value, textsOfType(typeAnnotation));
  });
  const choices = new Map<string, readonly string[]>();
  walk(body, (node) => {
    const { value, typeAnnotation } = node as Typed;
    const type = node.type === 'Identifier' ? typeAnnotation?.typeAnnotation : undefined;
    const texts = type ? (aliases.get(type.typeName?.value ?? '') ?? textsOfType(type)) : [];
    if (texts.length > 0) choices.set(value, [...new Set([...(choices.get(value) ?? []), ...texts])]);
  });
  return choices;
}

/** The texts that a type is a choice of; none where it is anything else. */
function textsOfType({ types = [] }: TypeNode): readonly string[] {
  const texts = types.map(({ literal }) => (literal?.type === 'StringLiteral' ? String(literal.value) : undefined));
  return texts.every((text) => text !== undefined) ? texts : [];
}

function importsIn(node: Node): [string, { module: string; name: string }][] {
  if (node.type !== 'ImportDeclaration') return [];
  const { source, specifiers } = node as Import;
  return specifiers.map(({ local, imported }) => [
    local.value,
    { module: source.value, name: imported?.value ?? local.value },
  ]);
}

/** The texts that an expression may be; undefined where it is none. */
function textsAt(node: Expression, constant: Constant): readonly string[] | undefined {
  const { type, value, quasis = [], expressions = [], expression, operator, left, right, consequent, alternate } = node;
  if (type === 'StringLiteral' || type === 'NumericLiteral') return [String(value)];
  if (type === 'Identifier') return constant(String(value));
  if (type === 'TemplateLiteral') {
    const values = expressions.map((each) => textsAt(each, constant) ?? [UNKNOWN]);
    const parts = quasis.flatMap(({ cooked, raw }, index) => [[cooked ?? raw], values[index] ?? ['']]);
    return parts.reduce<readonly string[]>(joined, ['']);
  }
  if (type === 'ConditionalExpression' && consequent && alternate) {
    const sides = [consequent, alternate].map((side) => textsAt(side, constant));
    return sides.every((side) => side === undefined) ? undefined : sides.flatMap((side) => side ?? [UNKNOWN]);
  }
  if (type === 'BinaryExpression' && operator === '+' && left && right) {
    const sides = [left, right].map((side) => textsAt(side, constant));
    if (sides.every((side) => side === undefined)) return undefined;
    return sides.map((side) => side ?? [UNKNOWN]).reduce<readonly string[]>(joined, ['']);
  }
  return /^(Parenthesis|TsAs|TsConst|TsSatisfies)/.test(type) && expression ? textsAt(expression, constant) : undefined;
}

/** Every one of the first with every one of the second after it. */
const joined = (before: readonly string[], after: readonly string[]) =>
  before.flatMap((one) => after.map((other) => one + other));

function walk(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) for (const child of node) walk(child, visit);
  else if (typeof node === 'object' && node !== null) {
    if ('type' in node) visit(node as Node);
    for (const child of Object.values(node)) walk(child, visit);
  }
}
