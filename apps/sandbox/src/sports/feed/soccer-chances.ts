import type { Chances } from './play.ts';
import { bookedAfter, redChance } from './soccer-story.ts';

/** How a match stands, with what may become of it. */
interface Stand {
  /** Home's goals less away's. */
  readonly lead: number;
  /** The chance of a goal of home's and of away's in a minute, with so many more of each sent off. */
  readonly goals: (off: readonly [number, number]) => readonly [home: number, away: number];
  /** How many of each side are booked; null where no cards are shown. */
  readonly booked: readonly [number, number] | null;
  /** How many minutes are still to be played: each of these as likely as the others. */
  readonly minutes: readonly number[];
}

/** Leads are told apart up to so many goals from the one that stands now: no match is further. */
const FURTHEST = 12;
/** How many more of a side may be sent off, none included; a third is as good as never. */
const SENT_OFF = [0, 1, 2] as const;

/** What may stand with so many more sent off: the chance of each lead, counted from `FURTHEST` behind the one that stands now. */
interface Course {
  readonly off: readonly [home: number, away: number];
  readonly goals: readonly [home: number, away: number];
  leads: Float64Array;
}

/** The chances of a result, minute by minute as the match is played: at most one goal in each, and after it the cards. */
export function soccerChances({ lead, goals, booked, minutes }: Stand): Chances {
  const courses = SENT_OFF.flatMap((home) =>
    SENT_OFF.map((away): Course => {
      const off = [home, away] as const;
      return { off, goals: goals(off), leads: new Float64Array(2 * FURTHEST + 1) };
    }),
  );
  const [now] = courses;
  if (now) now.leads[FURTHEST] = 1;
  const chances: [number, number, number] = [0, 0, 0];
  for (let minute = 0; ; minute += 1) {
    const share = minutes.filter((each) => each === minute).length / minutes.length;
    if (share > 0) addResults(chances, courses, lead, share);
    if (minute >= Math.max(...minutes)) return chances;
    for (const course of courses) course.leads = afterMinute(course.leads, course.goals);
    for (const side of booked ? ([0, 1] as const) : []) {
      sendOff(courses, side, redChance(bookedAfter(booked?.[side] ?? 0, minute)));
    }
  }
}

function addResults(chances: [number, number, number], courses: readonly Course[], lead: number, share: number): void {
  for (const { leads } of courses) {
    for (let at = 0; at < leads.length; at += 1) {
      const final = lead + at - FURTHEST;
      chances[final > 0 ? 0 : final === 0 ? 1 : 2] += share * (leads[at] as number);
    }
  }
}

function afterMinute(leads: Float64Array, [home, away]: readonly [number, number]): Float64Array {
  const next = new Float64Array(leads.length);
  const end = leads.length - 1;
  for (let at = 0; at <= end; at += 1) {
    const chance = leads[at] as number;
    const [more, less] = [Math.min(end, at + 1), Math.max(0, at - 1)];
    next[at] = (next[at] as number) + (1 - home - away) * chance;
    next[more] = (next[more] as number) + home * chance;
    next[less] = (next[less] as number) + away * chance;
  }
  return next;
}

/** Moves what a red card makes of each course to the one with a player fewer, from the fewest players up, so that each is moved once. */
function sendOff(courses: readonly Course[], side: 0 | 1, red: number): void {
  const step = side === 0 ? SENT_OFF.length : 1;
  for (let index = courses.length - 1; index >= 0; index -= 1) {
    const [from, to] = [courses[index], courses[index + step]];
    if (!from || !to || from.off[side] + 1 === SENT_OFF.length) continue;
    for (let at = 0; at < from.leads.length; at += 1) {
      const chance = from.leads[at] as number;
      to.leads[at] = (to.leads[at] as number) + red * chance;
      from.leads[at] = (1 - red) * chance;
    }
  }
}
