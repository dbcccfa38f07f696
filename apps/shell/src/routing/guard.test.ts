import type { Access } from '@pavilion/contract';
import { guard } from './guard.ts';

const open = (input: {
  access: Access;
  isAuth: boolean;
  pathname?: string;
  search?: string;
  hash?: string;
  hasSignedOut?: boolean;
  isOpen?: boolean;
  isStatusKnown?: boolean;
  cameFrom?: string;
}) =>
  guard({
    access: input.access,
    isAuth: input.isAuth,
    place: { pathname: input.pathname ?? '/x', search: input.search ?? '', hash: input.hash ?? '' },
    hasSignedOut: input.hasSignedOut ?? false,
    isOpen: input.isOpen ?? true,
    isStatusKnown: input.isStatusKnown ?? true,
    cameFrom: input.cameFrom,
  });

test.each([
  ['public', false, null],
  ['public', true, '/home'],
  ['protected', false, '/?next=%2Fx'],
  ['protected', true, null],
  ['common', false, null],
  ['common', true, null],
] as const)('a %s route, signed in: %s → %s', (access, isAuth, expected) => {
  expect(open({ access, isAuth })).toBe(expected);
});

test('a player who has signed in on a public page goes to what the dialog was opened for', () => {
  expect(open({ access: 'public', isAuth: true, search: '?dialog=login&next=/slots?provider=jili' })).toBe(
    '/slots?provider=jili',
  );
});

test.each(['https://host', '//host', '/\\host', 'javascript:alert(1)', '/..//host'])(
  'a next that is no path of ours (%s) leads to /home',
  (next) => {
    expect(open({ access: 'public', isAuth: true, search: `?dialog=login&next=${encodeURIComponent(next)}` })).toBe(
      '/home',
    );
  },
);

test('a visitor on a protected page goes to `/`, which knows the whole address that they came for', () => {
  const place = { pathname: '/mybets', search: '?betstatus=all&q=a%26b', hash: '#first' };
  const to = open({ access: 'protected', isAuth: false, ...place });
  expect(to).toMatch(/^\/\?next=/);
  const search = to?.slice(1) ?? '';
  expect(open({ access: 'public', isAuth: true, pathname: '/', search })).toBe('/mybets?betstatus=all&q=a%26b#first');
  // Who has signed out is led back to nothing.
  expect(open({ access: 'protected', isAuth: false, hasSignedOut: true, ...place })).toBe('/');
  // What is no path of ours is not what anybody came for.
  expect(open({ access: 'protected', isAuth: false, pathname: '//host/path' })).toBe('/');
});

test('a player who has signed in over a common page stays on it, without the dialog', () => {
  expect(open({ access: 'common', isAuth: true, pathname: '/terms', search: '?a=1&dialog=login' })).toBe('/terms?a=1');
  expect(open({ access: 'common', isAuth: true, pathname: '/terms', search: '?dialog=login&next=/slots' })).toBe(
    '/slots',
  );
});

test('while the organisation lets nobody in every path leads to /maintenance', () => {
  const isOpen = false;
  for (const access of ['public', 'protected', 'common'] as const) {
    expect(open({ access, isAuth: false, isOpen })).toBe('/maintenance');
    expect(open({ access, isAuth: true, isOpen })).toBe('/maintenance');
  }
  expect(open({ access: 'common', isAuth: true, isOpen, pathname: '/maintenance' })).toBeNull();
});

test('once it is known to be live again, /maintenance lets the player back to where they were', () => {
  const at = { access: 'common', isAuth: true, pathname: '/maintenance' } as const;
  expect(open({ ...at, cameFrom: '/slots?provider=jili' })).toBe('/slots?provider=jili');
  expect(open({ ...at, cameFrom: '//host' })).toBe('/');
  expect(open(at)).toBe('/');
  expect(open({ ...at, isStatusKnown: false })).toBeNull();
});
