import { playerId } from '../base/index.ts';
import { availableTo } from '../money/index.ts';
import { type KnownPlayer, openSessionsOf, otherAccountsOf, restrictionsOf } from '../players/index.ts';
import { html, type Markup } from '../server/index.ts';
import { accountNames, mappedTo, walletOf } from '../store/index.ts';
import { actionsOf } from './actions.ts';
import { correctionFields, routeCorrections } from './corrections.ts';
import type { Desk, DeskServices, Show } from './desk.ts';
import { actionTable } from './log.ts';
import { noticeFields } from './messages.ts';
import { otherAccountsLine } from './other-accounts.ts';
import { details, moment, money, pageOf, pager, state, table } from './parts.ts';
import { playerOf, routePlayerActions } from './player-actions.ts';
import { bonusesTab, routeBonusGifts } from './player-bonuses.ts';
import { limitsTab, routePlayerLimits } from './player-limits.ts';
import { betTable, ledgerTable, paymentTable } from './player-lists.ts';
import { button, maybe } from './queue.ts';
import { DESK } from './sessions.ts';
import { standingFields, standingsText } from './standing.ts';
import { storyTab } from './story.ts';
import type { Visit } from './visit.ts';

/** One page about a player. */
interface Tab {
  /** Below the player's own address, which is the tab without one. */
  readonly path: string;
  readonly label: string;
  /** Its content; `address` is the tab's own. */
  readonly body: (services: DeskServices, visit: Visit, player: KnownPlayer, address: string) => Promise<Markup>;
}

const ABOUT: Tab = { path: '', label: 'Player', body: about };
const BONUSES: Tab = { path: '/bonuses', label: 'Bonuses', body: bonusesTab };
const KEPT_TO: Tab = { path: '/limits', label: 'Limits', body: limitsTab };
const TABS: readonly Tab[] = [
  ABOUT,
  KEPT_TO,
  { path: '/story', label: 'Story', body: storyTab },
  { path: '/ledger', label: 'Ledger', body: ledger },
  { path: '/payments', label: 'Payments', body: ({ database }, _, { id }) => paymentTable(database, id) },
  { path: '/bets', label: 'Bets', body: bets },
  BONUSES,
];

/** One player: what they have, their sessions, their ledger and everything they asked for. */
export function routePlayer(desk: Desk): void {
  const pages = new Map(TABS.map((tab) => [tab, showTab(desk.services, tab)]));
  for (const [{ path }, show] of pages) desk.page(`/players/:id${path}`, show);
  const about = mappedTo(pages, ABOUT, 'the page about a player');
  routePlayerActions(desk, about);
  routeCorrections(desk, about);
  routePlayerLimits(desk, mappedTo(pages, KEPT_TO, 'the page of a player’s limits'));
  routeBonusGifts(desk, mappedTo(pages, BONUSES, 'the page of a player’s bonuses'));
}

const showTab =
  (services: DeskServices, { path, body }: Tab): Show =>
  async (visit) => {
    const player = await playerOf(services.database, visit.param('id'));
    const address = `${DESK}/players/${player.id}`;
    const tabs = TABS.map(
      (tab) => html`<a href="${address}${tab.path}" ${tab.path === path && html`aria-current="page"`}>${tab.label}</a>`,
    );
    return {
      section: 'players',
      title: player.name,
      body: html`<p class="soft lead"><span class="num">${playerId(player.id)}</span> · <span class="break">${player.username}</span> · <span class="num">${player.mobile}</span> · ${player.organisation}</p>
<nav class="tabs" aria-label="About this player">${tabs}</nav>
${await body(services, visit, player, `${address}${path}`)}`,
    };
  };

async function about({ database }: DeskServices, visit: Visit, player: KnownPlayer): Promise<Markup> {
  const { id, agentCode, createdAt } = player;
  const { cash, held, locked, withdrawable, kyc, owed } = await availableTo(database, id, visit.now);
  const { coins } = await walletOf(database, id);
  const open = await openSessionsOf(database, id, visit.now);
  const others = (await otherAccountsOf(database, [id], visit.now)).get(id) ?? [];
  const standing = standingsText(await restrictionsOf(database, id), visit.now);
  const { actions } = await actionsOf(database, { skip: 0, pagesize: 10 }, { player: id });
  return html`<div class="pair">
<section class="card"><h2>Wallet</h2>${details([
    ['Cash', money(cash)],
    ['Held for open bets', money(held)],
    ['Locked by a bonus', money(locked)],
    ['Withdrawable', html`<b>${money(withdrawable)}</b>`],
    ['Coins', money(coins)],
    ...maybe('Owes', owed && html`<a href="${DESK}/debts">${money(owed)}</a>`),
  ])}</section>
<section class="card"><h2>About</h2>${details([
    ['State', standing],
    ['KYC', state(kyc)],
    ...otherAccountsLine(others),
    ['Agent', agentCode ?? 'none'],
    ['Player since', moment(createdAt)],
  ])}
<div class="line">${button(visit, `/players/${id}/refresh`, 'Have their session checked', '')}</div></section>
</div>
${sessionCard(visit, id, open)}
<section class="card"><h2>State</h2>${visit.form(`/players/${id}/standing`, standingFields, 'form')}</section>
<section class="card"><h2>Correct what they have</h2>${visit.form(`/players/${id}/correction`, correctionFields, 'form')}</section>
<section class="card"><h2>Send a message</h2>${visit.form(`/players/${id}/message`, noticeFields, 'form')}</section>
<section class="card"><h2>Done about this player</h2>${actionTable(actions)}</section>`;
}

const sessionCard = (visit: Visit, id: number, open: Awaited<ReturnType<typeof openSessionsOf>>): Markup =>
  html`<section class="card"><div class="card__head"><h2>Sessions</h2>${open.length > 0 && button(visit, `/players/${id}/sessions/end`, 'End all', 'btn--no')}</div>
${table(
  [{ label: 'Begun', look: 'main' }, { label: 'Ends automatically' }, { label: 'End it', look: 'key' }],
  open.map((one) => [
    moment(one.createdAt),
    moment(one.expiresAt),
    button(visit, `/players/${id}/sessions/${one.id}/end`, 'End', ''),
  ]),
  'They are not signed in anywhere.',
)}</section>`;

async function ledger(
  { database }: DeskServices,
  { query }: Visit,
  { id }: KnownPlayer,
  address: string,
): Promise<Markup> {
  const account = accountNames.find((known) => known === query('account')) ?? null;
  const paging = pageOf(query, 'moment and number');
  const { rows, pages } = await ledgerTable(database, id, account, paging);
  const narrow = [null, ...accountNames].map(
    (one) =>
      html`<a href="${address}${one && `?account=${one}`}" ${one === account && html`aria-current="true"`}>${one ?? 'All'}</a>`,
  );
  return html`<p class="chips">${narrow}</p>${rows}${pager(`${address}${account ? `?account=${account}` : ''}`, { skip: paging.skip, ...pages })}`;
}

async function bets(
  { database }: DeskServices,
  { query }: Visit,
  { id }: KnownPlayer,
  address: string,
): Promise<Markup> {
  const paging = pageOf(query, 'moment and number');
  const { rows, pages } = await betTable(database, id, paging);
  return html`${rows}${pager(address, { skip: paging.skip, ...pages })}`;
}
