import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { startScript } from '@pavilion/cli/child';
import type { campaigns as operatorCampaigns } from '@pavilion/sandbox/chaos';
import { createRandom, type Random } from '../../apps/sandbox/src/base/random.ts';
import { type Done, examineDocument, examineStore, type Team } from './examine.ts';

type Campaign = (typeof operatorCampaigns)[string];

const names = ['shell', 'auth', 'bingo', 'casino', 'cricket', 'lottery', 'poker', 'rummy', 'sports', 'wallet'];
/** A team that is killed at a later moment than this has finished before. */
const MOST_MOMENTS = 50;
/** In every third round all processes are killed at once, at some time within this, ms. */
const OUTAGE = 2000;
/** Between two looks at the document, ms. */
const PAUSE = 5;

export const releaseCampaigns: Readonly<Record<'releases', Campaign>> = {
  releases: {
    run: releaseCampaign,
    count: 20,
    of: 'rounds of ten teams that release, promote and roll back at once, and are killed',
  },
};

/** Ten teams work on one store. Every document that a reader gets is whole, and every command that was acknowledged is accounted for. */
async function releaseCampaign({ count, seed, print }: Parameters<Campaign['run']>[0]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'release-chaos-'));
  const random = createRandom(seed);
  const teams = names.map((name): Team => ({ name, done: [], kills: 0 }));
  const seen: Record<string, number> = {};
  const all = (pick: (team: Team) => number) => teams.reduce((sum, team) => sum + pick(team), 0);
  let looks = 0;
  try {
    for (let round = 0; round < count; round += 1) {
      const playing = playRound(folder, teams, round, random);
      looks += await lookUntil(playing, () => examineDocument(folder, seen));
      await examineStore(folder, teams);
      if (round % 10 === 9 || round === count - 1) {
        const commands = all(({ done }) => done.length);
        print(
          `${round + 1} rounds: ${commands} commands acknowledged, ${all(({ kills }) => kills)} kills, ${looks} looks`,
        );
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Lets every team work once, each in a process of its own. */
async function playRound(folder: string, teams: readonly Team[], round: number, random: Random): Promise<void> {
  const children = teams.map(({ name }) => {
    const death = random.int(0, MOST_MOMENTS);
    const seed = random.int(0, 1_000_000);
    const args = [folder, name, String(round), String(seed), String(death)];
    return startScript('scripts/release-chaos/team.ts', args, { stderr: 'pipe' });
  });
  const results = Promise.all(children.map(resultOf));
  if (round % 3 === 2) {
    await wait(random.next() * OUTAGE);
    for (const child of children) child.kill('SIGKILL');
  }
  for (const [index, { done, isKilled }] of (await results).entries()) {
    const team = teams[index];
    team?.done.push(...done);
    if (team && isKilled) team.kills += 1;
  }
}

/** What a team's process acknowledged, and whether it was killed. Throws where it failed in another way. */
async function resultOf(child: ChildProcess): Promise<{ readonly done: readonly Done[]; readonly isKilled: boolean }> {
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('A team can’t be heard');
  const [printed, errors, [code, signal]] = await Promise.all([text(stdout), text(stderr), once(child, 'close')]);
  if (signal !== 'SIGKILL' && code !== 0) throw new Error(errors);
  const lines = printed.split('\n').filter((line) => line !== '');
  return { done: lines.map((line) => JSON.parse(line) as Done), isKilled: signal === 'SIGKILL' };
}

/** Looks again and again until the work is over. Returns how often. */
async function lookUntil(work: Promise<void>, look: () => Promise<void>): Promise<number> {
  let looks = 0;
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  const looking = (async () => {
    while (!isOver) {
      await look();
      looks += 1;
      await wait(PAUSE);
    }
  })();
  await Promise.all([over, looking]);
  return looks;
}
