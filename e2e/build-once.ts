import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeFreshDatabase } from './operator.ts';
import { builtGames, builtKeys, builtReleases, root } from './places.ts';

const run = promisify(execFile);

/** Builds what changed into a release store that every test copies and none writes, and beside it the database that operators begin with. */
export default async function buildOnce(): Promise<void> {
  await Promise.all([build(), makeFreshDatabase()]);
}

async function build(): Promise<void> {
  const { stdout } = await run(join(root, 'node_modules/node/bin/node'), ['packages/cli/src/main.ts', 'build'], {
    cwd: root,
    env: { ...process.env, PAVILION_RELEASES: builtReleases, PAVILION_KEYS: builtKeys, PAVILION_GAMES: builtGames },
  });
  process.stdout.write(stdout);
}
