import type { OwnTexts } from '@pavilion/api-client/wire';
import type { Queryable, Transaction } from '../database/database.ts';

/** What the operator calls its own things in Hindi, by the text that it writes. */
export async function ownTextsOf(database: Queryable): Promise<OwnTexts> {
  const rows = await database.query('select text, hi from own_text order by text');
  return new Map(rows.map(({ text, hi }) => [text, hi]));
}

/** Has a text of the operator's be read so in Hindi; empty, as it is written. Returns how it was read before, if otherwise. */
export async function setOwnText(tx: Transaction, text: string, hi: string): Promise<string | null> {
  const [before] = await tx.query('select hi from own_text where text = $1 for update', [text]);
  if (hi === '') await tx.query('delete from own_text where text = $1', [text]);
  else await addOwnTexts(tx, { [text]: hi }, 'over');
  return before?.hi ?? null;
}

/** Adds what texts are read as in Hindi; one that is there already stays as it is, but for `over`. */
export async function addOwnTexts(
  tx: Queryable,
  texts: Readonly<Record<string, string>>,
  which: 'new' | 'over' = 'new',
): Promise<void> {
  await tx.query(
    `insert into own_text (text, hi) select * from unnest($1::text[], $2::text[])
     on conflict (text) do update set hi = case when $3 then excluded.hi else own_text.hi end`,
    [Object.keys(texts), Object.values(texts), which === 'over'],
  );
}
