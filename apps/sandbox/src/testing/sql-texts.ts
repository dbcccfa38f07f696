import { parseSync } from '@swc/core';
import { UNKNOWN } from './sql-names.ts';

/** A file, and the files of ours that it imports, by the names it gives them. */
export interface Source {
  readonly code: string;
  readonly imported: (specifier: string) => Source | undefined;
}

/**
 * Every text of a file as it is when it runs, as far as the sources say: a constant, of the file or imported, is put in its place;
 * for everything else there stands `UNKNOWN`.
 */
export function textsOf(source: Source): string[] {
  const body = parsed(source);
  const constant = constantsOf(source);
  const texts: string[] = [];
  walk(body, (node) => {
    if (/^(StringLiteral|TemplateLiteral|BinaryExpression)$/.test(node.type)) {
      texts.push(textOf(node, constant) ?? '');
    }
  });
  return texts;
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
}

/** What a name stands for; undefined where that is no text, or not said. */
type Constant = (name: string) => string | undefined;

const parsed = ({ code }: Source) => parseSync(code, { syntax: 'typescript' }).body as readonly Node[];

const known = new WeakMap<Source, Constant>();

function constantsOf(source: Source): Constant {
  const before = known.get(source);
  if (before) return before;
  const body = parsed(source);
  const values = new Map(body.flatMap(constantsIn));
  const imports = new Map(body.flatMap(importsIn));
  const constant: Constant = (name) => {
    const from = imports.get(name);
    const file = from && source.imported(from.module);
    if (from) return file && constantsOf(file)(from.name);
    const value = values.get(name);
    return value && textOf(value, constant);
  };
  known.set(source, constant);
  return constant;
}

/** The constants of the file itself: those in a function may be something else each time. */
function constantsIn(node: Declared): [string, Node][] {
  const { kind, declarations = [] } = node.type === 'ExportDeclaration' ? (node.declaration as Declared) : node;
  return kind === 'const' ? declarations.flatMap(({ id, init }) => (init ? [[id.value, init]] : [])) : [];
}

function importsIn(node: Node): [string, { module: string; name: string }][] {
  if (node.type !== 'ImportDeclaration') return [];
  const { source, specifiers } = node as Import;
  return specifiers.map(({ local, imported }) => [
    local.value,
    { module: source.value, name: imported?.value ?? local.value },
  ]);
}

function textOf(node: Expression, constant: Constant): string | undefined {
  const { type, value, quasis = [], expressions = [], expression, operator, left, right } = node;
  if (type === 'StringLiteral') return String(value);
  if (type === 'Identifier') return constant(String(value));
  if (type === 'TemplateLiteral') {
    const values = expressions.map((each) => textOf(each, constant) ?? UNKNOWN);
    return quasis.map(({ cooked, raw }, index) => (cooked ?? raw) + (values[index] ?? '')).join('');
  }
  if (type === 'BinaryExpression' && operator === '+' && left && right) {
    const sides = [left, right].map((side) => textOf(side, constant));
    return sides.every((side) => side === undefined) ? undefined : sides.map((side) => side ?? UNKNOWN).join('');
  }
  return /^(Parenthesis|TsAs|TsConst|TsSatisfies)/.test(type) && expression ? textOf(expression, constant) : undefined;
}

function walk(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) for (const child of node) walk(child, visit);
  else if (typeof node === 'object' && node !== null) {
    if ('type' in node) visit(node as Node);
    for (const child of Object.values(node)) walk(child, visit);
  }
}
