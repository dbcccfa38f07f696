import { DAY, Refusal } from '../../base/index.ts';
import { deleteInBatches, type Queryable } from '../../store/index.ts';

/** A reference is taken for as long after its own time, ms. */
const TAKEN = 90 * DAY;
/** And its answer is kept for as much longer, ms, so that no process refuses later than another forgets. */
const MARGIN = DAY;
/** How far the clock of a device may be ahead, ms. */
const AHEAD = 30 * DAY;

/** A UUID of version 7, whose first twelve digits are the milliseconds since 1970 at which it was made. */
const WITH_TIME = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/**
 * Refuses a client's reference that says by itself that it is too old: what it stood for may have been forgotten, and would be done
 * again. One that carries no time is never forgotten, and so never too old.
 */
export function refuseOldReference(clientRef: string, now: Date): void {
  const at = timeOf(clientRef);
  if (at !== null && at < now.getTime() - TAKEN) {
    throw new Refusal(409, 'This reference is too old. Check the clock of this device.', 'clientRef');
  }
}

/**
 * Refuses a reference that the sweep would not find in its time, one that carries no time or one of another year: where nothing but a row comes
 * of it, that row would stay for ever.
 */
export function refuseUnsweptReference(clientRef: string, now: Date): void {
  const at = timeOf(clientRef);
  if (at === null) throw new Refusal(400, 'The reference has to be a UUID of version 7.', 'clientRef');
  if (at > now.getTime() + AHEAD) {
    throw new Refusal(409, 'This reference is from the future. Check the clock of this device.', 'clientRef');
  }
}

/** When a reference says that it was made, ms since 1970; null where it says nothing of that. */
function timeOf(clientRef: string): number | null {
  const [, high, low] = WITH_TIME.exec(clientRef) ?? [];
  return high === undefined || low === undefined ? null : Number.parseInt(high + low, 16);
}

/** Forgets references, with what they were answered, that would be refused for their age: by their own time and not by when they came. */
export async function sweepReferences(database: Queryable, now: Date): Promise<void> {
  const before = new Date(now.getTime() - TAKEN - MARGIN);
  const digits = before.getTime().toString(16).padStart(12, '0');
  await deleteInBatches((rows) =>
    database.query(
      `delete from client_request where (player_id, client_ref) in (
       select player_id, client_ref from client_request
       where client_ref ~ '^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$'
         and at < $2 and client_ref collate "C" < $3::text order by at limit $1) returning 1`,
      [rows, before, `${digits.slice(0, 8)}-${digits.slice(8)}`],
    ),
  );
}
