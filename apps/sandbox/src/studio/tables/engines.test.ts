import {
  baccarat,
  drawsOfRound,
  dreamCatcher,
  hiLow,
  MOST_WIN,
  matka,
  momentOf,
  race2020,
  teenpattiOpen,
  trio,
} from '@pavilion/game-rules';
import { paise, sumPaise, ZERO } from '@pavilion/money';
import fc from 'fast-check';
import { tableEngineOf, tableEngines } from './engine-list.ts';
import type { Dealt, TableEngine } from './engines.ts';
import { momentsOf, RESULT_STAYS, stageOf } from './rounds.ts';

const BEGAN = 1_795_305_600_000;
const round = { beganAt: new Date(BEGAN) };
const seed = fc.uint8Array({ minLength: 32, maxLength: 32 });
const courses = tableEngines.filter((name) => name !== 'aviator');
const engineOf = (name: string): TableEngine => {
  const engine = tableEngineOf(name);
  if (!engine) throw new Error(`There is no engine ${name}`);
  return engine;
};
const dealtBy = (engine: TableEngine, bytes: Uint8Array): Dealt =>
  engine.deal(drawsOfRound(bytes, 'salt'), drawsOfRound(bytes, 'earlier'));
const games: readonly { readonly code: string; readonly spots: readonly string[] }[] = [
  ...[baccarat, dreamCatcher, hiLow, matka, race2020, teenpattiOpen, trio],
];
const stakes = { leastStake: paise(1000), mostStake: paise(10_000_000), mostWin: MOST_WIN };
const flights = engineOf('aviator');
/** A flight that crashes at 2.00× or later, and one that never starts. */
const [high, low] = [seedWhere((crash) => crash >= 200), seedWhere((crash) => crash === 100)];

function seedWhere(holds: (crash: number) => boolean): Uint8Array {
  for (let number = 0; ; number += 1) {
    const bytes = Buffer.alloc(32);
    bytes.writeUInt32BE(number);
    if (holds((dealtBy(flights, bytes).mark as { crash: number }).crash)) return bytes;
  }
}

test.each(courses)(
  '%s is shown step by step, the same to whoever comes late, and nothing while bets are taken',
  (name) => {
    const engine = engineOf(name);
    fc.assert(
      fc.property(seed, fc.array(fc.nat(120_000), { maxLength: 20 }), (bytes, moments) => {
        const dealt = dealtBy(engine, bytes);
        let shown = 0;
        for (const at of moments.toSorted((a, b) => a - b)) {
          const stage = stageOf(round, engine, dealt, BEGAN + at);
          if (at < engine.betting) expect(stage).toEqual({ name: 'betting', steps: [], mark: null, nextAt: null });
          expect(stage.steps.length).toBeGreaterThanOrEqual(shown);
          expect(stage.steps).toEqual(dealt.steps.slice(0, stage.steps.length).map(({ step }) => step));
          // The result comes with the last step's end, and the time of the next round with it: before, it would give the length away.
          expect([stage.mark !== null, stage.nextAt !== null]).toEqual(Array(2).fill(stage.name === 'shown'));
          if (stage.name === 'shown') expect(stage.steps).toHaveLength(dealt.steps.length);
          shown = stage.steps.length;
        }
        expect(stageOf(round, engine, null, BEGAN + 120_000).steps).toEqual([]);
        expect(momentsOf(round, engine, dealt).at(-1)).toBe(BEGAN + engine.betting + dealt.endsAt + RESULT_STAYS);
      }),
      { numRuns: 50 },
    );
  },
);

test.each([
  ['baccarat', 1000, 500, 660],
  ['teenpatti-open', 1000, 500, 660],
  ['race-20-20', 1000, 450, 280],
  ['dream-catcher', 1000, 4800, 4800],
  ['matka', 1000, 620, 620],
] as const)(
  '%s begins %i ms after betting has closed, a step each %i ms, the last of %i ms',
  (name, first, every, takes) => {
    const { steps, endsAt } = dealtBy(engineOf(name), high);
    expect(steps.map(({ at }) => at)).toEqual(steps.map((_, place) => first + place * every));
    expect(endsAt).toBe((steps.at(-1)?.at ?? 0) + takes);
  },
);

test('a player’s tickets on a round are capped together, in their order, and each has its part', () => {
  const engine = engineOf('matka');
  const dealt = dealtBy(engine, high);
  const spot = `ank-${(dealt.mark as { ank: number }).ank}`;
  const bets = [40_000_000, 50_000_000].map((stake) => [{ spot, stake }]);
  const at = Number.POSITIVE_INFINITY;
  const payable = { bets, mostWin: MOST_WIN, paid: ZERO };
  expect(dealt.ends(payable, at).map((end) => end?.pays)).toEqual([MOST_WIN, 0]);
  expect(dealt.ends({ ...payable, paid: paise(90_000_000) }, at).map((end) => end?.pays)).toEqual([10_000_000, 0]);
  expect(dealt.ends(payable, dealt.endsAt - 1)).toEqual([null, null]);
  expect(dealt.leave(bets[0], 5000, MOST_WIN)).toBeNull();
});

test('whatever is bet, what it brings is no more than the cap and no less than nothing', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...courses),
      seed,
      fc.array(fc.nat(2), { minLength: 1, maxLength: 4 }),
      (name, bytes, places) => {
        const engine = engineOf(name);
        const earlier = () => drawsOfRound(bytes, 'earlier');
        const spots = games.find(({ code }) => code === name)?.spots ?? [];
        const bets = places.flatMap((place) => {
          const read = engine.readBet([{ spot: spots[place], stake: 100_000 }], {
            stakes,
            earlier: earlier(),
            standing: [],
          });
          return read ? [read.bet] : [];
        });
        const ends = dealtBy(engine, bytes).ends({ bets, mostWin: MOST_WIN, paid: ZERO }, Number.POSITIVE_INFINITY);
        const pays = ends.map((end) => end?.pays ?? ZERO);
        expect(pays.every((one) => one >= 0)).toBe(true);
        expect(sumPaise(pays, (one) => one)).toBeLessThanOrEqual(MOST_WIN);
      },
    ),
  );
});

test('a spot takes no more than its limit from one player, in several tickets too, and never what the cap would cut', () => {
  const engine = engineOf('trio');
  const earlier = drawsOfRound(high, 'earlier');
  const read = (spot: string, stake: number, standing: readonly unknown[] = []) =>
    engine.readBet([{ spot, stake }], { stakes: { ...stakes, mostStake: paise(1_000_000) }, earlier, standing });
  expect(read('red', 1_000_000)).toEqual({ bet: [{ spot: 'red', stake: 1_000_000 }], stake: 1_000_000 });
  expect(read('red', 1_000_100)).toBeNull();
  expect(read('red', 600_000, [[{ spot: 'red', stake: 500_000 }]])).toBeNull();
  expect(read('red', 500_000, [[{ spot: 'red', stake: 500_000 }]])).not.toBeNull();
  // 408 times ₹2,450 is just below ₹10,00,000.
  expect([read('trail', 245_000) !== null, read('trail', 245_100)]).toEqual([true, null]);
  expect(engine.readBet([{ spot: 'moon', stake: 1000 }], { stakes, earlier, standing: [] })).toBeNull();
});

test('two bets on a flight, each by itself, and no third', () => {
  const bet = { stake: 1000, target: null };
  const room = (standing: readonly unknown[]) => ({ stakes, earlier: drawsOfRound(high, 'earlier'), standing });
  expect([[], [bet], [bet, bet]].map((standing) => flights.readBet(bet, room(standing)) !== null)).toEqual([
    true,
    true,
    false,
  ]);
});

test('who leaves a flight has its altitude of that moment; on the ground and after the crash nothing', () => {
  const dealt = dealtBy(flights, high);
  const bet = { stake: 10_000, target: null };
  expect(dealt.leave(bet, momentOf(150), MOST_WIN)).toEqual({ pays: 15_000, leftAt: 150 });
  expect(dealt.leave(bet, 0, MOST_WIN)).toBeNull();
  expect(dealt.leave(bet, dealt.endsAt - 1, MOST_WIN)).toMatchObject({
    leftAt: (dealt.mark as { crash: number }).crash,
  });
  expect(dealt.leave(bet, dealt.endsAt, MOST_WIN)).toBeNull();
  const grounded = dealtBy(flights, low);
  for (const at of [0, 1, 100, 5000]) expect(grounded.leave(bet, at, MOST_WIN)).toBeNull();
});

test('who has a target leaves there, and no earlier by having it; it counts when the hand comes too late', () => {
  const dealt = dealtBy(flights, high);
  const bet = { stake: 10_000, target: 180 };
  const payable = { bets: [bet, { stake: 10_000, target: 1_000_000 }], mostWin: MOST_WIN, paid: ZERO };
  const reached = { pays: 18_000, leftAt: 180 };
  expect(dealt.ends(payable, momentOf(180) - 1)).toEqual([null, null]);
  expect(dealt.ends(payable, momentOf(180))).toEqual([reached, null]);
  expect(dealt.ends(payable, dealt.endsAt)).toEqual([reached, { pays: 0, leftAt: null }]);
  expect(dealt.leave(bet, 0, MOST_WIN)).toBeNull();
  expect(dealt.leave(bet, dealt.endsAt + 1000, MOST_WIN)).toEqual(reached);
});

test('nothing of a flight is shown before it is over: neither its end nor when the next begins', () => {
  const dealt = dealtBy(flights, high);
  const closed = BEGAN + flights.betting;
  expect(stageOf(round, flights, dealt, closed + dealt.endsAt - 1)).toEqual({
    name: 'closed',
    steps: [],
    mark: null,
    nextAt: null,
  });
  expect(stageOf(round, flights, dealt, closed + dealt.endsAt)).toMatchObject({ name: 'shown', mark: dealt.mark });
});
