import { findPlayers } from '../players/index.ts';
import { html } from '../server/index.ts';
import { cashOf } from '../store/index.ts';
import type { Desk } from './desk.ts';
import { andOneMore, keyedPage, moment, money, pageOf, pager, playerLink, table } from './parts.ts';
import { DESK } from './sessions.ts';

/** Players, to be searched by user name, name, mobile and id. */
export function routePlayers(desk: Desk): void {
  desk.page('/players', async ({ query }) => {
    const text = query('q').slice(0, 60).toWellFormed();
    const paging = pageOf(query, 'number');
    const { database } = desk.services;
    const { players: found, count } = await findPlayers(database, text, andOneMore(paging));
    const { rows: players, ends } = keyedPage(found, paging, ({ id }) => id);
    const cash = await cashOf(
      database,
      players.map(({ id }) => id),
    );
    return {
      section: 'players',
      title: 'Players',
      body: html`<form class="search" method="get" action="${DESK}/players" role="search">
<label class="unseen" for="q">User name, name, mobile or id</label>
<input class="input" id="q" type="search" name="q" value="${text}" maxlength="60" placeholder="User name, name, mobile or id">
<button class="btn btn--main">Search</button>
</form>
${table(
  [
    { label: 'Name', look: 'main' },
    { label: 'Id' },
    { label: 'User name' },
    { label: 'Mobile' },
    { label: 'Of' },
    { label: 'Since' },
    { label: 'Cash', look: 'key' },
  ],
  players.map(({ id, username, name, mobile, organisation, createdAt }) => [
    html`<a class="break" href="${DESK}/players/${id}">${name}</a>`,
    playerLink(id),
    html`<span class="break">${username}</span>`,
    html`<span class="num">${mobile}</span>`,
    organisation,
    moment(createdAt),
    money(cash.get(id) ?? unknownCash(id)),
  ]),
  text === '' ? 'There are no players yet.' : `No player has “${text}” in their user name, name, mobile or id.`,
)}
${pager(`${DESK}/players?q=${encodeURIComponent(text)}`, { skip: paging.skip, count, ...ends })}`,
    };
  });
}

function unknownCash(player: number): never {
  throw new Error(`The player ${player} has no cash account`);
}
