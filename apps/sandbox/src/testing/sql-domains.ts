import type { Catalog } from './sql-catalog.ts';
import { nodeAt, nodesAt, numberAt, type TreeNode, textOfConstant, wordAt } from './sql-tree.ts';
import { type Group, groupOf, jsonTypeOf } from './sql-types.ts';

/** What a column holds where Postgres' own type says less: an amount, one of some texts, what a document holds. */
export interface Domain {
  /** TypeScript types, of which it is one. */
  readonly types: readonly string[];
  /** What it is kept in; `any` where the table of domain types says all of it, `row` for a whole row, which only json can hold. */
  readonly group: Group | 'any' | 'row';
}

/** What an expression is, as the compiler is told. */
export interface Known {
  readonly domain: Domain | undefined;
  readonly mayBeNull: boolean;
}

type Of = (node: TreeNode) => Known;

/** Those of an aggregate, or of a window, that return one of what they were given, or its sum. */
const KEEPS = new Set(['sum', 'min', 'max', 'first_value', 'last_value', 'lag', 'lead', 'any_value', 'abs', 'int8abs']);
/** An amount and an amount is an amount; an amount by a number is none until somebody rounds it. */
const ADDS = /^[+-]$/;

/** The domain of an expression that is no column: what `of` says of its parts, where the expression keeps it. */
export function domainOf(node: TreeNode, catalog: Catalog, of: Of): Domain | undefined {
  const called = (field: string) => catalog.functions.get(numberAt(node, field))?.name ?? '';
  switch (node.tag) {
    case 'CONST':
      return literal(textOfConstant(node));
    case 'COALESCEEXPR':
    case 'MINMAXEXPR':
      return common(argumentsOf(node), of);
    case 'CASEEXPR':
      return common(resultsOfCase(node), of);
    case 'AGGREF':
      return ofCall(node, called('aggfnoid'), of);
    case 'WINDOWFUNC':
      return ofCall(node, called('winfnoid'), of);
    case 'FUNCEXPR':
      return isCast(node) ? common(argumentsOf(node), of) : ofCall(node, called('funcid'), of);
    case 'OPEXPR':
      return ADDS.test(catalog.operators.get(numberAt(node, 'opno')) ?? '') ? common(argumentsOf(node), of) : undefined;
    case 'RELABELTYPE':
    case 'COERCEVIAIO':
      return common([nodeAt(node, 'arg')], of);
    default:
      return undefined;
  }
}

/** Without the entries that Postgres puts around an aggregate's, and those that only order it. */
export const argumentsOf = (node: TreeNode): readonly TreeNode[] =>
  nodesAt(node, 'args')
    .filter((each) => wordAt(each, 'resjunk') !== 'true')
    .map((each) => (each.tag === 'TARGETENTRY' ? (nodeAt(each, 'expr') ?? each) : each));

/** What a case may come to. */
export function resultsOfCase(node: TreeNode): readonly TreeNode[] {
  const results = nodesAt(node, 'args').map((each) => nodeAt(each, 'result'));
  return [...results, nodeAt(node, 'defresult')].filter((each) => each !== undefined);
}

/** Whether a call of a function is a cast, written or not. */
export const isCast = (node: TreeNode) => /^[12]$/.test(wordAt(node, 'funcformat'));

const literal = (text: string | undefined): Domain | undefined =>
  text === undefined ? undefined : { types: [JSON.stringify(text)], group: 'text' };

/** What all of these are; figures and nulls that the text itself says are whatever the others are. */
function common(nodes: readonly (TreeNode | undefined)[], of: Of): Domain | undefined {
  const all = nodes.filter((node) => node !== undefined && !isAnything(node)) as TreeNode[];
  return oneOf(all.map((node) => of(node).domain));
}

/** What a value is that is of one of these: texts may be either's, anything else has to be the same. */
export function oneOf(domains: readonly (Domain | undefined)[]): Domain | undefined {
  const [first] = domains;
  if (first === undefined || domains.some((domain) => domain?.group !== first.group)) return undefined;
  const types = [...new Set(domains.flatMap((domain) => domain?.types ?? []))];
  return first.group === 'text' || types.length === 1 ? { types, group: first.group } : undefined;
}

function isAnything(node: TreeNode): boolean {
  if (node.tag === 'FUNCEXPR' && isCast(node)) return argumentsOf(node).every(isAnything);
  return node.tag === 'CONST' && textOfConstant(node) === undefined;
}

function ofCall(node: TreeNode, name: string, of: Of): Domain | undefined {
  const [first] = argumentsOf(node);
  if (first === undefined) return undefined;
  if (KEEPS.has(name)) return of(first).domain;
  if (/^jsonb?_agg$/.test(name)) return json(`readonly (${asJson(first, of)})[]`);
  if (/^to_jsonb?$/.test(name)) return json(asJson(first, of));
  if (/^jsonb?_object_agg$/.test(name)) return mapOf(argumentsOf(node), of);
  return /^jsonb?_build_object$/.test(name) ? objectOf(argumentsOf(node), of) : undefined;
}

/** The object of `jsonb_object_agg(name, value)`. */
function mapOf([name, value]: readonly TreeNode[], of: Of): Domain | undefined {
  if (!name || !value) return undefined;
  const { domain } = of(name);
  const names = domain && domain.group === 'text' ? domain.types.join(' | ') : 'string';
  return json(`Readonly<Partial<Record<${names}, ${asJson(value, of)}>>>`);
}

const json = (type: string): Domain => ({ types: [type], group: 'json' });

/** The object of `jsonb_build_object('name', value, …)`. */
function objectOf(nodes: readonly TreeNode[], of: Of): Domain | undefined {
  const fields = nodes.flatMap((node, index) => {
    const value = nodes[index + 1];
    const name = textOfConstant(node);
    return index % 2 === 0 && value && name !== undefined
      ? [`readonly ${JSON.stringify(name)}: ${asJson(value, of)}`]
      : [];
  });
  return fields.length * 2 === nodes.length ? json(`{ ${fields.join('; ')} }`) : undefined;
}

/** What a value is once it has been through json: a moment is a text. */
export function asJson(node: TreeNode, of: Of): string {
  const { domain, mayBeNull } = of(node);
  const oid = typeOfExpression(node);
  const isSaid = domain && (domain.group === 'any' || domain.group === 'row' || domain.group === groupOf(oid));
  const own = isSaid ? domain.types.join(' | ') : jsonTypeOf(oid);
  return mayBeNull && own !== 'unknown' ? `${own} | null` : own;
}

const TYPE_FIELDS = [
  'vartype',
  'consttype',
  'paramtype',
  'aggtype',
  'wintype',
  'funcresulttype',
  'opresulttype',
  'resulttype',
  'casetype',
  'coalescetype',
  'minmaxtype',
];

/** Postgres' number of an expression's type, where its node says it; 0 where it does not. */
export function typeOfExpression(node: TreeNode): number {
  const field = TYPE_FIELDS.find((name) => node.fields.has(name));
  return field === undefined ? 0 : numberAt(node, field);
}
