import { type Paise, ZERO } from '@pavilion/money';
import type { Database, RowOf, Transaction } from '../../store/index.ts';

const TICKET =
  `select id, round_id as "roundId", provider, game, player, ref, ordinal, bet, stake, most_win as "mostWin",
    wallet_token as "walletToken", state, left_at as "leftAt", pays
  from studio_ticket` as const;
export const BY_REF = `${TICKET} where player = $1 and game = $2 and provider = $3 and ref = $4` as const;
export const BY_ID = `${TICKET} where id = $1` as const;
const HELD = `${BY_ID} for update` as const;
export const OF_PLAYER = `${TICKET} where round_id = $1 and player = $2 order by ordinal` as const;
export const OPEN = `${TICKET} where round_id = $1 and state = 'open' order by player, ordinal for update` as const;

/** What a player put down on a round at once. */
export type TicketRow = RowOf<typeof BY_ID>;

/** A ticket as its player's page reads it; amounts in paise. */
export interface TicketView extends Pick<TicketRow, 'id' | 'ref' | 'bet' | 'stake' | 'state' | 'leftAt'> {
  readonly round: number;
  /** What came back in all; 0 until it is over. */
  readonly pays: Paise;
}

/** The tickets of these players on these rounds, without those that were undone. */
export async function ticketsOn(
  database: Pick<Database, 'query'>,
  rounds: readonly number[],
  players: readonly string[],
): Promise<readonly (TicketView & { readonly player: string })[]> {
  const rows = await database.query(
    `${TICKET} where round_id = any($1::bigint[]) and player = any($2::text[]) and state <> 'undone' order by round_id desc, ordinal`,
    [rounds, players],
  );
  return rows.map((row) => ({ ...ticketView(row), player: row.player }));
}

/** A ticket as its player may see it. */
export function ticketView({ id, roundId, ref, bet, stake, state, leftAt, pays }: TicketRow): TicketView {
  return { id, round: roundId, ref, bet, stake, state, leftAt, pays: pays ?? ZERO };
}

/** A ticket, locked until the transaction ends. */
export async function heldTicket(tx: Transaction, id: string): Promise<TicketRow> {
  const [row] = await tx.query(HELD, [id]);
  if (!row) throw new Error(`The ticket ${id} is gone`);
  return row;
}

/** A ticket that is known to be kept. */
export async function ticketOf(tx: Transaction, id: string): Promise<TicketRow> {
  const [row] = await tx.query(BY_ID, [id]);
  if (!row) throw new Error(`The ticket ${id} is gone`);
  return row;
}
