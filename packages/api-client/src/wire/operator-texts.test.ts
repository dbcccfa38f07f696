import { namedTextOf, operatorTexts } from './operator-texts.ts';

/** What stands in a slot: a figure where one has to. */
const samples: Readonly<Record<string, string>> = {
  ...{ amount: '₹1,680.00', net: '+₹1,680.00', commission: '₹84.00', owed: '₹1,00,000.50', rate: '5' },
  ...{ part: '2', parts: '4', count: '3', minutes: '90', line: '48', from: '11:04', to: '11:20' },
  ...{ name: 'India', round: 'r-77', market: 'Match Odds, India v Australia', reason: 'The slip can’t be read.' },
  ...{ moment: '24 Nov 2026, 14:30 IST', what: 'India v Australia' },
};

test.each(Object.entries(operatorTexts))('%s is known by its own text, with what stands in it', (name, template) => {
  const slots = [...template.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot ?? '');
  const filled = template.replace(/\{(\w+)\}/g, (_, slot: string) => samples[slot] ?? '');
  const values = Object.fromEntries(slots.map((slot) => [slot, samples[slot]]));
  if (slots.includes('moment')) values.at = '2026-11-24T09:00:00.000Z';
  expect(namedTextOf(filled)).toEqual({ name, values });
});

test.each([
  ['Bet won: the draw, laid', 'bet-won', 'draw-laid', {}],
  ['Bet won: India, match odds', 'bet-won', 'on-match-odds', { name: 'India' }],
  ['Bets lost: 6 over runs, 3 bets', 'bets-lost', 'fancy-bets', { name: '6 over runs', count: '3' }],
  ['Bet lost: 6 over runs, Yes 48', 'bet-lost', 'fancy-yes', { name: '6 over runs', line: '48' }],
])('%s is two texts, one inside the other', (text, name, inner, values) => {
  expect(namedTextOf(text)).toEqual({ name, values: { what: { name: inner, values } } });
});

test.each([
  ['5 Sept 2027, 00:26 IST', '2027-09-04T18:56:00.000Z'],
  ['31 Dec 2026, 23:59 IST', '2026-12-31T18:29:00.000Z'],
])('a moment, %s, comes with its instant, inside another text as well', (moment, at) => {
  const sentence = `You are on a break until ${moment}. You can still withdraw.`;
  const inner = { name: 'break-until', values: { moment, at } };
  expect(namedTextOf(sentence)).toEqual(inner);
  expect(namedTextOf(`₹500.00 by UPI: ${sentence}`)).toEqual({
    name: 'deposit-declined-why',
    values: { amount: '₹500.00', name: 'UPI', reason: inner },
  });
});

test('a moment that is none stands as it came', () => {
  expect(namedTextOf('You are on a break until noon. You can still withdraw.')?.values).toEqual({ moment: 'noon' });
});

test('a settlement with commission and a debt says each figure by its name', () => {
  const text = 'Leeds v Everton, match odds · net −₹500.00, commission ₹20.00 at 2.5%, ₹480.00 of it owed';
  expect(namedTextOf(text)).toEqual({
    name: 'net-commission-owed',
    values: {
      what: { name: 'on-match-odds', values: { name: 'Leeds v Everton' } },
      ...{ net: '−₹500.00', commission: '₹20.00', rate: '2.5', owed: '₹480.00' },
    },
  });
});

test.each(['India v Australia, 2nd T20I', 'UTR 4329 1800 6547', 'Tonight: work from 4 am.', ''])(
  '%s has no name: it is said as it came',
  (text) => {
    expect(namedTextOf(text)).toBeUndefined();
  },
);
