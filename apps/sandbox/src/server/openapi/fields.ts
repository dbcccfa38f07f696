import { refTo, type Schema } from './schemas.ts';

/** A line of a table that says what stands in a request or an answer. */
export interface FieldLine {
  /** The way to it: `data.deposits[].amount`. */
  readonly path: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly says: string;
}

type Components = Readonly<Record<string, Schema>>;

/** How deep the lines go: what lies deeper is named by its schema. */
const DEEPEST = 6;
/** Components that are told by their name and not taken apart. */
const UNITS: Readonly<Record<string, string>> = {
  rupees: 'rupees',
  instant: 'instant, ISO 8601',
  clientRef: 'client reference',
  price: 'price',
};

/** The forms that a schema may take, each as its lines; most have one. */
export function formsOf(schema: Schema, components: Components): FieldLine[][] {
  const { schema: resolved } = resolve(schema, components);
  const forms = resolved.anyOf ?? resolved.oneOf ?? [resolved];
  return forms.map((form) => linesOf(resolve(form, components).schema, components, '', 0));
}

function linesOf(schema: Schema, components: Components, prefix: string, depth: number): FieldLine[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    const { schema: inner, name: named } = resolve(field, components);
    // A unit says by its name what it is; saying it again at every amount would only be noise.
    const meaning = named === 'rupees' || named === 'instant' ? undefined : inner.description;
    const line: FieldLine = {
      path,
      type: typeOf(field, components),
      isRequired: schema.required?.includes(name) ?? false,
      says: field.description ?? meaning ?? '',
    };
    return [line, ...inside(inner, components, path, depth + 1)];
  });
}

/** What lies inside a field: an object's fields, those of a list's items, of each form that it may take. */
function inside(schema: Schema, components: Components, path: string, depth: number): FieldLine[] {
  if (depth > DEEPEST) return [];
  if (schema.items) {
    return inside(resolve(schema.items, components).schema, components, `${path}[]`, depth);
  }
  const forms = schema.anyOf ?? schema.oneOf;
  if (forms) {
    const objects = forms.map((form) => resolve(form, components).schema).filter(({ properties }) => properties);
    return objects.length === 1 && objects[0] ? linesOf(objects[0], components, `${path}.`, depth) : [];
  }
  return schema.properties ? linesOf(schema, components, `${path}.`, depth) : [];
}

function typeOf(schema: Schema, components: Components): string {
  const { schema: resolved, name } = resolve(schema, components);
  const unit = name === null ? undefined : UNITS[name];
  if (unit !== undefined) return unit;
  if (resolved.const !== undefined) return JSON.stringify(resolved.const);
  if (resolved.enum) return resolved.enum.map((one) => JSON.stringify(one)).join(' | ');
  if (resolved.format === 'binary') return 'file';
  const forms = resolved.anyOf ?? resolved.oneOf;
  if (forms) return [...new Set(forms.map((form) => typeOf(form, components)))].join(' or ');
  if (resolved.items) return `list of ${typeOf(resolved.items, components)}`;
  if (resolved.prefixItems) return `[${resolved.prefixItems.map((one) => typeOf(one, components)).join(', ')}]`;
  if (resolved.type === 'object' && name !== null && !resolved.properties) return name;
  return [resolved.format ?? resolved.type ?? 'anything', limitsOf(resolved)].filter((part) => part !== '').join(', ');
}

function limitsOf({ minLength, maxLength, minimum, maximum, exclusiveMinimum }: Schema): string {
  const range = (low: number | undefined, high: number | undefined, unit: string) => {
    if (low === undefined && high === undefined) return '';
    if (low === undefined) return `at most ${high}${unit}`;
    return high === undefined ? `at least ${low}${unit}` : `${low} to ${high}${unit}`;
  };
  const above = exclusiveMinimum === undefined ? '' : `above ${exclusiveMinimum}`;
  return [range(minLength, maxLength, ' characters'), range(minimum, maximum, ''), above].filter(Boolean).join(', ');
}

/** What a reference stands for, and its name. */
function resolve(schema: Schema, components: Components): { schema: Schema; name: string | null } {
  if (schema.$ref === undefined) return { schema, name: null };
  const name = schema.$ref.slice(refTo('').length);
  return { schema: components[name] ?? {}, name };
}
