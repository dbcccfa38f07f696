import { limitsQuery, playReportQuery } from '@pavilion/api-client';
import type { PageData } from '@pavilion/contract';

/** What the page of limits asks for first. */
export const limitsData: PageData = ({ api }, _, queries) => {
  void queries.prefetchQuery(limitsQuery(api));
  void queries.prefetchQuery(playReportQuery(api, 'week'));
};
