import type { RouteData } from '@pavilion/contract';
import type { Release } from '@pavilion/federation/discovery';
import { tableOf } from './route-table.ts';

const route = (path: `/${string}`, page: string): RouteData => ({
  path,
  page,
  access: 'protected',
  frame: 'full',
  title: { en: page, hi: page },
});
const release = (name: string, routes: readonly RouteData[]) => ({ name, routes }) as Release;

const table = tableOf([
  release('casino', [route('/slots', 'slots'), route('/casino/:slug', 'provider'), route('/home', 'theirs')]),
  release('wallet', [route('/cashier', 'statement'), route('/Slots', 'stolen')]),
]);
const pageAt = (path: string) => {
  const owned = table.ownerOf(path);
  return owned && `${owned.release?.name ?? 'shell'}: ${owned.data.page}`;
};

test.each([
  ['/', 'shell: landing'],
  ['/slots', 'casino: slots'],
  ['/cashier', 'wallet: statement'],
  ['/casino/ezugi', 'casino: provider'],
  ['/terms', 'shell: terms'],
  ['/evolution', 'shell: provider'],
])('%s belongs to %s: a name before the catch-all', (path, expected) => {
  expect(pageAt(path)).toBe(expected);
});

test('a remote cannot take a path of the shell, nor one that another remote has', () => {
  expect(pageAt('/home')).toBe('shell: home');
  expect(pageAt('/SLOTS')).toBe('casino: slots');
});

test('a remote that comes to claim a path leaves it to the one that has it, whichever comes first in the document', () => {
  const before = tableOf([release('wallet', [route('/cashier', 'statement')]), release('casino', [])]);
  const after = tableOf(
    [
      release('casino', [route('/Cashier', 'stolen'), route('/new', 'own')]),
      release('wallet', [route('/cashier', 'statement')]),
    ],
    before,
  );
  expect(after.ownerOf('/cashier')?.data.page).toBe('statement');
  expect(after.ownerOf('/new')?.data.page).toBe('own');
  expect(tableOf([release('casino', [route('/cashier', 'its')])], after).ownerOf('/cashier')?.data.page).toBe('its');
});

test('a path that nobody owns has no owner', () => {
  expect(pageAt('/no/such/path')).toBeNull();
});

test('a remote that is not live leaves its one-segment paths to the catch-all', () => {
  const owned = tableOf([]).ownerOf('/slots');
  expect(owned?.data.page).toBe('provider');
});
