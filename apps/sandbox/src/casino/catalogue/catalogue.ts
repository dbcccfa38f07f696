import {
  type catalogueCalls,
  gameCategories,
  inLanguages,
  type OwnTexts,
  type TwoLanguages,
} from '@pavilion/api-client/wire';
import { providerHues } from '@pavilion/covers';
import type { Clock } from '../../base/index.ts';
import type { Handlers } from '../../server/index.ts';
import { type Database, ownTextsOf, type Queryable } from '../../store/index.ts';
import { closedGames } from './game-terms.ts';
import { GAME_COLUMNS, sceneAt, tilesFor } from './tile.ts';

/** The calls of the catalogue. */
export function catalogueHandlers({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): Handlers<typeof catalogueCalls> {
  return {
    async getProviders({ lobby }) {
      const providers = await database.query(
        `select p.code, p.name, p.quotes, p.lobby, count(g.code) as games, min(g.code) as first
         from provider p left join game g on g.provider = p.code
         where p.off_since is null and ($1::text is null or p.lobby = $1)
         group by p.code order by p.position`,
        [lobby ?? null],
      );
      const own = await ownTextsOf(database);
      return {
        data: {
          providers: providers.map(({ first, ...provider }) => ({
            ...provider,
            ...inHindi(provider.quotes, own),
            href: provider.lobby === 'slots' ? `/slots?provider=${provider.code}` : `/casino/${provider.code}`,
            hues: [...providerHues(provider.code)],
            imgUrl: first === null ? '' : sceneAt(first),
          })),
        },
      };
    },

    async getGames({ provider, category, slug, limit }, { country }) {
      const closedOf = await closedGames(database, { country, now: clock() });
      const tileOf = tilesFor(closedOf);
      const games = await database.query(
        `select ${GAME_COLUMNS}, count(*) over () as total
         from game g join provider p on p.code = g.provider left join game_category c on c.game = g.code and c.category = $2
           left join game_played r on r.game = g.code
         where p.off_since is null and ($1::text is null or g.provider = $1) and ($2::text is null or c.game is not null)
           and ($4::text is null or g.slug = $4)
         order by case when $2 = 'newgames' then g.added_on end desc nulls last, coalesce(r.rounds, 0) desc, c.position, p.position, g.position limit $3`,
        [provider ?? null, category ?? null, limit ?? null, slug ?? null],
      );
      return { data: { games: games.map(({ total: _, ...game }) => tileOf(game)), total: games[0]?.total ?? 0 } };
    },

    async getCategories() {
      const counts = await database.query(
        `select c.category, count(*) as games
         from game_category c join game g on g.code = c.game join provider p on p.code = g.provider
         where p.off_since is null group by c.category`,
      );
      return {
        data: {
          categories: gameCategories.map((category) => ({
            category,
            games: counts.find((row) => row.category === category)?.games ?? 0,
            imgUrl: `/art/categories/${category}.svg`,
          })),
        },
      };
    },
  };
}

/** What a game's cover is drawn from. */
export async function coverOf(database: Queryable, code: string) {
  const [game] = await database.query('select code, name, provider, motif as category from game where code = $1', [
    code,
  ]);
  return game;
}

/** A provider's blurb in Hindi, where the house has it. */
function inHindi(quotes: string, own: OwnTexts): { named?: { quotes: TwoLanguages } } {
  const named = inLanguages(quotes, own.get(quotes));
  return named ? { named: { quotes: named } } : {};
}
