import { inLanguage, isLaunchAddress } from './launch-address.ts';

const ours = 'https://pavilion.test';

test.each(['https://games.test/play?token=1', 'http://pavilion.test:4100/play', 'https://play.pavilion.test/'])(
  'a game may stand at %s',
  (url) => {
    expect(isLaunchAddress(url, ours)).toBe(true);
  },
);

test.each([
  'https://pavilion.test/casino',
  'https://PAVILION.test:443/',
  'https://user:pass@pavilion.test/',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://games.test/1',
  'file:///etc/passwd',
  'about:blank',
  '//games.test/play',
  '/play',
  '',
])('no frame shows %s', (url) => {
  expect(isLaunchAddress(url, ours)).toBe(false);
});

test('a frame’s address has the page’s language at its end, unless that is English or the end is taken', () => {
  const url = 'https://games.test/play?token=1';
  expect(inLanguage(url, 'en')).toBe(url);
  expect(inLanguage(url, 'hi')).toBe(`${url}#lang=hi`);
  expect(inLanguage(`${url}#own`, 'hi')).toBe(`${url}#own`);
});
