import { reasonTexts } from '@pavilion/api-client/wire';
import { HOUR, withdrawalId } from '../../base/index.ts';
import type { Database } from '../../store/index.ts';
import { declineWithdrawal } from './decide.ts';

/** How long a request of the demo player's waits for the desk, ms. */
const WAITS = HOUR;

/**
 * Gives back what visitors of the demo asked to withdraw and nobody has decided: the demo is everybody's, and the next visitor finds its money
 * there. The requests of its history, which nobody sent, stay as they are.
 */
export async function giveBackToDemo(database: Database, now: Date): Promise<void> {
  const due = await database.query('select coalesce(request, 0) as id from demo_requests_until($1)', [
    new Date(now.getTime() - WAITS),
  ]);
  for (const { id } of due) {
    await database.transaction(async (tx) => {
      const [waiting] = await tx.query(
        `select 1 from withdrawal where id = $1 and state = 'pending' for no key update`,
        [id],
      );
      if (waiting) await declineWithdrawal(tx, withdrawalId(id), reasonTexts['reason-demo-returned'], now);
    });
  }
}
