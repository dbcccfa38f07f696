import { auraPlays, type Finding, type Play, simulated, slotPlays, spribePlays } from '@pavilion/game-rules/returns';
import type { Campaign } from './campaign.ts';

/** Every way to play that has a stated return. */
const plays: readonly Play[] = [...spribePlays, ...auraPlays, ...slotPlays];

/** What came fewer times than this has no interval worth the name. */
const FEWEST = 30;

/**
 * Plays `count` rounds of each game in each way, and holds what they return against what is stated. An interval misses one mean in a
 * thousand by chance: one that was missed is played again by other draws, and has to hold then.
 */
export const returnsCampaign: Campaign = async ({ count, seed, print }) => {
  let missed = 0;
  let rare = 0;
  for (const [at, play] of plays.entries()) {
    const found = simulated(play, count, seed + at);
    print(textOf(found));
    if (found.hits <= FEWEST) rare += 1;
    if (found.holds || found.hits <= FEWEST) continue;
    missed += 1;
    const again = simulated(play, count, seed + plays.length + at);
    print(`again: ${textOf(again)}`);
    if (!again.holds)
      throw new Error(`${play.name} returns ${percent(again.mean)}, and ${percent(play.returns)} is stated`);
  }
  print(
    `${plays.length} ways to play, ${missed} of them played twice; ${rare} came ${FEWEST} times at most and are too rare to tell: neither held nor missed`,
  );
};

const percent = (part: number) => `${(100 * part).toFixed(3)} %`;

const textOf = ({ name, mean, low, high, returns, holds, hits, largest }: Finding) =>
  `${name}: ${percent(mean)} (${percent(low)} to ${percent(high)}), stated ${percent(returns)}, at most ${largest.toFixed(2)}×: ${outcomeOf(hits, holds)}`;

const outcomeOf = (hits: number, holds: boolean) => {
  if (hits <= FEWEST) return `too rare to tell, came ${hits} ${hits === 1 ? 'time' : 'times'}`;
  return holds ? 'holds' : 'MISSED';
};
