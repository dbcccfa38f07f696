import { ApiError } from '@pavilion/api-client';
import type { Telemetry } from '@pavilion/contract';
import { MutationCache, onlineManager, QueryCache, type QueryClient } from '@tanstack/react-query';
import { GatheringQueryClient } from './gathering-query-client.ts';

/**
 * The one cache of what the operator said. It tries nothing again: the API client does, where that is safe. What a mutation
 * `invalidates` is read again once it has ended; what of it is on a page at once, the rest when it is looked at.
 */
export function createQueryClient(telemetry: Telemetry): QueryClient {
  // react-query takes itself for online and learns otherwise by an event; a page may be opened without a network.
  if (navigator.onLine === false) onlineManager.setOnline(false);
  const report = (error: Error) => {
    if (!(error instanceof ApiError)) telemetry.error(error);
    else if (['refused', 'limited', 'unauthorised'].includes(error.kind)) {
      // The operator said no, which is an answer.
      telemetry.event('call refused', { call: error.call, kind: error.kind });
    } else if (error.kind !== 'aborted') telemetry.error(error, { call: error.call, kind: error.kind });
  };
  const client: QueryClient = new GatheringQueryClient({
    queryCache: new QueryCache({ onError: report }),
    mutationCache: new MutationCache({
      onError: report,
      onSettled(_data, _error, _variables, _result, { meta }) {
        for (const queryKey of meta?.invalidates ?? []) void client.invalidateQueries({ queryKey });
      },
    }),
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, gcTime: 600_000 },
      mutations: { retry: false },
    },
  });
  return client;
}
