import * as z from 'zod/mini';
import type { StandardIssue, StandardResult, StandardSchema } from './standard.ts';

/** A schema in the direction of what comes in: wire to code, item by item (`reading.ts`). */
export function decoderOf<Schema extends z.ZodMiniType>(
  schema: Schema,
): StandardSchema<z.input<Schema>, z.output<Schema>> {
  return standard((value, leftOut) => z.safeDecode(schema, value as z.input<Schema>, { leftOut } as object));
}

/** A schema in the direction of what goes out: code to wire. */
export function encoderOf<Schema extends z.ZodMiniType>(
  schema: Schema,
): StandardSchema<z.output<Schema>, z.input<Schema>> {
  return standard((value) => z.safeEncode(schema, value as z.output<Schema>));
}

function standard<Input, Output>(
  read: (value: unknown, leftOut: string[]) => z.core.util.SafeParseResult<Output>,
): StandardSchema<Input, Output> {
  const validate = (value: unknown): StandardResult<Output> => {
    const leftOut: string[] = [];
    const result = read(value, leftOut);
    if (!result.success) return { issues: result.error.issues.map(issueOf) };
    return { value: result.data, ...(leftOut.length > 0 && { leftOut }) };
  };
  return { '~standard': { version: 1, vendor: 'pavilion', validate } };
}

/** An issue at the field that is at fault: of a union's branches the one that comes closest is meant. */
function issueOf(issue: z.core.$ZodIssue): StandardIssue {
  const [closest] = issue.code === 'invalid_union' ? issue.errors.toSorted((a, b) => a.length - b.length) : [];
  const [within] = closest?.map(issueOf) ?? [];
  return { message: within?.message ?? issue.message, path: [...issue.path, ...(within?.path ?? [])] };
}
