import { readReferral } from './referral.ts';

const open = (href: string) => {
  const cookies: string[] = [];
  const shown: string[] = [];
  const document = {
    set cookie(value: string) {
      cookies.push(value);
    },
  };
  const history = { state: null, replaceState: (_state: unknown, _title: string, to: string) => shown.push(to) };
  const place = { location: new URL(href), history, document } as unknown as Parameters<typeof readReferral>[0];
  return { referral: readReferral(place), cookies, shown };
};

test('a code in the address is kept in the cookie that a registration reads, and taken off the address', () => {
  const { referral, cookies, shown } = open('https://play.example/?ref=PAVMEERA&theme=dark#top');
  expect(cookies).toEqual([
    'refferal=%7B%22code%22%3A%22PAVMEERA%22%7D; Path=/; Max-Age=3628800; SameSite=Lax; Secure',
  ]);
  expect(shown).toEqual(['/?theme=dark#top']);
  expect(referral.take()).toBe('PAVMEERA');
});

test('it is one click, however many pages are opened after it', () => {
  const { referral } = open('https://play.example/?ref=PAVMEERA');
  referral.take();
  expect(referral.take()).toBeUndefined();
});

test('on plain http the cookie is not for https alone: the browser would drop it', () => {
  expect(open('http://localhost:4000/?ref=PAVMEERA').cookies[0]).toMatch(/SameSite=Lax$/);
});

test.each([
  ['nothing', ''],
  ['a longer one', 'A'.repeat(41)],
  ['a cookie’s own signs', encodeURIComponent('A; Domain=evil.example')],
])('%s is no code, and is taken off the address all the same', (_name, code) => {
  const { referral, cookies, shown } = open(`https://play.example/?ref=${code}`);
  expect(referral.take()).toBeUndefined();
  expect(cookies).toEqual([]);
  expect(shown).toEqual(['/']);
});

test('an address without one is left as it is', () => {
  const { referral, cookies, shown } = open('https://play.example/inplay?sport=4');
  expect([referral.take(), cookies, shown]).toEqual([undefined, [], []]);
});
