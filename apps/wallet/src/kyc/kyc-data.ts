import { kycQuery, withdrawalsQuery } from '@pavilion/api-client';
import type { PageData } from '@pavilion/contract';

/** What `/kyc` asks for first. */
export const kycData: PageData = ({ api }, _, queries) => {
  void queries.prefetchQuery(kycQuery(api));
  void queries.prefetchInfiniteQuery(withdrawalsQuery(api, { state: 'pending' }));
};
