import { DAY } from '../../base/index.ts';
import type { Queryable } from '../../store/index.ts';
import { keepPlayed } from '../catalogue/own-games.ts';

/** How many days back a round counts for what is popular. */
const POPULAR_FOR = 7;

/** Counts anew how many rounds of the last days each game had. One whose game can't be told any more counts for none. */
export async function countPlayed(database: Queryable, now: Date): Promise<void> {
  const rounds = await database.query(
    `select provider, game as code, count(*) as rounds from game_round
     where opened_at >= $1 and game is not null group by provider, game`,
    [new Date(now.getTime() - POPULAR_FOR * DAY)],
  );
  await keepPlayed(database, rounds);
}
