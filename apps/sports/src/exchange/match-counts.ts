import { matchCountsQuery } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type ListName, sportOf } from './lists.ts';

/** How many matches each list has; a list is missing until the operator has answered. */
export type MatchCounts = Readonly<Partial<Record<ListName, number>>>;

const none: MatchCounts = {};

/** The counts beside the sports, asked for again when `list`, the list on the screen, becomes another one. */
export function useMatchCounts(list: readonly unknown[] | null): MatchCounts {
  const { api } = useShell();
  const query = matchCountsQuery(api);
  const client = useQueryClient();
  const { queryKey } = query;
  const [root] = queryKey;
  const before = useRef(list);
  useEffect(() => {
    if (before.current && before.current !== list) void client.invalidateQueries({ queryKey: [root] });
    before.current = list;
  }, [client, root, list]);
  return useQuery({ ...query, select: countsOf }).data ?? none;
}

function countsOf(sports: readonly { sportId: '4' | '1' | '2'; total: number; inPlay: number }[]): MatchCounts {
  return {
    ...Object.fromEntries(sports.map(({ sportId, total }) => [sportOf(sportId), total])),
    inplay: sports.reduce((sum, { inPlay }) => sum + inPlay, 0),
  };
}
