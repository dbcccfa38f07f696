import type { RouteData } from '@pavilion/contract';

const staticPage = (path: RouteData['path'], page: string, en: string, hi: string): RouteData => ({
  path,
  access: 'common',
  frame: 'full',
  page,
  title: { en, hi },
});

/**
 * What the shell itself owns (routes.md), as data that the build and the release command read too: no remote may claim one of
 * these paths. `page` is a key of `shell-pages.tsx`.
 */
export const definition: { readonly name: 'shell'; readonly routes: readonly RouteData[] } = {
  name: 'shell',
  routes: [
    { path: '/', access: 'public', frame: 'full', page: 'landing', title: { en: '', hi: '' } },
    { path: '/home', access: 'protected', frame: 'full', page: 'home', title: { en: 'Home', hi: 'होम' } },
    { ...staticPage('/maintenance', 'maintenance', 'Maintenance', 'रखरखाव'), frame: 'bare' },
    staticPage('/contactus', 'contact', 'Contact', 'संपर्क'),
    staticPage('/privacypolicy', 'privacy', 'Privacy', 'निजता'),
    staticPage('/responsiblegame', 'responsible', 'Responsible gaming', 'ज़िम्मेदारी से खेलें'),
    staticPage('/fairplay', 'fair', 'Fair play', 'निष्पक्ष खेल'),
    staticPage('/gamesrule', 'rules', 'Game rules', 'खेल के नियम'),
    staticPage('/terms', 'terms', 'Terms', 'शर्तें'),
    staticPage('/help', 'help', 'Help', 'मदद'),
    {
      path: '/:providerCode',
      access: 'common',
      frame: 'full',
      page: 'provider',
      title: { en: 'Provider', hi: 'प्रदाता' },
    },
  ],
};
