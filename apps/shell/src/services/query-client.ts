import { ApiError, isTransient } from '@pavilion/api-client';
import type { Telemetry } from '@pavilion/contract';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

/** The one cache of what the operator said. Reads are tried again only where the operator may not have heard them. */
export function createQueryClient(telemetry: Telemetry): QueryClient {
  const report = (error: Error) => {
    if (!(error instanceof ApiError)) telemetry.error(error);
    else if (['refused', 'limited', 'unauthorised'].includes(error.kind)) {
      // The operator said no, which is an answer.
      telemetry.event('call refused', { call: error.call, kind: error.kind });
    } else if (error.kind !== 'aborted') telemetry.error(error, { call: error.call, kind: error.kind });
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: report }),
    mutationCache: new MutationCache({ onError: report }),
    defaultOptions: {
      queries: { retry: (failures, error) => failures < 1 && isTransient(error), staleTime: 30_000, gcTime: 600_000 },
      mutations: { retry: false },
    },
  });
}
