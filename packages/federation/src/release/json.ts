import * as z from 'zod/mini';
import { ReleaseError } from './store.ts';

/** Reads `text` as JSON of this shape. Throws a `ReleaseError` that names the document and the field, and where `limits` of it stand. */
export function parseAs<Value>(schema: z.ZodMiniType<Value>, text: string, name: string, limits = ''): Value {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ReleaseError(`${name} is not JSON: ${String(error)}`);
  }
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') || 'its root';
  const limit = issue?.code === 'too_big' ? `: ${issue.maximum} are allowed at most` : '';
  const where = issue?.code === 'too_big' || issue?.code === 'custom' ? limits : '';
  throw new ReleaseError(`${name} is not valid at ${field}${limit}${where}.`);
}

/** What `work` returns; null where it throws a `ReleaseError`: what can't be read is not there. */
export async function orNull<Value>(work: () => Promise<Value | null>): Promise<Value | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ReleaseError) return null;
    throw error;
  }
}
