import {
  type AppDetails,
  appDetails,
  type OrganisationStatus,
  type organisationCalls,
  organisationStatuses,
} from '@pavilion/api-client/wire';
import * as z from 'zod/mini';
import type { Handlers } from '../server/index.ts';
import { type Database, onlyRow, type Queryable } from '../store/index.ts';

/** The calls that say who the organisation is. */
export function organisationHandlers(database: Database): Handlers<typeof organisationCalls> {
  return {
    getAppDetails: async () => ({ data: await detailsOf(database) }),
    async getBanners() {
      const banners = await database.query(
        `select position as "order", title, body as text, img_url as "imgUrl", action, href, live from banner order by position, id`,
      );
      return {
        data: { banners: banners.map(({ live, ...banner }) => (live === null ? banner : { ...banner, live })) },
      };
    },
    announcements: async () => ({
      data: await database.query('select content from announcement order by position, id'),
    }),
  };
}

/** What the organisation is called, looks like and links to. */
export async function detailsOf(database: Queryable): Promise<AppDetails> {
  const rows = await database.query('select key, value from app_detail');
  return z.decode(appDetails, Object.fromEntries(rows.map(({ key, value }) => [key, value])) as AppDetails);
}

/** 0: a number is verified before it may register (spec §9). */
export async function otpFlagOf(database: Pick<Queryable, 'query'>): Promise<number> {
  const rows = await database.query(`select value from app_detail where key = 'OTP_FLAG'`);
  return Number(onlyRow(rows, 'OTP_FLAG').value);
}

/** Whether the organisation is live, or what it is instead (spec §3). */
export async function brandStatusOf(database: Pick<Queryable, 'query'>): Promise<OrganisationStatus> {
  const rows = await database.query(`select value from app_detail where key = 'BRAND_STATUS'`);
  const status = String(onlyRow(rows, 'BRAND_STATUS').value).toLowerCase();
  return organisationStatuses.find((known) => known === status) ?? 'maintenance';
}
