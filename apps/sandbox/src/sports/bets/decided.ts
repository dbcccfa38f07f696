import type { Queryable } from '../../store/index.ts';
import type { Feed } from '../feed/feed.ts';
import type { Decided } from '../markets/decided.ts';

/** Of these markets those that are decided. */
export async function decidedAmong(database: Queryable, ids: readonly string[]): Promise<Decided> {
  const rows = await database.query(
    'select id, outcome from market where id = any($1::text[]) and outcome is not null',
    [ids],
  );
  return new Map(rows.map(({ id, outcome }) => [id, outcome]));
}

/** What is decided of the matches that the feed shows, as of the last look. */
export interface DecidedMarkets {
  /** The same object until a look finds something else. */
  known(): Decided;
  look(): Promise<void>;
}

export function createDecidedMarkets(database: Queryable, feed: Pick<Feed, 'world'>): DecidedMarkets {
  let known: Decided = new Map();
  return {
    known: () => known,
    async look() {
      const rows = await database.query(
        'select id, outcome from market where match_id = any($1::text[]) and outcome is not null order by id',
        [feed.world().matches.map(({ id }) => id)],
      );
      const isOther = rows.length !== known.size || rows.some(({ id, outcome }) => known.get(id) !== outcome);
      if (isOther) known = new Map(rows.map(({ id, outcome }) => [id, outcome]));
    },
  };
}
