import { appDetails, nameIn } from '@pavilion/api-client/wire';
import { accentStyle } from '@pavilion/shared-ui/accent';
import * as z from 'zod/mini';
import { detailsFor, statusIn } from '../organisation/index.ts';
import { type BrandOf, countryOf, type Organisations, organisationOf } from '../server/index.ts';
import type { Database } from '../store/index.ts';

/** What of a page is its organisation's. */
export const brandsOf =
  (
    { database, organisations }: { readonly database: Database; readonly organisations: Organisations },
    countryHeader: string | undefined,
  ): BrandOf =>
  async (headers) => {
    const organisation = await organisationOf(organisations, headers);
    const details = await detailsFor(database, organisation, countryOf({ headers }, countryHeader));
    const { SEO_TITLE, LOGO_URL: logo, ACCENT: accent = '' } = details;
    return {
      ...{ title: nameIn(SEO_TITLE), logo, accent, style: accentStyle(accent) },
      ...{ details: z.encode(appDetails, details), status: statusIn(details.BRAND_STATUS) },
    };
  };
