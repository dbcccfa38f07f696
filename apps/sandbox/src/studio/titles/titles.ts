import type { Paise } from '@pavilion/money';
import type { Queryable, Transaction } from '../../store/index.ts';

/** What is behind a game's tile. */
export interface Title {
  /** The operator's code of the game. */
  readonly game: string;
  readonly provider: string;
  /** What it is called on its tile. */
  readonly name: string;
  /** Which rules it plays by: `mines`, `slot`. */
  readonly engine: string;
  /** Which of the engine's models, where it has several. */
  readonly model: string | null;
  /** Of one bet, paise. */
  readonly leastStake: Paise;
  readonly mostStake: Paise;
  /** What one round brings at most, paise. */
  readonly mostWin: Paise;
}

/** A game's title; undefined where the studio has none. */
export async function titleOf(database: Queryable, game: string): Promise<Title | undefined> {
  const [title] = await database.query(
    `select game, provider, name, engine, model, least_stake as "leastStake", most_stake as "mostStake", most_win as "mostWin"
     from studio_title where game = $1`,
    [game],
  );
  return title;
}

/** The titles that are played by one of these engines, by their games' codes. */
export async function titlesOf(database: Queryable, engines: readonly string[]): Promise<readonly Title[]> {
  return database.query(
    `select game, provider, name, engine, model, least_stake as "leastStake", most_stake as "mostStake", most_win as "mostWin"
     from studio_title where engine = any($1::text[]) order by game`,
    [engines],
  );
}

/** Puts titles in, in place of those of the same games. */
export async function fillTitles(tx: Transaction, titles: readonly Title[]): Promise<void> {
  await tx.query(
    `insert into studio_title (game, provider, name, engine, model, least_stake, most_stake, most_win)
     select * from jsonb_to_recordset($1::text::jsonb) as t (game text, provider text, name text, engine text, model text,
       "leastStake" bigint, "mostStake" bigint, "mostWin" bigint)
     on conflict (game) do update set provider = excluded.provider, name = excluded.name, engine = excluded.engine, model = excluded.model,
       least_stake = excluded.least_stake, most_stake = excluded.most_stake, most_win = excluded.most_win`,
    [JSON.stringify(titles)],
  );
}
