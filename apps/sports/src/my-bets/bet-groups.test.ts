import type { Bet } from '@pavilion/api-client';
import { paise } from '@pavilion/money';
import { betsByDay } from './bet-groups.ts';
import { betOf, settledBet } from './testing.ts';

const won = settledBet('1', 'won', 10_000);
const lost = settledBet('2', 'lost', -4_000);
const netOf = (bets: readonly Bet[], isComplete = true) => betsByDay(bets, isComplete)[0]?.net;

test('a day comes to what its settled bets do; one that never stood, and what of one did not, adds nothing', () => {
  const none = { matchedStack: paise(0), matchedOdds: null };
  const cancelled = betOf('3', { status: 'cancelled', ...none });
  const lapsed = betOf('4', { status: 'lapsed', ...none });
  const rejected = betOf('5', { status: 'rejected', reason: 'The price moved.', ...none });
  expect(netOf([won, cancelled, lapsed, rejected, lost])).toBe(6_000);
});

test.each([
  ['India', -330, '2026-11-21'],
  ['New York', 300, '2026-11-20'],
])('a bet is on its day in the player’s zone: %s', (_, offset, day) => {
  const clock = jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
  const bet = settledBet('1', 'won', 100, { createdAt: new Date('2026-11-21T02:00:00Z') });
  expect(betsByDay([bet], true)[0]?.day).toBe(day);
  clock.mockRestore();
});

test('a day has no sum yet where one of its bets is open, be it with the matched part alone, or where it may go on', () => {
  expect(netOf([won, betOf('3')])).toBeNull();
  expect(netOf([won, betOf('3', { status: 'cancelled', matchedStack: paise(100_000) })])).toBeNull();
  expect(netOf([won, lost], false)).toBeNull();
});
