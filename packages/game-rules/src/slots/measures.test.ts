import { paise } from '@pavilion/money';
import {
  LINES,
  MOST_WIN,
  PAYING,
  SLOT_MODELS,
  type SlotModel,
  type SlotRound,
  slotGame,
  slotModels,
} from '../index.ts';
import { simulated, slotPlays } from '../returns/index.ts';
import { measuresOf } from './measures.ts';
import { type Machine, REELS, type SlotSymbol, type Strips, stripsFrom } from './model.ts';
import { gridAt, readGrid } from './reading.ts';
import { spinCounts } from './spin-counts.ts';
import { stopping } from './testing.ts';

const models = SLOT_MODELS.map((name) => slotModels[name]);
const measured = new Map(models.map((model) => [model, measuresOf(model)]));

test.each(models)('$name: what it states is what all stops of its reels bring', (model) => {
  const {
    deviation,
    freeReturn,
    freeRate,
    greatest,
    hitRate,
    return: returns,
  } = measured.get(model) ?? measuresOf(model);
  const hundredths = (part: number) => Math.round(part * 10_000);
  expect(model.stated).toEqual({
    return: hundredths(returns),
    hitRate: hundredths(hitRate),
    freeShare: hundredths(freeReturn / returns),
    freeOneIn: Math.round(1 / freeRate),
    deviation: Math.round(100 * deviation),
    volatilityIndex: Math.round(164.5 * deviation),
    greatest: { lineBets: greatest.lineBets, oneIn: Math.round(1 / greatest.rate) },
  });
  expect(returns).toBeGreaterThanOrEqual(0.955);
  expect(returns).toBeLessThanOrEqual(0.968);
});

test('the models go from calm to wild: each pays more rarely, swings more and holds more of its return in free spins', () => {
  const isRising = (numbers: readonly number[]) => numbers.every((number, at) => number > (numbers[at - 1] ?? 0));
  expect(isRising(models.map(({ stated }) => stated.volatilityIndex))).toBe(true);
  expect(isRising(models.map(({ stated }) => 1 / stated.hitRate))).toBe(true);
  expect(models.map(({ volatility }) => volatility)).toEqual(['low', 'low', 'medium', 'medium', 'high', 'high']);
});

test.each(models)(
  '$name: its cap takes less than a thousandth of a percent of the return, and its greatest spin is below it',
  (model) => {
    const most = MOST_WIN / model.mostStake;
    expect(measured.get(model)?.capCost(most)).toBeLessThan(1e-5);
    expect(model.stated.greatest.lineBets / LINES.length).toBeLessThan(most);
  },
);

test.each(models)('$name: the return is the same counted by the symbols of each reel alone', (model) => {
  const { multiplier, most } = model.free;
  const spins = expectedFreeSpins(model, most);
  const returns = spinReturn(model, model.strips) + spins * multiplier * spinReturn(model, model.free.strips);
  expect(measured.get(model)?.return).toBeCloseTo(returns, 12);
});

test('a slice of the campaign finds each stated return within its interval, and as many rounds that pay as the spins do', () => {
  for (const [at, play] of slotPlays.entries()) {
    const { holds, hits, rounds } = simulated(play, 8_000, at);
    expect([play.name, holds]).toEqual([play.name, true]);
    // Four standard deviations are two hundredths here.
    expect(Math.abs(hits / rounds - (models[at]?.stated.hitRate ?? 0) / 10_000)).toBeLessThan(0.022);
  }
});

/** What one spin returns, in stakes, where no wild is on the first reel: each line is as good as any other. */
function spinReturn({ pays, scatters }: Machine, strips: Strips): number {
  const part = (symbol: SlotSymbol, reel: number) =>
    (strips[reel] ?? []).filter((carried) => carried === symbol || (carried === 'W' && symbol !== 'S')).length /
    (strips[reel]?.length ?? 1);
  const lines = PAYING.map((symbol) => {
    const [one = 0, two = 0, three = 0, four = 0, five = 0] = Array.from({ length: REELS }, (_, reel) =>
      part(symbol, reel),
    );
    const [ofThree, ofFour, ofFive] = pays[symbol];
    return one * two * three * ((1 - four) * ofThree + four * ((1 - five) * ofFour + five * ofFive));
  });
  const inView = scatterChances(strips);
  return sum(lines) + sum(scatters.pays.map((stakes, at) => stakes * (inView[at + 3] ?? 0)));
}

/** The chance of so many scatters in view; a reel shows one at most. */
const scatterChances = (strips: Strips): readonly number[] =>
  strips.reduce<readonly number[]>(
    (chances, strip) => {
      const shown = (3 * strip.filter((symbol) => symbol === 'S').length) / strip.length;
      return Array.from(
        { length: chances.length + 1 },
        (_, at) => (chances[at] ?? 0) * (1 - shown) + (chances[at - 1] ?? 0) * shown,
      );
    },
    [1],
  );

function expectedFreeSpins({ strips, free, scatters }: Machine, most: number): number {
  const brought = (inView: number) => scatters.freeSpins[inView - 3] ?? 0;
  const chances = scatterChances(free.strips);
  // Chances of having so many left, of so many had, followed spin by spin.
  let states = new Map(
    scatterChances(strips).map((chance, inView) => [`${brought(inView)}/${brought(inView)}`, chance]),
  );
  let spins = 0;
  while (states.size > 0) {
    const after = new Map<string, number>();
    for (const [state, chance] of states) {
      const [left = 0, had = 0] = state.split('/').map(Number);
      if (left === 0) continue;
      spins += chance;
      for (const [inView, share] of chances.entries()) {
        const more = Math.min(brought(inView), most - had);
        const key = `${left - 1 + more}/${had + more}`;
        after.set(key, (after.get(key) ?? 0) + chance * share);
      }
    }
    states = after;
  }
  return spins;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** A machine small enough to try every stop of every spin: wilds on the first reel, two scatters on one, reels of several lengths. */
const small: Machine = {
  ...slotModels.brisk,
  strips: stripsFrom('H1 W S K', 'W H1 S A Q', 'S S J W H1 K', 'H1 Q W S', 'K W H1 S J'),
};

test('all stops of a small machine, read one by one, are what is counted', () => {
  const found = new Map<string, number>();
  for (const stops of allStops(small.strips)) {
    const { lineBets, scatters } = readGrid(small, gridAt(small.strips, stops));
    const key = `${Math.min(scatters, 5)}: ${lineBets}`;
    found.set(key, (found.get(key) ?? 0) + 1);
  }
  const counted = spinCounts(small, small.strips).flatMap((wins, scatters) =>
    [...wins].map(([lineBets, times]) => [`${scatters}: ${lineBets}`, times] as const),
  );
  expect(new Map(counted)).toEqual(found);
  expect(sum([...found.values()])).toBe(4 * 5 * 6 * 4 * 5);
});

test('all rounds of a tiny machine, played to their ends, are what is expected of it', () => {
  const tiny: SlotModel = {
    ...slotModels.brisk,
    strips: stripsFrom('H1 W K S', 'W', 'S H1 K', 'S W', 'H1'),
    scatters: { pays: [1, 2, 3], freeSpins: [1, 2, 3] },
    free: { strips: stripsFrom('H1 S', 'S W', 'H1 K', 'W', 'H1'), multiplier: 3, most: 3 },
  };
  const game = slotGame(tiny);
  const stake = paise(20_00);
  const measures = measuresOf(tiny);
  let mean = 0;
  let square = 0;
  let freeMean = 0;
  let greatest = 0;
  let hits = 0;
  const follow = (round: SlotRound, chance: number): void => {
    if (round.spins.length > 1 + tiny.free.most) throw new Error('more free spins than a round may have');
    if (round.isOver) {
      const [paid, ...free] = round.spins.map(({ pays }) => pays);
      mean += chance * (round.pays / stake);
      freeMean += chance * (sum(free) / stake);
      greatest = Math.max(greatest, ...free.map((pays) => (20 * pays) / stake), (20 * (paid ?? 0)) / stake);
      square += chance * (round.pays / stake) ** 2;
      return;
    }
    for (const stops of allStops(tiny.free.strips)) {
      const after = game.next(round, { kind: 'spin' }, stopping(stops));
      if (after) follow(after, chance / 8);
    }
  };
  for (const stops of allStops(tiny.strips)) {
    const round = game.begin({ stake }, stopping(stops));
    if (round.won > 0) hits += 1 / 24;
    follow(round, 1 / 24);
  }
  expect(measures.return).toBeCloseTo(mean, 8);
  expect(measures.deviation).toBeCloseTo(Math.sqrt(square - mean ** 2), 8);
  expect(measures.hitRate).toBeCloseTo(hits, 10);
  expect(measures.freeReturn).toBeCloseTo(freeMean, 8);
  expect(freeMean).toBeGreaterThan(1);
  expect(greatest).toBe(measures.greatest.lineBets);
});

function* allStops(strips: Strips): Generator<readonly number[]> {
  const cycle = strips.reduce((product, strip) => product * strip.length, 1);
  for (let at = 0; at < cycle; at += 1) {
    let rest = at;
    yield strips.map((strip) => {
      const stop = rest % strip.length;
      rest = Math.floor(rest / strip.length);
      return stop;
    });
  }
}
