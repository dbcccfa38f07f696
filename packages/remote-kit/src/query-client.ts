import { ApiError, type ApiErrorKind } from '@pavilion/api-client';
import type { Telemetry } from '@pavilion/contract';
import { MutationCache, onlineManager, QueryCache, type QueryClient } from '@tanstack/react-query';
import { GatheringQueryClient } from './gathering-query-client.ts';
import { setOnline } from './network.ts';

/** Failures without an answer. */
const NO_ANSWER: readonly ApiErrorKind[] = ['network', 'timeout', 'aborted'];

/**
 * The one cache of what the operator said. It tries nothing again: the API client does, where that is safe. What a mutation
 * `invalidates` is read again once it has ended; what of it is on a page at once, the rest when it is looked at. `isConnected`: whether
 * a socket is open.
 */
export function createQueryClient(telemetry: Telemetry, isConnected: () => boolean = () => false): QueryClient {
  followNetwork();
  const noteAnswer = () => setOnline(true);
  const report = (error: Error) => {
    if (error instanceof ApiError && !NO_ANSWER.includes(error.kind)) noteAnswer();
    else if (isUnreachable(error) && !isConnected()) setOnline(false);
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

/**
 * What the browser reports of the network is a hint: VPNs and virtual adapters report none over one that works. So no request waits for it
 * (`offlineFirst`, without retries), and its report that there is none counts once a request has no answer either.
 */
const followNetwork = () =>
  onlineManager.setEventListener(() => {
    const back = () => setOnline(true);
    globalThis.addEventListener?.('online', back);
    return () => globalThis.removeEventListener?.('online', back);
  });

const isUnreachable = (error: Error) =>
  error instanceof ApiError && error.kind === 'network' && navigator.onLine === false;
