import type { Paise } from '@pavilion/money';
import type { Transaction } from '../../store/index.ts';

/** A provider as the catalogue keeps it. */
interface ProviderRow {
  readonly code: string;
  readonly name: string;
  readonly lobby: string;
  readonly position: number;
  readonly quotes: string | null;
}

/** A game as the catalogue keeps it; stakes in paise. */
export interface GameRow {
  readonly code: string;
  readonly provider: string;
  readonly position: number;
  readonly name: string;
  readonly slug: string;
  readonly category: string;
  readonly motif: string;
  readonly badge: 'new' | 'popular' | 'jackpot' | null;
  readonly rtp: number;
  readonly volatility: 'low' | 'medium' | 'high';
  readonly min_stake: Paise;
  readonly max_stake: Paise;
  /** What one bet may cost in all that lies on several spots, each with `max_stake` at most; null where a bet lies in one place. */
  readonly max_bet: Paise | null;
  /** The path on the games' origin that it opens at, without its code. */
  readonly launch: 'game' | 'play';
  /** Since when it is in the catalogue: `2026-11-21`. */
  readonly added_on: string;
}

/** A game in a category, and where in it. */
export interface Membership {
  readonly category: string;
  readonly game: string;
  readonly position: number;
}

/** What can be played, all of it. */
interface Catalogue {
  readonly providers: readonly ProviderRow[];
  readonly games: readonly GameRow[];
  readonly memberships: readonly Membership[];
}

/** Puts a catalogue in place of the one there is. */
export async function fillCatalogue(tx: Transaction, { providers, games, memberships }: Catalogue): Promise<void> {
  await tx.query(
    `insert into provider (code, name, lobby, position, quotes)
     select * from jsonb_to_recordset($1::text::jsonb) as p (code text, name text, lobby text, position int, quotes text)
     on conflict (code) do update set name = excluded.name, lobby = excluded.lobby, position = excluded.position, quotes = excluded.quotes`,
    [JSON.stringify(providers)],
  );
  await tx.script('delete from game_category; delete from game;');
  for (const part of partsOf(games)) await insertGames(tx, part);
  for (const part of partsOf(memberships)) await insertMemberships(tx, part);
}

/** How many rows go into the database at once. */
const ROWS = 5000;

const partsOf = <Row>(rows: readonly Row[]): readonly (readonly Row[])[] =>
  Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, part) => rows.slice(part * ROWS, (part + 1) * ROWS));

async function insertGames(tx: Transaction, games: readonly GameRow[]): Promise<void> {
  await tx.query(
    `insert into game (code, provider, position, name, slug, category, motif, badge, rtp, volatility, min_stake, max_stake, max_bet, launch, added_on)
     select * from jsonb_to_recordset($1::text::jsonb) as g (code text, provider text, position int, name text, slug text,
       category text, motif text, badge text, rtp numeric, volatility text, min_stake bigint, max_stake bigint, max_bet bigint, launch text, added_on date)`,
    [JSON.stringify(games)],
  );
}

async function insertMemberships(tx: Transaction, memberships: readonly Membership[]): Promise<void> {
  await tx.query(
    `insert into game_category (category, game, position)
     select * from jsonb_to_recordset($1::text::jsonb) as c (category text, game text, position int)`,
    [JSON.stringify(memberships)],
  );
}
