import type { AppDetails, organisationCalls } from '@pavilion/api-client/wire';
import type { Clock } from '../base/index.ts';
import type { CallContext, Handlers, HostedOrganisation } from '../server/index.ts';
import type { Database, Queryable } from '../store/index.ts';
import { announcementsOf, toldAnnouncement } from './announcements.ts';
import { bannersOf, gamesIn, type Subjects, toldBanner } from './banners.ts';
import { detailsOf, toldDetails } from './details.ts';

interface OrganisationServices {
  readonly database: Database;
  readonly clock: Clock;
  /** What banners may be about for who asks from somewhere; `games` are those that they name. */
  readonly subjects: (visitor: Pick<CallContext, 'country'>, games: readonly string[]) => Promise<Subjects>;
}

/** An organisation's details as they are told who asks from somewhere. */
export async function detailsFor(
  database: Pick<Queryable, 'query'>,
  organisation: HostedOrganisation,
  country: string,
): Promise<AppDetails> {
  const details = toldDetails(await detailsOf(database, organisation.code));
  return organisation.operatesIn(country) ? details : { ...details, AVAILABLE: false };
}

/** The calls that say who the organisation is whose site is asked. */
export function organisationHandlers({
  database,
  clock,
  subjects,
}: OrganisationServices): Handlers<typeof organisationCalls> {
  return {
    getAppDetails: async (_, { organisation, country }) => ({
      data: await detailsFor(database, organisation, country),
    }),
    async getBanners(_, { organisation, country }) {
      const kept = await bannersOf(database, organisation.code);
      const available = await subjects({ country }, gamesIn(kept));
      return { data: { banners: kept.flatMap((banner) => toldBanner(banner, available, clock()) ?? []) } };
    },
    announcements: async (_, { organisation }) => ({
      data: (await announcementsOf(database, organisation.code)).map(toldAnnouncement),
    }),
  };
}
