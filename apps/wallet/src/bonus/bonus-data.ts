import { bonusesQuery, bonusPartsQuery, bonusStatsQuery, limitsQuery } from '@pavilion/api-client';
import type { PageData } from '@pavilion/contract';

/** What `/bonus` asks for first. */
export const bonusData: PageData = ({ api }, _place, queries) => {
  void queries.prefetchQuery(bonusesQuery(api));
  void queries.prefetchQuery(limitsQuery(api));
  void queries.prefetchQuery(bonusStatsQuery(api));
};

/** What `/bonus/:id` asks for first: the bonus, whether another one is active, and how the player stands. */
export const oneBonusData: PageData = ({ api }, { params }, queries) => {
  void queries.prefetchQuery(bonusPartsQuery(api, params.id ?? ''));
  void queries.prefetchQuery(bonusesQuery(api));
  void queries.prefetchQuery(limitsQuery(api));
};
