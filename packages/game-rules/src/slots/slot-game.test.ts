import { paise } from '@pavilion/money';
import fc from 'fast-check';
import {
  drawsOfBet,
  gridAt,
  LINES,
  MOST_WIN,
  readGrid,
  SLOT_MODELS,
  type SlotMove,
  type SlotRound,
  type SlotSymbol,
  slotGame,
  slotModels,
} from '../index.ts';
import { stopping } from './testing.ts';

const SEED = new Uint8Array(32).fill(7);
const SPIN: SlotMove = { kind: 'spin' };
const models = SLOT_MODELS.map((name) => slotModels[name]);
const anyModel = fc.constantFrom(...models);
const anyStops = fc.array(fc.nat(31), { minLength: 5, maxLength: 5 });

test('each model is five reels of 32 stops, no wild on the first, and no two scatters of one reel in view', () => {
  for (const { strips, free } of models) {
    for (const reels of [strips, free.strips]) {
      expect(reels.map((strip) => strip.length)).toEqual([32, 32, 32, 32, 32]);
      expect(reels[0]).not.toContain('W');
      for (let stop = 0; stop < 32; stop += 1) {
        const grid = gridAt(reels, Array(5).fill(stop));
        for (let reel = 0; reel < 5; reel += 1) expect(grid.filter((row) => row[reel] === 'S').length).toBeLessThan(2);
      }
    }
  }
});

test('a stop shows its symbol in the upper row, and the ring goes on below', () => {
  const { strips } = slotModels.steady;
  const shown = [31, 0, 1].map((place) => strips.map((strip) => strip[place]));
  expect(gridAt(strips, [31, 31, 31, 31, 31])).toEqual(shown);
});

/** The drawing's reading of a grid, as it stands in `slot.html`, with a line bet of 1. */
function drawnReading(pay: Readonly<Record<string, readonly number[]>>, g: readonly (readonly string[])[]) {
  return LINES.flatMap((l, i) => {
    const run = l.map((r, c) => g[r]?.[c]);
    const s = run.find((x) => x !== 'W') ?? 'W';
    let n = 0;
    while (n < 5 && (run[n] === s || run[n] === 'W')) n += 1;
    return s === 'S' || n < 3 || !pay[s] ? [] : [{ line: i + 1, symbol: s, count: n, lineBets: pay[s][n - 3] }];
  });
}

test('a grid is read as the drawing reads it, wherever the reels stop', () => {
  fc.assert(
    fc.property(anyModel, fc.boolean(), anyStops, (model, isFree, stops) => {
      const grid = gridAt(isFree ? model.free.strips : model.strips, stops);
      expect(readGrid(model, grid).lines).toEqual(drawnReading(model.pays, grid));
    }),
    { numRuns: 2_000 },
  );
});

const gridOf = (...rows: readonly string[]) => rows.map((row) => row.split(' ') as readonly SlotSymbol[]);

test('a line pays the best that wilds make of it, and a scatter ends it', () => {
  const { pays } = slotModels.steady;
  const lineOf = (middle: string) => {
    const { lines } = readGrid(slotModels.steady, gridOf('S S S S S', middle, 'S S S S S'));
    return lines.find(({ line }) => line === 1);
  };
  expect(lineOf('J W J J A')).toMatchObject({ symbol: 'J', count: 4, lineBets: pays.J[1] });
  expect(lineOf('W W W J A')).toMatchObject({ symbol: 'H1', count: 3, lineBets: pays.H1[0] });
  expect(lineOf('W W W W W')).toMatchObject({ symbol: 'H1', count: 5, lineBets: pays.H1[2] });
  expect(lineOf('J J W S J')).toMatchObject({ symbol: 'J', count: 3 });
  expect([lineOf('J J S J J'), lineOf('A J J J J'), lineOf('S W W W W')]).toEqual([undefined, undefined, undefined]);
});

test('three scatters or more pay anywhere and bring free spins; more than five count as five', () => {
  const { scatters } = slotModels.bold;
  const read = (...rows: readonly string[]) => readGrid(slotModels.bold, gridOf(...rows));
  expect(read('S H1 A K Q', 'J S H2 H3 H4', 'A K Q H1 H2')).toMatchObject({ scatters: 2, lineBets: 0, freeSpins: 0 });
  expect(read('S H1 A K Q', 'J S H2 H3 H4', 'A K Q S H2')).toMatchObject({
    lineBets: 20 * scatters.pays[0],
    freeSpins: scatters.freeSpins[0],
  });
  expect(read('S S S K Q', 'S S S H3 H4', 'A K Q H1 H2')).toMatchObject({
    scatters: 6,
    scatterLineBets: 20 * scatters.pays[2],
    freeSpins: scatters.freeSpins[2],
  });
});

test('a bet is a stake of whole line bets within the limits and the model’s most', () => {
  const { readBet, readMove } = slotGame(slotModels.wild);
  const stakes = [1_000, 1_020, 10_000];
  expect(stakes.map((stake) => readBet({ stake }))).toEqual(stakes.map((stake) => ({ stake })));
  const none = [
    { stake: 980 },
    { stake: 1_010 },
    { stake: 10_020 },
    { stake: 1_000, lines: 1 },
    {},
    null,
    1_000,
    { stake: '1000' },
  ];
  expect(none.map((input) => readBet(input))).toEqual(none.map(() => null));
  const limits = { least: paise(20), most: paise(2_000) };
  expect([20, 2_000, 2_020].map((stake) => readBet({ stake }, limits)?.stake)).toEqual([20, 2_000, undefined]);
  expect([SPIN, { kind: 'stop' }, {}, { kind: 'spin', reel: 1 }, 'spin'].map(readMove)).toEqual([
    SPIN,
    null,
    null,
    null,
    null,
  ]);
});

/** Stops of a model's reels that show so many scatters, from the left, each in the upper row, and elsewhere none. */
const scatterStops = (strips: readonly (readonly SlotSymbol[])[], count: number) =>
  strips.map((strip, reel) =>
    reel < count
      ? strip.indexOf('S')
      : strip.findIndex((_, stop) => [0, 1, 2].every((row) => strip[(stop + row) % strip.length] !== 'S')),
  );

test('free spins are tapped one by one, multiply what they pay, bring more, and never more than a round may have', () => {
  const model = slotModels.wild;
  const { begin, next } = slotGame(model);
  const bet = { stake: paise(20_00) };
  let round = begin(bet, stopping(scatterStops(model.strips, 5)));
  expect(round).toMatchObject({ freeSpinsLeft: 25, isOver: false, pays: 0 });
  expect(round.won).toBe(round.spins[0]?.pays);
  const granted: number[] = [];
  while (!round.isOver && granted.length < 100) {
    const after = next(round, SPIN, stopping(scatterStops(model.free.strips, granted.length < 5 ? 4 : 0)));
    if (!after) break;
    round = after;
    const spin = round.spins.at(-1);
    granted.push(spin?.freeSpins ?? -1);
    if (granted.length <= 5) expect(spin?.scatterPays).toBe(20_00 * 20 * 5);
  }
  expect(granted.slice(0, 5)).toEqual([15, 15, 5, 0, 0]);
  expect(granted.length).toBe(model.free.most);
  expect(round.isOver).toBe(true);
  expect(round.pays).toBe(round.spins.reduce((sum, { pays }) => sum + pays, 0));
  expect(next(round, SPIN, stopping([]))).toBeNull();
});

test('a round that has won the most it may pay is over, free spins left or not', () => {
  const model = slotModels.wild;
  const { begin, abandoned } = slotGame(model);
  const draws = stopping(scatterStops(model.strips, 5));
  // Five scatters pay 500 stakes.
  const capped = begin({ stake: paise(20_00) }, draws, paise(9_000_00));
  expect(capped).toMatchObject({ isOver: true, isCapped: true, pays: 9_000_00, won: 9_000_00, freeSpinsLeft: 25 });
  expect(abandoned(capped, stopping([]))).toBe(capped);
  const reached = begin({ stake: paise(20_00) }, stopping(scatterStops(model.strips, 3)), paise(40_00));
  expect(reached).toMatchObject({ isOver: true, isCapped: reached.spins[0]?.pays !== 40_00, pays: 40_00 });
});

test('any round, tapped or left at any moment, is the same by the same seeds, and pays from nothing to the cap', () => {
  fc.assert(
    fc.property(anyModel, fc.nat(), fc.integer({ min: 5, max: 500 }), fc.nat(12), (model, nonce, lineBet, taps) => {
      const game = slotGame(model);
      const bet = { stake: paise(20 * lineBet) };
      const mostWin = paise(20 * lineBet * 30);
      const played = (moves: number): SlotRound => {
        const draws = drawsOfBet(SEED, 'a', nonce);
        let round = game.begin(bet, draws, mostWin);
        for (let tap = 0; tap < moves; tap += 1) round = game.next(round, SPIN, draws) ?? round;
        return game.abandoned(round, draws);
      };
      const round = played(model.free.most);
      expect(played(taps)).toEqual(round);
      expect(round.isOver).toBe(true);
      expect(round.pays).toBeGreaterThanOrEqual(0);
      expect(round.pays).toBeLessThanOrEqual(mostWin);
      expect(round.pays).toBe(round.won);
      const { mostWin: _, ...seen } = round;
      expect(JSON.parse(JSON.stringify(game.seen(round)))).toEqual(seen);
    }),
    { numRuns: 500 },
  );
  expect(MOST_WIN).toBe(100_000_000);
});

test('what is seen of a round before its next spin does not depend on that spin', () => {
  const model = slotModels.gentle;
  const { begin, seen } = slotGame(model);
  const stops = scatterStops(model.strips, 3);
  const [one, other] = [
    [1, 2, 3, 4, 5],
    [9, 8, 7, 6, 5],
  ].map((coming) => seen(begin({ stake: paise(1_000) }, stopping([...stops, ...coming]))));
  expect(one).toEqual(other);
});
