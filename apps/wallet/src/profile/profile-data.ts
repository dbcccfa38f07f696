import { limitsQuery, notificationSettingsQuery, profileQuery, sessionsQuery } from '@pavilion/api-client';
import type { PageData } from '@pavilion/contract';

/** What `/profile` asks for first. */
export const profileData: PageData = ({ api }, _, queries) => {
  void queries.prefetchQuery(profileQuery(api));
  void queries.prefetchQuery(limitsQuery(api));
  void queries.prefetchQuery(sessionsQuery(api));
  void queries.prefetchQuery(notificationSettingsQuery(api));
};
