import { type GameClosed, type GameIndex, type gameIndexCalls, slugOf } from '@pavilion/api-client/wire';
import type { Clock } from '../../base/index.ts';
import type { Handlers } from '../../server/index.ts';
import type { Database } from '../../store/index.ts';
import { closedGames } from './game-terms.ts';
import { ADDRESSES, GAME_COLUMNS } from './tile.ts';

/** The catalogue as columns: what a browser searches by itself. */
export function gameIndexHandlers({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): Handlers<typeof gameIndexCalls> {
  return {
    async getGameIndex({ provider }, { country }) {
      const closedOf = await closedGames(database, { country, now: clock() });
      const games = await database.query(
        `select ${GAME_COLUMNS}
         from game g join provider p on p.code = g.provider left join game_played r on r.game = g.code
         where p.off_since is null and ($1::text is null or g.provider = $1)
         order by coalesce(r.rounds, 0) desc, p.position, g.position`,
        [provider ?? null],
      );
      const providers = createPlaces<NonNullable<GameIndex['providers'][number]>>();
      const kinds = createPlaces<NonNullable<GameIndex['kinds'][number]>>();
      return {
        data: {
          kind: games.map(({ badge, category, volatility, minStake, maxStake, ...game }) => {
            const of = providers.placeOf({ code: game.provider, name: game.providerName });
            const shared = { provider: of, category, volatility, minStake, maxStake };
            return kinds.placeOf(badge ? { ...shared, badge } : shared);
          }),
          providers: providers.found,
          kinds: kinds.found,
          code: games.map(({ code }) => code),
          name: games.map(({ name }) => name),
          slug: games.map(({ name, slug }) => (slug === slugOf(name) ? '' : slug)),
          rtp: games.map(({ rtp }) => Math.round(rtp * 100)),
          added: games.map(({ added }) => added),
          ...ADDRESSES,
          ...closedRows(games.map(closedOf)),
        },
      };
    },
  };
}

/** Which rows are closed, by why; nothing where none is. */
function closedRows(closed: readonly (GameClosed | undefined)[]): Pick<GameIndex, 'closed'> {
  const rows = new Map<GameClosed, number[]>();
  for (const [row, why] of closed.entries()) {
    if (!why) continue;
    const others = rows.get(why);
    if (others) others.push(row);
    else rows.set(why, [row]);
  }
  return rows.size === 0 ? {} : { closed: [...rows].map(([why, of]) => ({ ...why, rows: of })) };
}

/** What differs among many, in the order in which it comes, and where each stands in it. */
function createPlaces<Value extends object>() {
  const places = new Map<string, number>();
  const found: Value[] = [];
  return {
    found,
    placeOf(value: Value): number {
      const key = JSON.stringify(value);
      const place = places.get(key) ?? found.push(value) - 1;
      places.set(key, place);
      return place;
    },
  };
}
