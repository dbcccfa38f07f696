import { paise } from '@pavilion/money';
import { slipWagerOf } from '../slip/assess.ts';
import { liveQuote, slipBet } from '../slip/testing.ts';
import { standingOf } from './standing.ts';

const market = { marketId: 'm1-MO', kind: 'match_odds', runners: ['m1-1', 'm1-2'] } as const;
const after = (...wagers: (ReturnType<typeof slipWagerOf> | undefined)[]) =>
  standingOf(
    market,
    [],
    wagers.flatMap((one) => one ?? []),
  ).preview.rows.map(({ after: sum }) => sum);

test('a runner brings by the slip what the slip says: at the price that is offered now, and not the one that was pressed', () => {
  const pressed = slipBet('1000', { price: 660 });
  expect(after(slipWagerOf(pressed, liveQuote({ price: 700 }), 'better'))).toEqual([paise(600_000), paise(-100_000)]);
});

test('odds of the player’s own that nobody offers wait, and bring nothing until they are matched', () => {
  const own = { ...slipBet('1000'), ownPrice: 300 };
  expect(slipWagerOf(own, liveQuote({ price: 200 }), 'better')?.parts.matched).toEqual([]);
  expect(after(slipWagerOf(own, liveQuote({ price: 200 }), 'better'))).toEqual([0, 0]);
  expect(after(slipWagerOf(own, liveQuote({ price: 310 }), 'better'))).toEqual([paise(210_000), paise(-100_000)]);
});

test('a stake that the market takes in no case is not reckoned with', () => {
  expect(slipWagerOf(slipBet('99999999999'), liveQuote(), 'better')).toBeNull();
  expect(slipWagerOf(slipBet('x'), liveQuote(), 'better')).toBeNull();
});
