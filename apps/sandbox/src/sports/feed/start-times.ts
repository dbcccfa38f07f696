import { DAY, HOUR, istDay, MINUTE, type Random, startOfIstDay } from '../../base/index.ts';
import type { Competition } from './fixtures.ts';

/** How many matches a competition has, and how many of those are in play at the start. */
export type Size = Pick<Competition, 'matches' | 'inPlay'>;

/** A match as far as it matters to when others begin. */
interface ScheduledMatch {
  readonly competition: Competition;
  readonly startsAt: number;
  readonly endedAt: number | null;
  /** Null before the start. */
  readonly play: object | null;
}

const quarter = (at: number) => Math.ceil(at / (15 * MINUTE)) * 15 * MINUTE;

/** When the `index`th match to come begins: the first ones in the next hours, the others tomorrow. */
export function upcomingStart(
  now: number,
  pace: number,
  index: number,
  { matches, inPlay }: Size,
  random: Random,
): number {
  const soon = Math.ceil((matches - inPlay) * 0.6);
  if (index >= soon) return tomorrow(now, random);
  return quarter(now + ((index + random.next()) * 5 * HOUR) / soon / Math.sqrt(pace) + 5 * MINUTE);
}

/** A full quarter of tomorrow between 10:00 and 22:00 in India. */
function tomorrow(now: number, random: Random): number {
  return startOfIstDay(istDay(new Date(now + DAY))).getTime() + 10 * HOUR + random.int(0, 48) * 15 * MINUTE;
}

/** Where nothing of a sport is in play the next match begins at once; where little is coming up, in the next hours; else tomorrow. */
export function replacementStart(
  matches: readonly ScheduledMatch[],
  { sportId }: Competition,
  now: number,
  pace: number,
  random: Random,
): number {
  const ofSport = matches.filter(({ competition, endedAt }) => competition.sportId === sportId && endedAt === null);
  const inPlay = ofSport.filter(({ play }) => play !== null).length;
  if (inPlay < 3) return Math.ceil((now + random.int(1, 4) * MINUTE) / MINUTE) * MINUTE;
  const within = (4 * HOUR) / pace;
  const near = ofSport.filter(({ play, startsAt }) => play === null && startsAt - now < within).length;
  return near < 6 ? quarter(now + random.next() * within) : tomorrow(now, random);
}
