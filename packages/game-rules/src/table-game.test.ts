import { createHash } from 'node:crypto';
import { type Paise, paise, sumPaise, ZERO } from '@pavilion/money';
import fc from 'fast-check';
import {
  baccarat,
  drawsOfRound,
  dreamCatcher,
  greatestStake,
  hiLow,
  MOST_WIN,
  matka,
  ONCE,
  race2020,
  readBets,
  settled,
  type TableGame,
  teenpattiOpen,
  trio,
} from './index.ts';

const games: readonly TableGame<string, unknown, unknown, unknown, unknown>[] = [
  baccarat,
  dreamCatcher,
  hiLow,
  matka,
  race2020,
  teenpattiOpen,
  trio,
];
const game = fc.constantFrom(...games);
const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 });
const stakes = fc.integer({ min: 10_00, max: MOST_WIN / 8 }).map(paise);

/** A round as it is computed from its seed alone: what lies open is of the seed before, which is its hash. */
function roundOf(rules: (typeof games)[number], seed: Uint8Array) {
  const earlier = createHash('sha256').update(seed).digest();
  const opening = rules.opening(drawsOfRound(earlier, 'salt'));
  return { opening, round: rules.deal(drawsOfRound(seed, 'salt'), opening) };
}

/** A game, a round of it and bets that may be made on it. */
const played = fc.tuple(game, seeds).chain(([rules, seed]) => {
  const { opening, round } = roundOf(rules, seed);
  const open = rules.spots.filter((spot) => rules.greatest(spot, opening) > 0);
  const bets = fc.uniqueArray(fc.record({ spot: fc.constantFrom(...open), stake: stakes }), {
    minLength: 1,
    maxLength: 7,
    selector: ({ spot }) => spot,
  });
  return fc.record({
    rules: fc.constant(rules),
    seed: fc.constant(seed),
    opening: fc.constant(opening),
    round: fc.constant(round),
    bets,
  });
});

test('every table has the specification’s code and spots that differ', () => {
  expect(games.map(({ code }) => code)).toEqual([
    'baccarat',
    'dream-catcher',
    'hi-low',
    'matka',
    'race-20-20',
    'teenpatti-open',
    'trio',
  ]);
  for (const { spots } of games) expect(new Set(spots).size).toBe(spots.length);
});

test('bets bring back what the spots pay, rounded down, never less than nothing nor more than the cap', () => {
  fc.assert(
    fc.property(played, fc.integer({ min: 0, max: MOST_WIN }).map(paise), ({ rules, round, bets }, mostWin) => {
      const due = bets.map(({ spot, stake }) => (BigInt(stake) * BigInt(rules.times(spot, round))) / BigInt(ONCE));
      const all = due.reduce((sum, one) => sum + one, 0n);
      const result = settled(rules, bets, round, mostWin);
      expect(BigInt(result.pays)).toBe(all < BigInt(mostWin) ? all : BigInt(mostWin));
      expect(result.isCapped).toBe(all > BigInt(mostWin));
      expect(sumPaise(result.each, (each) => each)).toBe(result.pays);
      for (const [at, each] of result.each.entries()) {
        expect(each).toBeGreaterThanOrEqual(0);
        expect(BigInt(each)).toBeLessThanOrEqual(due[at] as bigint);
      }
      if (!result.isCapped) expect(result.each.map(BigInt)).toEqual(due);
    }),
  );
});

test('where the cap takes something off, the bets that were made first are paid first', () => {
  const round = { cards: ['9h', 'Jd', '9c'] } as const;
  const bets = (['below-21', 'from-21', 'red', 'pair'] as const).map((spot) => ({ spot, stake: paise(100_00) }));
  expect(settled(trio, bets, round)).toEqual({ pays: 943_00, each: [0, 183_00, 194_00, 566_00], isCapped: false });
  expect(settled(trio, bets, round, paise(943_00)).isCapped).toBe(false);
  expect(settled(trio, bets, round, paise(300_00))).toEqual({
    pays: 300_00,
    each: [0, 183_00, 117_00, 0],
    isCapped: true,
  });
});

test('no spot pays more than its greatest, and a stake up to the greatest is never capped', () => {
  fc.assert(
    fc.property(played, ({ rules, opening, round }) => {
      for (const spot of rules.spots) {
        const times = rules.times(spot, round);
        const stake = greatestStake(rules, spot, opening);
        expect(Number.isSafeInteger(times) && times >= 0).toBe(true);
        expect(times).toBeLessThanOrEqual(rules.greatest(spot, opening));
        expect(stake % 100).toBe(0);
        expect(settled(rules, [{ spot, stake }], round).isCapped).toBe(false);
      }
    }),
  );
  expect(greatestStake(matka, 'patti-777', null)).toBe(1_041_00);
  expect(greatestStake(teenpattiOpen, 'pair-plus-1', null)).toBe(24_390_00);
  expect(greatestStake(hiLow, 'lower', 'As')).toBe(ZERO);
});

test('a round is the same again from the same seeds, and goes through JSON unchanged', () => {
  fc.assert(
    fc.property(game, seeds, (rules, seed) => {
      const { opening, round } = roundOf(rules, seed);
      expect(roundOf(rules, seed)).toEqual({ opening, round });
      const copy = JSON.parse(JSON.stringify(round));
      expect(copy).toEqual(round);
      expect(rules.mark(copy)).toEqual(rules.mark(round));
      expect(JSON.parse(JSON.stringify(rules.course(round)))).toEqual(rules.course(round));
    }),
  );
});

test('bets are read where each is on an open spot of its own, within the limits and the cap', () => {
  fc.assert(
    fc.property(played, ({ rules, opening, bets }) => {
      const limits = { least: paise(10_00), most: MOST_WIN };
      expect(readBets(rules, JSON.parse(JSON.stringify(bets)), opening, limits)).toEqual(bets);
      expect(readBets(rules, [...bets, bets[0]], opening, limits)).toBeNull();
      const stake = bets[0]?.stake as Paise;
      expect(readBets(rules, bets, opening, { least: paise(stake + 1), most: MOST_WIN })).toBeNull();
      const total = sumPaise(bets, (bet) => bet.stake);
      expect(readBets(rules, bets, opening, limits, total)).toEqual(bets);
      expect(readBets(rules, bets, opening, limits, paise(total - 1))).toBeNull();
    }),
  );
});

test('what is no list of bets is refused', () => {
  const bet = { spot: 'red', stake: 10_00 };
  expect(readBets(trio, [bet], null)).toEqual([bet]);
  const refused = [
    null,
    {},
    [],
    [null],
    ['red'],
    [bet, bet],
    [{ spot: 'red' }],
    [{ ...bet, multiplier: 2 }],
    [{ spot: 'green', stake: 10_00 }],
    [{ spot: 'toString', stake: 10_00 }],
    [{ ...bet, stake: 0 }],
    [{ ...bet, stake: -10_00 }],
    [{ ...bet, stake: 10_00.5 }],
    [{ ...bet, stake: '1000' }],
    [{ ...bet, stake: 10_000_01 }],
    Array.from({ length: 9 }, () => bet),
  ];
  expect(refused.map((input) => readBets(trio, input, null))).toEqual(refused.map(() => null));
});

test('no bet is taken on lower than an ace or higher than a king', () => {
  const on = (spot: string, open: 'As' | 'Kd' | '8h') => readBets(hiLow, [{ spot, stake: 10_00 }], open) !== null;
  expect(['lower', 'same', 'higher'].map((spot) => [on(spot, 'As'), on(spot, '8h'), on(spot, 'Kd')])).toEqual([
    [false, true, true],
    [true, true, true],
    [true, true, false],
  ]);
});

test('what is shown of a round gives nothing away of what comes after it', () => {
  const shown = <Round>(
    rules: TableGame<string, Round, unknown, unknown, unknown>,
    count: number,
    rounds: readonly Round[],
  ) => {
    const [first, ...others] = rounds.map((round) => rules.course(round).slice(0, count));
    for (const other of others) expect(other).toEqual(first);
  };
  shown(trio, 2, [{ cards: ['9h', 'Jd', '9c'] }, { cards: ['9h', 'Jd', 'Td'] }]);
  shown(matka, 2, [{ digits: [1, 4, 8] }, { digits: [1, 4, 1] }]);
  shown(dreamCatcher, 2, [{ stops: [14, 41, 0] }, { stops: [14, 41, 41, 1] }]);
  shown(baccarat, 4, [
    { player: ['2s', '3s'], banker: ['4s', 'Ah'] },
    { player: ['2s', '3s', 'Kd'], banker: ['4s', 'Ah', '9c'] },
  ]);
  shown(race2020, 5, [
    { cards: ['2s', '3s', '4s', '5s', '6h', '6s'] },
    { cards: ['2s', '3s', '4s', '5s', '6h', '7h', '7s'] },
  ]);
  const dealer = ['Jh', 'Js', '4c'] as const;
  const seats = [
    ['7c', '7d', 'Ks'],
    ['Qh', '9s', '4d'],
  ] as const;
  const other = { dealer, seats: [...Array.from({ length: 6 }, () => seats[0]), ['Qh', '9s', 'Qd'] as const] };
  shown(teenpattiOpen, 23, [{ dealer, seats: [...Array.from({ length: 6 }, () => seats[0]), seats[1]] }, other]);
});

test('the tables go through a round as it is drawn', () => {
  expect(baccarat.course({ player: ['4s', '2h'], banker: ['3d', '2c', '3h'] })).toEqual([
    { to: 'player', card: '4s', player: 4, banker: 0 },
    { to: 'banker', card: '3d', player: 4, banker: 3 },
    { to: 'player', card: '2h', player: 6, banker: 3 },
    { to: 'banker', card: '2c', player: 6, banker: 5 },
    { to: 'banker', card: '3h', player: 6, banker: 8 },
  ]);
  // Seven times two, both times the five.
  const spun = { stops: [14, 41, 2] };
  expect(dreamCatcher.mark(spun)).toEqual({ number: 5, multiplier: 14 });
  expect([dreamCatcher.times('5', spun), dreamCatcher.times('2', spun)]).toEqual([71 * ONCE, 0]);
  expect(dreamCatcher.mark({ stops: [...Array.from({ length: 20 }, () => 14), 0] }).multiplier).toBe(10_00_000);
  expect(hiLow.course({ open: '8s', card: 'Qd' })).toEqual([{ card: 'Qd', result: 'higher' }]);
  expect(matka.course({ digits: [1, 4, 8] }).map(({ ank }) => ank)).toEqual([null, null, 3]);
  expect(matka.mark({ digits: [7, 0, 2] })).toEqual({ patti: '027', ank: 9 });
  const race = { cards: ['2h', '5c', '9h', 'Ts', 'Kh', '7h', 'Qd', 'Ah'] } as const;
  expect(race2020.mark(race)).toEqual({ winner: 'hearts', length: 8 });
  expect(race2020.course(race).at(-1)?.places).toEqual({ spades: 1, hearts: 5, clubs: 1, diamonds: 1 });
  expect(trio.course({ cards: ['9h', 'Jd', '9c'] })).toEqual([
    { card: '9h', sum: 9, reds: 1 },
    { card: 'Jd', sum: 20, reds: 2 },
    { card: '9c', sum: 29, reds: 2 },
  ]);
});

test('teen patti is dealt to the dealer first, and a seat’s last card decides it', () => {
  const round = teenpattiOpen.deal(drawsOfRound(new Uint8Array(32), 'salt'), null);
  const course = teenpattiOpen.course(round);
  expect(course.map(({ to }) => to)).toEqual(Array.from({ length: 3 }, () => ['dealer', 1, 2, 3, 4, 5, 6, 7]).flat());
  expect(new Set(course.map(({ card }) => card)).size).toBe(24);
  expect(course.slice(0, 16).every(({ hand, result }) => hand === null && result === null)).toBe(true);
  const winners = course.flatMap(({ to, result }) => (result === 'wins' ? [to] : []));
  expect(teenpattiOpen.mark(round).winners).toEqual(winners);
  expect(course.slice(16).map(({ hand }) => hand)).toEqual([
    teenpattiOpen.mark(round).dealer,
    ...teenpattiOpen.mark(round).hands,
  ]);
});
