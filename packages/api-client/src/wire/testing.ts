import * as z from 'zod/mini';

/** A list somewhere in a schema, with the way there: `data.matches[].runners`. */
export interface ListIn {
  readonly path: string;
  readonly list: z.core.$ZodType;
}

/** For tests: every list that an answer of this schema carries. */
export function listsIn(schema: z.core.$ZodType, path = ''): readonly ListIn[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, each]) => listsIn(each, path === '' ? key : `${path}.${key}`));
    case 'array':
      return [{ path, list: schema }, ...listsIn(def.element, `${path}[]`)];
    case 'optional':
    case 'nullable':
    case 'default':
      return listsIn(def.innerType, path);
    case 'union':
      return def.options.flatMap((option) => listsIn(option, path));
    case 'tuple':
      return def.items.flatMap((item, at) => listsIn(item, `${path}.${at}`));
    case 'pipe':
      return isPacked(def.in) ? [] : listsIn(def.in, path);
    default:
      return [];
  }
}

/** For tests: a value that the schema reads. `focus.list` has `focus.items`, every other list one item. */
export function sampleOf(schema: z.core.$ZodType, focus?: ListIn & { readonly items: readonly unknown[] }): unknown {
  if (focus && schema === focus.list) return focus.items;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([key, each]) => [key, sampleOf(each, focus)]));
    case 'array':
      return isPacked(schema) ? leafOf(schema) : [sampleOf(def.element, focus)];
    case 'optional':
    case 'nullable':
    case 'default':
      return sampleOf(def.innerType, focus);
    case 'union': {
      const options = def.options.filter((option) => listsIn(option).some(({ list }) => list === focus?.list));
      return sampleOf(options[0] ?? (def.options[0] as z.core.$ZodType), focus);
    }
    case 'tuple':
      return def.items.map((item) => sampleOf(item, focus));
    case 'record':
      return {};
    case 'literal':
      return def.values[0];
    case 'enum':
      return Object.values(def.entries)[0];
    case 'pipe':
      return isPacked(def.in) ? leafOf(schema) : sampleOf(def.in, focus);
    default:
      return leafOf(schema);
  }
}

/** Whether a schema is no object, and of a list only one whose figures are one thing. */
function isPacked(schema: z.core.$ZodType): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type !== 'object' && !(def.type === 'array' && !def.checks?.length);
}

const LEAVES = ['a text of the operator', '2026-11-21T15:00:00Z', '2026-11-21', 'https://pavilion.example', '1.000000'];
const FIGURES = [2, true, [0, 1.5, 100]];

function leafOf(schema: z.core.$ZodType): unknown {
  const leaf = [...LEAVES, ...FIGURES].find((value) => z.safeDecode(schema, value).success);
  if (leaf === undefined) throw new Error('No sample fits this schema: add one');
  return leaf;
}
