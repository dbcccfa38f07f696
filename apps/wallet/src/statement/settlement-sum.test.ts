import type { Bet } from '@pavilion/api-client';
import { paise } from '@pavilion/money';
import fc from 'fast-check';
import { settlementSteps } from './settlement-sum.ts';

const amount = fc.integer({ min: -10_000_000, max: 10_000_000 }).map(paise);
const charge = fc.integer({ min: 0, max: 1_000_000 }).map(paise);
const betOf = (profit: number | null) => ({ profit: profit === null ? null : paise(profit) }) as Bet;

test('the steps of a settlement add up to what its line moved, to the paisa, whatever the operator’s figures', () => {
  fc.assert(
    fc.property(
      fc.array(fc.option(amount)),
      amount,
      charge,
      fc.option(fc.record({ net: amount, commission: charge }), { nil: undefined }),
      amount,
      (profits, net, commission, before, moved) => {
        const settlement = { net, commission, rate: 5, ...(before ? { before } : {}) };
        const steps = settlementSteps(profits.map(betOf), settlement, moved);
        expect(steps.reduce((total, step) => total + step.amount, 0)).toBe(moved);
      },
    ),
  );
});

test('bets whose results make the net are named one by one; commission and what was moved before stand below', () => {
  const settlement = {
    net: paise(900),
    commission: paise(45),
    rate: 5,
    before: { net: paise(-100), commission: paise(0) },
  };
  const steps = settlementSteps([betOf(1000), betOf(-100), betOf(null)], settlement, paise(955));
  expect(steps.map(({ kind, amount: each }) => [kind, each])).toEqual([
    ['bet', 1000],
    ['bet', -100],
    ['commission', -45],
    ['before', 100],
  ]);
});

test('bets that have another result by now are one step: what they came to then', () => {
  const steps = settlementSteps([betOf(1000)], { net: paise(-500), commission: paise(0), rate: 5 }, paise(-500));
  expect(steps).toEqual([{ kind: 'net', amount: -500 }]);
});
