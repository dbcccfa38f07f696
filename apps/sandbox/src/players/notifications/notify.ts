import type { Notification } from '@pavilion/api-client/wire';
import { onlyRow, type Queryable, type Transaction } from '../../store/index.ts';
import { everyPlayer } from '../accounts/lookup.ts';

/** What is told to a player. `status` is a toast type of spec §3. */
type Notice = Pick<Notification, 'title' | 'message' | 'status'>;

/** A notice to be kept; `at` is now, by the clock. */
export type NewNotice = Notice & { readonly at: Date };

/**
 * Keeps a notice for a player. Once `tx` commits, each of their sockets hears it once, whichever process it is connected to.
 */
export async function notify(
  tx: Transaction,
  player: number,
  { title, message, status, at }: NewNotice,
): Promise<void> {
  const kept = await tx.query(
    'insert into notification (player_id, title, message, status, at) values ($1, $2, $3, $4, $5) returning id',
    [player, title, message, status, at],
  );
  tx.notify('notification', `${onlyRow(kept, 'a notice that was kept').id} ${player}`);
}

/** Keeps a notice of the past, which nobody hears now. */
export async function recordNotice(tx: Transaction, player: number, notice: NewNotice): Promise<void> {
  await tx.query('insert into notification (player_id, title, message, status, at) values ($1, $2, $3, $4, $5)', [
    player,
    notice.title,
    notice.message,
    notice.status,
    notice.at,
  ]);
}

/** Keeps a notice for every player there is; whoever is connected hears it. Returns how many players it is kept for. */
export async function notifyEverybody(tx: Transaction, { title, message, status, at }: NewNotice): Promise<number> {
  const rows = await tx.query(
    `with kept as (
       insert into notification (player_id, title, message, status, at)
       select id, $1, $2, $3, $4 from unnest($5::bigint[]) as p (id) returning id
     )
     select count(*) as players, min(id) as first from kept`,
    [title, message, status, at, await everyPlayer(tx)],
  );
  const { players, first } = onlyRow(rows, 'how many players a notice is kept for');
  if (first !== null) tx.notify('notification', `${first} everybody`);
  return players;
}

/** A notice that was just kept, as the database's `notification` channel names it. */
export interface Announced {
  readonly id: number;
  readonly player: number | 'everybody';
}

/** Reads a payload of the `notification` channel. */
export function announced(payload: string): Announced {
  const [id, player] = payload.split(' ');
  return { id: Number(id), player: player === 'everybody' ? player : Number(player) };
}

/** What a kept notice says. */
export async function noticeOf(database: Queryable, id: number): Promise<Notice | undefined> {
  const [row] = await database.query('select title, message, status from notification where id = $1', [id]);
  return row;
}
