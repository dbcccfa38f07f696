import { type Paise, paise } from '@pavilion/money';
import { Refusal } from '../../base/index.ts';
import type { Queryable, Transaction } from '../../store/index.ts';

/** What providers' cards say of them. */
export async function providerTexts(database: Queryable): Promise<readonly string[]> {
  const rows = await database.query('select quotes from provider order by position');
  return rows.map(({ quotes }) => quotes);
}

/** A provider of games, as the desk sees it. */
export interface DeskProvider {
  readonly code: string;
  readonly name: string;
  readonly games: number;
  /** Since when nothing of theirs is opened or bet on; null: they are on. */
  readonly offSince: Date | null;
}

/** Every provider, in the organisation's order. */
export const providersAtDesk = (database: Queryable): Promise<DeskProvider[]> =>
  database.query(
    `select p.code, p.name, p.off_since as "offSince", count(g.code) as games
     from provider p left join game g on g.provider = p.code group by p.code order by p.position`,
  );

/** A provider by its code; throws a `Refusal` where there is none. */
export async function providerNamed(
  database: Queryable,
  code: string,
  lock: '' | 'for no key update' = '',
): Promise<Pick<DeskProvider, 'code' | 'name' | 'offSince'>> {
  const [provider] = await database.query(
    `select code, name, off_since as "offSince" from provider where code = $1 ${lock}`,
    [code],
  );
  if (!provider) throw new Refusal(404, 'This provider was not found.', 'provider');
  return provider;
}

/**
 * Switches a provider off or on. Off, their games are not listed nor opened, and no bet is taken in those that are open; wins and
 * rollbacks are. Throws a `Refusal` where they are so already.
 */
export async function switchProvider(tx: Transaction, code: string, isOn: boolean, now: Date): Promise<void> {
  const { name, offSince } = await providerNamed(tx, code, 'for no key update');
  if ((offSince === null) === isOn) throw new Refusal(409, `${name} is ${isOn ? 'on' : 'off'} already.`, 'on');
  await tx.query('update provider set off_since = $2 where code = $1', [code, isOn ? null : now]);
}

/** What a player's wins of one round of a provider bring at most at once: a win with which they are more waits at the desk. */
export async function mostWinOf(database: Queryable, code: string): Promise<Paise> {
  const [provider] = await database.query('select most_win as "mostWin" from provider where code = $1', [code]);
  if (!provider) throw new Refusal(404, 'This provider was not found.', 'provider');
  return provider.mostWin;
}

/** It as a person types it. Throws a `Refusal` for what is no amount of whole rupees. */
export function mostWinFrom(text: string): Paise {
  if (!/^\d{1,10}$/.test(text)) throw new Refusal(422, 'Enter whole rupees.', 'rupees');
  return paise(Number(text) * 100);
}

/** Sets it. */
export async function setMostWin(tx: Transaction, code: string, most: Paise): Promise<void> {
  await tx.query('update provider set most_win = $2 where code = $1', [code, most]);
}
