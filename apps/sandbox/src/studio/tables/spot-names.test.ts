import { baccarat, dreamCatcher, hiLow, matka, race2020, teenpattiOpen, trio } from '@pavilion/game-rules';
import { paise, ZERO } from '@pavilion/money';
import { type PaidBet, withBets } from '../wallet/details.ts';
import { spotName } from './spot-names.ts';

test('every spot of every table has a name of its own in each language', () => {
  for (const { code, spots } of [baccarat, dreamCatcher, hiLow, matka, race2020, teenpattiOpen, trio]) {
    const names = (spots as readonly string[]).map((spot) => spotName(code, spot));
    expect(new Set(names.map(({ en }) => en)).size).toBe(spots.length);
    expect(new Set(names.map(({ hi }) => hi)).size).toBe(spots.length);
  }
});

test('of more bets than a text has room for those that won are named, and the others counted', () => {
  const bets = matka.spots.map((spot) => ({ name: spotName('matka', spot), stake: paise(1_000_000), pays: ZERO }));
  const won = [...bets.slice(0, -1), { ...bets.at(-1), pays: paise(1_000_000_00) }] as readonly PaidBet[];
  const { text } = withBets({ text: { en: 'R', hi: 'R' }, picture: [], seed: 'hidden', verify: '' }, won);
  expect(text.en).toMatch(/^R\. Patti 999 ₹10,000\.00 → ₹10,00,000\.00; .*; \d+ more ₹[\d,.]+ → ₹0\.00$/);
  expect(Math.max(text.en.length, text.hi.length)).toBeLessThan(900);
});
