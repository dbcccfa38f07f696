import { gatewaysQuery } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { useOperatorWords } from '@pavilion/remote-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepGateways, readGateways } from './kept-gateways.ts';

/** The ways to deposit, those of this tab's last look at once; what the operator answers is kept for the next, as it came. */
export function useGateways() {
  const { api } = useShell();
  const queries = useQueryClient();
  const query = useQuery({
    ...gatewaysQuery(api),
    initialData: () => readGateways()?.gateways,
    initialDataUpdatedAt: () => readGateways()?.at,
    select: useOperatorWords(),
  });
  const { dataUpdatedAt, isFetchedAfterMount } = query;
  useEffect(() => {
    const gateways = queries.getQueryData(gatewaysQuery(api).queryKey);
    if (gateways && isFetchedAfterMount) keepGateways({ at: dataUpdatedAt, gateways });
  }, [queries, api, dataUpdatedAt, isFetchedAfterMount]);
  return query;
}
