import { ENGLAND, NATIONS, SCANDINAVIA, SPAIN } from './teams.ts';

/** Surnames of invented players, by where a team is at home. */
const SOUTH_ASIA =
  'Deshmukh Raghavan Bhatt Menon Kulkarni Sandhu Chauhan Pillai Rathore Mehra Shetty Thakur Qureshi Saikia Gokhale Barua Wani';
const OVERSEAS =
  'Lennox Whitlock Harker Ashby Thorne Mercer Draper Halford Ridley Fenwick Rourke Calder Greaves Baptiste Botha Tait Sutton';
const IBERIA =
  'Herrera Ibarra Salcedo Luque Prieto Ortega Serrano Molina Pardo Cuesta Rivas Lozano Tejada Arroyo Galán Nieto Bermejo';
const NORTH =
  'Lindqvist Halvorsen Nyström Solheim Aalto Virtanen Eriksen Dahl Holm Strand Koskinen Ekman Vinter Rask Torp Sande Moen';

const AT_HOME_ELSEWHERE = ['Australia', 'England', 'New Zealand', 'South Africa', 'West Indies'];
const POOLS: readonly (readonly [pool: string, teams: readonly string[]])[] = [
  [OVERSEAS, [...ENGLAND, ...NATIONS.filter((nation) => AT_HOME_ELSEWHERE.includes(nation))]],
  [IBERIA, SPAIN],
  [NORTH, SCANDINAVIA],
];
const INITIALS = 'ARSKTMDJNVHP';
/** How many play for a side. */
const SIDE = 11;

/** The eleven of a team, in the order in which they bat or from the goal to the front: always the same ones. */
export function rosterOf(team: string): readonly string[] {
  const known = rosters.get(team);
  if (known) return known;
  const [pool = SOUTH_ASIA] = POOLS.find(([, teams]) => teams.some((each) => team.startsWith(each))) ?? [];
  const surnames = pool.split(' ');
  const first = [...team].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 9973, 7);
  const roster = Array.from({ length: SIDE }, (_, place) => {
    // Steps of five meet each of the seventeen once.
    const surname = surnames[(first + place * 5) % surnames.length] ?? '';
    return `${INITIALS[(first + place * 7) % INITIALS.length]} ${surname}`;
  });
  rosters.set(team, roster);
  return roster;
}

/** Those that were asked for: there are as many as teams. */
const rosters = new Map<string, readonly string[]>();

/** A player of a team by their place, from 0. */
export const playerOf = (team: string, place: number): string => rosterOf(team)[place % SIDE] ?? '';
