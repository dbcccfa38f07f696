import { paise } from '@pavilion/money';
import { goal, hilo, hiloCalls, hiloMultiplier, mines, minesMultiplier } from '../index.ts';
import { scripted } from './testing.ts';

const stake = paise(500_00);
const CASH_OUT = { kind: 'cash-out' } as const;
const open = (field: number) => ({ kind: 'open', field }) as const;
const pass = (row: number) => ({ kind: 'pass', row }) as const;

test('five safe fields among three mines pay 1.9570 of the stake, as the drawing has it', () => {
  const draws = scripted({ dealt: [[4, 11, 17]] });
  let round = mines.begin({ stake, mines: 3 }, draws);
  expect(mines.seen(round)).toEqual({
    isOver: false,
    pays: 0,
    isCapped: false,
    end: null,
    multiplier: null,
    mines: 3,
    opened: [],
    mined: null,
  });
  expect(mines.next(round, CASH_OUT, draws)).toBeNull();
  for (const field of [2, 8, 10, 18, 24]) round = mines.next(round, open(field), draws) ?? round;
  expect(mines.next(round, open(24), draws)).toBeNull();
  expect(mines.seen(round)).toMatchObject({ isOver: false, pays: 978_50, multiplier: 19_570, mined: null });
  const out = mines.next(round, CASH_OUT, draws);
  expect(out).toMatchObject({ isOver: true, pays: 978_50, end: 'cashed-out', mined: [4, 11, 17] });
  expect(out && mines.next(out, open(0), draws)).toBeNull();
  expect(mines.abandoned(round, draws)).toEqual(out);
  expect(mines.next(round, open(11), draws)).toMatchObject({
    isOver: true,
    pays: 0,
    end: 'lost',
    multiplier: 0,
    opened: [2, 8, 10, 18, 24, 11],
  });
});

test('a player who leaves before the first step has the stake back', () => {
  const left = mines.abandoned(mines.begin({ stake, mines: 1 }, scripted({ dealt: [[0]] })), scripted({}));
  expect(left).toMatchObject({ isOver: true, pays: stake, end: 'returned', multiplier: 10_000 });
  expect(mines.abandoned(left, scripted({}))).toBe(left);
});

test('the last safe field ends the round, and so does the one at which the cap is reached', () => {
  const mined = Array.from({ length: 20 }, (_, at) => at);
  const play = (mostWin?: number) => {
    let round = mines.begin(
      { stake: paise(10_00), mines: 20 },
      scripted({ dealt: [mined] }),
      mostWin === undefined ? undefined : paise(mostWin),
    );
    for (const field of [20, 21, 22, 23, 24]) round = mines.next(round, open(field), scripted({})) ?? round;
    return round;
  };
  // 0.97 of 53,130.
  expect(play()).toMatchObject({ pays: 515_361_00, end: 'finished', isCapped: false, opened: [20, 21, 22, 23, 24] });
  expect(play(10_000_00)).toMatchObject({ pays: 10_000_00, end: 'finished', isCapped: true, opened: [20, 21, 22, 23] });
  expect(minesMultiplier(12, 13)).toBe(50_442_910_000);
});

test('a bet on mines and its moves are read within their bounds', () => {
  expect(mines.readBet({ stake, mines: 20 })).toEqual({ stake, mines: 20 });
  const refused = [
    { stake, mines: 21 },
    { stake, mines: 0 },
    { stake: 1, mines: 3 },
    { stake, mines: 3, seed: 'x' },
    { stake },
    null,
    'mines',
  ];
  expect(refused.map((input) => mines.readBet(input))).toEqual(refused.map(() => null));
  expect([open(24), CASH_OUT].map((move) => mines.readMove(move))).toEqual([open(24), CASH_OUT]);
  const strangers = [
    open(25),
    open(-1),
    open(0.5),
    { kind: 'open' },
    { kind: 'cash-out', field: 3 },
    { kind: 'close', field: 3 },
  ];
  expect(strangers.map((move) => mines.readMove(move))).toEqual(strangers.map(() => null));
});

test('a pass goes to a row of the next column; passed columns show their bomb, the others only at the end', () => {
  const draws = scripted({ below: [3, 0, 1, 2, 2, 2, 0] });
  let round = goal.begin({ stake, pitch: '4x7' }, draws);
  for (const row of [1, 2, 2]) round = goal.next(round, pass(row), draws) ?? round;
  expect(goal.seen(round)).toEqual({
    isOver: false,
    pays: 1_149_60,
    isCapped: false,
    end: null,
    multiplier: 22_992,
    pitch: '4x7',
    passes: [1, 2, 2],
    bombs: [3, 0, 1],
  });
  expect(goal.next(round, pass(4), draws)).toBeNull();
  expect(goal.next(round, pass(2), draws)).toMatchObject({ isOver: true, end: 'lost', pays: 0 });
  for (const row of [0, 0, 0, 1]) round = goal.next(round, pass(row), draws) ?? round;
  expect(goal.seen(round)).toMatchObject({
    isOver: true,
    end: 'finished',
    multiplier: 72_667,
    bombs: [3, 0, 1, 2, 2, 2, 0],
  });
});

test('a bet on goal and its moves are read within their bounds', () => {
  expect(goal.readBet({ stake, pitch: '5x10' })).toEqual({ stake, pitch: '5x10' });
  const refused = [
    { stake, pitch: '4x3' },
    { stake, pitch: 'toString' },
    { stake: -1, pitch: '3x4' },
    { pitch: '3x4' },
    [],
  ];
  expect(refused.map((input) => goal.readBet(input))).toEqual(refused.map(() => null));
  expect([pass(4), CASH_OUT, pass(5), { row: 1 }].map((move) => goal.readMove(move))).toEqual([
    pass(4),
    CASH_OUT,
    null,
    null,
  ]);
});

test('three calls of the drawing: from the seven of diamonds by the jack and the four to the nine', () => {
  // Jack of spades, four of clubs, nine of hearts, king of clubs by their places in the pack.
  const draws = scripted({ below: [10, 42, 21, 51] });
  let round = hilo.begin({ stake, first: '7d' }, draws);
  for (const call of ['higher-or-same', 'lower-or-same', 'higher-or-same'] as const) {
    round = hilo.next(round, { kind: 'call', call }, draws) ?? round;
  }
  expect(hilo.seen(round)).toEqual({
    isOver: false,
    pays: 1_302_00,
    isCapped: false,
    end: null,
    multiplier: 26_040,
    first: '7d',
    steps: [
      { card: 'Js', call: 'higher-or-same' },
      { card: '4c', call: 'lower-or-same' },
      { card: '9h', call: 'higher-or-same' },
    ],
    skipsLeft: 52,
  });
  expect(hilo.next(round, { kind: 'call', call: 'same' }, draws)).toBeNull();
  expect(hilo.next(round, { kind: 'call', call: 'lower-or-same' }, draws)).toMatchObject({ end: 'lost', pays: 0 });
});

test('a skipped card changes what lies open and nothing else, and a pack’s worth may be skipped', () => {
  const draws = scripted({ below: Array.from({ length: 53 }, () => 0) });
  let round = hilo.begin({ stake, first: 'Kc' }, draws);
  for (let skipped = 0; skipped < 52; skipped += 1) round = hilo.next(round, { kind: 'skip' }, draws) ?? round;
  expect(round).toMatchObject({ multiplier: null, pays: 0, isOver: false });
  expect(round.steps).toHaveLength(52);
  expect(hilo.next(round, { kind: 'skip' }, draws)).toBeNull();
  expect(hilo.next(round, CASH_OUT, draws)).toBeNull();
  // An ace lies open: the same can be called, and comes.
  expect(hilo.next(round, { kind: 'call', call: 'same' }, draws)).toMatchObject({ multiplier: 126_100, end: null });
});

test('every rank has two calls, which share thirteen ranks, and an end’s other rank wins neither', () => {
  expect(hiloCalls(1)).toEqual([
    { call: 'higher', ranks: 12 },
    { call: 'same', ranks: 1 },
  ]);
  expect(hiloCalls(13)).toEqual([
    { call: 'lower', ranks: 12 },
    { call: 'same', ranks: 1 },
  ]);
  expect(hiloCalls(9)).toEqual([
    { call: 'higher-or-same', ranks: 5 },
    { call: 'lower-or-same', ranks: 9 },
  ]);
  expect([[7], [7, 12], []].map(hiloMultiplier)).toEqual([18_014, 18_930, 10_000]);
});

test('a bet on hi-lo and its moves are read within their bounds', () => {
  expect(hilo.readBet({ stake, first: 'Td' })).toEqual({ stake, first: 'Td' });
  const refused = [{ stake, first: '10d' }, { stake, first: 7 }, { stake: 0, first: 'Td' }, { stake }];
  expect(refused.map((input) => hilo.readBet(input))).toEqual(refused.map(() => null));
  const moves = [{ kind: 'call', call: 'same' }, { kind: 'skip' }, CASH_OUT];
  expect(moves.map((move) => hilo.readMove(move))).toEqual(moves);
  const strangers = [{ kind: 'call', call: 'up' }, { kind: 'skip', call: 'same' }, { kind: 'call' }, 'skip'];
  expect(strangers.map((move) => hilo.readMove(move))).toEqual(strangers.map(() => null));
});
