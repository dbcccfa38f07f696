import { playerId, Refusal } from '../base/index.ts';
import { findPlayers, type NewNotice, notify, notifyEverybody } from '../players/index.ts';
import { html, type Markup } from '../server/index.ts';
import type { Transaction } from '../store/index.ts';
import { type Desk, type Form, filled, type Show } from './desk.ts';

const STATUSES = { info: 'Information', success: 'Good news', warning: 'Warning', error: 'Problem' } as const;

/** Messages: a notification to one player or to everybody. */
export function routeMessages(desk: Desk): void {
  const show: Show = async (visit) => ({
    section: 'messages',
    title: 'Messages',
    body: html`<p class="soft lead">Kept in the player’s notifications, and shown at once to whoever is connected.</p>
${visit.form(
  '/messages',
  html`<fieldset class="field choice"><legend>To</legend>
<label><input type="radio" name="to" value="one" checked> One player</label>
<label><input type="radio" name="to" value="everybody"> Everybody</label></fieldset>
<label class="field"><span>Player: user name, mobile or id</span><input class="input" name="player" maxlength="60" value="${visit.query('player')}" autocomplete="off"></label>
${noticeFields}`,
  'card form',
)}`,
  });
  desk.page('/messages', show);
  desk.action('/messages', show, async (tx, { now }, form) => {
    const notice = noticeFrom(form, now);
    if (form('to') === 'everybody') {
      const players = await notifyEverybody(tx, notice);
      return { what: `Sent “${notice.title}” to ${players} players`, to: '/messages' };
    }
    const player = await playerNamed(tx, form('player'));
    await notify(tx, player, notice);
    return { what: `Sent “${notice.title}” to ${playerId(player)}`, player, to: '/messages' };
  });
}

/** The fields of a notification and the button that sends it. */
export const noticeFields: Markup = html`<label class="field"><span>Title</span><input class="input" name="title" maxlength="80" required autocomplete="off"></label>
<label class="field"><span>Message</span><textarea class="input" name="message" maxlength="400" required></textarea></label>
<label class="field"><span>Kind</span><select class="input" name="status">${Object.entries(STATUSES).map(
  ([status, label]) => html`<option value="${status}">${label}</option>`,
)}</select></label>
<button class="btn btn--main">Send</button>`;

/** A notification as the form of `noticeFields` says it. */
export function noticeFrom(form: Form, at: Date): NewNotice {
  const status = form('status');
  if (!isStatus(status)) throw new Refusal(422, 'There is no such kind.', 'status');
  return {
    title: filled(form, 'title', 'The title', 80),
    message: filled(form, 'message', 'The message', 400),
    status,
    at,
  };
}

const isStatus = (text: string): text is keyof typeof STATUSES => Object.hasOwn(STATUSES, text);

async function playerNamed(tx: Transaction, text: string): Promise<number> {
  const { players } = await findPlayers(tx, text, { skip: 0, pagesize: 2 });
  const [only, other] = players.filter(({ isExact }) => isExact);
  if (text === '' || !only || other) throw new Refusal(404, 'There is no such player.', 'player');
  return only.id;
}
