import type { contactCalls } from '@pavilion/api-client/wire';
import { type Clock, contactMessageId, DAY, Refusal } from '../../base/index.ts';
import type { Handlers, RateLimiter } from '../../server/index.ts';
import { type Database, deleteInBatches, onlyRow, type Queryable } from '../../store/index.ts';
import { countedAs } from '../accounts/players.ts';

interface ContactServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly limiter: RateLimiter;
}

/** How many of a player's messages wait for an answer at once: who writes more says it in those. */
const MOST_WAITING = 5;

/** The call by which players and visitors write to the organisation. */
export function contactHandlers({ database, clock, limiter }: ContactServices): Handlers<typeof contactCalls> {
  return {
    async sendContactMessage({ topic, message, reach = null }, { player, address, organisation: { code } }) {
      if (player === null && reach === null)
        throw new Refusal(422, 'Enter an e-mail address or a phone number.', 'reach');
      const now = clock();
      const since = new Date(now.getTime() - DAY);
      const [again] = await database.query(
        `select id from contact_message
         where organisation = $1 and player_id is not distinct from $2 and reach is not distinct from $3 and topic = $4 and message = $5 and sent_at > $6
         order by id desc limit 1`,
        [code, player, reach, topic, message, since],
      );
      if (again) return { data: { id: contactMessageId(again.id) } };
      await limiter.take('contactMessages', player === null ? address : await countedAs(database, player, address));
      if (player !== null && (await waitingOf(database, player)) >= MOST_WAITING)
        throw new Refusal(
          409,
          `${MOST_WAITING} of your messages have no reply yet. Replies come in your notifications.`,
        );
      const rows = await database.query(
        `insert into contact_message (organisation, player_id, topic, message, reach, sent_at) values ($1, $2, $3, $4, $5, $6) returning id`,
        [code, player, topic, message, reach, now],
      );
      return { data: { id: contactMessageId(onlyRow(rows, 'a message that was kept').id) } };
    },
  };
}

async function waitingOf(database: Queryable, player: number): Promise<number> {
  const rows = await database.query(
    'select count(*) as count from contact_message where player_id = $1 and answered_at is null',
    [player],
  );
  return onlyRow(rows, 'how many messages wait').count;
}

/** How long a message is kept once it is answered, ms. */
const KEPT = 400 * DAY;

/** Forgets messages that were answered long ago. */
export async function sweepContact(database: Queryable, now: Date): Promise<void> {
  await deleteInBatches((rows) =>
    database.query(
      `delete from contact_message where id in (
         select id from contact_message where answered_at < $2 order by answered_at limit $1) returning 1`,
      [rows, new Date(now.getTime() - KEPT)],
    ),
  );
}
