import { minPaise, paise } from '@pavilion/money';
import { choose } from '../choose.ts';
import {
  ANY_STAKE,
  DICE_CHANCES,
  dice,
  diceMultiplier,
  flightOf,
  goal,
  goalMultiplier,
  type HiloRound,
  hilo,
  hiloCalls,
  hiloMultiplier,
  MINES_FIELDS,
  MOST_ALTITUDE,
  MOST_MINES,
  mines,
  minesMultiplier,
  miniroulette,
  ONCE,
  PACK,
  PITCH_NAMES,
  PITCHES,
  PLINKO_RISKS,
  PLINKO_ROWS,
  plinko,
  plinkoMostStake,
  plinkoPockets,
  plinkoReturn,
  ROULETTE_SPOTS,
  rankOf,
  STAKE_LIMITS,
  statedReturns,
  winOf,
} from '../index.ts';
import { scripted } from '../spribe/testing.ts';
import { simulated, spribePlays } from './index.ts';
import { diceStrategy, goalStrategy, hiloStrategy, minesStrategy, rouletteStrategy } from './spribe.ts';

// What games.md has: 97 %, which four decimals of a multiplier lessen by at most a hundredth of a percent.
const STATED = 0.97;
const LEAST = 0.9699;

const stake = paise(100_00);
const CASH_OUT = { kind: 'cash-out' } as const;
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const isStated = (value: number) => value > LEAST && value <= STATED + 1e-12;

/** Every list of `length` numbers below `count`. */
function* lists(count: number, length: number): Generator<readonly number[]> {
  for (let at = 0; at < count ** length; at += 1) {
    yield Array.from({ length }, (_, place) => Math.floor(at / count ** place) % count);
  }
}

test('each way to play one of the seven returns what is stated of its game', () => {
  const stated = spribePlays.map(({ name, returns }) => {
    const [least = 0, most = 0] = statedReturns[name.split(',')[0] ?? ''] ?? [];
    // Each call of hi-lo returns it of what is in play.
    const steps = Number(/^hilo, (\d)/.exec(name)?.[1] ?? 1);
    return [name, returns ** (1 / steps) * 100 > least - 0.02 && returns ** (1 / steps) * 100 < most + 0.01];
  });
  expect(stated.filter(([, holds]) => !holds)).toEqual([]);
  expect(new Set(spribePlays.map(({ name }) => name.split(',')[0]))).toEqual(new Set(Object.keys(statedReturns)));
});

test('mines returns 97 % for any number of mines and of fields', () => {
  for (let count = 1; count <= MOST_MINES; count += 1) {
    for (let fields = 1; fields <= MINES_FIELDS - count; fields += 1) {
      // Beyond this the cap takes its part of a stake of ₹100.
      if (minesMultiplier(count, fields) > 100_000_000) continue;
      expect([count, fields, isStated(minesStrategy(count, fields).returns)]).toEqual([count, fields, true]);
    }
  }
});

test('mines returns the same played over every place that two mines can have', () => {
  const parts = new Map<number, number[]>();
  for (let first = 0; first < MINES_FIELDS; first += 1) {
    for (let second = 0; second < first; second += 1) {
      let round = mines.begin({ stake, mines: 2 }, scripted({ dealt: [[first, second]] }));
      for (let field = 0; field < 6; field += 1) {
        round = mines.next(round, { kind: 'open', field }, scripted({})) ?? round;
        const pays = mines.next(round, CASH_OUT, scripted({}))?.pays ?? 0;
        parts.set(field + 1, [...(parts.get(field + 1) ?? []), pays / stake]);
      }
    }
  }
  for (const [fields, values] of parts) expect(mean(values)).toBeCloseTo(minesStrategy(2, fields).returns, 12);
});

test('goal returns 97 % on each pitch after any number of passes, over every place of the bombs', () => {
  for (const pitch of PITCH_NAMES) {
    const { rows, columns } = PITCHES[pitch];
    for (let passes = 1; passes <= columns; passes += 1)
      expect(isStated(goalStrategy(pitch, passes).returns)).toBe(true);
    const played = Math.min(columns, 5);
    const rest = Array.from({ length: columns - played }, () => 0);
    const pays = [...lists(rows, played)].map((bombs) => {
      let round = goal.begin({ stake, pitch }, scripted({ below: [...bombs, ...rest] }));
      for (let pass = 0; pass < played; pass += 1) {
        round = goal.next(round, { kind: 'pass', row: rows - 1 }, scripted({})) ?? round;
      }
      return goal.abandoned(round, scripted({})).pays / stake;
    });
    expect(mean(pays)).toBeCloseTo(goalStrategy(pitch, played).returns, 12);
  }
});

test('dice returns 97 % less rounding at every chance', () => {
  const chances = Array.from(
    { length: DICE_CHANCES.most - DICE_CHANCES.least + 1 },
    (_, at) => DICE_CHANCES.least + at,
  );
  expect(chances.filter((chance) => !isStated(diceStrategy('under', chance).returns))).toEqual([]);
  for (const [side, target] of [
    ['under', 1_234],
    ['over', 9_900],
    ['over', 5_150],
  ] as const) {
    const pays = Array.from(
      { length: 10_000 },
      (_, roll) => dice.begin({ stake, side, target }, scripted({ below: [roll] })).pays,
    );
    expect(mean(pays) / stake).toBeCloseTo(diceStrategy(side, target).returns, 12);
  }
  expect(diceMultiplier(4_850)).toBe(20_000);
});

test('plinko returns what is stated, to the hundredth of a percent, over every path', () => {
  // The second is 3,966.36 of 4,096, which is 96.83496 %.
  const options = PLINKO_ROWS.flatMap((rows) => PLINKO_RISKS.map((risk) => ({ rows, risk })));
  expect(options.map(({ rows, risk }) => Math.round(plinkoReturn(rows, risk)) / 100)).toEqual([
    96.95, 96.83, 96.81, 96.84, 96.98, 96.89,
  ]);
  for (const { rows, risk } of options.slice(0, 3)) {
    const pays = [...lists(2, rows)].map((path) => plinko.begin({ stake, rows, risk }, scripted({ below: path })).pays);
    expect((mean(pays) / stake) * 10_000).toBeCloseTo(plinkoReturn(rows, risk), 8);
  }
});

test('plinko returns what is stated at the most that may be staked, and takes no rupee more', () => {
  for (const rows of PLINKO_ROWS) {
    for (const risk of PLINKO_RISKS) {
      const most = minPaise(STAKE_LIMITS.most, plinkoMostStake(rows, risk));
      const pays = plinkoPockets(rows, risk).map((_, rights) => {
        const path = Array.from({ length: rows }, (__, row) => (row < rights ? 1 : 0));
        const round = plinko.begin({ stake: most, rows, risk }, scripted({ below: path }));
        return (choose(rows, rights) * round.pays) / 2 ** rows;
      });
      const sum = pays.reduce((all, one) => all + one, 0);
      expect((10_000 * sum) / most).toBeCloseTo(plinkoReturn(rows, risk), 8);
      expect(plinko.readBet({ stake: most, rows, risk })).not.toBeNull();
      expect(plinko.readBet({ stake: most + 1_00, rows, risk })).toBeNull();
      // One that was taken before can still be played again.
      expect(plinko.readBet({ stake: STAKE_LIMITS.most, rows, risk }, ANY_STAKE)).not.toBeNull();
    }
  }
  expect(plinkoMostStake(16, 'high')).toBe(1_111_00);
});

test('mines offers no field at the most that may be staked that would return less, and one at least', () => {
  for (let count = 1; count <= MOST_MINES; count += 1) {
    const mined = Array.from({ length: count }, (_, nth) => MINES_FIELDS - 1 - nth);
    let round = mines.begin({ stake: STAKE_LIMITS.most, mines: count }, scripted({ dealt: [mined] }));
    for (let field = 0; !round.isOver; field += 1) {
      const move = { kind: 'open', field } as const;
      if (!mines.offers?.(round, move)) {
        expect(winOf(STAKE_LIMITS.most, minesMultiplier(count, field + 1), ONCE).isCapped).toBe(true);
        break;
      }
      round = mines.next(round, move, scripted({})) ?? round;
      const chance = choose(MINES_FIELDS - count, field + 1) / choose(MINES_FIELDS, field + 1);
      expect([count, field, isStated((round.pays / STAKE_LIMITS.most) * chance)]).toEqual([count, field, true]);
    }
    expect(round.opened.length).toBeGreaterThan(0);
    expect(mines.offers?.(round, CASH_OUT)).toBe(true);
  }
  // A round that was played while the third field among twenty mines was offered is still the same.
  const [first, second, third] = [0, 1, 2].map((field) => ({ kind: 'open', field }) as const);
  let kept = mines.begin({ stake: STAKE_LIMITS.most, mines: 20 }, scripted({ dealt: [[24]] }));
  for (const move of [first, second, third]) kept = (move && mines.next(kept, move, scripted({}))) ?? kept;
  expect(kept).toMatchObject({ isOver: true, isCapped: true, pays: kept.mostWin });
});

test('hi-lo offers no call at the most that may be staked that would return less than 97 % of what is in play', () => {
  const draws = (place: number) => scripted({ below: [place] });
  const walk = (round: HiloRound, depth: number): void => {
    if (round.isOver || depth === 0) return;
    const before = round.chances.length === 0 ? round.bet.stake : round.pays;
    for (const { call, ranks } of hiloCalls(rankOf(round.steps.at(-1)?.card ?? round.bet.first))) {
      const move = { kind: 'call', call } as const;
      const isCapped = winOf(round.bet.stake, hiloMultiplier([...round.chances, ranks]), ONCE).isCapped;
      expect(hilo.offers?.(round, move)).toBe(!isCapped);
      if (isCapped) continue;
      const after = Array.from({ length: 13 }, (_, place) => hilo.next(round, move, draws(place)) ?? round);
      const part = mean(after.map(({ pays }) => pays)) / before;
      expect(part).toBeGreaterThan(LEAST);
      expect(part).toBeLessThan(STATED + 0.0001);
      for (const one of after) walk(one, depth - 1);
    }
  };
  for (const first of ['As', '2s', '7s', 'Ks'] as const)
    walk(hilo.begin({ stake: STAKE_LIMITS.most, first }, draws(0)), 3);
  const same = hilo.next(
    hilo.begin({ stake: STAKE_LIMITS.most, first: 'As' }, draws(0)),
    { kind: 'call', call: 'same' },
    draws(0),
  );
  expect(same && hilo.offers?.(same, { kind: 'call', call: 'same' })).toBe(false);
  expect(same && hilo.offers?.(same, { kind: 'skip' })).toBe(true);
});

test('no pass of goal and no chance of dice comes to the cap at the most that may be staked', () => {
  const greatest = [
    diceMultiplier(DICE_CHANCES.least),
    ...PITCH_NAMES.map((pitch) => goalMultiplier(pitch, PITCHES[pitch].columns)),
  ];
  expect(greatest.filter((times) => winOf(STAKE_LIMITS.most, times, ONCE).isCapped)).toEqual([]);
});

test('mini roulette returns 96.92 % on every spot', () => {
  for (const spot of ROULETTE_SPOTS) {
    const pays = Array.from(
      { length: 13 },
      (_, number) => miniroulette.begin({ stake, chips: [{ spot, stake }] }, scripted({ below: [number] })).pays,
    );
    expect(Math.round((mean(pays) / stake) * 10_000)).toBe(9_692);
    expect(mean(pays) / stake).toBeCloseTo(rouletteStrategy(spot).returns, 12);
  }
});

test('hi-lo returns 97 % a step by every call beside every card, over the pack', () => {
  for (const first of PACK.slice(0, 13)) {
    const ranks = hiloCalls(rankOf(first)).map(({ call, ranks: right }) => {
      const pays = PACK.map((_, place) => {
        const draws = scripted({ below: [place] });
        return hilo.next(hilo.begin({ stake, first }, draws), { kind: 'call', call }, draws)?.pays ?? -1;
      });
      expect(isStated(mean(pays) / stake)).toBe(true);
      return right;
    });
    expect([12, 13, 14]).toContain((ranks[0] ?? 0) + (ranks[1] ?? 0));
  }
});

test('hi-lo returns 97 % a step compounded, over every two cards', () => {
  for (const way of ['likely', 'unlikely'] as const) {
    const { bet, move, returns } = hiloStrategy(way, 2);
    const pays = [...lists(52, 2)].map((places) => {
      const draws = scripted({ below: places });
      let round = hilo.begin(bet, draws);
      while (!round.isOver)
        round = hilo.next(round, move(hilo.seen(round)) ?? CASH_OUT, draws) ?? hilo.abandoned(round, draws);
      return round.pays;
    });
    expect(mean(pays) / bet.stake).toBeCloseTo(returns, 12);
    expect(returns).toBeGreaterThan(LEAST * STATED);
    expect(returns).toBeLessThanOrEqual(STATED ** 2);
  }
  expect([bestOfSteps(1), bestOfSteps(4)].every((step) => step > LEAST && step <= STATED)).toBe(true);
});

const bestOfSteps = (calls: number) => hiloStrategy('likely', calls).returns ** (1 / calls);

test('aviator reaches every altitude by exactly as many draws as return 97 %', () => {
  const crashAt = (steps: bigint) => flightOf(scripted({ fine: [Number(steps) / 2 ** 52] })).crash;
  const altitudes = [...Array.from({ length: 2_000 }, (_, at) => 101 + at), 9_999, 10_000, 123_457, MOST_ALTITUDE];
  const isExact = (altitude: number) => {
    const reaching = (97n << 52n) / BigInt(altitude);
    const first = (1n << 52n) - reaching;
    const returns = (Number(reaching) / 2 ** 52) * (altitude / 100);
    return crashAt(first) >= altitude && crashAt(first - 1n) < altitude && Math.abs(returns - STATED) < 1e-9;
  };
  expect(altitudes.filter((altitude) => !isExact(altitude))).toEqual([]);
});

test('a slice of the campaign finds each stated return within its interval', () => {
  const findings = spribePlays.map((play, at) => simulated(play, 6_000, at));
  expect(findings.filter(({ holds, hits }) => !holds && hits > 30)).toEqual([]);
});

test('a campaign finds out what returns something else, and plays the same by the same seed', () => {
  const play = {
    name: 'a coin',
    returns: 0.99,
    sit: () => (draws: { below(count: number): number }) => ({ stake, pays: paise(2 * stake * draws.below(2)) }),
  };
  const found = simulated(play, 200_000, 7);
  expect(found).toMatchObject({ name: 'a coin', rounds: 200_000, returns: 0.99, holds: false, largest: 2 });
  expect(simulated({ ...play, returns: 1 }, 200_000, 7)).toEqual({ ...found, returns: 1, holds: true });
});
