import { Refusal, reasonFrom } from '../base/index.ts';
import {
  approveWin,
  declineWin,
  type EndedWin,
  type HeldWin,
  heldWinCount,
  heldWins,
  winsWithoutABet,
} from '../casino/index.ts';
import { html, type Markup } from '../server/index.ts';
import type { Queryable, Transaction } from '../store/index.ts';
import type { Desk, Show } from './desk.ts';
import { logReason } from './fields.ts';
import { moment, money, playerLink, table } from './parts.ts';
import { openForm } from './queue.ts';
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
  return html`<section class="card"><h2>Wins that wait</h2>
<p class="soft">With what their round has won before they are more than its provider pays at once. Ask the provider whether it is right. Approved it is paid; declined it never is.</p>
${winTable(visit, wins)}${count > FEW && html`<p class="soft">${count - FEW} more.</p>`}</section>`;
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
  const decision = (
    path: 'approve' | 'decline',
    decide: (tx: Transaction, id: number, now: Date) => Promise<HeldWin>,
    inWords: string,
  ) =>
    desk.action(`/held-wins/:id/${path}`, list, async (tx, { param, now }, form) => {
      const reason = reasonFrom(form('reason'), 'Say why.');
      const id = param('id');
      if (!/^\d{1,15}$/.test(id)) throw new Refusal(404, 'There is no such win.', 'id');
      const { title, maker, round, player, amount } = await decide(tx, Number(id), now);
      const what = `${inWords} the win of ${money(amount)} in ${title} (${maker}), round ${round}, because: ${reason}`;
      return { what, player, to: '/rounds' };
    });
  decision('approve', approveWin, 'Approved');
  decision('decline', declineWin, 'Declined');
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

const winTable = (visit: Visit, wins: readonly HeldWin[]): Markup =>
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
        html`${form('approve', 'Approve', 'btn--main')}${form('decline', 'Decline', 'btn--no')}`,
      ];
    }),
    'No win waits.',
  );
