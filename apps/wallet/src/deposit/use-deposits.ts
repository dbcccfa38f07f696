import { type Deposit, depositsQuery, keys } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { distinctById, pagedState, useAccountRefresh, useOperatorWords } from '@pavilion/remote-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { RECENT } from './deposit-data.ts';

/** The player's deposits, newest first, as far as they were asked for; read again as the operator decides. */
export function useDeposits() {
  const query = useInfiniteQuery({ ...depositsQuery(useShell().api, RECENT), select: useOperatorWords() });
  useAccountRefresh(keys.deposits);
  const { data } = query;
  const deposits = useMemo<readonly Deposit[] | undefined>(
    () => data && distinctById(data.pages.flatMap((page) => page.deposits)),
    [data],
  );
  return { query, state: pagedState(query, deposits), deposits };
}
