import { type Game, type GameClosed, namesOf, type OwnTexts } from '@pavilion/api-client/wire';
import { Refusal } from '../../base/index.ts';
import { momentOf } from '../../players/index.ts';
import { isAmong } from '../../server/index.ts';
import { ownTextsOf, type Queryable } from '../../store/index.ts';

/** What this operator's players play in. */
const CURRENCY = 'INR';

/** What is set of all games of a provider, or of one of them (`game`; '' for all): whether they are being maintained, and where and in what they are played. */
export interface GameTerms {
  readonly provider: string;
  readonly game: string;
  readonly maintainedSince: Date | null;
  /** When it is expected to be over; null: nobody knows. */
  readonly maintainedUntil: Date | null;
  /** Why, as players read it. */
  readonly maintainedReason: string | null;
  /** The countries (`IN`) and parts of one (`IN-TG`) that they may not be offered in. */
  readonly notIn: readonly string[];
  /** Null: any. */
  readonly currencies: readonly string[] | null;
}

/** All that is set, of one provider or of every one. */
export async function gameTermsOf(database: Queryable, provider: string | null = null): Promise<readonly GameTerms[]> {
  return database.query(
    `select provider, game, maintained_since as "maintainedSince", maintained_until as "maintainedUntil",
       maintained_reason as "maintainedReason", not_in as "notIn", currencies
     from game_terms where $1::text is null or provider = $1 order by provider, game`,
    [provider],
  );
}

/** Of these games, by where their pages are (`provider/slug`), those that the catalogue has of providers that are on, each with its code. */
export async function gamesThere(database: Queryable, games: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (games.length === 0) return new Map();
  const rows = await database.query(
    `select g.provider || '/' || g.slug as game, g.code from game g join provider p on p.code = g.provider
     where g.provider || '/' || g.slug = any($1::text[]) and p.off_since is null`,
    [games],
  );
  return new Map(rows.map(({ game, code }) => [game, code]));
}

/** Where and when somebody would play. */
export interface Visitor {
  /** ISO 3166: a country (`IN`) or a part of one (`IN-TG`). */
  readonly country: string;
  readonly now: Date;
}

/** Why a visitor can't open a game, by provider and code; undefined where they can. Of several reasons the one that lasts longest. */
export type ClosedOf = (game: Pick<Game, 'provider' | 'code'>) => GameClosed | undefined;

/** The same for all games: as often as there are any, one query. */
export async function closedGames(database: Queryable, visitor: Visitor): Promise<ClosedOf> {
  const terms = await gameTermsOf(database);
  if (terms.length === 0) return () => undefined;
  const texts = terms.some(({ maintainedReason }) => maintainedReason !== null)
    ? await ownTextsOf(database)
    : undefined;
  const closings = new Map(terms.map((one) => [`${one.provider}/${one.game}`, closingOf(one, visitor, texts)]));
  const between = (first: GameClosed | undefined, second: GameClosed | undefined) =>
    first && second ? ([first, second].find(({ code }) => code.startsWith('not-in')) ?? first) : (first ?? second);
  return ({ provider, code }) => between(closings.get(`${provider}/`), closings.get(`${provider}/${code}`));
}

function closingOf(terms: GameTerms, { country, now }: Visitor, texts: OwnTexts | undefined): GameClosed | undefined {
  const { game, notIn, currencies, maintainedSince, maintainedUntil, maintainedReason } = terms;
  if (isAmong(notIn, country)) return { code: 'not-in-country' };
  if (currencies && !currencies.includes(CURRENCY)) return { code: 'not-in-currency' };
  if (maintainedSince === null) return undefined;
  const code = game === '' ? 'provider-maintenance' : 'game-maintenance';
  return {
    // What was expected has passed: nobody knows any more.
    ...(maintainedUntil !== null && maintainedUntil > now
      ? { code, until: maintainedUntil }
      : { code: `${code}-open` }),
    ...(maintainedReason === null ? {} : { reason: maintainedReason, ...namesOf({ reason: maintainedReason }, texts) }),
  };
}

/** The refusal to open a game that is closed, by the name that `closed` has. */
export function closedRefusal(
  { name, providerName }: Pick<Game, 'name' | 'providerName'>,
  { code, until }: GameClosed,
): Refusal {
  const end = until ? ` until ${momentOf(until)} IST` : '';
  const sentence: Readonly<Record<string, string>> = {
    'not-in-country': `${name} is not available in your location.`,
    'not-in-currency': `${name} is not available in ${CURRENCY}.`,
    'provider-maintenance': `All ${providerName} games are under maintenance${end}.`,
    'game-maintenance': `${name} is under maintenance${end}.`,
  };
  return new Refusal(409, sentence[code.replace(/-open$/, '')] ?? `${name} can’t be opened right now.`, 'gameCode');
}
