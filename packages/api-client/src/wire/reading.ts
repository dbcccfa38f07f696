import * as z from 'zod/mini';

/**
 * What an answer is read with, beside zod's own context: where the reader notes what it does not understand. Without it (requests, and
 * whatever is written) every schema is strict.
 */
interface Reading extends z.core.ParseContextInternal {
  readonly leftOut?: string[];
}

/**
 * Reads a value of an answer part by part: `otherwise` says what takes the place of a value that `schema` refuses, or returns undefined
 * where nothing can; then it is refused as usual. What was replaced is reported.
 */
export function tolerant<Schema extends z.core.$ZodType>(
  schema: Schema,
  otherwise: (sent: unknown) => { readonly value: unknown } | undefined,
): Schema {
  return withRun(schema, (strict) => (payload, ctx) => {
    const sent = payload.value;
    const read = strict(payload, ctx);
    const { leftOut } = ctx as Reading;
    if (!leftOut || read instanceof Promise || read.issues.length === 0) return read;
    const replaced = otherwise(sent);
    if (!replaced) return read;
    leftOut.push(kindOf(read.issues));
    return { value: replaced.value, issues: [] };
  });
}

/** An enumeration that an operator may extend, or a detail that the rest can do without: `fallback` where it is not understood. */
export const orElse = <Schema extends z.core.$ZodType>(schema: Schema, fallback: z.output<Schema>): Schema =>
  tolerant(schema, () => ({ value: fallback }));

/** A list of an answer: items that are not understood are left out and reported, the others are read. */
export function listOf<Item extends z.core.$ZodType>(item: Item): z.ZodMiniArray<Item> {
  return withRun(z.array(item), (strict) => (payload, ctx) => {
    const { leftOut } = ctx as Reading;
    if (!leftOut || !Array.isArray(payload.value)) return strict(payload, ctx);
    const kept: unknown[] = [];
    for (const value of payload.value) {
      const read = item._zod.run({ value, issues: [] }, ctx);
      if (read instanceof Promise) return strict(payload, ctx);
      if (read.issues.length === 0) kept.push(read.value);
      else leftOut.push(kindOf(read.issues));
    }
    payload.value = kept;
    return payload;
  });
}

/** A list whose items are known by their places: one that is not understood is `hole` there, and reported. */
export const placesOf = <Item extends z.core.$ZodType>(item: Item, hole: z.output<Item>): z.ZodMiniArray<Item> =>
  z.array(orElse(item, hole));

/** Returns a copy of the schema that runs in another way. Made like zod's own `clone`, which a page does not share. */
function withRun<Schema extends z.core.$ZodType>(
  schema: Schema,
  runOf: (strict: Schema['_zod']['run']) => Schema['_zod']['run'],
): Schema {
  const own = new schema._zod.constr(schema._zod.def) as Schema;
  own._zod.run = runOf(own._zod.run);
  return own;
}

/** The name of an enumeration's value; anything else may be a figure or a text of somebody's. */
const NAME = /^[a-z][a-z_-]{0,29}$/i;

/** The kind of the first fault: where in an item it is, and what; of an enumeration also which name is not known. Never an amount. */
const kindOf = ([first]: readonly z.core.$ZodRawIssue[]): string =>
  [
    ...(first?.path?.filter((key) => typeof key === 'string') ?? []),
    first?.code,
    ...(first?.code === 'invalid_value' && NAME.test(String(first.input)) ? [String(first.input)] : []),
  ].join(' ');
