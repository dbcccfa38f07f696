import type { Match } from '@pavilion/api-client/wire';
import { cricket } from './cricket.ts';
import { firstClass } from './first-class.ts';
import type { Played, Rules } from './play.ts';
import { soccer } from './soccer.ts';
import { ENGLAND, INDIA, NATIONS, PLAYERS, SCANDINAVIA, SPAIN, STATES, WOMEN } from './teams.ts';
import { tennis } from './tennis.ts';

export interface Competition {
  readonly sportId: Match['sportId'];
  readonly name: string;
  readonly teams: readonly string[];
  /** Who meets in its first match, where the front page speaks of it. */
  readonly firstMatch?: readonly [home: string, away: string];
  /** How many of its matches there are at any time, and how many of those are in play at the start. */
  readonly matches: number;
  readonly inPlay: number;
  readonly rules: Rules<Played>;
  readonly hasDraw: boolean;
  /** How much is offered and matched, against an ordinary match's 1. */
  readonly liquidity: number;
  readonly hasTv: boolean;
  readonly hasBookmaker: boolean;
  readonly fancy: number;
}

const any = <P extends Played>(rules: Rules<P>) => rules as unknown as Rules<Played>;
const twenty = any(cricket({ overs: 20, par: 166, wicketChance: 0.052 }));
const fifty = any(cricket({ overs: 50, par: 240, wicketChance: 0.024 }));

/** Everything that is on: invented fixtures between sides named for a place, and invented tennis players. */
export const competitions: readonly Competition[] = [
  {
    sportId: '4',
    name: 'T20 Internationals',
    teams: NATIONS,
    firstMatch: ['India', 'Australia'],
    matches: 4,
    inPlay: 2,
    rules: twenty,
    hasDraw: false,
    liquidity: 9,
    hasTv: true,
    hasBookmaker: true,
    fancy: 42,
  },
  {
    sportId: '4',
    name: 'Test matches',
    teams: NATIONS,
    matches: 2,
    inPlay: 1,
    rules: any(firstClass(5)),
    hasDraw: true,
    liquidity: 5,
    hasTv: true,
    hasBookmaker: true,
    fancy: 18,
  },
  {
    sportId: '4',
    name: 'Women’s ODIs',
    teams: NATIONS.map((nation) => `${nation} Women`),
    matches: 2,
    inPlay: 0,
    rules: fifty,
    hasDraw: false,
    liquidity: 2.5,
    hasTv: true,
    hasBookmaker: true,
    fancy: 24,
  },
  {
    sportId: '4',
    name: 'Syed Mushtaq Ali Trophy',
    teams: STATES,
    matches: 6,
    inPlay: 2,
    rules: twenty,
    hasDraw: false,
    liquidity: 1.2,
    hasTv: false,
    hasBookmaker: true,
    fancy: 16,
  },
  {
    sportId: '4',
    name: 'Ranji Trophy',
    teams: STATES,
    matches: 4,
    inPlay: 1,
    rules: any(firstClass(4)),
    hasDraw: true,
    liquidity: 0.4,
    hasTv: false,
    hasBookmaker: false,
    fancy: 6,
  },
  {
    sportId: '1',
    name: 'Premier League',
    teams: ENGLAND,
    matches: 6,
    inPlay: 2,
    rules: any(soccer),
    hasDraw: true,
    liquidity: 7,
    hasTv: true,
    hasBookmaker: true,
    fancy: 0,
  },
  {
    sportId: '1',
    name: 'Indian Super League',
    teams: INDIA,
    matches: 6,
    inPlay: 2,
    rules: any(soccer),
    hasDraw: true,
    liquidity: 2,
    hasTv: true,
    hasBookmaker: true,
    fancy: 0,
  },
  {
    sportId: '1',
    name: 'La Liga',
    teams: SPAIN,
    matches: 8,
    inPlay: 2,
    rules: any(soccer),
    hasDraw: true,
    liquidity: 3,
    hasTv: false,
    hasBookmaker: false,
    fancy: 0,
  },
  {
    sportId: '1',
    name: 'Nordic Cup',
    teams: SCANDINAVIA,
    matches: 4,
    inPlay: 1,
    rules: any(soccer),
    hasDraw: true,
    liquidity: 0.5,
    hasTv: false,
    hasBookmaker: false,
    fancy: 0,
  },
  {
    sportId: '2',
    name: 'Pune Open',
    teams: PLAYERS,
    matches: 8,
    inPlay: 3,
    rules: any(tennis),
    hasDraw: false,
    liquidity: 2,
    hasTv: true,
    hasBookmaker: false,
    fancy: 0,
  },
  {
    sportId: '2',
    name: 'Pune Open, women',
    teams: WOMEN,
    matches: 6,
    inPlay: 2,
    rules: any(tennis),
    hasDraw: false,
    liquidity: 1.4,
    hasTv: true,
    hasBookmaker: false,
    fancy: 0,
  },
  {
    sportId: '2',
    name: 'Lisbon Challenger',
    teams: PLAYERS,
    matches: 6,
    inPlay: 1,
    rules: any(tennis),
    hasDraw: false,
    liquidity: 0.6,
    hasTv: false,
    hasBookmaker: false,
    fancy: 0,
  },
];
