import { hindiTexts } from './hindi.ts';
import { operatorTextsIn } from './operator-text.ts';

test('in English a text stands as it came, by whatever name', async () => {
  const textOf = await operatorTextsIn('en');
  expect(textOf('Deposit by UPI', { name: 'deposit-by', values: { name: 'UPI' } })).toBe('Deposit by UPI');
});

test('a moment is said by the player’s own clock, in either language, and by itself as in a text inside another', async () => {
  const at = new Date(2026, 10, 25, 0, 26);
  const sentence = 'You are on a break until 25 Nov 2026, 10:56 IST. You can still withdraw.';
  const onBreak = { name: 'break-until', values: { moment: '25 Nov 2026, 10:56 IST', at: at.toISOString() } };
  const english = await operatorTextsIn('en');
  const own = /^You are on a break until 25 Nov 2026, 12:26\sam\. You can still withdraw\.$/;
  expect(english(sentence, onBreak)).toMatch(own);
  const returned = { name: 'returned-to-cash', values: { reason: onBreak, amount: '₹500.00' } };
  expect(english(`${sentence} ₹500.00 returned to your cash.`, returned)).toMatch(/until 25 Nov 2026, 12:26\sam\. You/);
  const hindi = await operatorTextsIn('hi');
  expect(hindi(sentence, onBreak)).toMatch(/^आप 25 नव॰ 2026, रात 12:26 तक विराम पर हैं।/);
  const unread = { ...onBreak, values: { ...onBreak.values, at: 'soon' } };
  expect(english(sentence, unread)).toBe(sentence);
  expect(hindi(sentence, unread)).toContain('25 Nov 2026, 10:56 IST');
});

test('in Hindi a text is filled by its name, with what stands in it, and a text inside another too', async () => {
  const textOf = await operatorTextsIn('hi');
  expect(textOf('Withdrawal to bank', { name: 'withdrawal-to', values: { name: 'bank' } })).toBe('बैंक में निकासी');
  expect(
    textOf('Bet won: the draw, laid', { name: 'bet-won', values: { what: { name: 'draw-laid', values: {} } } }),
  ).toBe('दाँव जीता: ड्रॉ, ले');
  expect(textOf('', { name: 'voided', values: { market: 'Match Odds, India v Australia' } })).toBe(
    'मैच भाव, India v Australia रद्द हुआ। उस पर न जीत है न नुकसान।',
  );
});

test('what the operator has in Hindi itself is said so, by itself and inside another text', async () => {
  const textOf = await operatorTextsIn('hi');
  const freeBet = { name: 'in-languages', values: { en: 'Free bet', hi: 'मुफ़्त दाँव' } };
  expect(textOf('Free bet', freeBet)).toBe('मुफ़्त दाँव');
  const given = { name: 'bonus-given-what', values: { name: freeBet, amount: '₹200.00' } };
  expect(textOf('Free bet: ₹200.00. Activate it on the Bonus page.', given)).toBe(
    'मुफ़्त दाँव: ₹200.00। इसे बोनस पेज पर चालू करें।',
  );
});

test('in Hindi a text that has no name, or one that nobody knows, stands as it came', async () => {
  const textOf = await operatorTextsIn('hi');
  expect(textOf('Tonight from 4 am.', undefined)).toBe('Tonight from 4 am.');
  expect(textOf('A gift', { name: 'gift', values: {} })).toBe('A gift');
  expect(textOf('A gift', { name: 'toString', values: {} })).toBe('A gift');
});

test('no text in Hindi leaves a slot of its own making, or an English word that is no name', () => {
  for (const [name, text] of Object.entries(hindiTexts)) {
    expect([name, text.replace(/\{\w+\}/g, '').match(/[A-Za-z]+/g) ?? []]).toEqual([
      name,
      text.match(/KYC|UPI|IFSC/g) ?? [],
    ]);
  }
});
