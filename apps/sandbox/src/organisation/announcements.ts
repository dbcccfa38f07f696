import { type Announcement as Announced, inLanguages } from '@pavilion/api-client/wire';
import { Refusal } from '../base/index.ts';
import type { Queryable, Transaction } from '../store/index.ts';
import { tellEverybody } from './change.ts';

/** An announcement as the desk sees it: as it is written, and in Hindi where that is another text. */
export interface Announcement {
  readonly id: number;
  readonly content: string;
  readonly hi: string | null;
}

/** An organisation's announcements in their order. */
export const announcementsOf = (database: Pick<Queryable, 'query'>, organisation: string): Promise<Announcement[]> =>
  database.query(
    'select id, content, content_hi as hi from announcement where organisation = $1 order by position, id',
    [organisation],
  );

/** One as players are told it. */
export function toldAnnouncement({ content, hi }: Announcement): Announced {
  const named = inLanguages(content, hi);
  return named ? { content, named: { content: named } } : { content };
}

type Texts = Pick<Announcement, 'content' | 'hi'>;

/** Puts an announcement before the organisation's others. */
export async function addAnnouncement(tx: Transaction, organisation: string, { content, hi }: Texts): Promise<void> {
  await tx.query(
    `insert into announcement (organisation, position, content, content_hi)
     values ($1, (select coalesce(min(a.position), 1) - 1 from announcement a where a.organisation = $1), $2, $3)`,
    [organisation, content, hi],
  );
  tellEverybody(tx);
}

/** Has an announcement say something else. Throws a `Refusal` where it is gone. */
export async function changeAnnouncement(
  tx: Transaction,
  organisation: string,
  id: number,
  { content, hi }: Texts,
): Promise<void> {
  const changed = await tx.query(
    'update announcement set content = $3, content_hi = $4 where organisation = $1 and id = $2 returning 1 as one',
    [organisation, id, content, hi],
  );
  if (changed.length === 0) throw gone();
  tellEverybody(tx);
}

/** Takes an announcement away and returns what it said. */
export async function removeAnnouncement(tx: Transaction, organisation: string, id: number): Promise<string> {
  const [removed] = await tx.query('delete from announcement where organisation = $1 and id = $2 returning content', [
    organisation,
    id,
  ]);
  if (!removed) throw gone();
  tellEverybody(tx);
  return removed.content;
}

const gone = () => new Refusal(404, 'This announcement was not found.', 'id');
