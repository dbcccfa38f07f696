import {
  baccarat,
  type Card,
  dreamCatcher,
  hiLow,
  hiLowRanks,
  matka,
  ONCE,
  PACK,
  PATTIS,
  RACE_LENGTHS,
  race2020,
  type ThreeCards,
  teenpattiOpen,
  trio,
  valued,
  WHEEL,
} from '../index.ts';
import { baccaratHands } from './baccarat.ts';

// Each return once more, counted over everything that can be drawn, and beside the figure of the games' law.

/** In percent, to so many decimals, as the law writes it. */
const percent = (share: number, decimals: number) => (100 * share).toFixed(decimals);

/** Every hand of three cards that a pack holds. */
const hands = PACK.flatMap((first, at) =>
  PACK.slice(at + 1).flatMap((second, next) =>
    PACK.slice(at + next + 2).map((third): ThreeCards => [first, second, third]),
  ),
);

/** What a spot returns over rounds that are all as likely as each other. */
function meanOver<Round>(rounds: readonly Round[], times: (round: Round) => number): number {
  return rounds.reduce((sum, round) => sum + times(round), 0) / (rounds.length * ONCE);
}

test('baccarat over eight packs: every six cards that can come, by their points', () => {
  // The cards that stand for 0 to 9 points. There are as many of each in eight packs as `left` has.
  const ofPoints = ['Ks', 'As', '2s', '3s', '4s', '5s', '6s', '7s', '8s', '9s'] as const;
  const left = [128, ...Array.from({ length: 9 }, () => 32)];
  const six: Card[] = [];
  const ways = { player: 0, banker: 0, tie: 0 };
  const place = (weight: number) => {
    if (six.length === 6) {
      const round = baccaratHands(six as unknown as Parameters<typeof baccaratHands>[0]);
      // Less than 2⁵³ in all, so the sums are exact.
      ways[baccarat.mark(round).winner] += weight;
      return;
    }
    for (const [points, card] of ofPoints.entries()) {
      const count = left[points] as number;
      left[points] = count - 1;
      six.push(card);
      place(weight * count);
      six.pop();
      left[points] = count;
    }
  };
  place(1);
  expect(ways).toEqual({ player: 2_230_518_282_592_256, banker: 2_292_252_566_437_888, tie: 475_627_426_473_216 });
  const all = 416 * 415 * 414 * 413 * 412 * 411;
  expect(ways.player + ways.banker + ways.tie).toBe(all);
  const back = {
    player: (2 * ways.player + ways.tie) / all,
    banker: (1.95 * ways.banker + ways.tie) / all,
    tie: (9 * ways.tie) / all,
  };
  for (const spot of ['player', 'banker', 'tie'] as const)
    expect(baccarat.returnOf(spot, null)).toBeCloseTo(back[spot], 14);
  expect(baccarat.spots.map((spot) => percent(baccarat.returnOf(spot, null), 2))).toEqual([
    '89.64',
    '85.64',
    '89.64',
    '98.76',
    '98.94',
  ]);
});

test('a pair in baccarat: every two cards of eight packs', () => {
  const shoe = Array.from({ length: 8 }, () => PACK).flat();
  const rounds = shoe.flatMap((first, at) => shoe.slice(at + 1).map((second) => [first, second]));
  const mean = meanOver(rounds, (player) => baccarat.times('player-pair', { player, banker: ['As', 'Ks'] }));
  expect(baccarat.returnOf('player-pair', null)).toBeCloseTo(mean, 14);
  expect(baccarat.returnOf('banker-pair', null)).toBe(baccarat.returnOf('player-pair', null));
});

test('dream catcher: every row of multipliers that is at all likely, and then every field', () => {
  expect(WHEEL.length).toBe(54);
  const back = new Map(dreamCatcher.spots.map((spot) => [spot, 0]));
  const spin = (stops: readonly number[]) => {
    for (const [stop, field] of WHEEL.entries()) {
      const spins = [...stops, stop];
      const chance = WHEEL.length ** -spins.length;
      if (typeof field === 'string') {
        if (spins.length < 12) spin(spins);
      } else if (WHEEL.indexOf(field) === stop) {
        // All fields of a number are the same to whoever bets on it.
        const times = dreamCatcher.times(`${field}`, { stops: spins });
        const fields = WHEEL.filter((other) => other === field).length;
        back.set(`${field}`, (back.get(`${field}`) ?? 0) + (fields * chance * times) / ONCE);
      }
    }
  };
  spin([]);
  for (const [spot, mean] of back) expect(Math.abs(dreamCatcher.returnOf(spot, null) - mean)).toBeLessThan(1e-6);
  const figures = ['95.34', '95.51', '91.24', '96.58', '92.74', '90.81'];
  expect(dreamCatcher.spots.map((spot) => percent(dreamCatcher.returnOf(spot, null), 2))).toEqual(figures);
  expect([...back.values()].map((mean) => percent(mean, 2))).toEqual(figures);
});

test('hi-low: every card over every open card, on all three spots', () => {
  for (const open of PACK) {
    for (const spot of hiLow.spots) {
      const mean = meanOver(PACK, (card) => hiLow.times(spot, { open, card }));
      expect(hiLow.returnOf(spot, open)).toBeCloseTo(mean, 12);
      expect(percent(mean, 1)).toBe(hiLowRanks(spot, open) === 0 ? '0.0' : '96.5');
    }
  }
  const shown = (spot: 'lower' | 'same' | 'higher', open: Card) => hiLow.greatest(spot, open) / ONCE - 1;
  // As it is drawn for an eight, less what the drawing leaves out.
  expect(hiLow.spots.map((spot) => Math.floor(100 * shown(spot, '8s')) / 100)).toEqual([0.79, 11.54, 1.5]);
  expect([hiLow.greatest('lower', 'Ad'), hiLow.greatest('higher', 'Kc')]).toEqual([0, 0]);
});

test('matka: every three digits, on every ank and every patti', () => {
  expect(PATTIS.length).toBe(220);
  expect(new Set(matka.spots).size).toBe(230);
  const digits = Array.from({ length: 10 }, (_, digit) => digit);
  const rounds = digits.flatMap((a) => digits.flatMap((b) => digits.map((c) => ({ digits: [a, b, c] as const }))));
  for (const spot of matka.spots) {
    expect(meanOver(rounds, (round) => matka.times(spot, round))).toBe(0.96);
    expect(matka.returnOf(spot, null)).toBe(0.96);
  }
});

test('pair-plus in teen patti: every hand of a seat', () => {
  const dealer: ThreeCards = ['As', 'Ah', 'Ad'];
  const mean = meanOver(hands, (cards) => teenpattiOpen.times('pair-plus-1', { dealer, seats: [cards] }));
  expect(teenpattiOpen.returnOf('pair-plus-7', null)).toBe(mean);
  expect(percent(mean, 2)).toBe('97.68');
});

test('a seat in teen patti: every hand that ties with every other, the rest is even', () => {
  const same = [...Map.groupBy(hands, (cards) => valued(cards).strength).values()];
  let ties = 0;
  for (const group of same)
    for (const cards of group)
      for (const dealer of group) {
        if (cards.some((card) => dealer.includes(card))) continue;
        ties += 1;
      }
  const tie = ties / (hands.length * ((49 * 48 * 47) / 6));
  expect(ties).toBe(450_528);
  expect(teenpattiOpen.returnOf('seat-1', null)).toBeCloseTo(tie + ((1 - tie) / 2) * 1.95, 14);
  expect(percent(teenpattiOpen.returnOf('seat-1', null), 2)).toBe('97.50');
  const [low, high] = [
    ['2s', '3d', '5c'],
    ['As', 'Ah', 'Ad'],
  ] as const;
  expect(
    [
      { dealer: low, seats: [high] },
      { dealer: low, seats: [['2h', '3c', '5s'] as const] },
      { dealer: high, seats: [low] },
    ].map((round) => teenpattiOpen.times('seat-1', round)),
  ).toEqual([19_500, 10_000, 0]);
});

test('race 20-20: every way that the suits can come forward', () => {
  const ended = { spades: 0, hearts: 0, clubs: 0, diamonds: 0 };
  const chances = new Map<number, number>();
  let running = new Map([['0000', 1]]);
  for (let dealt = 0; running.size > 0; dealt += 1) {
    const next = new Map<string, number>();
    for (const [places, chance] of running) {
      for (const [suit, name] of (['spades', 'hearts', 'clubs', 'diamonds'] as const).entries()) {
        const place = Number(places[suit]);
        const then = (chance * (13 - place)) / (52 - dealt);
        if (place === 4) {
          ended[name] += then;
          chances.set(dealt + 1, (chances.get(dealt + 1) ?? 0) + then);
        } else {
          const after = places.slice(0, suit) + String(place + 1) + places.slice(suit + 1);
          next.set(after, (next.get(after) ?? 0) + then);
        }
      }
    }
    running = next;
  }
  expect([...chances.keys()]).toEqual([...RACE_LENGTHS]);
  for (const [length, chance] of chances) {
    const spot = `cards-${length as (typeof RACE_LENGTHS)[number]}` as const;
    const fair = 0.97 / chance;
    const shown = fair < 100 ? Math.floor(100 * fair) / 100 : Math.floor(fair);
    expect(race2020.greatest(spot, null)).toBe(Math.round(shown * ONCE));
    expect(race2020.returnOf(spot, null)).toBeCloseTo(shown * chance, 12);
    expect(percent(race2020.returnOf(spot, null), 0)).toBe('97');
  }
  for (const [suit, chance] of Object.entries(ended)) {
    expect(chance).toBeCloseTo(1 / 4, 14);
    expect(percent(race2020.returnOf(suit as keyof typeof ended, null), 2)).toBe('97.00');
  }
});

test('trio: every hand, on every spot', () => {
  const rounds = hands.map((cards) => ({ cards }));
  for (const spot of trio.spots) {
    expect(trio.returnOf(spot, null)).toBeCloseTo(
      meanOver(rounds, (round) => trio.times(spot, round)),
      14,
    );
  }
  expect(trio.spots.map((spot) => percent(trio.returnOf(spot, null), 2))).toEqual([
    ...['96.94', '96.88', '97.00', '97.00'],
    ...['95.89', '95.97', '95.98', '96.00'],
  ]);
  // 0.96 over the chance, down to the two decimals that are shown.
  const ways = { pair: 3_744, colour: 1_144, sequence: 768, trail: 52 };
  for (const [spot, count] of Object.entries(ways))
    expect(trio.greatest(spot as keyof typeof ways, null)).toBe(100 * Math.floor((96 * hands.length) / count));
});

test('the wheel’s fields lie as they are drawn: each number spread around the wheel, the rarest first', () => {
  const fields: (number | string)[] = Array.from({ length: 54 });
  const spread = (field: number | string, count: number, from: number) => {
    for (let placed = 0; placed < count; placed += 1) {
      let at = Math.round(from + (placed * 54) / count) % 54;
      while (fields[at] !== undefined) at = (at + 1) % 54;
      fields[at] = field;
    }
  };
  spread(40, 1, 0);
  spread('7x', 1, 14);
  spread('2x', 1, 41);
  spread(20, 2, 9);
  spread(10, 4, 4);
  spread(5, 7, 2);
  spread(2, 15, 1);
  spread(1, 23, 0);
  expect(WHEEL).toEqual(fields);
});
