/**
 * A schema of any library, as Standard Schema v1 has it (https://standardschema.dev): all that one build ever takes of
 * another build's schema. No library's own object is looked into across builds, so each may bring another version of it, or none.
 */
export interface StandardSchema<Input = unknown, Output = unknown> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>;
    /** Only for the compiler. */
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
}

/**
 * What a value was read as, or what is wrong with it. `leftOut`, ours beside the standard: each kind of part that was not understood and
 * that the rest can do without.
 */
export type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined; readonly leftOut?: readonly string[] }
  | { readonly issues: readonly StandardIssue[] };

export interface StandardIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** What a schema takes. */
export type SchemaInput<Schema extends StandardSchema> = NonNullable<Schema['~standard']['types']>['input'];
/** What a schema makes of it. */
export type SchemaOutput<Schema extends StandardSchema> = NonNullable<Schema['~standard']['types']>['output'];

/**
 * Reads a value by somebody's schema; never throws. A schema that throws or that answers later is as good as one that refuses:
 * prices can't wait for one another, and a promise would let them overtake.
 */
export function validate<Output>(schema: StandardSchema<unknown, Output>, value: unknown): StandardResult<Output> {
  try {
    const result = schema['~standard'].validate(value);
    return 'then' in result ? { issues: [{ message: 'A schema of the wire has to be synchronous' }] } : result;
  } catch (error) {
    return { issues: [{ message: `The schema itself failed: ${error}` }] };
  }
}

/** The first field at fault, as a path (`data.cash`); undefined where the whole value is. */
export function fieldOf([first]: readonly StandardIssue[]): string | undefined {
  const keys = first?.path?.map((segment) => String(typeof segment === 'object' ? segment.key : segment));
  return keys?.join('.') || undefined;
}
