import type { Page } from '@playwright/test';

/** A match as the operator lists it, as far as the specs look at it. */
export interface Match {
  readonly refMatchId: string;
  readonly name: string;
  readonly sportId: string;
  readonly marketId: string;
  readonly inPlay: boolean;
  readonly state: string;
  readonly hasTv: boolean;
  readonly runners: readonly {
    readonly id: string;
    readonly name: string;
    readonly back?: { readonly size: number } | null;
  }[];
}

const SPORTS = { soccer: '1', tennis: '2', cricket: '4' } as const;
export type Sport = keyof typeof SPORTS;

/** The matches as the operator lists them now, of all sports or of one. */
export async function matchesNow(page: Page, sport?: Sport): Promise<readonly Match[]> {
  const answer = await page.request.get('/sports-api/bet/matches', { params: sport ? { sport: SPORTS[sport] } : {} });
  const { data } = (await answer.json()) as { readonly data: { readonly matches: readonly Match[] } };
  return data.matches;
}

/** The matches of a sport that are in play, or to come, in the list's order. */
const matchesOf = async (page: Page, sport: Sport, inPlay: boolean): Promise<readonly Match[]> =>
  (await matchesNow(page, sport)).filter((match) => match.inPlay === inPlay);

/** A match of the sport that takes bets, in play or to come; with pictures where there is such a one. */
export async function openMatchOf(page: Page, sport: Sport, inPlay = true): Promise<Match> {
  const listed = await matchesOf(page, sport, inPlay);
  const open = listed.filter(({ state }) => state === 'open');
  const match = open.find(({ hasTv }) => hasTv) ?? open[0] ?? listed[0];
  if (!match) throw new Error(`No match of ${sport} is ${inPlay ? 'in play' : 'to come'}`);
  return match;
}

/**
 * A match of tennis that begins last of all: its prices stand still for the minutes of a test. `nth` from the end, or the first one before
 * it of which a runner can be backed with so many rupees.
 */
export async function quietMatch(page: Page, nth = 1, size = 0): Promise<Match> {
  const listed = (await matchesOf(page, 'tennis', false)).toReversed().slice(nth - 1);
  const match = listed.find(({ runners }) => size === 0 || runners.some(({ back }) => (back?.size ?? 0) >= size));
  if (!match) throw new Error('No match of tennis is to come');
  return match;
}
