import { SPORT_IDS, type Sport, sports } from '@pavilion/api-client/wire';
import type { Queryable } from '../../store/index.ts';
import type { WorldMatch } from './world.ts';

/** A match that is over, or may be, with its sport. */
interface MatchSport {
  readonly id: string;
  readonly sport: Sport;
}

/** Of which sport a match of the world is. */
export const sportOf = ({ id, competition }: Pick<WorldMatch, 'id' | 'competition'>): MatchSport[] =>
  sports.filter((sport) => SPORT_IDS[sport] === competition.sportId).map((sport) => ({ id, sport }));

/** Keeps of which sport these matches are; what is kept already stays. */
export async function keepSports(database: Queryable, matches: readonly MatchSport[]): Promise<void> {
  if (matches.length === 0) return;
  await database.query(
    `insert into match_sport (match_id, sport) select id, sport from unnest($1::text[], $2::text[]) as m (id, sport)
     order by id on conflict do nothing`,
    [matches.map(({ id }) => id), matches.map(({ sport }) => sport)],
  );
}

/** The sports of those of these matches that are kept. */
export async function sportsOf(database: Queryable, matches: readonly string[]): Promise<ReadonlyMap<string, Sport>> {
  const rows = await database.query('select match_id as id, sport from match_sport where match_id = any($1::text[])', [
    matches,
  ]);
  return new Map(
    rows.flatMap(({ id, sport: name }) =>
      sports.filter((sport) => sport === name).map((sport) => [id, sport] as const),
    ),
  );
}
