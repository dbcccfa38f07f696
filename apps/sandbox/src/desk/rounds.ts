import { HOUR, reasonFrom } from '../base/index.ts';
import {
  type DeskRound,
  endAsItStands,
  OPEN_AT_MOST,
  type RoundName,
  roundKey,
  roundsEndedOtherwise,
  unfinishedRounds,
} from '../casino/index.ts';
import { html, type Markup } from '../server/index.ts';
import type { Transaction } from '../store/index.ts';
import type { Desk, Show } from './desk.ts';
import { logReason } from './fields.ts';
import { endedWinsCard, heldWinsCard, routeHeldWins } from './held-wins.ts';
import { askStakes, wantedDone } from './money-requests.ts';
import { andOneMore, keyedPage, moment, money, pageOf, pager, playerLink, table } from './parts.ts';
import { playerOf } from './player-actions.ts';
import { openForm } from './queue.ts';
import type { DeskRequest } from './request-kinds.ts';
import { waitsNote } from './request-text.ts';
import { aboutOf, waitingAbout } from './requests.ts';
import { DESK } from './sessions.ts';
import type { Visit } from './visit.ts';

/** How many of the rounds that ended without their provider are shown. */
const FEW = 20;

/** Rounds of games that their provider never ended. */
export function routeRounds(desk: Desk): void {
  const { database } = desk.services;
  const list: Show = async (visit) => {
    const paging = pageOf(visit.query, 'moment and name');
    const { rounds: read, count } = await unfinishedRounds(database, andOneMore(paging));
    const { rows: rounds, ends } = keyedPage(read, paging, roundKey);
    return {
      section: 'rounds',
      title: 'Rounds',
      body: html`<p class="soft lead">A round that its provider has not ended in time: ${OPEN_AT_MOST.lost / HOUR} hour for a crash game, ${OPEN_AT_MOST.provider / HOUR} for any other.</p>
${await heldWinsCard(database, visit)}
<section class="card"><h2>Wait for their end</h2>
<p class="soft">Ask the provider how these rounds ended. A win they send later is paid and ends the round automatically. “End with current result” closes the round as lost until a win arrives. “Return the stakes” refunds all stakes and refuses later wins.</p>
${waitingTable(visit, rounds, await waitingAbout(database, ['stakes'], visit.now))}
${pager(`${DESK}/rounds`, { skip: paging.skip, count, ...ends })}</section>
<section class="card"><h2>Ended without their provider</h2>
<p class="soft">By the rule: a crash game’s round is lost, and one that has brought a win is over with it. Or here, at the desk.</p>
${endedTable(await roundsEndedOtherwise(database, FEW))}</section>
${await endedWinsCard(database)}`,
    };
  };
  desk.page('/rounds', list);
  routeHeldWins(desk, list);
  const nameOf = async (tx: Transaction, { param }: Visit): Promise<RoundName> => {
    const { id: player } = await playerOf(tx, param('player'));
    return { provider: param('provider'), round: param('round'), player };
  };
  desk.action('/rounds/:provider/:player/:round/end', list, async (tx, visit, form) => {
    const reason = reasonFrom(form('reason'), 'Say why.');
    const { title, maker, round, player } = await endAsItStands(tx, await nameOf(tx, visit), visit.now);
    const what = `Ended with current result: ${title} (${maker}), round ${round}, because: ${reason}`;
    return { what, player, to: '/rounds' };
  });
  desk.action('/rounds/:provider/:player/:round/return', list, async (tx, visit, form) => {
    const { now, session } = visit;
    const reason = reasonFrom(form('reason'), 'Say why.');
    const wanted = await askStakes(tx, await nameOf(tx, visit), { operator: session.operator, reason, now });
    return wantedDone(wanted, 'Returned', reason, '/rounds');
  });
}

const waitingTable = (visit: Visit, rounds: readonly DeskRound[], waits: ReadonlyMap<string, DeskRequest>): Markup =>
  table(
    [
      { label: 'Game', look: 'main' },
      { label: 'Round' },
      { label: 'Player' },
      { label: 'Open since' },
      { label: 'Bets', look: 'end' },
      { label: 'Staked', look: 'key' },
      { label: 'Do', look: 'end' },
    ],
    rounds.map((round) => [
      html`${round.title}<br><span class="soft">${round.maker}</span>`,
      html`<code class="break">${round.round}</code>`,
      playerLink(round.player),
      moment(round.openedAt),
      html`<span class="num">${round.bets}</span>`,
      money(round.staked),
      roundForms(visit, round, waits.get(aboutOf({ ...round, subject: round.round }))),
    ]),
    'No overdue rounds.',
  );

const endedTable = (rounds: readonly DeskRound[]): Markup =>
  table(
    [
      { label: 'Game', look: 'main' },
      { label: 'Round' },
      { label: 'Player' },
      { label: 'Staked', look: 'end' },
      { label: 'Won', look: 'end' },
      { label: 'By' },
      { label: 'When', look: 'end' },
    ],
    rounds.map(({ title, maker, round, player, staked, won, closedBy, closedAt }) => [
      html`${title}<br><span class="soft">${maker}</span>`,
      html`<code class="break">${round}</code>`,
      playerLink(player),
      money(staked),
      money(won),
      closedBy === 'desk' ? 'the desk' : 'the rule',
      closedAt ? moment(closedAt) : '–',
    ]),
    'Every round was ended by its provider.',
  );

function roundForms(visit: Visit, { provider, round, player }: DeskRound, waits: DeskRequest | undefined): Markup {
  const action = `/rounds/${provider}/${player}/${encodeURIComponent(round)}`;
  const form = (path: string, label: string) =>
    openForm(
      visit,
      `${label}…`,
      `${action}/${path}`,
      (fields) => html`${logReason(fields)}<button class="btn btn--no">${label}</button>`,
    );
  return html`${form('end', 'End with current result')}${waitsNote(waits) ?? form('return', 'Return the stakes')}`;
}
