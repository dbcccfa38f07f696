import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedIn } from './own-file.ts';

/** The file of a built package that keeps the fingerprint of the sources that it was built from. */
export const FINGERPRINT_FILE = 'dist/fingerprint.txt';

/**
 * A short hash of the wire's schemas, of the queries that put what they read into the cache, and of the money in it, as the app
 * in `folder` is compiled with them. Cached data of another shape has another hash. Empty where the app does not use the wire.
 */
export function wireFingerprint(folder: string): string {
  const wire = installedIn(folder, '@pavilion/api-client');
  if (wire === null) return '';
  const money = installedIn(wire, '@pavilion/money');
  const hash = createHash('sha256');
  for (const place of money === null ? [wire] : [wire, money]) hash.update(fingerprintOf(place));
  return hash.digest('base64url').slice(0, 8);
}

/** The hash of the sources of the package in `folder`, the same where it is built and installed. */
export function fingerprintOf(folder: string): string {
  const kept = join(folder, FINGERPRINT_FILE);
  const sources = join(folder, 'src');
  if (!existsSync(sources)) return readFileSync(kept, 'utf8');
  const hash = createHash('sha256');
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /(?<!\.test)\.ts$/.test(name)).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(sources, file)))
      .update('\0');
  }
  return hash.digest('base64url');
}
