import { idOf, playerId, Refusal } from '../base/index.ts';
import { availableTo } from '../money/index.ts';
import { type KnownPlayer, notify, openSessionsOf, playerById } from '../players/index.ts';
import { html, type Markup } from '../server/index.ts';
import { accountNames, type Queryable, walletOf } from '../store/index.ts';
import { actionsOf } from './actions.ts';
import type { Desk, Show, Visit } from './desk.ts';
import { actionTable } from './log.ts';
import { noticeFields, noticeFrom } from './messages.ts';
import { details, moment, money, pageOf, pager, state, table } from './parts.ts';
import { betTable, bonusTable, ledgerTable, paymentTable } from './player-lists.ts';
import { button } from './queue.ts';
import { DESK } from './sessions.ts';

const TABS = { '': 'Player', ledger: 'Ledger', payments: 'Payments', bets: 'Bets', bonuses: 'Bonuses' } as const;
type Tab = keyof typeof TABS;

/** One player: what they have, their sessions, their ledger and everything they asked for. */
export function routePlayer(desk: Desk): void {
  const { database, sessions } = desk.services;
  const tab = (name: Tab, body: (visit: Visit, player: KnownPlayer, address: string) => Promise<Markup>): Show => {
    const show: Show = async (visit) => {
      const player = await playerOf(database, visit.param('id'));
      const address = `${DESK}/players/${player.id}`;
      const tabs = Object.entries(TABS).map(
        ([path, label]) =>
          html`<a href="${address}${path && `/${path}`}" ${path === name && html`aria-current="page"`}>${label}</a>`,
      );
      return {
        section: 'players',
        title: player.name,
        body: html`<p class="soft lead"><span class="num">${playerId(player.id)}</span> · <span class="break">${player.username}</span> · <span class="num">${player.mobile}</span></p>
<nav class="tabs" aria-label="About this player">${tabs}</nav>
${await body(visit, player, name === '' ? address : `${address}/${name}`)}`,
      };
    };
    desk.page(name === '' ? '/players/:id' : `/players/:id/${name}`, show);
    return show;
  };

  const about = tab('', async (visit, { id, agentCode, createdAt }) => {
    const { cash, held, locked, withdrawable, kyc } = await availableTo(database, id, visit.now);
    const { coins } = await walletOf(database, id);
    const open = await openSessionsOf(database, id, visit.now);
    const { actions } = await actionsOf(database, { skip: 0, pagesize: 10 }, id);
    return html`<div class="pair">
<section class="card"><h2>Wallet</h2>${details([
      ['Cash', money(cash)],
      ['Held for open bets', money(held)],
      ['Locked by a bonus', money(locked)],
      ['Withdrawable', html`<b>${money(withdrawable)}</b>`],
      ['Coins', money(coins)],
    ])}</section>
<section class="card"><h2>About</h2>${details([
      ['KYC', state(kyc)],
      ['Agent', agentCode ?? 'none'],
      ['Player since', moment(createdAt)],
    ])}
<div class="line">${button(visit, `/players/${id}/refresh`, 'Have their session checked', '')}</div></section>
</div>
<section class="card"><div class="card__head"><h2>Sessions</h2>${open.length > 0 && button(visit, `/players/${id}/sessions/end`, 'End all', 'btn--no')}</div>
${table(
  [{ label: 'Begun', look: 'main' }, { label: 'Ends by itself' }, { label: 'End it', look: 'key' }],
  open.map((one) => [
    moment(one.createdAt),
    moment(one.expiresAt),
    button(visit, `/players/${id}/sessions/${one.id}/end`, 'End', ''),
  ]),
  'They are not signed in anywhere.',
)}</section>
<section class="card"><h2>Send a message</h2>${visit.form(`/players/${id}/message`, noticeFields, 'form')}</section>
<section class="card"><h2>Done about this player</h2>${actionTable(actions)}</section>`;
  });

  tab('ledger', async ({ query }, { id }, address) => {
    const account = accountNames.find((known) => known === query('account')) ?? null;
    const paging = pageOf(query);
    const { rows, count } = await ledgerTable(database, id, account, paging);
    const narrow = [null, ...accountNames].map(
      (one) =>
        html`<a href="${address}${one && `?account=${one}`}" ${one === account && html`aria-current="true"`}>${one ?? 'All'}</a>`,
    );
    return html`<p class="chips">${narrow}</p>${rows}${pager(`${address}${account ? `?account=${account}` : ''}`, { ...paging, count })}`;
  });
  tab('payments', (_, { id }) => paymentTable(database, id));
  tab('bets', async ({ query }, { id }, address) => {
    const paging = pageOf(query);
    const { rows, count } = await betTable(database, id, paging);
    return html`${rows}${pager(address, { ...paging, count })}`;
  });
  tab('bonuses', ({ now }, { id }) => bonusTable(database, id, now));

  desk.action('/players/:id/message', about, async (tx, { param, now }, form) => {
    const { id } = await playerOf(tx, param('id'));
    const notice = noticeFrom(form, now);
    await notify(tx, id, notice);
    return { what: `Sent “${notice.title}” to ${playerId(id)}`, player: id, to: `/players/${id}` };
  });
  desk.action('/players/:id/refresh', about, async (tx, { param }) => {
    const { id } = await playerOf(tx, param('id'));
    await tx.query(`select pg_notify('session_refresh', $1)`, [String(id)]);
    return { what: `Had the session of ${playerId(id)} checked`, player: id, to: `/players/${id}` };
  });
  desk.action('/players/:id/sessions/end', about, async (tx, { param }) => {
    const { id } = await playerOf(tx, param('id'));
    await sessions.endAll(tx, id);
    return { what: `Ended every session of ${playerId(id)}`, player: id, to: `/players/${id}` };
  });
  desk.action('/players/:id/sessions/:session/end', about, async (tx, { param, now }) => {
    const { id } = await playerOf(tx, param('id'));
    const session = (await openSessionsOf(tx, id, now)).find((one) => String(one.id) === param('session'));
    if (!session) throw new Refusal(404, 'This session has ended already.');
    await sessions.end(tx, session);
    return { what: `Ended a session of ${playerId(id)}`, player: id, to: `/players/${id}` };
  });
}

async function playerOf(database: Queryable, id: string): Promise<KnownPlayer> {
  const player = await playerById(database, idOf(id));
  if (!player) throw new Refusal(404, 'There is no such player.');
  return player;
}
