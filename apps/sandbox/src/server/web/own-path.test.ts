import { ownPath } from './own-path.ts';

test.each(['/', '/home', '/deposit/upi?a=1#b', '/%2f%2fhost', '/a//b', '/@host', '/?next=//host'])(
  '%s is a path of ours',
  (path) => {
    expect(ownPath(path)?.href).toBe(`https://path.invalid${path}`);
  },
);

test.each([
  '',
  'home',
  '//host',
  '///host',
  '/\\host',
  '\\\\host',
  'https://host',
  'javascript:alert(1)',
  '/\t/host',
  '\t//host',
  '/\r\n/host',
  '/a b',
  '/..//host',
  '/./\\host',
  '/a/../..//host',
  '/home\u0000',
  '/home\u007F',
])('%j is not', (path) => {
  expect(ownPath(path)).toBeNull();
});
