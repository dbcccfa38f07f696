import { safePath } from './safe-path.ts';

test.each([
  '/slots',
  '/slots?provider=jili',
  '/exchange/Cricket#top',
  '/casino/spribe/aviator',
  '/%2F%2Fhost',
  '/a//b',
])('a path of ours is taken as it is: %s', (path) => {
  expect(safePath(path)).toBe(path);
});

test.each([
  ['another site', 'https://host/'],
  ['another site without its scheme', '//host/path'],
  ['a backslash that browsers read as a slash', '/\\host'],
  ['two backslashes', '\\\\host'],
  ['script', 'javascript:alert(1)'],
  ['script in other letters', 'JaVaScRiPt:alert(1)'],
  ['data', 'data:text/html,x'],
  ['a tab between the slashes', '/\t/host'],
  ['a line break between the slashes', '/\n/host'],
  ['a null', '/\0/host'],
  ['a blank before the slashes', ' //host'],
  ['dots that end in two slashes', '/..//host'],
  ['one dot that ends in two slashes', '/.//host'],
  ['dots and backslashes', '/..\\\\host'],
  ['a relative path', 'slots'],
  ['nothing', ''],
  ['no text', null],
])('what leads elsewhere is refused: %s', (_, path) => {
  expect(safePath(path)).toBeNull();
});
