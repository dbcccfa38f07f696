import { nameKey, Refusal } from '../base/index.ts';
import { html, type Markup } from '../server/index.ts';
import {
  type DeskMarket,
  type DeskTrouble,
  decidedMarkets,
  deskMarket,
  missingMarkets,
  openMarkets,
  settlementTroubles,
} from '../sports/index.ts';
import type { Queryable } from '../store/index.ts';
import type { Desk, Show } from './desk.ts';
import { routeMarketActions } from './market-actions.ts';
import { marketPage, outcomeText } from './market-page.ts';
import { andOneMore, keyedPage, moment, money, pageOf, pager, playerLink, state, table } from './parts.ts';
import { requestsOf } from './requests.ts';
import { DESK } from './sessions.ts';

/** How many of the failing settlements and of the decided markets are shown. */
const FEW = 20;

/** Markets that wait for a person's decision, settlements that fail, and every other market by its id. */
export function routeMarkets(desk: Desk): void {
  const { database } = desk.services;
  const list: Show = async ({ query }) => {
    const paging = pageOf(query, 'moment and name');
    const missing = await missingMarkets(database, { skip: 0, pagesize: 100 });
    const { troubles, count } = await settlementTroubles(database, { skip: 0, pagesize: FEW });
    const { markets, count: openCount } = await openMarkets(database, andOneMore(paging));
    const { rows: open, ends } = keyedPage(markets, paging, ({ openedAt, id }) => nameKey(openedAt, id));
    return {
      section: 'markets',
      title: 'Markets',
      body: html`${searchForm(query('q').slice(0, 60))}
${await foundCard(database, query('q'))}
<section class="card"><h2>Wait for a decision</h2>
<p class="soft">The match has gone without a result. Settle or void its bets here.</p>
${missingTable(missing.markets)}</section>
<section class="card"><h2>Can’t be settled</h2>
${troubleTable(troubles)}${count > FEW && html`<p class="soft">${count - FEW} more.</p>`}</section>
<section class="card"><h2>Open</h2>${marketTable(open, 'No open markets with bets.')}
${pager(`${DESK}/markets`, { skip: paging.skip, count: openCount, ...ends })}</section>
<section class="card"><h2>Decided last</h2>${marketTable(await decidedMarkets(database, FEW), 'No market was decided yet.')}</section>`,
    };
  };
  const one: Show = async (visit) => {
    const market = await deskMarket(database, visit.param('id'));
    if (!market) throw new Refusal(404, 'There is no such market.');
    const { troubles } = await settlementTroubles(database, { skip: 0, pagesize: FEW }, market.id);
    const ofThis = { state: 'waiting', market: market.id } as const;
    const { requests } = await requestsOf(database, visit.now, { skip: 0, pagesize: FEW }, ofThis);
    return {
      section: 'markets',
      title: `${market.name}, ${market.matchName}`,
      body: html`${marketPage(visit, market, requests)}${troubles.length > 0 && html`<section class="card"><h2>Can’t be settled</h2>${troubleTable(troubles)}</section>`}`,
    };
  };
  desk.page('/markets', list);
  desk.page('/markets/:id', one);
  routeMarketActions(desk, one);
}

const marketLink = ({ id }: Pick<DeskMarket, 'id'>, text: string = id): Markup =>
  html`<a class="break" href="${DESK}/markets/${encodeURIComponent(id)}">${text}</a>`;

const searchForm = (text: string): Markup =>
  html`<form class="search" method="get" action="${DESK}/markets" role="search">
<label class="unseen" for="q">Id of a market</label>
<input class="input" id="q" type="search" name="q" value="${text}" maxlength="60" placeholder="Id of a market">
<button class="btn btn--main">Search</button>
</form>`;

async function foundCard(database: Queryable, text: string): Promise<Markup> {
  if (text === '') return html``;
  const market = await deskMarket(database, text);
  return html`<section class="card"><h2>Found</h2>${marketTable(market ? [market] : [], `No market with bets is called “${text}”.`)}</section>`;
}

const missingTable = (markets: readonly DeskMarket[]): Markup =>
  table(
    [
      { label: 'Market', look: 'main' },
      { label: 'Match' },
      { label: 'Waits since' },
      { label: 'Players' },
      { label: 'Bets' },
      { label: 'Stakes', look: 'end' },
      { label: 'Decide', look: 'key' },
    ],
    markets.map((market) => [
      marketLink(market, `${market.name} (${market.id})`),
      market.matchName,
      market.missingSince ? moment(market.missingSince) : '–',
      html`<span class="num">${market.players}</span>`,
      html`<span class="num">${market.bets}</span>`,
      money(market.stakes),
      html`<a class="btn btn--main" href="${DESK}/markets/${encodeURIComponent(market.id)}">Decide</a>`,
    ]),
    'No markets to decide.',
  );

const marketTable = (markets: readonly DeskMarket[], empty: string): Markup =>
  table(
    [
      { label: 'Market', look: 'main' },
      { label: 'Match' },
      { label: 'Result' },
      { label: 'When' },
      { label: 'Players' },
      { label: 'Stakes', look: 'key' },
    ],
    markets.map((market) => [
      marketLink(market, `${market.name} (${market.id})`),
      market.matchName,
      market.outcome === null ? state('open') : outcomeText(market, market.outcome),
      moment(market.decidedAt ?? market.openedAt),
      html`<span class="num">${market.players}</span>`,
      money(market.stakes),
    ]),
    empty,
  );

const troubleTable = (troubles: readonly DeskTrouble[]): Markup =>
  table(
    [
      { label: 'Market', look: 'main' },
      { label: 'Player' },
      { label: 'Error' },
      { label: 'Since' },
      { label: 'Tries' },
      { label: 'Again', look: 'end' },
    ],
    troubles.map(({ market, about, player, error, since, tries, againAt }) => [
      marketLink({ id: market }, about),
      player === null ? 'everybody' : playerLink(player),
      html`<code class="break">${error}</code>`,
      moment(since),
      html`<span class="num">${tries}</span>`,
      moment(againAt),
    ]),
    'Everything that is decided is settled.',
  );
