import { SEATS, teenpattiOpen } from '@pavilion/game-rules';
import type { Queryable } from '../../store/index.ts';
import { crowdOf } from './crowd.ts';
import { latestRound } from './rounds.ts';

/** A seat of a table: taken while a player has a bet on it. */
export interface Seat {
  readonly number: number;
  readonly taken: boolean;
}

/** The seats of a game's table, as the round in progress has them; undefined for a table without seats. */
export async function seatsOf(database: Queryable, game: string, engine: string): Promise<readonly Seat[] | undefined> {
  if (engine !== teenpattiOpen.code) return undefined;
  const round = await latestRound(database, game);
  const spots = round?.state === 'going' ? (await crowdOf(database, round.id, false)).spots : [];
  return SEATS.map((number) => ({ number, taken: spots.some(({ spot }) => spot.endsWith(`-${number}`)) }));
}
