import type { Bet } from '@pavilion/api-client';
import { paise } from '@pavilion/money';
import { lastMoment, takeAnswer } from './answer.ts';
import type { SlipBet } from './slip-bet.ts';
import { forgetSlip, move, pick, slipStore } from './slip-store.ts';
import { picked, placedBet } from './testing.ts';

const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 12, 0, second));
const placed = { moment: 'asked', at: at(1) } as const;
const delayed = { moment: 'delayed', at: at(9) } as const;

afterEach(forgetSlip);

test.each<[Bet['status'], Bet['timeline'], number]>([
  ['delayed', [placed, delayed], 1],
  ['unmatched', [placed, delayed], 9],
  ['unmatched', [placed], 1],
  ['matched', [placed, delayed, { moment: 'matched', at: at(9) }], 9],
  // Its delay was never waited out.
  ['rejected', [placed, { moment: 'rejected', at: at(4) }, delayed], 4],
  ['lapsed', [placed, delayed, { moment: 'lapsed', at: at(30) }], 30],
])('a bet that is %s has been so since its last moment that is over', (status, timeline, second) => {
  expect(lastMoment(placedBet({ status, timeline }))).toBe(at(second).getTime());
});

const request = { at: 1, stake: paise(50_000), price: 200, line: null, policy: 'better', delay: 0 } as const;
/** What the slip makes of an answer to a bet of which nobody knew what it was. */
const outcomeOf = (answer: Partial<Bet>) => {
  pick(picked(), { stakeText: '500' });
  const [draft] = slipStore.getState().bets as [SlipBet];
  move(draft, 'submitting', { request });
  move(draft, 'unknown');
  takeAnswer({ ...draft, state: 'unknown', request }, placedBet(answer), { at: 5, reason: null });
  return slipStore.getState().bets[0]?.outcome;
};
const won = { status: 'won', profit: paise(40_000) } as const;
const lost = { status: 'lost', profit: paise(-24_400) } as const;
const timeline: Bet['timeline'] = [placed, { moment: 'matched', at: at(2) }];

describe('takeAnswer', () => {
  it('leaves a bet unknown whose state is not known', () => {
    outcomeOf({ status: 'other' });
    expect(slipStore.getState().bets[0]?.state).toBe('unknown');
  });
});

test('a bet is kept with when it was matched, and with nothing that it came to before a result', () => {
  expect(outcomeOf({ timeline })).toMatchObject({ matchedAt: at(2).getTime(), results: [] });
});

test('what a bet came to is kept, each result with its own sum', () => {
  const settled: Bet['timeline'] = [
    { moment: 'settled', at: at(20), result: won },
    { moment: 'corrected', at: at(30), result: lost },
  ];
  expect(outcomeOf({ ...lost, resettled: true, timeline: [...timeline, ...settled] })).toMatchObject({
    matchedAt: at(2).getTime(),
    results: [
      { at: at(20).getTime(), ...won, isCorrected: false },
      { at: at(30).getTime(), ...lost, isCorrected: true },
    ],
  });
});

test('of what an older operator settled it is kept what it came to last', () => {
  const settled = { ...lost, resettled: true, settledAt: at(30) };
  expect(outcomeOf({ ...settled, timeline: [...timeline, { moment: 'settled', at: at(20) }] })).toMatchObject({
    results: [{ at: at(30).getTime(), ...lost, isCorrected: true }],
  });
});
