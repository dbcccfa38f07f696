import { playerId, Refusal } from '../base/index.ts';
import { findPlayers, type NewNotice, notify, notifyEverybody } from '../players/index.ts';
import { html, type Markup } from '../server/index.ts';
import type { Transaction } from '../store/index.ts';
import type { Desk, Show } from './desk.ts';
import type { Fields } from './fields.ts';
import { type Form, filled } from './form.ts';
import { refusePlaceToPay } from './places-to-pay.ts';

const STATUSES = { info: 'Information', success: 'Good news', warning: 'Warning', error: 'Problem' } as const;

const TO = [
  ['one', 'One player'],
  ['everybody', 'All players who can play (not self-excluded, on a break, limited or closed)'],
  ['service', 'All players: service messages only, no offers'],
] as const;

/** Messages: a notification to one player, to everybody who may play, or to everybody. */
export function routeMessages(desk: Desk): void {
  const show: Show = async (visit) => ({
    section: 'messages',
    title: 'Messages',
    body: html`<p class="soft lead">Saved in the players’ notifications and shown immediately to players who are online.</p>
${visit.form(
  '/messages',
  (fields) => html`<fieldset class="field choice"><legend>To</legend>
${fields.radios('to', TO, 'one')}</fieldset>
${fields.text('player', 'Player: user name, mobile or id', { most: 60, value: visit.query('player'), isOptional: true })}
${noticeFields(fields)}`,
  'card form',
)}`,
  });
  desk.page('/messages', show);
  desk.action('/messages', show, async (tx, { now }, form) => {
    const notice = noticeFrom(form, now);
    const to = form('to');
    if (to === 'everybody' || to === 'service') {
      const players = await notifyEverybody(tx, notice, to === 'service');
      return { what: `Sent “${notice.title}” to ${players} players`, to: '/messages' };
    }
    const player = await playerNamed(tx, form('player'));
    await notify(tx, player, notice);
    return { what: `Sent “${notice.title}” to ${playerId(player)}`, player, to: '/messages' };
  });
}

/** The fields of a notification and the button that sends it. */
export const noticeFields = ({ text, area, choice }: Fields): Markup => html`${text('title', 'Title', { most: 80 })}
${area('message', 'Message')}
${choice('status', 'Kind', Object.entries(STATUSES))}
<button class="btn btn--main">Send</button>`;

/** A notification as the form of `noticeFields` says it. */
export function noticeFrom(form: Form, at: Date): NewNotice {
  const status = form('status');
  if (!isStatus(status)) throw new Refusal(422, 'There is no such kind.', 'status');
  const title = filled(form, 'title', 'The title', 80);
  const message = filled(form, 'message', 'The message', 400);
  // Read as one: half of an address in each is one as well.
  refusePlaceToPay(`${title} ${message}`, 'message');
  return { title, message, status, at };
}

const isStatus = (text: string): text is keyof typeof STATUSES => Object.hasOwn(STATUSES, text);

async function playerNamed(tx: Transaction, text: string): Promise<number> {
  const { players } = await findPlayers(tx, text, { skip: 0, pagesize: 4 });
  const [only, other] = players.filter(({ isExact }) => isExact);
  // A number or a user name may be a player's at each organisation.
  if (text !== '' && other) throw new Refusal(409, 'Several players have this. Name one by their id.', 'player');
  if (text === '' || !only) throw new Refusal(404, 'This player was not found.', 'player');
  return only.id;
}
