import type { Discovery, Release } from '@pavilion/federation/discovery';
import { preloadLinks } from './preloads.ts';

const casino: Release = {
  name: 'casino',
  version: '1.0.0',
  contract: '^1.0.0',
  routes: [
    { path: '/slots', access: 'protected', frame: 'full', title: { en: '', hi: '' }, page: 'slots' },
    { path: '/casino/:slug', access: 'protected', frame: 'header', title: { en: '', hi: '' }, page: 'provider' },
    { path: '/Casino', access: 'protected', frame: 'full', title: { en: '', hi: '' }, redirectTo: '/games-all' },
  ],
  slots: [],
  entry: 'http://operator/releases/casino/1.0.0/remote-entry.js',
  integrity: 'sha384-abc',
  preload: {
    slots: ['http://operator/releases/casino/1.0.0/c.1.js', 'http://operator/releases/casino/1.0.0/s.1.css'],
  },
};
const discovery: Discovery = { revision: 1, remotes: { casino }, invalid: [], notes: [] };
const hrefs = (path: string) => [...preloadLinks(discovery, path).matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

test('the page of a route is fetched with its remote, ahead of the shell asking for it', () => {
  expect(hrefs('/slots')).toEqual([
    '/releases/casino/1.0.0/remote-entry.js',
    '/releases/casino/1.0.0/c.1.js',
    '/releases/casino/1.0.0/s.1.css',
  ]);
  expect(preloadLinks(discovery, '/slots')).toContain('crossorigin="anonymous" integrity="sha384-abc"');
});

test.each([
  ['/casino/ezugi', 1],
  ['/slots/', 3],
  ['/casino', 0],
  ['/casino/ezugi/roulette', 0],
  ['/home', 0],
  ['/', 0],
])('%s names %i files of a remote', (path, count) => {
  expect(hrefs(path)).toHaveLength(count);
});
