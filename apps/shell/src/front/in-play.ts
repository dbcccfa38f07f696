import { type Match, matchesQuery, SPORT_IDS, type Sport } from '@pavilion/api-client';
import { paths, useShell } from '@pavilion/contract';
import type { IconName } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';

/** How often prices on the front pages are read again while the page is seen, ms. Live prices are the exchange's. */
const REFRESH = 5000;

export function useInPlay() {
  const { api } = useShell();
  return useQuery({ ...matchesQuery(api, 'inplay'), staleTime: 0, refetchInterval: REFRESH });
}

const sportNames = Object.entries(SPORT_IDS) as [Sport, Match['sportId']][];

export function sportOf({ sportId }: Match): Sport {
  return sportNames.find(([, id]) => id === sportId)?.[0] ?? 'cricket';
}

export const sportIcons = { cricket: 'cricket', soccer: 'soccer', tennis: 'tennis' } as const satisfies Record<
  Sport,
  IconName
>;

export const matchPath = (match: Match) => paths.exchange(match.refMatchId);

/** The runner's side of the score: home stands first. A draw has none. */
export function scoreOf(match: Match, column: '1' | 'X' | '2') {
  if (column === 'X') return undefined;
  return match.sides[column === '1' ? 0 : 1];
}
