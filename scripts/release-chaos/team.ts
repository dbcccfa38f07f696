// One team of the campaign `releases`, in a process of its own: it publishes, promotes and rolls back at random. It is killed at the
// write of the number DEATH, if it comes that far: `node scripts/release-chaos/team.ts FOLDER TEAM ROUND SEED DEATH`.
import { writeSync } from 'node:fs';
import { join } from 'node:path';
import {
  folderStore,
  keyFolder,
  promoteRelease,
  publishRelease,
  ReleaseError,
  type ReleaseStore,
  rollbackRelease,
} from '@pavilion/federation/release';
import { writeBuild } from '@pavilion/federation/testing';
import { createRandom } from '../../apps/sandbox/src/base/random.ts';

/** How many commands a team gives in a round. */
const COMMANDS = 3;
/** Commands that a team may be refused: there is nothing before its first release, and one that it never signed is not its own. */
const EXPECTED = /is the first release|has no live release|was never signed/;

const [folder = '', team = '', round = '', seed = '', death = ''] = process.argv.slice(2);
const random = createRandom(Number(seed));
const store = mortal(folderStore(join(folder, 'store')), Number(death));
const options = { keys: keyFolder(join(folder, 'keys')), origin: { by: team, reason: 'chaos' } };

for (let number = 0; number < COMMANDS; number += 1) {
  try {
    acknowledge(await command(number));
  } catch (error) {
    if (!(error instanceof ReleaseError) || !EXPECTED.test(error.message)) throw error;
  }
}

/** Gives one command at random. Returns what it did. */
async function command(number: number): Promise<{ readonly action: string; readonly version: string }> {
  const versions = await store.list(team);
  const chance = random.next();
  const promoted = versions.length > 0 ? random.pick(versions) : undefined;
  if (promoted && chance < 0.25) {
    await promoteRelease(store, team, promoted, options);
    return { action: 'promote', version: promoted };
  }
  if (promoted && chance < 0.5) {
    return {
      action: 'rollback',
      version: (await rollbackRelease(store, team, { ...options, origin: { reason: 'chaos' } })).to,
    };
  }
  const version = `1.${round}.${number}`;
  const build = join(folder, 'builds', team, version);
  await writeBuild(build, { name: team, version });
  return { action: 'publish', version: await publishRelease(store, build, options) };
}

/** Written at once: a process that is killed next has said it. */
function acknowledge(done: object): void {
  writeSync(process.stdout.fd, `${JSON.stringify(done)}\n`);
}

/** A store whose process is killed before or after one of its writes. */
function mortal(own: ReleaseStore, deathAt: number): ReleaseStore {
  let moments = 0;
  const live = () => {
    moments += 1;
    if (moments === deathAt) process.kill(process.pid, 'SIGKILL');
  };
  return {
    ...own,
    async write(...document) {
      live();
      await own.write(...document);
      live();
    },
    async publish(...release) {
      live();
      await own.publish(...release);
      live();
    },
  };
}
