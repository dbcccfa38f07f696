import type { GameName } from '@pavilion/api-client/wire';
import type { Queryable } from '../../store/index.ts';

/** The games in which a player has a round that has not ended: something is staked in it still. */
export const openGames = (database: Queryable, player: number): Promise<GameName[]> =>
  database.query(
    `select distinct provider, game as code from game_round
     where player_id = $1 and closed_at is null and bets > 0 and game is not null order by provider, game`,
    [player],
  );
