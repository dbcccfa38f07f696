import type { lobbyCalls } from '@pavilion/api-client/wire';
import { type Clock, Refusal } from '../../base/index.ts';
import { countedAs } from '../../players/index.ts';
import type { Handlers, RateLimiter } from '../../server/index.ts';
import type { Database, Queryable } from '../../store/index.ts';
import { frameRightsOf } from '../catalogue/frame-rights.ts';
import { closedGames, closedRefusal, type Visitor } from '../catalogue/game-terms.ts';
import { rememberOpened } from '../catalogue/own-games.ts';
import { gameOf } from '../catalogue/played-game.ts';
import { makeTicket } from './tickets.ts';

export interface LobbyServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly limiter: RateLimiter;
  /** Where games are played, for a browser that sees the app at `site`. */
  readonly gamesOrigin: (site: string) => string;
  /** The app's origins, where they are told and not taken from the request. */
  readonly appOrigins: readonly string[] | undefined;
}

/** The lobby host: it returns the address of a game, on another origin, with a ticket in it. */
export function lobbyHandlers({
  database,
  clock,
  limiter,
  gamesOrigin,
  appOrigins,
}: LobbyServices): Handlers<typeof lobbyCalls> {
  return {
    async openLobby(input, { session, site, country, address }) {
      await limiter.take('lobbyOpeningsPerPlayer', await countedAs(database, session.player, address));
      const { target, path, rights } =
        'product' in input
          ? onlyPath(`product/${input.product}`)
          : await openingOf(database, input.gameCode, { country, now: clock() });
      if ('gameCode' in input) await rememberOpened(database, session.player, input.gameCode, clock());
      const { token, expiresAt } = await makeTicket(
        database,
        { session, target, appOrigins: appOrigins ?? [site] },
        clock(),
      );
      return { data: { url: `${gamesOrigin(site)}/${path}?ticket=${token}`, expiresAt, rights: [...rights] } };
    },
  };
}

/** What a ticket is for, the path that it is shown at, and what its frame may do. */
interface Opening {
  readonly target: string;
  readonly path: string;
  readonly rights: readonly string[];
}

const onlyPath = (path: string): Opening => ({ target: path, path, rights: ['storage'] });

async function openingOf(database: Queryable, code: string, visitor: Visitor): Promise<Opening> {
  const game = await gameOf(database, code);
  if (!game) throw new Refusal(404, 'This game was not found.', 'gameCode');
  if (!game.isOn)
    throw new Refusal(409, `${game.providerName} games are not available right now. Try another game.`, 'gameCode');
  const closed = (await closedGames(database, visitor))(game);
  if (closed) throw closedRefusal(game, closed);
  const rights = await frameRightsOf(database, game.provider);
  return { target: `game/${code}`, path: `${game.launch}/${code}`, rights };
}
