import type { Access, OrganisationStatus } from '@pavilion/contract';
import { guard } from './guard.ts';

const open = (input: {
  access: Access;
  isAuth: boolean;
  pathname?: string;
  search?: string;
  status?: OrganisationStatus;
  isStatusKnown?: boolean;
  cameFrom?: string;
}) =>
  guard({
    access: input.access,
    isAuth: input.isAuth,
    place: { pathname: input.pathname ?? '/x', search: input.search ?? '' },
    status: input.status ?? 'live',
    isStatusKnown: input.isStatusKnown ?? true,
    cameFrom: input.cameFrom,
  });

test.each([
  ['public', false, null],
  ['public', true, '/home'],
  ['protected', false, '/'],
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

test('a player who has signed in over a common page stays on it, without the dialog', () => {
  expect(open({ access: 'common', isAuth: true, pathname: '/terms', search: '?a=1&dialog=login' })).toBe('/terms?a=1');
  expect(open({ access: 'common', isAuth: true, pathname: '/terms', search: '?dialog=login&next=/slots' })).toBe(
    '/slots',
  );
});

test.each(['maintenance', 'suspended'] as const)(
  'while the organisation is in %s every path leads to /maintenance',
  (status) => {
    for (const access of ['public', 'protected', 'common'] as const) {
      expect(open({ access, isAuth: false, status })).toBe('/maintenance');
      expect(open({ access, isAuth: true, status })).toBe('/maintenance');
    }
    expect(open({ access: 'common', isAuth: true, status, pathname: '/maintenance' })).toBeNull();
  },
);

test('once it is known to be live again, /maintenance lets the player back to where they were', () => {
  const at = { access: 'common', isAuth: true, pathname: '/maintenance' } as const;
  expect(open({ ...at, cameFrom: '/slots?provider=jili' })).toBe('/slots?provider=jili');
  expect(open({ ...at, cameFrom: '//host' })).toBe('/');
  expect(open(at)).toBe('/');
  expect(open({ ...at, isStatusKnown: false })).toBeNull();
});
