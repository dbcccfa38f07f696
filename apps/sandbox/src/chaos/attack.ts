import { createRandom, type Random } from '../base/index.ts';
import { attackWithCommands } from './attack-commands.ts';
import { examineHolds } from './attack-holds.ts';
import { AttackHouse, type Site, startSite } from './attack-house.ts';
import { wrong } from './attack-round.ts';
import type { Campaign } from './campaign.ts';
import { fuzzing } from './fuzz.ts';
import { auditOf } from './ledger-sequences.ts';

/** How much of each half is tried against an operator that limits, as everywhere but in tests. */
const LIMITED = 0.02;
/** After how many commands the whole ledger is audited. */
const AUDIT_EVERY = 50_000;
/** How many players are attacked at the same time. */
const SIDE_BY_SIDE = 6;

/**
 * `count` random bodies and frames, and as many commands that move money, sent in parallel to two processes on one Postgres and one
 * Redis: nothing is granted that is not to be had, no answer is a failure of ours, and the ledger does not drift by a paisa.
 */
export const attackCampaign: Campaign = async ({ count, seed, print }) => {
  const limited = limitedOf(count);
  const turn = { requests: 600, events: 300, packets: 70, connections: 30 };
  await fuzzing({ turns: (count - limited) / 1000, turn, seed, print, isLimited: false });
  await fuzzing({ turns: limited / 1000, turn, seed: seed + 1, print, isLimited: true });
  await commandsCampaign({ count, seed: seed + 2, print });
};

/** The half of an attack that moves money, by itself: a million of them is more than an hour, and may be had in parts. */
export const commandsCampaign: Campaign = async ({ count, seed, print }) => {
  const limited = limitedOf(count);
  await commands('without limits', count - limited, createRandom(seed), { PAVILION_LIMITS: 'off' }, print);
  await commands('with limits', limited, createRandom(seed + 1), {}, print);
};

const limitedOf = (count: number) => Math.ceil(count * LIMITED);

/** Commands on a site of their own. */
async function commands(
  name: string,
  count: number,
  random: Random,
  env: Readonly<Record<string, string>>,
  print: (line: string) => void,
): Promise<void> {
  const site = await startSite(env);
  try {
    await attackSite(site, { name, count, random, print });
  } finally {
    await site.close();
  }
}

/** Sends `count` commands to a site, several players at a time, and audits it now and then and at the end. */
export async function attackSite(
  site: Site,
  {
    name,
    count,
    random,
    print,
  }: {
    readonly name: string;
    readonly count: number;
    readonly random: Random;
    readonly print: (line: string) => void;
  },
): Promise<void> {
  const house = await AttackHouse.open(site, random);
  let audited = 0;
  const { tried, granted } = await attackWithCommands(house, { count, random, sideBySide: SIDE_BY_SIDE }, async () => {
    if (house.counts.sent - audited < AUDIT_EVERY) return;
    audited = house.counts.sent;
    await audit(house);
    print(`${name}: ${audited} commands`);
  });
  const holds = await audit(house);
  const { sent, busy, limited } = house.counts;
  const each = [...tried].map(([attack, times]) => `${times} ${attack}`).join(', ');
  print(
    `${name}: ${sent} commands (${granted} granted, ${busy} told to come again, ${limited} too often): ${each}; ${holds} players hold what they expose`,
  );
}

/** Throws where the ledger has drifted. Returns how many players hold something, which is what the oracle makes of their bets. */
async function audit({ database }: AttackHouse): Promise<number> {
  const counts = await auditOf(database);
  if (Object.values(counts ?? { missing: 1 }).some((count) => count !== 0)) wrong('The ledger is not in order', counts);
  return examineHolds(database);
}
