import { type DeskProvider, providersAtDesk, walletKeyCounts } from '../casino/index.ts';
import { html, type Markup } from '../server/index.ts';
import type { Desk, Show } from './desk.ts';
import { table } from './parts.ts';
import { providerState, routeProvider } from './provider-page.ts';
import { DESK } from './sessions.ts';

/** Who makes the games: whether they are on, and the keys that their servers sign with. */
export function routeProviders(desk: Desk): void {
  const { database } = desk.services;
  const list: Show = async () => ({
    section: 'providers',
    title: 'Providers',
    body: html`<p class="soft lead">Game providers. Each provider signs with its own keys. Without a key its games take no bets.</p>
${providerTable(await providersAtDesk(database), await walletKeyCounts(database))}`,
  });
  desk.page('/providers', list);
  routeProvider(desk);
}

const providerTable = (providers: readonly DeskProvider[], keys: ReadonlyMap<string, number>): Markup =>
  table(
    [
      { label: 'Provider', look: 'main' },
      { label: 'Code' },
      { label: 'Games', look: 'end' },
      { label: 'Keys', look: 'end' },
      { label: 'State', look: 'key' },
    ],
    providers.map((provider) => [
      html`<a class="break" href="${DESK}/providers/${provider.code}">${provider.name}</a>`,
      html`<code>${provider.code}</code>`,
      html`<span class="num">${provider.games}</span>`,
      html`<span class="num">${keys.get(provider.code) ?? 0}</span>`,
      providerState(provider),
    ]),
    'There is no provider.',
  );
