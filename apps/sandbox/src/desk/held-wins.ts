import { formatMoney } from '@pavilion/money';
import { idOf, Refusal, reasonFrom } from '../base/index.ts';
import { declineWin, type EndedWin, type HeldWin, heldWinCount, heldWins, winsWithoutABet } from '../casino/index.ts';
import { html, type Markup } from '../server/index.ts';
import type { Queryable } from '../store/index.ts';
import type { Desk, Show } from './desk.ts';
import { logReason } from './fields.ts';
import { askWin, wantedDone } from './money-requests.ts';
import { moment, money, playerLink, table } from './parts.ts';
import { openForm } from './queue.ts';
import type { DeskRequest } from './request-kinds.ts';
import { waitsNote } from './request-text.ts';
import { aboutOf, waitingAbout } from './requests.ts';
import type { Visit } from './visit.ts';

/** How many of the wins that wait are shown: the others when these are decided. */
const FEW = 50;

/** How many that have ended are shown. */
const FEW_ENDED = 20;

/** Wins that wait because they are more than their provider pays at once; nothing where none does. */
export async function heldWinsCard(database: Queryable, visit: Visit): Promise<Markup> {
  const count = await heldWinCount(database);
  if (count === 0) return html``;
  const wins = await heldWins(database, { skip: 0, pagesize: FEW });
  return html`<section class="card"><h2>Pending wins</h2>
<p class="soft">Wins that take their round above the provider’s immediate limit. Confirm them with the provider. Approved wins are paid; above one operator’s limit two operators approve. Declined wins are never paid.</p>
${winTable(visit, wins, await waitingAbout(database, ['win'], visit.now))}${count > FEW && html`<p class="soft">${count - FEW} more.</p>`}</section>`;
}

/** Wins that waited until every bet of their round was rolled back; nothing where there are none. */
export async function endedWinsCard(database: Queryable): Promise<Markup> {
  const wins = await winsWithoutABet(database, FEW_ENDED);
  if (wins.length === 0) return html``;
  return html`<section class="card"><h2>Wins that have ended</h2>
<p class="soft">Every bet of their round was rolled back by its provider, so they are not paid.</p>
${endedTable(wins)}</section>`;
}

/** What is decided of them, on the page of `list`. */
export function routeHeldWins(desk: Desk, list: Show): void {
  desk.action('/held-wins/:id/approve', list, async (tx, { param, now, session: { operator } }, form) => {
    const reason = reasonFrom(form('reason'), 'Say why.');
    const wanted = await askWin(tx, numberOf(param('id')), { operator, reason, now });
    return wantedDone(wanted, 'Approved', reason, '/rounds');
  });
  desk.action('/held-wins/:id/decline', list, async (tx, { param, now }, form) => {
    const reason = reasonFrom(form('reason'), 'Say why.');
    const { title, maker, round, player, amount } = await declineWin(tx, numberOf(param('id')), now);
    const what = `Declined the win of ${formatMoney(amount)} in ${title} (${maker}), round ${round}, because: ${reason}`;
    return { what, player, to: '/rounds' };
  });
}

function numberOf(text: string): number {
  const id = idOf(text);
  if (id === null) throw new Refusal(404, 'There is no such win.', 'id');
  return id;
}

const endedTable = (wins: readonly EndedWin[]): Markup =>
  table(
    [
      { label: 'Game', look: 'main' },
      { label: 'Round' },
      { label: 'Player' },
      { label: 'Ended' },
      { label: 'Win', look: 'key' },
      { label: 'Why' },
    ],
    wins.map(({ title, maker, round, player, endedAt, amount }) => [
      html`${title}<br><span class="soft">${maker}</span>`,
      html`<code class="break">${round}</code>`,
      playerLink(player),
      endedAt ? moment(endedAt) : '–',
      money(amount),
      'No bet is left in its round',
    ]),
    'No win has ended so.',
  );

const winTable = (visit: Visit, wins: readonly HeldWin[], waits: ReadonlyMap<string, DeskRequest>): Markup =>
  table(
    [
      { label: 'Game', look: 'main' },
      { label: 'Round' },
      { label: 'Player' },
      { label: 'Since' },
      { label: 'Win', look: 'key' },
      { label: 'Do', look: 'end' },
    ],
    wins.map(({ id, title, maker, round, player, at, amount }) => {
      const form = (path: string, label: string, look: string) =>
        openForm(
          visit,
          `${label}…`,
          `/held-wins/${id}/${path}`,
          (fields) => html`${logReason(fields)}<button class="btn ${look}">${label}</button>`,
        );
      return [
        html`${title}<br><span class="soft">${maker}</span>`,
        html`<code class="break">${round}</code>`,
        playerLink(player),
        moment(at),
        money(amount),
        html`${waitsNote(waits.get(aboutOf({ player, subject: String(id) }))) ?? form('approve', 'Approve', 'btn--main')}${form('decline', 'Decline', 'btn--no')}`,
      ];
    }),
    'No pending wins.',
  );
