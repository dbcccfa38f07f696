import type { lobbyCalls } from '@pavilion/api-client/wire';
import { type Clock, Refusal } from '../../base/index.ts';
import type { Handlers } from '../../server/index.ts';
import type { Database, Queryable } from '../../store/index.ts';
import { gameOf } from '../catalogue/played-game.ts';
import { makeTicket } from './tickets.ts';

export interface LobbyServices {
  readonly database: Database;
  readonly clock: Clock;
  /** Where games are played, for a browser that sees the app at `site`. */
  readonly gamesOrigin: (site: string) => string;
  /** The app's origins, where they are told and not taken from the request. */
  readonly appOrigins: readonly string[] | undefined;
}

/** The lobby host: it returns the address of a game, on another origin, with a ticket in it. */
export function lobbyHandlers({
  database,
  clock,
  gamesOrigin,
  appOrigins,
}: LobbyServices): Handlers<typeof lobbyCalls> {
  return {
    async openLobby(input, { session, site }) {
      const target = 'product' in input ? `product/${input.product}` : await targetOfGame(database, input.gameCode);
      const { token, expiresAt } = await makeTicket(
        database,
        { session, target, appOrigins: appOrigins ?? [site] },
        clock(),
      );
      return { data: { url: `${gamesOrigin(site)}/${target}?ticket=${token}`, expiresAt } };
    },
  };
}

async function targetOfGame(database: Queryable, code: string): Promise<string> {
  const game = await gameOf(database, code);
  if (!game) throw new Refusal(404, 'There is no such game.', 'gameCode');
  if (!game.isOn) throw new Refusal(409, `${game.providerName} is closed for now. Try another game.`, 'gameCode');
  return `game/${code}`;
}
