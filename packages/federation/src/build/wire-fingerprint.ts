import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * A short hash of the wire's schemas, of the queries that put what they read into the cache, and of the money in it, as the app
 * at `from` (its package.json) is compiled with them. Data of another shape is told apart by it. Empty where the app knows no wire.
 */
export function wireFingerprint(from: string): string {
  const wire = resolve(from, '@pavilion/api-client');
  if (wire === null) return '';
  const money = resolve(wire, '@pavilion/money');
  const hash = createHash('sha256');
  for (const entry of money === null ? [wire] : [wire, money]) {
    const folder = dirname(entry);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => /(?<!\.test)\.ts$/.test(name)).sort()) {
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(folder, file)))
        .update('\0');
    }
  }
  return hash.digest('base64url').slice(0, 8);
}

function resolve(from: string, request: string): string | null {
  try {
    return createRequire(from).resolve(request);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return null;
    throw error;
  }
}
