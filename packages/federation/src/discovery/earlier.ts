// The releases before the live one that a team names for shells which the live one does not fit. In a file of its own: a page whose
// shell fits everything does not load it.
import * as z from 'zod/mini';
import { misfitsOf, type Provisions } from '../fit.ts';
import { readManifest } from './entry.ts';
import { LIMITS } from './limits.ts';
import { integrity, version } from './names.ts';
import { type LiveManifest, liveManifest } from './release.ts';
import type { Statement } from './statement.ts';

const schema = z.array(z.object({ version, manifest: integrity })).check(z.maxLength(LIMITS.earlier));

/** A release before the live one, and the hash of its manifest. */
export type NamedRelease = z.output<typeof schema>[number];

/** What a statement names besides the live release, newest first; nothing where that is more than the limit, or no list. */
export function namedReleases({ earlier }: Statement): readonly NamedRelease[] {
  return z.safeParse(schema, earlier).data ?? [];
}

/** Reads the text of `remote.json` of a version; null where it can't be had. */
export type ReadManifestText = (version: string) => Promise<string | null>;

/**
 * The live manifest where it fits the shell, or else the first one before it that does, of those that the statement names. Each is
 * read from its release's folder, and taken by its hash alone. The live one where none fits.
 */
export async function fittingManifest(
  live: LiveManifest,
  statement: Statement,
  shell: Provisions,
  textOf: ReadManifestText,
): Promise<LiveManifest> {
  if (misfitsOf(live, shell).length === 0) return live;
  for (const named of namedReleases(statement)) {
    const text = await textOf(named.version).catch(() => null);
    const read = text !== null && (await readManifest(live.name, text, { ...statement, ...named }, liveManifest));
    if (read && 'value' in read && misfitsOf(read.value, shell).length === 0) return read.value;
  }
  return live;
}
