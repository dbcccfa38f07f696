import { ApiError, type ApiErrorKind } from '@pavilion/api-client';
import type { Telemetry } from '@pavilion/contract';
import { MutationCache, onlineManager, QueryCache, type QueryClient } from '@tanstack/react-query';
import { GatheringQueryClient } from './gathering-query-client.ts';

/** Failures that say nothing of the network's state: no answer came. */
const NO_ANSWER: readonly ApiErrorKind[] = ['network', 'timeout', 'aborted'];

/**
 * The one cache of what the operator said. It tries nothing again: the API client does, where that is safe. What a mutation
 * `invalidates` is read again once it has ended; what of it is on a page at once, the rest when it is looked at.
 */
export function createQueryClient(telemetry: Telemetry): QueryClient {
  // Only a hint: VPNs and virtual adapters report no network over one that works. No request waits for it, and any answer corrects it.
  if (navigator.onLine === false) onlineManager.setOnline(false);
  const noteAnswer = () => onlineManager.setOnline(true);
  const report = (error: Error) => {
    if (error instanceof ApiError && !NO_ANSWER.includes(error.kind)) noteAnswer();
    if (!(error instanceof ApiError)) telemetry.error(error);
    else if (['refused', 'limited', 'unauthorised'].includes(error.kind)) {
      // The operator said no, which is an answer.
      telemetry.event('call refused', { call: error.call, kind: error.kind });
    } else if (error.kind !== 'aborted') telemetry.error(error, { call: error.call, kind: error.kind });
  };
  const client: QueryClient = new GatheringQueryClient({
    queryCache: new QueryCache({ onError: report, onSuccess: noteAnswer }),
    mutationCache: new MutationCache({
      onError: report,
      onSuccess: noteAnswer,
      onSettled(_data, _error, _variables, _result, { meta }) {
        for (const queryKey of meta?.invalidates ?? []) void client.invalidateQueries({ queryKey });
      },
    }),
    defaultOptions: {
      queries: { networkMode: 'offlineFirst', retry: false, staleTime: 30_000, gcTime: 600_000 },
      mutations: { networkMode: 'offlineFirst', retry: false },
    },
  });
  return client;
}
