import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore, keyFolder, publishRelease } from '@pavilion/federation/release';
import { writeBuild } from '@pavilion/federation/testing';
import { createLiveApps, type LiveApps } from './live-apps.ts';
import { preloadLinks } from './preloads.ts';

let folder: string;
let live: LiveApps;
const at = (root: string) =>
  createLiveApps({
    releasesFolder: join(folder, 'store'),
    root,
    keys: () => keyFolder(join(folder, 'keys')).publicKeys(),
    clock: () => new Date(),
    onRefusal: (app, reason) => {
      throw new Error(`${app}: ${reason}`);
    },
  })();

const title = { en: '', hi: '' };
const routes = [
  { path: '/slots', access: 'protected', frame: 'full', title, page: 'slots' },
  { path: '/casino/:slug', access: 'common', frame: 'header', title, page: 'provider' },
  { path: '/game/:slug', access: 'protected', frame: 'bare', title, page: 'slots' },
  { path: '/Casino', access: 'protected', frame: 'full', title, redirectTo: '/games-all' },
];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pavilion-preloads-'));
  const options = { keys: keyFolder(join(folder, 'keys')) };
  const shellParts = { manifest: { preload: { pages: { home: ['2.js'] }, parts: { 'signed-in-header': ['1.js'] } } } };
  const casinoParts = {
    manifest: { routes, preload: { pages: { slots: ['1.js', '1.css'], provider: [] }, slots: {} } },
  };
  for (const [name, parts] of [
    ['shell', shellParts],
    ['casino', casinoParts],
  ] as const) {
    await writeBuild(join(folder, name), { name, version: '1.0.0', ...parts });
    await publishRelease(folderStore(join(folder, 'store')), join(folder, name), options);
  }
  live = await at('http://operator/releases/');
});
afterAll(() => rm(folder, { recursive: true }));

const hrefs = (path: string, apps = live) =>
  [...preloadLinks(apps, path).matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

test('the page of a route is fetched with its remote and the player’s header, ahead of the shell asking for it', () => {
  expect(hrefs('/slots')).toEqual([
    '/releases/casino/1.0.0/remote-entry.js',
    '/releases/casino/1.0.0/1.js',
    '/releases/casino/1.0.0/1.css',
    '/releases/shell/1.0.0/1.js',
  ]);
});

test('each link has the hash of its file, and asks as the loader does', () => {
  const links = preloadLinks(live, '/slots').match(/<link [^>]+>/g) ?? [];
  expect(links).toHaveLength(4);
  for (const link of links) expect(link).toMatch(/crossorigin="anonymous" integrity="sha256-[\w+/]{43}=" nonce=/);
  expect(links[2]).toContain('as="style"');
});

test('the shell’s own page is named too', () => {
  expect(hrefs('/home')).toEqual(['/releases/shell/1.0.0/2.js', '/releases/shell/1.0.0/1.js']);
});

test.each([
  ['/casino/ezugi', 1],
  ['/CASINO/ezugi/', 1],
  ['/slots/', 4],
  ['/game/aviator', 3],
  ['/casino', 1],
  ['/casino/ezugi/roulette', 0],
  ['/anything', 0],
  ['/', 0],
  ['/%', 0],
])('%s names %i files', (path, count) => {
  expect(hrefs(path)).toHaveLength(count);
});

test('files on a CDN are named there', async () => {
  expect(hrefs('/home', await at('https://cdn.example/r/'))[0]).toBe('https://cdn.example/r/shell/1.0.0/2.js');
});
