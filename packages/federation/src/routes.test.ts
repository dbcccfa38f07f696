import fc from 'fast-check';
import { matchRoutes } from 'react-router';
import { clashOf, createRouteMatcher, isRoutePath, LONGEST_PATH, shapeOf } from './routes.ts';

test.each(['/', '/slots', '/Casino', '/casino/:slug', '/:provider', '/a/b/c/d/e/f', '/a.b_c~d-e', '/:a/:B2/x'])(
  '%s is a path that a route may have',
  (path) => {
    expect(isRoutePath(path)).toBe(true);
  },
);

test.each([
  ['not from the root', 'slots'],
  ['nothing', ''],
  ['another site', '//evil.example'],
  ['a slash at the end', '/slots/'],
  ['an optional segment', '/slots/:id?'],
  ['an optional word', '/slots?'],
  ['a wildcard', '/*'],
  ['a wildcard at the end', '/slots/*'],
  ['seven segments', '/a/b/c/d/e/f/g'],
  ['the same parameter twice', '/:id/:id'],
  ['a parameter without a name', '/:'],
  ['a parameter that begins with a digit', '/:1'],
  ['a parameter with a word after it', '/:id.html'],
  ['a parameter with a dash', '/:game-id'],
  ['an escape', '/a%2fb'],
  ['a space', '/a b'],
  ['a backslash', '/\\evil.example'],
  ['the folder itself', '/a/./b'],
  ['the folder above', '/a/../b'],
  ['a search', '/slots?provider=x'],
  ['another script', '/स्लॉट'],
  ['a line break', '/slots\n'],
])('a path with %s is none that a route may have', (_, path) => {
  expect(isRoutePath(path)).toBe(false);
});

const owned = (owner: string, ...paths: string[]) => paths.map((path) => ({ owner, path }));

test('two paths of one shape clash, whoever they belong to, and both are named', () => {
  const shell = owned('shell', '/', '/home', '/:providerCode');
  expect(clashOf(owned('casino', '/slots', '/casino/:slug'), shell)).toBeNull();
  expect(clashOf(owned('casino', '/slots', '/HOME/'), shell)).toEqual({
    path: '/HOME/',
    taken: { owner: 'shell', path: '/home' },
  });
  expect(clashOf(owned('casino', '/:anything'), shell)?.taken.path).toBe('/:providerCode');
  expect(clashOf(owned('casino', '/a/:b', '/A/:c'), [])).toEqual({
    path: '/A/:c',
    taken: { owner: 'casino', path: '/a/:b' },
  });
});

/** A few segments, so that paths share many. */
const segment = fc.constantFrom('a', 'A', 'b', 'c.d', 'e~f', ':x', ':y', ':z');
const path = fc
  .array(segment, { maxLength: 6 })
  .map((segments) => `/${segments.join('/')}`)
  .filter(isRoutePath);
const table = fc.uniqueArray(path, { selector: shapeOf, maxLength: 12 });
const address = fc
  .array(fc.constantFrom('a', 'A', 'B', 'c.d', 'cxd', 'e~f', '%61', 'q%2Fr', '%', '%E0%A4', 'K', '', ' x'), {
    maxLength: 7,
  })
  .chain((segments) => fc.constantFrom('', '/', '//').map((end) => `/${segments.join('/')}${end}`));

test('whatever the table and the address, the matcher finds what the router finds, with the same parameters', () => {
  // Of an address that can't be decoded the router says so on the console.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  let found = 0;
  fc.assert(
    fc.property(table, address, (paths, pathname) => {
      const routes = paths.map((one) => ({ path: one, handle: one }));
      const expected = matchRoutes(routes, { pathname })?.at(-1);
      if (expected) found += 1;
      const matched = createRouteMatcher(paths.map((one) => ({ path: one, value: one }))).match(pathname);
      expect(matched && { value: matched.value, params: { ...matched.params } }).toEqual(
        expected ? { value: expected.route.handle, params: { ...expected.params } } : null,
      );
    }),
    { numRuns: 3000, seed: 8 },
  );
  // Most of the addresses above would otherwise be found by neither.
  expect(found).toBeGreaterThan(400);
});

test('a path that no route may have opens nothing', () => {
  const { match } = createRouteMatcher([
    { path: '/*', value: 'everything' },
    { path: '/:id?', value: 'optional' },
    { path: '/slots', value: 'slots' },
  ]);
  expect(match('/anything')).toBeNull();
  expect(match('/slots')).toEqual({ value: 'slots', params: {} });
  expect(match('')).toBeNull();
});

test('of 340 routes each is found, and the table is made once', () => {
  const paths = Array.from({ length: 340 }, (_, index) => `/room-${index}/:id${index % 2 ? '/more' : ''}`);
  let reads = 0;
  const routes = paths.map((one) => ({
    get path() {
      reads += 1;
      return one;
    },
    value: one,
  }));
  const { match } = createRouteMatcher(routes);
  const made = reads;
  for (const one of paths) expect(match(one.replace(':id', '7'))).toEqual({ value: one, params: { id: '7' } });
  expect(reads).toBe(made);
});

describe('what anybody may write', () => {
  const slashes = '/'.repeat(100_000);
  const { match } = createRouteMatcher([
    { path: '/', value: 'landing' },
    { path: '/slots', value: 'slots' },
    { path: '/:a/:b/:c/:d/:e/:f', value: 'deepest' },
  ]);

  test.each([
    ['slashes', slashes],
    ['slashes and something after them', `${slashes}x`],
    ['a page and slashes after it', `/slots${slashes}`],
    ['colons', `/${':'.repeat(100_000)}`],
    ['segments', '/a'.repeat(50_000)],
    ['escapes', '/%61'.repeat(25_000)],
    ['one segment', `/${'a'.repeat(100_000)}`],
  ])('an address of 100,000 characters of %s opens nothing, and ends', (_, address) => {
    expect(match(address)).toBeNull();
    expect(isRoutePath(address)).toBe(false);
    shapeOf(address);
  });

  test('the longest address that is looked at is matched, and one that is longer by a character opens nothing', () => {
    const padded = (length: number) => `/slots${'/'.repeat(length - '/slots'.length)}`;
    expect(match(padded(LONGEST_PATH))?.value).toBe('slots');
    expect(match(`${'/'.repeat(LONGEST_PATH - 1)}x`)).toBeNull();
    expect(match(padded(LONGEST_PATH + 1))).toBeNull();
    expect(isRoutePath(`/${'a'.repeat(LONGEST_PATH - 1)}`)).toBe(true);
    expect(isRoutePath(`/${'a'.repeat(LONGEST_PATH)}`)).toBe(false);
  });

  test('an address of six segments opens what has six, and one of seven nothing', () => {
    expect(match('/1/2/3/4/5/6')?.value).toBe('deepest');
    expect(match('/1/2/3/4/5/6/7')).toBeNull();
  });
});
