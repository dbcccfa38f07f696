import { parseSync } from '@swc/core';

/** What a file's tests prove: the texts in each `proves(…)` that stands in the function of a test, one list a call. */
export function provenIn(file: string, text: string): readonly (readonly string[])[] {
  if (!text.includes('proves(')) return [];
  const found: (readonly string[])[] = [];
  const walk = (node: unknown, isInTest: boolean) => {
    if (Array.isArray(node)) for (const one of node) walk(one, isInTest);
    else if (typeof node === 'object' && node !== null) {
      const callee = calleeOf(node);
      if (isInTest && callee === 'proves' && 'arguments' in node) found.push(textsIn(node.arguments));
      for (const child of Object.values(node)) walk(child, isInTest || callee === 'test' || callee === 'it');
    }
  };
  walk(parseSync(text, { syntax: 'typescript', tsx: file.endsWith('x') }).body, false);
  return found;
}

/**
 * The titles in a file of tests: of its `test`, `it` and `describe`, whether plain, of a table or of a loop, and the `says` of the rows of a table, by its
 * text or by a constant's name. What stands in a title by its value is a `…`.
 */
export function titlesIn(file: string, text: string): ReadonlySet<string> {
  const found: (string | undefined)[] = [];
  const constants = new Map<string, string | undefined>();
  const named: string[] = [];
  const walk = (node: unknown) => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (typeof node !== 'object' || node === null) return;
    const { type, id, init, key, value, arguments: args } = node as SyntaxNode;
    if (type === 'VariableDeclarator' && id?.value) constants.set(id.value, textOf(init));
    if (type === 'KeyValueProperty' && key?.value === 'says') {
      if ((value as SyntaxNode)?.type === 'Identifier') named.push(String((value as SyntaxNode).value));
      else found.push(textOf(value as SyntaxNode));
    }
    if (args && ['test', 'it', 'describe'].includes(calleeOf(node) ?? '')) found.push(textOf(args[0]?.expression));
    Object.values(node).forEach(walk);
  };
  walk(parseSync(text, { syntax: 'typescript', tsx: file.endsWith('x') }).body);
  found.push(...named.map((name) => constants.get(name)));
  return new Set(found.filter((title) => title !== undefined));
}

/** What is read of the parser's nodes. */
interface SyntaxNode {
  readonly type?: string;
  readonly value?: unknown;
  readonly id?: { readonly value?: string };
  readonly init?: SyntaxNode;
  readonly key?: { readonly value?: string };
  readonly arguments?: readonly { readonly expression?: SyntaxNode }[];
  readonly quasis?: readonly { readonly cooked?: string }[];
}

function textOf(node: SyntaxNode | undefined): string | undefined {
  if (node?.type === 'StringLiteral') return String(node.value);
  if (node?.type === 'TemplateLiteral') return node.quasis?.map(({ cooked }) => cooked).join('…');
  return undefined;
}

/** Whose call it is: `test` for `test(…)` and for `test.each(…)(…)`; nothing for what is no call. */
function calleeOf(node: object): string | undefined {
  if ('type' in node && node.type === 'Identifier' && 'value' in node) return String(node.value);
  if ('callee' in node && typeof node.callee === 'object' && node.callee) return calleeOf(node.callee);
  if ('object' in node && typeof node.object === 'object' && node.object) return calleeOf(node.object);
  return undefined;
}

function textsIn(args: unknown): readonly string[] {
  return (args as readonly { expression: { value: string } }[]).map(({ expression }) => expression.value);
}
