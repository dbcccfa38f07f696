import { SPORT_IDS, type Sport } from '@pavilion/api-client';
import { paths } from '@pavilion/contract';

/** What one exchange list holds: a sport, or everything in play (spec §3, sport categories). */
export type ListName = Sport | 'inplay';

/** The lists in the order of their tabs, each with the path that the spec gives it. */
export const lists = [
  { name: 'inplay', path: paths.exchange('inplay'), icon: 'inplay' },
  { name: 'cricket', path: paths.exchange('Cricket'), icon: 'cricket' },
  { name: 'soccer', path: paths.exchange('Soccer'), icon: 'soccer' },
  { name: 'tennis', path: paths.exchange('Tennis'), icon: 'tennis' },
] as const;

/** The list that `/exchange/{gameId}` names, or null where it names a match. `/exchange/cricket` is understood too. */
export function listOf(gameId: string): ListName | null {
  const wanted = gameId.toLowerCase();
  return lists.find(({ name }) => name === wanted)?.name ?? null;
}

export function sportOf(sportId: string): Sport {
  return sportId === SPORT_IDS.cricket ? 'cricket' : sportId === SPORT_IDS.soccer ? 'soccer' : 'tennis';
}
