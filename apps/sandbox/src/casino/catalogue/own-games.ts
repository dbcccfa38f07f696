import {
  type GameName,
  MOST_FAVOURITES,
  MOST_RECENT,
  type OpenedGame,
  type ownGamesCalls,
} from '@pavilion/api-client/wire';
import type { Paise } from '@pavilion/money';
import { type Clock, Refusal } from '../../base/index.ts';
import type { Handlers } from '../../server/index.ts';
import { type Database, lockAccountsOf, type Queryable } from '../../store/index.ts';
import { closedGames } from './game-terms.ts';
import { GAME_COLUMNS, tilesFor } from './tile.ts';

interface OwnGamesServices {
  readonly database: Database;
  readonly clock: Clock;
  /** The games in which a player has a round that has not ended. */
  readonly openGames: (database: Queryable, player: number) => Promise<GameName[]>;
  /** What came of the rounds that a player began in these games since they opened each, in paise. */
  readonly netsOf: (
    database: Queryable,
    player: number,
    games: { readonly opened: readonly OpenedAt[]; readonly now: Date },
  ) => Promise<(GameName & { readonly net: Paise })[]>;
}

interface OpenedAt extends GameName {
  readonly at: Date;
}

/** The calls of what a player keeps of the catalogue. */
export function ownGamesHandlers({
  database,
  clock,
  openGames,
  netsOf,
}: OwnGamesServices): Handlers<typeof ownGamesCalls> {
  return {
    async getOwnGames(_, { session: { player }, country }) {
      const now = clock();
      const [closedOf, favourites, recents, open] = await Promise.all([
        closedGames(database, { country, now }),
        database.query(
          `select ${GAME_COLUMNS}
           from favourite_game f join game g on g.code = f.game join provider p on p.code = g.provider
           where f.player_id = $1 and p.off_since is null order by f.at desc, f.game limit $2`,
          [player, MOST_FAVOURITES],
        ),
        database.query(
          `select ${GAME_COLUMNS}, f.at
           from recent_game f join game g on g.code = f.game join provider p on p.code = g.provider
           where f.player_id = $1 and p.off_since is null order by f.at desc, f.game limit $2`,
          [player, MOST_RECENT],
        ),
        openGames(database, player),
      ]);
      const tileOf = tilesFor(closedOf);
      const nets = await netsOf(database, player, { opened: recents, now });
      return {
        data: {
          favourites: favourites.map(tileOf),
          recents: recents.map(({ at, ...row }) => tileOf(row)),
          open,
          opened: recents.map((game) => withNet(game, nets)),
        },
      };
    },

    async changeFavourites({ add = [], remove = [] }, { session: { player } }) {
      const favourites = await database.transaction(async (tx) => {
        // Two changes of one player's at the same moment, each with the last place, would fill it twice.
        await lockAccountsOf(tx, [player]);
        await tx.query(
          `delete from favourite_game f using game g
           where f.player_id = $1 and f.game = g.code
             and (g.provider, g.code) in (select * from unnest($2::text[], $3::text[]))`,
          [player, ...columnsOf(remove)],
        );
        if (add.length > 0) await addFavourites(tx, player, add, clock());
        return tx.query(
          `select g.provider, g.code from favourite_game f join game g on g.code = f.game
           where f.player_id = $1 order by f.at desc, f.game`,
          [player],
        );
      });
      return { data: { favourites } };
    },
  };
}

function withNet({ provider, code, at }: OpenedAt, nets: readonly (GameName & { readonly net: Paise })[]): OpenedGame {
  const net = nets.find((game) => game.provider === provider && game.code === code)?.net;
  return net === undefined ? { provider, code, at } : { provider, code, at, net };
}

/** Adds what there is room for, in the order of the list. Throws a `Refusal` where nothing of it was added nor there before. */
async function addFavourites(tx: Queryable, player: number, add: readonly GameName[], now: Date): Promise<void> {
  const [counts] = await tx.query(
    `with wanted as (
       select distinct on (g.code) g.code, w.place, f.game is not null as kept
       from unnest($2::text[], $3::text[]) with ordinality as w (provider, code, place)
       join game g on g.provider = w.provider and g.code = w.code
       left join favourite_game f on f.player_id = $1 and f.game = g.code
     ), added as (
       insert into favourite_game (player_id, game, at)
       select $1, code, $4 from wanted where not kept order by place
       limit greatest(0, $5 - (select count(*) from favourite_game where player_id = $1))
       returning 1
     )
     select (select count(*) from wanted) as wanted, (select count(*) from wanted where kept) as kept, (select count(*) from added) as added`,
    [player, ...columnsOf(add), now, MOST_FAVOURITES],
  );
  if (!counts?.wanted) throw new Refusal(404, 'This game was not found.', 'add');
  if (counts.added + counts.kept === 0)
    throw new Refusal(409, `You have ${MOST_FAVOURITES} favourites. Remove one first.`, 'add');
}

const columnsOf = (names: readonly GameName[]) =>
  [names.map(({ provider }) => provider), names.map(({ code }) => code)] as const;

/** Remembers that a player has opened a game, and forgets what they opened longest ago. */
export async function rememberOpened(database: Queryable, player: number, game: string, now: Date): Promise<void> {
  await database.query(
    `with opened as (
       insert into recent_game (player_id, game, at) values ($1, $2, $3)
       on conflict (player_id, game) do update set at = excluded.at
     )
     delete from recent_game where player_id = $1 and game in (
       select game from recent_game where player_id = $1 and game <> $2 order by at desc, game offset $4)`,
    [player, game, now, MOST_RECENT - 1],
  );
}

/** How many rounds a game had. */
interface RoundCount extends GameName {
  readonly rounds: number;
}

/** Keeps how often each game was played, in place of what was kept before: the catalogue is in this order. */
export async function keepPlayed(database: Queryable, rounds: readonly RoundCount[]): Promise<void> {
  await database.query(
    `with played as (
       select g.code, r.rounds
       from jsonb_to_recordset($1::text::jsonb) as r (provider text, code text, rounds int)
       join game g on g.provider = r.provider and g.code = r.code
     ), rested as (
       delete from game_played where game not in (select code from played)
     )
     insert into game_played (game, rounds) select code, rounds from played
     on conflict (game) do update set rounds = excluded.rounds where game_played.rounds <> excluded.rounds`,
    [JSON.stringify(rounds)],
  );
}

/** A player's games by their addresses (`spribe/aviator`), the latest first: what a demo begins with. One that is not there is left out. */
export async function giveOwnGames(
  database: Queryable,
  player: number,
  { opened, favourites }: { readonly opened: readonly string[]; readonly favourites: readonly string[] },
  now: Date,
): Promise<void> {
  await database.query(
    `insert into recent_game (player_id, game, at)
     select $1, g.code, $2::timestamptz - make_interval(hours => 5 * place::int)
     from unnest($3::text[]) with ordinality as o (address, place) join game g on g.provider || '/' || g.slug = o.address
     on conflict do nothing`,
    [player, now, opened],
  );
  await database.query(
    `insert into favourite_game (player_id, game, at)
     select $1, g.code, $2::timestamptz - make_interval(hours => 30 * place::int)
     from unnest($3::text[]) with ordinality as o (address, place) join game g on g.provider || '/' || g.slug = o.address
     on conflict do nothing`,
    [player, now, favourites],
  );
}
