import { HOUR } from '../../base/index.ts';
import { type Database, deleteInBatches } from '../../store/index.ts';
import { STAKING } from '../wallet/orders.ts';
import { endRound, type RoundServices, undoRound } from './rounds.ts';
import { BY_ID, playedOf } from './rows.ts';

/** After how long without a move a round ends by its game's rule, ms: as long as a game stays open. */
const OPEN = 12 * HOUR;
/** How many rounds are found at a time. */
const AT_ONCE = 100;

interface Left {
  readonly id: string;
  readonly movedAt: Date;
}

/**
 * Ends what was left in the middle: a stake without an answer comes back, a round without its player is cashed out by its rule. One that
 * can't be ended keeps nothing from the rest: the first error is thrown once all were tried, and the round is tried again.
 */
export async function sweepStudioRounds(services: RoundServices, now: Date): Promise<void> {
  const errors: unknown[] = [];
  let last: Left | undefined;
  do {
    const found = await leftAfter(services.database, last, now);
    for (const { id } of found) await endLeft(services, id, now).catch((error) => errors.push(error));
    last = found.length < AT_ONCE ? undefined : found.at(-1);
  } while (last);
  if (errors.length > 0) throw errors[0];
}

/** Rounds that were left, after `last`: those that could not be ended stay behind and are not found again in the same turn. */
const leftAfter = (database: Database, last: Left | undefined, now: Date): Promise<Left[]> =>
  database.query(
    `select id, moved_at as "movedAt" from studio_round
     where ((state = 'staking' and moved_at < $1) or (state = 'open' and moved_at < $2))
       and ($3::timestamptz is null or (moved_at, id) > ($3, $4::text))
     order by moved_at, id limit $5`,
    [
      ...([new Date(now.getTime() - STAKING), new Date(now.getTime() - OPEN)] as const),
      ...([last?.movedAt ?? null, last?.id ?? null, AT_ONCE] as const),
    ],
  );

const endLeft = (services: RoundServices, id: string, now: Date): Promise<void> =>
  services.database.transaction(async (tx) => {
    const [row] = await tx.query(`${BY_ID} for update of r skip locked` as const, [id]);
    if (row?.state === 'staking') await undoRound(tx, row, now);
    if (row?.state !== 'open' || row.movedAt.getTime() > now.getTime() - OPEN) return;
    const { pays, isReturned } = services.engineOf(row).end(playedOf(row));
    if (isReturned) return undoRound(tx, row, now);
    await tx.query('update studio_round set is_abandoned = true where id = $1', [id]);
    await endRound(tx, row, pays, now);
  });

/** Forgets rounds whose stake was refused or came back before then. Those that were played stay, since a statement opens to them. */
export async function forgetUndoneRounds(database: Database, before: Date): Promise<void> {
  await deleteInBatches((rows) =>
    database.query(
      `delete from studio_round where id in (
         select id from studio_round where state = 'undone' and moved_at < $2 and not studio_undoing_stands(id)
         order by moved_at limit $1)
       returning 1`,
      [rows, before],
    ),
  );
}
