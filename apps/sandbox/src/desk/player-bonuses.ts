import { randomUUID } from 'node:crypto';
import { formatMoney, parseRupees } from '@pavilion/money';
import { playerId, Refusal } from '../base/index.ts';
import { bonusesOf, campaignsOf, doneOf, releasedOf } from '../money/index.ts';
import type { KnownPlayer } from '../players/index.ts';
import { html, type Markup } from '../server/index.ts';
import type { Queryable } from '../store/index.ts';
import { askBonus } from './bonus-request.ts';
import type { Desk, DeskServices, Show } from './desk.ts';
import { logReason } from './fields.ts';
import { onceIn } from './form.ts';
import { moment, money, state, table } from './parts.ts';
import { playerOf } from './player-actions.ts';
import { requestId } from './requests.ts';
import { DESK } from './sessions.ts';
import type { Visit } from './visit.ts';

/** A player's bonuses, newest first, and the form that gives one more. */
export async function bonusesTab({ database }: DeskServices, visit: Visit, { id }: KnownPlayer): Promise<Markup> {
  const campaigns = await campaignsOf(database);
  const form = visit.form(
    `/players/${id}/bonuses`,
    (fields) => html`${fields.choice(
      'campaign',
      'Campaign, whose terms it has',
      campaigns.map(({ code, title }) => [code, title]),
    )}
${fields.text('amount', 'Amount in rupees', { most: 12, placeholder: '500' })}
${logReason(fields)}<input type="hidden" name="once" value="${randomUUID()}"><button class="btn btn--main">Give</button>`,
    'form',
  );
  return html`${await bonusTable(database, id, visit.now)}
<section class="card"><h2>Give a bonus</h2>
<p class="soft">The player is notified and can activate the bonus. Only one bonus can be active. Above one operator’s daily limit per player it waits for a second operator (<a href="${DESK}/corrections">Corrections</a>).</p>${form}</section>`;
}

async function bonusTable(database: Queryable, player: number, now: Date): Promise<Markup> {
  const bonuses = await bonusesOf(database, player, now);
  return table(
    [
      { label: 'Bonus', look: 'main' },
      { label: 'State' },
      { label: 'Until' },
      { label: 'Wagered' },
      { label: 'Released', look: 'end' },
      { label: 'Amount', look: 'key' },
    ],
    bonuses.map((bonus) => [
      html`<b>${bonus.title}</b>`,
      state(bonus.state),
      moment(bonus.endedAt ?? bonus.expiresAt),
      html`${money(doneOf(bonus))} of ${money(bonus.required)}`,
      money(releasedOf(bonus)),
      money(bonus.amount),
    ]),
    'They have had no bonus.',
  );
}

/** Takes the form of `page`, a player's bonuses. Sent twice it gives one bonus. */
export function routeBonusGifts(desk: Desk, page: Show): void {
  desk.action('/players/:id/bonuses', page, async (tx, visit, form) => {
    const player = await playerOf(tx, visit.param('id'));
    const amount = parseRupees(form('amount'));
    if (amount === null || amount <= 0) throw new Refusal(422, 'Say how much, in rupees.', 'amount');
    const input = { player: player.id, campaign: form('campaign'), amount, reason: form('reason'), once: onceIn(form) };
    const { request, title } = await askBonus(tx, visit.session.operator, input, visit.now);
    const isGiven = request.state === 'done';
    return {
      what: `${isGiven ? 'Gave' : 'Asked to give'} ${playerId(player.id)} a bonus of ${formatMoney(amount)} (${title}), because: ${request.reason}`,
      ...{ player: player.id, subject: requestId(request.id), after: request.state },
      to: isGiven ? `/players/${player.id}/bonuses` : '/corrections',
    };
  });
}
