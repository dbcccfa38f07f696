import { defineRemote } from '@pavilion/contract/remote';
import { definition } from './definition.ts';

export const remote = defineRemote({
  definition,
  pages: {
    exchange: () => import('./exchange-page.tsx').then((m) => m.ExchangePage),
    sportsbook: () => import('./board-pages.tsx').then((m) => m.SportsbookPage),
    multiMarket: () => import('./board-pages.tsx').then((m) => m.MultiMarketPage),
    product: () => import('./board-pages.tsx').then((m) => m.ProductPage),
    myBets: () => import('./my-bets-page.tsx').then((m) => m.MyBetsPage),
    bettingSettings: () => import('./betting-settings-page.tsx').then((m) => m.BettingSettingsPage),
  },
  slots: {
    'bet-slip': () => import('./slip/slip-slot.tsx').then((m) => m.BetSlipSlot),
    'open-bets': () => import('./my-bets/open-bets-slot.tsx').then((m) => m.OpenBetsSlot),
    'in-play': () => import('./front-slots.ts').then((m) => m.InPlaySlot),
    search: () => import('./front-slots.ts').then((m) => m.SearchSlot),
    exposure: () => import('./exposure/exposure-slot.tsx').then((m) => m.ExposureSlot),
  },
  data: {
    exchange: () => import('./match/exchange-data.ts').then((m) => m.exchangeData),
    sportsbook: () => import('./sportsbook/sportsbook-data.ts').then((m) => m.sportsbookData),
    myBets: () => import('./my-bets/my-bets-data.ts').then((m) => m.myBetsData),
  },
});
