import { type catalogueCalls, type Game, gameCategories } from '@pavilion/api-client/wire';
import { providerHues } from '@pavilion/covers';
import type { Handlers } from '../../server/index.ts';
import type { Database, Queryable } from '../../store/index.ts';

type GameRow = Omit<Game, 'imgUrl' | 'thumbUrl' | 'redirectUrl' | 'badge'> & {
  slug: string;
  badge: Game['badge'] | null;
};

const GAME_COLUMNS = `g.code, g.name, g.provider, p.name as "providerName", g.slug, g.category, g.badge, g.rtp::float8 as rtp,
  g.volatility, g.min_stake as "minStake", g.max_stake as "maxStake"`;

/** The calls of the catalogue. */
export function catalogueHandlers(database: Database): Handlers<typeof catalogueCalls> {
  return {
    async getProviders({ lobby }) {
      const providers = await database.query(
        `select p.code, p.name, p.quotes, p.lobby, count(g.code) as games, min(g.code) as first
         from provider p left join game g on g.provider = p.code
         where p.off_since is null and ($1::text is null or p.lobby = $1)
         group by p.code order by p.position`,
        [lobby ?? null],
      );
      return {
        data: {
          providers: providers.map(({ first, ...provider }) => ({
            ...provider,
            href: provider.lobby === 'slots' ? `/slots?provider=${provider.code}` : `/casino/${provider.code}`,
            hues: [...providerHues(provider.code)],
            imgUrl: first === null ? '' : `/art/scenes/${first}.svg`,
          })),
        },
      };
    },

    async getGames({ provider, category, limit }) {
      const games = await database.query(
        `select ${GAME_COLUMNS}, count(*) over () as total
         from game g join provider p on p.code = g.provider left join game_category c on c.game = g.code and c.category = $2
         where p.off_since is null and ($1::text is null or g.provider = $1) and ($2::text is null or c.game is not null)
         order by c.position, p.position, g.position limit $3`,
        [provider ?? null, category ?? null, limit ?? null],
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

function tileOf({ slug, badge, ...game }: GameRow): Game {
  return {
    ...game,
    ...(badge ? { badge } : {}),
    imgUrl: `/art/covers/${game.code}.svg`,
    thumbUrl: `/art/scenes/${game.code}.svg`,
    redirectUrl: `/casino/${game.provider}/${slug}`,
  };
}

/** What a game's cover is drawn from. */
export async function coverOf(database: Queryable, code: string) {
  const [game] = await database.query('select code, name, provider, motif as category from game where code = $1', [
    code,
  ]);
  return game;
}
