import {
  type AppDetails,
  appDetails,
  inLanguages,
  nameIn,
  type OrganisationStatus,
  organisationStatuses,
} from '@pavilion/api-client/wire';
import * as z from 'zod/mini';
import { onlyRow, type Queryable, type Transaction } from '../store/index.ts';
import { tellEverybody } from './change.ts';

/** An organisation's details as they are kept: those of the wire that are its own, and what their texts are in Hindi. */
const kept = z.object({
  ...z.omit(appDetails, { AVAILABLE: true, named: true }).shape,
  FOOTER_TEXT_HI: z.optional(z.string()),
  STATUS_REASON_HI: z.optional(z.string()),
});
/** As they stand in the database. */
type Stored = z.input<typeof kept>;
export type Details = z.output<typeof kept>;

/** All details of an organisation. */
export async function detailsOf(database: Pick<Queryable, 'query'>, organisation: string): Promise<Details> {
  const rows = await database.query('select key, value from app_detail where organisation = $1', [organisation]);
  return z.decode(kept, Object.fromEntries(rows.map(({ key, value }) => [key, value])) as Stored);
}

/** What an organisation is called. */
export const nameOf = async (database: Pick<Queryable, 'query'>, organisation: string): Promise<string> =>
  nameIn((await detailsOf(database, organisation)).SEO_TITLE);

/** The same as players are told. */
export function toldDetails({ FOOTER_TEXT_HI, STATUS_REASON_HI, ...details }: Details): AppDetails {
  const footer = inLanguages(details.FOOTER_TEXT, FOOTER_TEXT_HI);
  const reason = inLanguages(details.STATUS_REASON ?? '', STATUS_REASON_HI);
  if (!footer && !reason) return details;
  return {
    ...details,
    named: { ...(footer && { FOOTER_TEXT: footer }), ...(reason && { STATUS_REASON: reason }) },
  };
}

/** Details that become others; one that is undefined is taken away. */
export type DetailChange = { readonly [Key in keyof Details]?: Details[Key] | undefined };

/** Sets some of an organisation's details. Everybody who is connected is told to read them again. */
export async function setDetails(tx: Transaction, organisation: string, changed: DetailChange): Promise<void> {
  for (const [key, value] of Object.entries(changed)) {
    if (value === undefined)
      await tx.query('delete from app_detail where organisation = $1 and key = $2', [organisation, key]);
    else
      await tx.query(
        `insert into app_detail (organisation, key, value) values ($1, $2, $3::text::jsonb)
         on conflict (organisation, key) do update set value = excluded.value`,
        [organisation, key, JSON.stringify(value)],
      );
  }
  tellEverybody(tx);
}

/** 0: a number is verified before it may register (spec §9). */
export async function otpFlagOf(database: Pick<Queryable, 'query'>, organisation: string): Promise<number> {
  const rows = await database.query(`select value from app_detail where organisation = $1 and key = 'OTP_FLAG'`, [
    organisation,
  ]);
  return Number(onlyRow(rows, 'OTP_FLAG').value);
}

/** An organisation by its name, with how it stands. */
export interface NamedStatus {
  readonly code: string;
  readonly name: string;
  readonly status: OrganisationStatus;
}

/** Every organisation with how it stands, the first one first. */
export async function statusesOf(database: Pick<Queryable, 'query'>): Promise<NamedStatus[]> {
  const rows = await database.query(
    `select o.code, t.value as title, s.value as status from organisation o
     join app_detail t on t.organisation = o.code and t.key = 'SEO_TITLE'
     join app_detail s on s.organisation = o.code and s.key = 'BRAND_STATUS' order by o.position`,
  );
  return rows.map(({ code, title, status }) => ({
    ...{ code, name: nameIn(String(title)), status: statusIn(String(status)) },
  }));
}

/** `BRAND_STATUS` in any case; what is no status is maintenance (spec §3). */
export const statusIn = (text: string): OrganisationStatus =>
  organisationStatuses.find((known) => known === text.trim().toLowerCase()) ?? 'maintenance';
