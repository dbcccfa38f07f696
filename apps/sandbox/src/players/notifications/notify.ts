import { type Notification, namesOf } from '@pavilion/api-client/wire';
import { onlyRow, ownTextsOf, type Queryable, type Transaction } from '../../store/index.ts';
import { everyPlayer } from '../accounts/lookup.ts';
import { quietAmong } from '../accounts/quiet.ts';
import { groupOf } from './groups.ts';

/** What is told to a player. `status` is a toast type of spec §3. */
type Notice = Pick<Notification, 'title' | 'message' | 'status'>;

/** A notice to be kept; `at` is now, by the clock. What the operator writes to players is about nothing of theirs. */
export type NewNotice = Notice & Pick<Notification, 'about'> & { readonly at: Date };

/**
 * Keeps a notice for a player. Once `tx` commits, each of their sockets hears it once, whichever process it is connected to.
 */
export async function notify(tx: Transaction, player: number, notice: NewNotice): Promise<void> {
  tx.notify('notification', `${await keep(tx, player, notice)} ${player}`);
}

/** Keeps a notice of the past, which nobody hears now; `readAt` is when it was read, null for one that was not. */
export async function recordNotice(
  tx: Transaction,
  player: number,
  notice: NewNotice,
  readAt: Date | null,
): Promise<void> {
  const id = await keep(tx, player, notice);
  if (readAt) await tx.query('update notification set read_at = $2 where id = $1', [id, readAt]);
}

async function keep(
  tx: Transaction,
  player: number,
  { title, message, status, about, at }: NewNotice,
): Promise<number> {
  const kept = await tx.query(
    `insert into notification (player_id, title, message, status, at, about_kind, about_id)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [player, title, message, status, at, about?.kind ?? null, about?.id ?? null],
  );
  return onlyRow(kept, 'a notice that was kept').id;
}

/**
 * Keeps a notice for every player, and whoever of them is connected hears it; returns how many it is kept for. Nobody who has excluded themselves,
 * is on a break, is limited or closed is called to play, nor who has turned that off: they get what is about the service alone.
 */
export async function notifyEverybody(
  tx: Transaction,
  { title, message, status, at }: Omit<NewNotice, 'about'>,
  isService: boolean,
): Promise<number> {
  const rows = await tx.query(
    `with kept as (
       insert into notification (player_id, title, message, status, at)
       select id, $1, $2, $3, $4 from unnest($5::bigint[]) as p (id) returning id
     )
     select count(*) as players, min(id) as first from kept`,
    [title, message, status, at, await everyPlayer(tx, isService ? null : at)],
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

/** A kept notice as sockets hear it. */
interface Heard {
  /** For which of those who are connected it is kept. */
  readonly players: readonly number[];
  /** What it says, its texts by their names, too. */
  readonly notice: Notice & Pick<Notification, 'named'>;
  /** Those who have turned the toasts of its group off. */
  readonly quietFor: readonly number[];
}

/** A kept notice, for which of those who are connected it is kept, and which of them hear it without a toast. */
export async function noticeOf(
  database: Queryable,
  id: number,
  hearers: readonly number[],
): Promise<Heard | undefined> {
  const [row] = await database.query(
    'select title, message, status, about_kind as kind from notification where id = $1',
    [id],
  );
  if (!row) return undefined;
  const { kind, ...notice } = row;
  return {
    notice: { ...notice, ...namesOf({ title: notice.title, message: notice.message }, await ownTextsOf(database)) },
    players: await keptFor(database, id, hearers),
    quietFor: await quietAmong(database, hearers, groupOf(kind)),
  };
}

/** For which of these players a notice was kept, whose first row this is: those of the others were written with it. */
async function keptFor(database: Queryable, id: number, players: readonly number[]): Promise<number[]> {
  const rows = await database.query(
    `select distinct n.player_id as player from notification f join notification n
       on n.id >= f.id and n.at = f.at and n.title = f.title and n.message = f.message
     where f.id = $1 and n.player_id = any($2::bigint[])`,
    [id, players],
  );
  return rows.map(({ player }) => player);
}
