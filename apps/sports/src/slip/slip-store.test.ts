import { paise } from '@pavilion/money';
import type { SlipBet } from './slip-bet.ts';
import {
  adopt,
  again,
  armOneTap,
  clearSlip,
  confirmPrice,
  forgetSlip,
  learn,
  move,
  openSlip,
  pick,
  remove,
  rereadSlip,
  slipStore,
  typeStake,
} from './slip-store.ts';
import { limits, picked } from './testing.ts';

const bets = () => slipStore.getState().bets;
const only = () => bets()[0] as SlipBet;
const request = { at: 1, stake: paise(50_000), price: 200, line: null, policy: 'better', delay: 5 } as const;
const outcome = {
  at: 2,
  matchedAt: null,
  results: [],
  matchedStake: paise(50_000),
  matchedPrice: 200,
  sums: null,
  reason: null,
  rest: null,
  isAbsent: false,
} as const;

afterEach(() => {
  forgetSlip();
  sessionStorage.clear();
});

test('a tap on a price puts it on the slip with the default stake and opens the slip', () => {
  pick(picked(), { stakeText: '500' });
  expect(slipStore.getState()).toMatchObject({ isOpen: true, focus: null });
  expect(bets()).toMatchObject([{ runnerName: 'India', side: 'back', price: 200, stakeText: '500', state: 'draft' }]);
});

test('a second tap on the same price takes it off; back and lay of one runner are two selections', () => {
  pick(picked(), { stakeText: '' });
  pick(picked({ side: 'lay' }), { stakeText: '' });
  expect(bets()).toHaveLength(2);
  pick(picked({ price: 206 }), { stakeText: '' });
  expect(bets()).toMatchObject([{ side: 'lay' }]);
});

test('a selection that a keyboard added asks for the focus', () => {
  pick(picked(), { stakeText: '', byKeyboard: true });
  expect(slipStore.getState().focus).toBe(only().key);
});

test('a reload keeps the selections with what was typed, and reads no nonsense', () => {
  pick(picked(), { stakeText: '' });
  typeStake(only().key, '1,250.5');
  learn(only().key, { limits });
  const before = only();
  rereadSlip();
  // A tab that was duplicated has the same slip: what was never sent is a bet of its own in each.
  expect(only()).toEqual({ ...before, clientRef: expect.any(String) });
  expect(only().clientRef).not.toBe(before.clientRef);
  sessionStorage.setItem('betSlipContent', '{"owner":null,"bets":[{"refMatchId":7}]}');
  rereadSlip();
  expect(bets()).toEqual([]);
  sessionStorage.setItem('betSlipContent', 'no JSON');
  rereadSlip();
  expect(bets()).toEqual([]);
});

test('what was on its way at a reload is unknown, by the same reference; what was answered stays answered', () => {
  pick(picked(), { stakeText: '500' });
  pick(picked({ side: 'lay' }), { stakeText: '500' });
  const [back, lay] = bets() as [SlipBet, SlipBet];
  move(back, 'submitting', { request });
  move(lay, 'submitting', { request });
  move(lay, 'matched', { outcome });
  rereadSlip();
  expect(bets()).toMatchObject([
    { state: 'unknown', clientRef: back.clientRef, request },
    { state: 'matched', clientRef: lay.clientRef, outcome },
  ]);
});

test('a bet moves only as betting.md lets it, and only by its own reference', () => {
  pick(picked(), { stakeText: '500' });
  const draft = only();
  move(draft, 'matched', { outcome });
  expect(only().state).toBe('draft');
  move({ ...draft, clientRef: 'another' }, 'submitting', { request });
  expect(only().state).toBe('draft');
  move(draft, 'submitting', { request });
  move(draft, 'unknown');
  move(draft, 'submitting');
  expect(only().state).toBe('unknown');
});

test('what is on its way is neither edited nor taken off', () => {
  pick(picked(), { stakeText: '500' });
  const draft = only();
  move(draft, 'submitting', { request });
  typeStake(draft.key, '9');
  confirmPrice(draft.key, { price: 300, line: null, at: 9 });
  remove(draft.key);
  clearSlip();
  pick(picked(), { stakeText: '' });
  expect(bets()).toMatchObject([{ state: 'submitting', stakeText: '500', price: 200 }]);
});

test.each([
  ['the operator said no', 'No.', false],
  ['it never arrived', null, true],
])(
  'a bet that was refused because %s is a new bet once it is tried again, at the odds of its own',
  (_, reason, isAbsent) => {
    pick(picked({ price: 196, depth: 2 }), { stakeText: '500' });
    const first = only();
    learn(first.key, { limits });
    move(first, 'submitting', { request });
    if (isAbsent) move(first, 'unknown');
    move(first, 'rejected', { outcome: { ...outcome, reason, isAbsent } });
    again(first.key, { price: 210, line: null, pricedAt: 7 });
    expect(only()).toMatchObject({ state: 'draft', stakeText: '500', limits, request: null, outcome: null });
    expect(only()).toMatchObject({ price: 210, ownPrice: 196 });
    expect(only().clientRef).not.toBe(first.clientRef);
  },
);

test('a receipt that is placed once more is of the price as it stands now', () => {
  pick(picked(), { stakeText: '500' });
  move(only(), 'submitting', { request });
  move(only(), 'matched', { outcome });
  again(only().key, { price: 210, line: null, pricedAt: 7 });
  expect(only()).toMatchObject({ state: 'draft', stakeText: '500', price: 210, pricedAt: 7 });
});

test("a visitor's selection becomes the player's who signs in; another player finds nothing of it", () => {
  pick(picked(), { stakeText: '' });
  adopt('RK1');
  expect(bets()).toHaveLength(1);
  adopt('RK1');
  expect(bets()).toHaveLength(1);
  adopt('RK2');
  expect(bets()).toEqual([]);
  pick(picked(), { stakeText: '' });
  forgetSlip();
  expect(sessionStorage.getItem('betSlipContent')).toBeNull();
});

test('one-tap is armed for one session: neither a reload nor another sign-in keeps it, and it never marks a bet without a stake', () => {
  adopt('RK1');
  armOneTap(true);
  pick(picked(), { stakeText: '500' });
  expect(only().isOneTap).toBe(true);
  rereadSlip();
  expect(slipStore.getState().isOneTap).toBe(false);
  expect(only().isOneTap).toBe(false);
  armOneTap(true);
  adopt('RK2');
  expect(slipStore.getState().isOneTap).toBe(false);
  armOneTap(true);
  pick(picked(), { stakeText: '' });
  expect(only().isOneTap).toBe(false);
});

test('while one-tap is on a double tap is one: the second shows what the first placed, or is placing; a second later it is another bet', () => {
  jest.useFakeTimers();
  armOneTap(true);
  pick(picked(), { stakeText: '500' });
  const first = only();
  jest.advanceTimersByTime(150);
  pick(picked(), { stakeText: '500' });
  expect(bets()).toEqual([first]);
  move(first, 'submitting', { request });
  move(first, 'matched', { outcome });
  openSlip(false);
  jest.advanceTimersByTime(250);
  // The device's clock may jump meanwhile.
  jest.setSystemTime(Date.now() + 86_400_000);
  pick(picked({ price: 198, depth: 1 }), { stakeText: '500' });
  expect(slipStore.getState()).toMatchObject({
    isOpen: true,
    bets: [{ state: 'matched', clientRef: first.clientRef }],
  });
  pick(picked({ side: 'lay' }), { stakeText: '500' });
  expect(bets()).toMatchObject([{ side: 'back' }, { side: 'lay', state: 'draft' }]);
  remove(bets()[1]?.key ?? '');
  jest.advanceTimersByTime(1000);
  pick(picked(), { stakeText: '500' });
  expect(only()).toMatchObject({ state: 'draft', isOneTap: true });
  expect(only().clientRef).not.toBe(first.clientRef);
  jest.useRealTimers();
});

test('a price further off is asked for as odds of one’s own, and another price of a side takes the place of the one before', () => {
  pick(picked({ price: 196, depth: 2 }), { stakeText: '500' });
  expect(bets()).toMatchObject([{ price: 196, depth: 2, ownPrice: 196, stakeText: '500' }]);
  typeStake(only().key, '750');
  pick(picked({ price: 198, depth: 1 }), { stakeText: '500' });
  expect(bets()).toMatchObject([{ price: 198, depth: 1, ownPrice: 198, stakeText: '750' }]);
  pick(picked(), { stakeText: '500' });
  expect(bets()).toMatchObject([{ price: 200, depth: 0, ownPrice: null, stakeText: '750' }]);
  pick(picked(), { stakeText: '500' });
  expect(bets()).toEqual([]);
});
