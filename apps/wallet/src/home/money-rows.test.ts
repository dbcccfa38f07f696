import { paise } from '@pavilion/money';
import fc from 'fast-check';
import { addsUpAsShown } from '../parts/test-sums.ts';
import { exposureRows, sessionRows } from './money-rows.ts';

const t = ((key: string) => key) as never;
const upTo = 10 ** 12;
const moves = fc.integer({ min: -upTo, max: upTo }).map(paise);
const exposed = fc.integer({ min: -upTo, max: 0 }).map(paise);
const match = fc.record({
  refMatchId: fc.uuid(),
  matchName: fc.constant('A match'),
  exposureAmount: exposed,
  totalBets: fc.nat(9),
});

test('an exposure is what its matches can cost, however many there are, also where the operator’s figures disagree', () => {
  fc.assert(
    fc.property(fc.array(match, { maxLength: 9 }), exposed, (matches, exposureAmount) => {
      expect(addsUpAsShown(exposureRows({ exposureAmount, matches }, t))).toBe(true);
    }),
  );
});

test('what a session has brought is what bets and games brought', () => {
  fc.assert(
    fc.property(moves, moves, (sports, casino) => {
      expect(addsUpAsShown(sessionRows({ sports, casino }, t))).toBe(true);
    }),
  );
});
