import type { AppDetails } from '@pavilion/api-client/wire';
import type { Transaction } from '../store/index.ts';

/** What the home page shows in turn. */
interface NewBanner {
  readonly title: string;
  readonly body: string;
  readonly imgUrl: string;
  readonly action: string;
  readonly href: string;
  readonly live: string | null;
}

/** What an organisation begins with. */
interface Beginning {
  readonly details: AppDetails;
  readonly banners: readonly NewBanner[];
  readonly announcements: readonly string[];
}

/** Fills in what the organisation has not got yet: what is there stays as it is. */
export async function beginOrganisation(
  tx: Transaction,
  { details, banners, announcements }: Beginning,
): Promise<void> {
  for (const [key, value] of Object.entries(details)) {
    await tx.query('insert into app_detail (key, value) values ($1, $2::text::jsonb) on conflict do nothing', [
      key,
      JSON.stringify(value),
    ]);
  }
  if ((await tx.query('select 1 from banner limit 1')).length === 0) {
    for (const [index, { title, body, imgUrl, action, href, live }] of banners.entries()) {
      await tx.query(
        'insert into banner (position, title, body, img_url, action, href, live) values ($1, $2, $3, $4, $5, $6, $7)',
        [index + 1, title, body, imgUrl, action, href, live],
      );
    }
  }
  if ((await tx.query('select 1 from announcement limit 1')).length === 0) {
    for (const [index, content] of announcements.entries()) {
      await tx.query('insert into announcement (position, content) values ($1, $2)', [index + 1, content]);
    }
  }
}
