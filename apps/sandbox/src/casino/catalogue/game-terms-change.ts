import { Refusal } from '../../base/index.ts';
import { PLACE } from '../../server/index.ts';
import type { Queryable, Transaction } from '../../store/index.ts';
import type { GameTerms } from './game-terms.ts';
import { providerNamed } from './providers.ts';

/** What terms are set of: a provider's games, all of them or one. */
export interface TermsOf {
  readonly provider: string;
  /** A code; '' for all. */
  readonly game: string;
  /** What they are called: `Aviator of Spribe`, `all games of Spribe`. */
  readonly text: string;
}

/** The game of a provider by its code or name, or all of them where nothing is typed. Throws a `Refusal` where there is none. */
export async function termsSubject(database: Queryable, provider: string, typed: string): Promise<TermsOf> {
  const { code, name } = await providerNamed(database, provider);
  if (typed === '') return { provider: code, game: '', text: `all games of ${name}` };
  const [game] = await database.query(
    `select code, name from game where provider = $1 and $2 in (code, name) order by code <> $2, code limit 1`,
    [code, typed],
  );
  if (!game) throw new Refusal(404, `${name} has no game of this code or name.`, 'game');
  return { provider: code, game: game.code, text: `${game.name} of ${name}` };
}

/** The names of some games of a provider, those that were played most first: what is offered as one is typed. */
export async function gameNamesOf(database: Queryable, provider: string): Promise<readonly string[]> {
  const games = await database.query(
    `select g.name from game g left join game_played r on r.game = g.code
     where g.provider = $1 order by coalesce(r.rounds, 0) desc, g.position limit 200`,
    [provider],
  );
  return games.map(({ name }) => name);
}

type Maintenance = Pick<GameTerms, 'maintainedUntil' | 'maintainedReason'>;

/** Begins to maintain games, or says anew until when and why: nobody opens them, and only rounds that are open take bets. */
export async function beginMaintenance(
  tx: Transaction,
  { provider, game }: TermsOf,
  { maintainedUntil, maintainedReason }: Maintenance,
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into game_terms (provider, game, maintained_since, maintained_until, maintained_reason) values ($1, $2, $3, $4, $5)
     on conflict (provider, game) do update set maintained_since = coalesce(game_terms.maintained_since, excluded.maintained_since),
       maintained_until = excluded.maintained_until, maintained_reason = excluded.maintained_reason`,
    [provider, game, now, maintainedUntil, maintainedReason],
  );
}

/** Ends it. Throws a `Refusal` where it has ended. */
export async function endMaintenance(tx: Transaction, { provider, game, text }: TermsOf): Promise<void> {
  const ended = await tx.query(
    `update game_terms set maintained_since = null, maintained_until = null, maintained_reason = null
     where provider = $1 and game = $2 and maintained_since is not null returning 1`,
    [provider, game],
  );
  if (ended.length === 0) throw new Refusal(409, `${text} is not under maintenance.`);
  await dropEmpty(tx, provider);
}

type Places = Pick<GameTerms, 'notIn' | 'currencies'>;

/** Sets where and in what games may be played. */
export async function setPlaces(
  tx: Transaction,
  { provider, game }: TermsOf,
  { notIn, currencies }: Places,
): Promise<void> {
  await tx.query(
    `insert into game_terms (provider, game, not_in, currencies) values ($1, $2, $3, $4)
     on conflict (provider, game) do update set not_in = excluded.not_in, currencies = excluded.currencies`,
    [provider, game, notIn, currencies],
  );
  await dropEmpty(tx, provider);
}

const dropEmpty = (tx: Transaction, provider: string) =>
  tx.query(
    `delete from game_terms where provider = $1 and maintained_since is null and not_in = '{}' and currencies is null`,
    [provider],
  );

/** How many places or currencies one list has at most. */
const MOST_IN_A_LIST = 60;

/** Countries and parts of them as they are typed, with spaces or commas between. Throws a `Refusal`. */
export const placesFrom = (text: string, field = 'notIn'): readonly string[] =>
  listFrom(text, PLACE, field, 'is no country, as IN, and no part of one, as IN-TG');

/** Currencies in the same way; null where none is typed. */
export function currenciesFrom(text: string): readonly string[] | null {
  const list = listFrom(text, /^[A-Z]{3}$/, 'currencies', 'is no currency, as INR');
  return list.length === 0 ? null : list;
}

function listFrom(text: string, form: RegExp, field: string, wrong: string): readonly string[] {
  const list = [
    ...new Set(
      text
        .toUpperCase()
        .split(/[\s,]+/)
        .filter((one) => one !== ''),
    ),
  ].toSorted();
  const odd = list.find((one) => !form.test(one));
  if (odd !== undefined) throw new Refusal(422, `${odd} ${wrong}.`, field);
  if (list.length > MOST_IN_A_LIST) throw new Refusal(422, `The list may have ${MOST_IN_A_LIST}.`, field);
  return list;
}
