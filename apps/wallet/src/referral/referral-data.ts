import {
  limitsQuery,
  referralChildrenQuery,
  referralCommissionQuery,
  referralSourcesQuery,
  referralStatsQuery,
} from '@pavilion/api-client';
import type { PageData } from '@pavilion/contract';

/** How many days the statistics begin with: eight weeks. */
export const WEEKS_8 = 56;

/** What `/referral` asks for first. */
export const referralData: PageData = ({ api }, _place, queries) => {
  void queries.prefetchQuery(limitsQuery(api));
  void queries.prefetchQuery(referralSourcesQuery(api));
  void queries.prefetchQuery(referralStatsQuery(api, WEEKS_8));
  void queries.prefetchInfiniteQuery(referralChildrenQuery(api));
  void queries.prefetchInfiniteQuery(referralCommissionQuery(api));
};
