// `pavilion check [APP]`: the types, and a build as for a release, which checks the definition, the ranges of shared libraries and every message.
// Where there is a store, also how it fits what is live. Nothing is published.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { appAndOptions, givenStore } from '../arguments.ts';
import { stopWith } from '../failure.ts';
import { root } from '../project.ts';
import { checkApp, checkBuild } from '../releases.ts';

const { app, values } = await appAndOptions('Usage: pavilion check [APP] [--store FOLDER]', {});
const { status } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', root], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (status !== 0) stopWith('The types are wrong.');
try {
  const releases = givenStore(values.store);
  console.log(await (releases === null ? checkBuild(app) : checkApp(app, { releases })));
} catch (error) {
  stopWith(error);
}
