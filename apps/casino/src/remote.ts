import { defineRemote } from '@pavilion/contract/remote';
import { definition } from './definition.ts';

const data = () => import('./catalogue/catalogue-data.ts');

/** The casino: the catalogues of every provider, and the page of each game. */
export const remote = defineRemote({
  definition,
  pages: {
    slots: () => import('./slots-page.tsx').then((m) => m.SlotsPage),
    'all-games': () => import('./all-games-page.tsx').then((m) => m.AllGamesPage),
    'aura-games': () => import('./own-address-pages.tsx').then((m) => m.AuraGamesPage),
    kingmaker: () => import('./own-address-pages.tsx').then((m) => m.KingmakerPage),
    spmgames: () => import('./own-address-pages.tsx').then((m) => m.SpmGamesPage),
    provider: () => import('./provider-page.tsx').then((m) => m.ProviderPage),
    game: () => import('./game-page.tsx').then((m) => m.GamePage),
  },
  slots: {},
  data: {
    slots: () => data().then((m) => m.slotsData),
    'all-games': () => data().then((m) => m.allGamesData),
    'aura-games': () => data().then((m) => m.auraGamesData),
    kingmaker: () => data().then((m) => m.kingmakerData),
    spmgames: () => data().then((m) => m.spmGamesData),
    provider: () => data().then((m) => m.providerData),
    game: () => data().then((m) => m.gameData),
  },
});
