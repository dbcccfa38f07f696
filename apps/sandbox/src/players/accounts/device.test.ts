import { deviceOf } from './device.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/139.0.0.0 Safari/537.36`,
    'Chrome',
    'Windows',
    'computer',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/139.0.0.0 Safari/537.36 Edg/139.0`,
    'Edge',
    'Windows',
    'computer',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; Redmi Note 10) ${webkit} Chrome/139.0 Mobile Safari/537.36`,
    'Chrome',
    'Android',
    'phone',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-X200) ${webkit} SamsungBrowser/27.0 Chrome/125.0 Safari/537.36`,
    'Samsung Internet',
    'Android',
    'tablet',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iOS',
    'phone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    'Safari',
    'macOS',
    'computer',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux', 'computer'],
])('%s is known by short names', (text, browser, system, kind) => {
  expect(deviceOf(text)).toEqual({ browser, system, kind });
});

test.each(['', 'curl/8.5.0', `<script>${'x'.repeat(100_000)}`, 'ф'.repeat(1000)])(
  'what says nothing is some other device',
  (text) => {
    expect(deviceOf(text)).toEqual({ kind: 'other' });
  },
);
