import { html, type Markup } from '../server/index.ts';
import { actionsOf, type DeskAction } from './actions.ts';
import type { Desk } from './desk.ts';
import { andOneMore, keyedPage, moment, pageOf, pager, playerLink, table } from './parts.ts';
import { DESK } from './sessions.ts';

/** Everything that was done at the desk. */
export function routeLog(desk: Desk): void {
  desk.page('/log', async ({ query }) => {
    const paging = pageOf(query, 'number');
    const { actions, count } = await actionsOf(desk.services.database, andOneMore(paging));
    const { rows, ends } = keyedPage(actions, paging, ({ id }) => id);
    return {
      section: 'log',
      title: 'Log',
      body: html`<p class="soft lead">Everything that was done here, and by which sign-in. It is never changed.</p>
${actionTable(rows)}
${pager(`${DESK}/log`, { skip: paging.skip, count, ...ends })}`,
    };
  });
}

/** Actions as a table. */
export const actionTable = (actions: readonly DeskAction[]): Markup =>
  table(
    [{ label: 'What', look: 'main' }, { label: 'Player' }, { label: 'Sign-in' }, { label: 'When', look: 'end' }],
    actions.map(({ what, player, by, at }) => [
      html`<span class="break">${what}</span>`,
      player === null ? '–' : playerLink(player),
      html`<code>${by}</code>`,
      moment(at),
    ]),
    'Nothing was done here yet.',
  );
