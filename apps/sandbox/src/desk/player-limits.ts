import { limitNames, SESSION_MINUTES } from '@pavilion/api-client/wire';
import type { Paise } from '@pavilion/money';
import { playerId, Refusal, reasonFrom } from '../base/index.ts';
import { type KnownPlayer, LIMIT_WORDS, limitText, notify, ownLimits, setLimit } from '../players/index.ts';
import { html, type Markup } from '../server/index.ts';
import type { Queryable } from '../store/index.ts';
import type { Desk, DeskServices, Show } from './desk.ts';
import { logReason } from './fields.ts';
import { type Form, rupeesIn, wholeIn } from './form.ts';
import { details, moment, momentText, money, table } from './parts.ts';
import { playerOf } from './player-actions.ts';
import { maybe } from './queue.ts';
import { standingText } from './standing.ts';
import type { Visit } from './visit.ts';

/** What a player keeps themselves to, how much of it is used, and what it becomes; set here when they ask for it. */
export async function limitsTab({ database }: DeskServices, visit: Visit, { id }: KnownPlayer): Promise<Markup> {
  const { limits, session, check, coolingHours, standing } = await ownLimits(database, id, visit.now);
  const rupees = (amount: Paise | null) => (amount === null ? 'none' : money(amount));
  return html`${details([
    ['State', standingText(standing)],
    [
      LIMIT_WORDS.session,
      html`<span class="num">${session.used} ${session.minutes === null ? 'minutes, no limit' : `of ${limitText('session', session.minutes)}`}</span>`,
    ],
    ...maybe(
      'It becomes',
      session.later && html`${limitText('session', session.later.amount)}, ${moment(session.later.at)}`,
    ),
    ['Reality check', check === null ? 'never' : html`<span class="num">every ${check} minutes</span>`],
  ])}
${table(
  [
    { label: 'Limit', look: 'main' },
    { label: 'Becomes' },
    { label: 'From' },
    { label: 'Used', look: 'end' },
    { label: 'Now', look: 'key' },
  ],
  limits.map(({ name, amount, used, later }) => [
    html`<b>${LIMIT_WORDS[name]}</b>`,
    later === null ? '–' : rupees(later.amount),
    later === null ? '–' : moment(later.at),
    money(used),
    rupees(amount),
  ]),
  '',
)}
<p class="soft">Set at the player’s request. A lower limit takes effect immediately, a higher one after ${coolingHours} hours. They are told.</p>
<div class="pair">
<section class="card"><h2>Set a limit of money</h2>
${visit.form(
  `/players/${id}/limit`,
  (fields) => html`${fields.choice(
    'name',
    'Limit',
    limitNames.map((name) => [name, LIMIT_WORDS[name]]),
  )}
${fields.text('amount', 'How much, ₹; empty for none', { most: 16, isOptional: true })}
${logReason(fields)}<button class="btn">Set</button>`,
  'form',
)}</section>
<section class="card"><h2>Set the time of play</h2>
${visit.form(
  `/players/${id}/session-limit`,
  (
    fields,
  ) => html`${fields.text('minutes', `Minutes in any 24 hours, ${least} to ${most}; empty for none`, { most: 4, isOptional: true })}
${logReason(fields)}<button class="btn">Set the time</button>`,
  'form',
)}</section>
</div>`;
}

const { least, most } = SESSION_MINUTES;

/** Hangs up what sets a limit of money, and the one of time. */
export function routePlayerLimits(desk: Desk, tab: Show): void {
  const action = (path: string, limitFrom: (form: Form) => SetLimit) =>
    desk.action(`/players/:id/${path}`, tab, async (tx, { param, now }, form) => {
      const { id: player } = await playerOf(tx, param('id'));
      const { name, amount } = limitFrom(form);
      const reason = reasonFrom(form('reason'), 'Say why.');
      const before = await limitAs(tx, player, name, now);
      await setLimit(tx, { player, name, amount, at: now });
      const after = await limitAs(tx, player, name, now);
      if (after === before) throw new Refusal(409, `Already set to ${after}.`);
      const title = 'Your limit was changed';
      const message = 'We changed it as you requested. See it in Limits and breaks.';
      await notify(tx, player, { title, message, status: 'info', about: { kind: 'limits' }, at: now });
      const what = `Set a limit of ${playerId(player)}: ${LIMIT_WORDS[name]}`;
      return { what, player, subject: playerId(player), reason, before, after, to: `/players/${player}/limits` };
    });
  action('limit', (form) => {
    const name = limitNames.find((one) => one === form('name'));
    if (!name) throw new Refusal(422, 'There is no such limit.', 'name');
    return { name, amount: form('amount') === '' ? null : rupeesIn(form, 'amount', MOST_LIMITED) };
  });
  action('session-limit', (form) => ({
    name: 'session',
    amount: form('minutes') === '' ? null : wholeIn(form, 'minutes', SESSION_MINUTES),
  }));
}

type SetLimit = Pick<Parameters<typeof setLimit>[1], 'name' | 'amount'>;
/** The highest limit that is set here, paise: who wants no limit leaves the field empty. */
const MOST_LIMITED = 100_000_000_000;

/** How a limit stands, and what it becomes, in words. */
async function limitAs(database: Queryable, player: number, name: SetLimit['name'], now: Date): Promise<string> {
  const { limits, session } = await ownLimits(database, player, now);
  const own = limits.find((one) => one.name === name);
  const [amount, later] = own ? [own.amount, own.later] : [session.minutes, session.later];
  const becomes = later ? [', from', momentText(later.at), 'on', limitText(name, later.amount)].join(' ') : '';
  return limitText(name, amount) + becomes;
}
