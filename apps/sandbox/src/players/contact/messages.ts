import { type ContactTopic, contactTopics } from '@pavilion/api-client/wire';
import { contactMessageNumber, inOrder, numberPage, type Paging, Refusal } from '../../base/index.ts';
import { onlyRow, type Queryable, type Transaction } from '../../store/index.ts';
import { notify } from '../notifications/notify.ts';

/** A message to an organisation, as the desk reads it. */
export interface ContactMessage {
  readonly id: number;
  readonly organisation: string;
  /** Null: a visitor's. */
  readonly player: number | null;
  readonly topic: ContactTopic;
  readonly message: string;
  readonly reach: string | null;
  readonly sentAt: Date;
  readonly answeredAt: Date | null;
  readonly answer: string | null;
  readonly answeredBy: string | null;
}

const COLUMNS = `id, organisation, player_id as player, topic, message, reach, sent_at as "sentAt",
  answered_at as "answeredAt", answer, answered_by as "answeredBy"`;

const topicIn = (text: string): ContactTopic => contactTopics.find((topic) => topic === text) ?? 'other';

/** A page of the messages that wait for an answer, the longest wait first, or of those that were answered, the newest first; and how many there are. */
export async function contactMessagesOf(
  database: Queryable,
  which: 'waiting' | 'answered',
  paging: Paging,
): Promise<{ readonly messages: readonly ContactMessage[]; readonly count: number }> {
  const isAnswered = which === 'answered';
  const page = numberPage(paging, isAnswered ? 'highest' : 'lowest');
  const isDown = isAnswered !== page.isBackwards;
  const rows = await database.query(
    isDown
      ? `select ${COLUMNS} from contact_message where (answered_at is not null) = $4 and id < $3 order by id desc offset $1 limit $2`
      : `select ${COLUMNS} from contact_message where (answered_at is not null) = $4 and id > $3 order by id offset $1 limit $2`,
    [page.skip, paging.pagesize, page.bound, isAnswered],
  );
  const counted = await database.query(
    'select count(*) as count from contact_message where (answered_at is not null) = $1',
    [isAnswered],
  );
  const messages = rows.map((row) => ({ ...row, topic: topicIn(row.topic) }));
  return { messages: inOrder(messages, page), count: onlyRow(counted, 'how many messages there are').count };
}

/**
 * Answers a message that waits, by somebody of this name; a player reads the answer in their notifications. Returns it as it was. Throws a 404 where there
 * is none, and a 409 where it was answered meanwhile.
 */
export async function answerContactMessage(
  tx: Transaction,
  name: string,
  { answer, by, now }: { readonly answer: string; readonly by: string; readonly now: Date },
): Promise<ContactMessage> {
  const rows = await tx.query(`select ${COLUMNS} from contact_message where id = $1 for no key update`, [
    contactMessageNumber(name) ?? 0,
  ]);
  const [found] = rows;
  if (!found) throw new Refusal(404, 'This message was not found.', 'id');
  if (found.answeredAt !== null) throw new Refusal(409, `${found.answeredBy} has answered it: ${found.answer}`, 'id');
  await tx.query('update contact_message set answered_at = $2, answer = $3, answered_by = $4 where id = $1', [
    ...([found.id, now, answer, by] as const),
  ]);
  if (found.player !== null) {
    await notify(tx, found.player, {
      title: 'We replied to your message',
      message: answer,
      status: 'info',
      about: { kind: 'account' },
      at: now,
    });
  }
  return { ...found, topic: topicIn(found.topic) };
}
