import { DAY, HOUR } from '../../base/index.ts';
import { type Database, lockAccounts, type Queryable, type Transaction, waitAtMost } from '../../store/index.ts';
import { countRound } from './rounds.ts';

/**
 * How long a round may be open, ms, by what becomes of it then (design/games.md). A crash game's is lost: nothing more was won in it. Of
 * any other only the provider can tell: mines, goal and hi-lo are cashed out at the last safe step, the others are settled by their
 * seed, and they send that as a win.
 */
export const OPEN_AT_MOST = { lost: HOUR, provider: DAY } as const;

/** How many rounds are found, or looked at, at a time. */
const AT_ONCE = 500;
/** How long the accounts of a round's player are waited for, ms. */
const PATIENCE = 2000;

/** What names a player's part of a round. */
export interface RoundName {
  readonly provider: string;
  readonly round: string;
  readonly player: number;
}

/**
 * Finds rounds that have been open for too long, and ends those of which it is known how they ended: a crash game's, one that the provider
 * has sent a win for, and one with no bet left in it. The others wait at the desk. One that can't be ended keeps nothing from the rest: the
 * first error is thrown once all were tried, and the round is tried again.
 */
export async function sweepRounds(database: Database, now: Date): Promise<void> {
  for (const [unfinished, open] of Object.entries(OPEN_AT_MOST)) {
    await markOverdue(database, unfinished, new Date(now.getTime() - open), now);
  }
  const errors: unknown[] = [];
  let last: RoundName | undefined;
  do {
    const found = await knownToBeOver(database, last);
    for (const name of found) {
      await database.transaction((tx) => endByRule(tx, name, now)).catch((error) => errors.push(error));
    }
    last = found.length < AT_ONCE ? undefined : found.at(-1);
  } while (last);
  if (errors.length > 0) throw errors[0];
}

async function markOverdue(database: Queryable, unfinished: string, before: Date, now: Date): Promise<void> {
  await database.query(
    `update game_round set overdue_at = $3 where (provider, round, player_id) in (
       select provider, round, player_id from game_round
       where unfinished = $1 and closed_at is null and overdue_at is null and opened_at <= $2
       order by opened_at limit $4 for no key update skip locked)`,
    [unfinished, before, now, AT_ONCE],
  );
}

/** Rounds that are overdue, after `last`, and of which what is known is all that there is. Wins are looked up by each round's key. */
const knownToBeOver = (database: Queryable, last: RoundName | undefined): Promise<RoundName[]> =>
  database.query(
    `select provider, round, player_id as player from game_round g
     where closed_at is null and overdue_at is not null and ($1::text is null or (provider, round, player_id) > ($1, $2::text, $3::bigint))
       and (unfinished = 'lost' or bets = 0 or (
         select t.id from wallet_transaction t
         where t.provider = g.provider and t.round = g.round and t.player_id = g.player_id
           and t.kind in ('win', 'bet-win') and t.state = 'done' limit 1) is not null)
     order by provider, round, player_id limit $4`,
    [last?.provider ?? null, last?.round ?? null, last?.player ?? null, AT_ONCE],
  );

async function endByRule(tx: Transaction, name: RoundName, now: Date): Promise<void> {
  await waitAtMost(tx, PATIENCE);
  await lockAccounts(tx, name.player);
  await endRound(tx, name, 'rule', now);
}

/**
 * Ends a player's part of a round as it stands, and counts it. Returns whether it was open until now: of several that end it one does.
 * The player's accounts have to be locked.
 */
export async function endRound(
  tx: Transaction,
  { provider, round, player }: RoundName,
  by: 'rule' | 'desk',
  now: Date,
): Promise<boolean> {
  const [ended] = await tx.query(
    `update game_round set closed_at = $4, closed_by = $5
     where provider = $1 and round = $2 and player_id = $3 and closed_at is null
     returning provider, round, player_id as player, product, staked, won`,
    [provider, round, player, now, by],
  );
  if (!ended) return false;
  await countRound(tx, ended, now);
  return true;
}
