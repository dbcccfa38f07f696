import type { AppDetails } from '@pavilion/api-client/wire';
import { Refusal } from '../base/index.ts';
import type { Queryable, Transaction } from '../store/index.ts';

/** An announcement as the desk sees it. */
export interface Announcement {
  readonly id: number;
  readonly content: string;
}

/** Sets one of the organisation's details; everybody who is connected is told to read them again. */
export async function setDetail<K extends keyof AppDetails>(
  tx: Transaction,
  key: K,
  value: AppDetails[K],
): Promise<void> {
  await tx.query('update app_detail set value = $2::text::jsonb where key = $1', [key, JSON.stringify(value)]);
  tellEverybody(tx);
}

/** The announcements in their order. */
export const announcementsOf = (database: Queryable): Promise<Announcement[]> =>
  database.query('select id, content from announcement order by position, id');

/** Puts an announcement before the others. */
export async function addAnnouncement(tx: Transaction, content: string): Promise<void> {
  await tx.query(
    'insert into announcement (position, content) values ((select coalesce(min(position), 1) - 1 from announcement), $1)',
    [content],
  );
  tellEverybody(tx);
}

/** Takes an announcement away and returns what it said. */
export async function removeAnnouncement(tx: Transaction, id: number): Promise<string> {
  const [gone] = await tx.query('delete from announcement where id = $1 returning content', [id]);
  if (!gone) throw new Refusal(404, 'There is no such announcement.', 'id');
  tellEverybody(tx);
  return gone.content;
}

const tellEverybody = (tx: Transaction) => tx.notify('organisation', '');
