import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');
/** The release store that is built once for all browser tests. */
export const builtReleases = join(root, '.cache/e2e/releases');
/** The games' pages, built once for all. */
export const builtGames = join(root, '.cache/e2e/games');
/** The keys that its releases are signed with. */
export const builtKeys = join(root, '.cache/e2e/keys');
