import { bankAccountDetailsQuery, depositQuery, depositsQuery, gatewaysQuery, limitsQuery } from '@pavilion/api-client';
import type { PageData } from '@pavilion/contract';

/** How many deposits stand beside the ways to deposit at first, and come with each press for more. */
export const RECENT = 5;

/** What `/gatewaylist` asks for first. */
export const gatewayListData: PageData = ({ api }, _place, queries) => {
  void queries.prefetchQuery(gatewaysQuery(api));
  void queries.prefetchInfiniteQuery(depositsQuery(api, RECENT));
  void queries.prefetchQuery(limitsQuery(api));
};

/** What `/deposit/:gateway` asks for first: the ways, and the deposit that the address names. */
export const depositData: PageData = ({ api }, { search, params }, queries) => {
  const id = search.get('deposit');
  void queries.prefetchQuery(gatewaysQuery(api));
  if (!id) void queries.prefetchQuery(limitsQuery(api));
  if (id) void queries.prefetchQuery(depositQuery(api, id));
  else if (['imps', 'neft', 'rtgs'].includes(params.gateway ?? '')) {
    void queries.prefetchQuery(bankAccountDetailsQuery(api));
  }
};
