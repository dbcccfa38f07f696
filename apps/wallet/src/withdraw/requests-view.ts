import { type Api, withdrawalStates, withdrawalsQuery } from '@pavilion/api-client';
import type { PageData } from '@pavilion/contract';
import type { UrlCodec } from '@pavilion/remote-kit';

/** Which requests are listed: those in one state, or all. */
export interface RequestsView {
  readonly state: (typeof withdrawalStates)[number] | undefined;
}

/** How they stand in the address: `?state=paid`. */
export const requestsCodec: UrlCodec<RequestsView> = {
  read: (params) => ({ state: withdrawalStates.find((state) => state === params.get('state')) }),
  write(params, { state }) {
    const next = new URLSearchParams(params);
    if (state === undefined) next.delete('state');
    else next.set('state', state);
    return next;
  },
};

/** How many requests come at once. */
export const PAGE_SIZE = 20;

/** What lists them; without a state all of them. */
export const requestsQuery = (api: Api, { state }: RequestsView) =>
  withdrawalsQuery(api, state === undefined ? {} : { state }, PAGE_SIZE);

/** One request by its name, and what could be withdrawn now. */
export const requestQuery = (api: Api, id: string) => withdrawalsQuery(api, { id }, 1);

/** What `/withdrawList` asks for first. */
export const requestsData: PageData = ({ api }, { search }, queries) => {
  const id = search.get('id');
  if (id !== null) void queries.prefetchInfiniteQuery(requestQuery(api, id));
  else void queries.prefetchInfiniteQuery(requestsQuery(api, requestsCodec.read(search)));
};
