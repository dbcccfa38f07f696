import type { Transaction } from '../store/index.ts';
import { addAnnouncement } from './announcements.ts';
import { addBanner, type NewBanner } from './banners.ts';
import { type Details, setDetails } from './details.ts';

/** What an organisation begins with. */
export interface Beginning {
  readonly code: string;
  readonly hosts: readonly string[];
  readonly operatesIn: readonly string[];
  readonly details: Details;
  readonly banners: readonly NewBanner[];
  /** As they are written, and in Hindi. */
  readonly announcements: readonly (readonly [content: string, hi: string | null])[];
}

/** Fills in what the organisation at `position` has not got yet: what is there stays as it is. */
export async function beginOrganisation(
  tx: Transaction,
  position: number,
  { code, hosts, operatesIn, details, banners, announcements }: Beginning,
): Promise<void> {
  await tx.query(
    'insert into organisation (code, position, hosts, operates_in) values ($1, $2, $3, $4) on conflict (code) do nothing',
    [code, position, hosts, operatesIn],
  );
  // Details that are there are the operator's: a translation of ours beside a text of theirs would be wrong.
  if ((await tx.query('select 1 as one from app_detail where organisation = $1 limit 1', [code])).length === 0)
    await setDetails(tx, code, details);
  if ((await tx.query('select 1 as one from banner where organisation = $1 limit 1', [code])).length === 0)
    for (const banner of banners) await addBanner(tx, code, banner);
  if ((await tx.query('select 1 as one from announcement where organisation = $1 limit 1', [code])).length > 0) return;
  // Each is put before the others.
  for (const [content, hi] of announcements.toReversed()) await addAnnouncement(tx, code, { content, hi });
}
