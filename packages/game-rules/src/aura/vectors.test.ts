import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Paise, paise } from '@pavilion/money';
import {
  baccarat,
  drawsOfRound,
  dreamCatcher,
  hiLow,
  MOST_WIN,
  matka,
  race2020,
  readBets,
  seedFrom,
  settled,
  type TableGame,
  teenpattiOpen,
  trio,
} from '../index.ts';

// Rounds of each table from their seeds, computed twice: by the rules, and here once more, from what docs say of them alone. Nothing that
// computes is shared: only Node's own hashes.

interface Vector {
  /** 64 hexadecimal digits. */
  readonly seed: string;
  readonly salt: string;
  /** What lay open while bets were taken. */
  readonly opening: unknown;
  readonly bets: readonly { readonly spot: string; readonly stake: Paise }[];
  readonly round: unknown;
  /** By bet, paise; in all at most ₹10,00,000. */
  readonly each: readonly number[];
  readonly pays: number;
  readonly isCapped: boolean;
}

/** A game once more: what lies open by the bytes of the round before, the round by its own, and what one on a spot brings back. */
interface Second {
  readonly opening?: (draw: Draw) => unknown;
  readonly round: (draw: Draw, opening: never) => unknown;
  readonly times: (spot: string, round: never) => number;
}

interface Draw {
  /** 0 up to `count`, of four bytes; a block of 32 bytes is eight numbers. */
  below(count: number): number;
  /** Some cards off the end of a pack that is shuffled from there. */
  cards(pack: readonly string[], count: number): string[];
}

function drawOf(seed: Buffer, salt: string): Draw {
  let taken = 0;
  const below = (count: number) => {
    const block = Math.floor(taken / 8);
    const message = block === 0 ? salt : `${salt}:${block}`;
    const number = createHmac('sha256', seed)
      .update(message)
      .digest()
      .readUInt32BE(4 * (taken % 8));
    taken += 1;
    // What is left after the point is cut off.
    return Number((BigInt(number) * BigInt(count)) >> 32n);
  };
  const cards = (pack: readonly string[], count: number) => {
    const left = pack.slice();
    return Array.from({ length: count }, () => {
      const at = below(left.length);
      const card = left[at] as string;
      const last = left.pop() as string;
      if (at < left.length) left[at] = last;
      return card;
    });
  };
  return { below, cards };
}

const pack = ['s', 'h', 'd', 'c'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => rank + suit));
const rank = (card: string) => 'A23456789TJQK'.indexOf(card.charAt(0)) + 1;
const count = <Item>(list: readonly Item[], is: (item: Item) => boolean) => list.filter(is).length;

/** The kind of a hand, and a text that is greater for a better hand. */
function hand(cards: readonly string[]): { readonly kind: string; readonly worth: string } {
  const ranks = cards.map((card) => (card.startsWith('A') ? 14 : rank(card))).sort((a, b) => b - a);
  const text = ranks.map((one) => String.fromCharCode(64 + one)).join('');
  const sequences = ['BCN', ...Array.from({ length: 10 }, (_, at) => 'BCDEFGHIJKLMN'.slice(at, at + 3)), 'LMN'];
  const sequence = sequences.lastIndexOf([...text].reverse().join(''));
  const isColour = new Set(cards.map((card) => card.charAt(1))).size === 1;
  const different = new Set(ranks).size;
  // Ace, two, three is beneath ace, king, queen alone.
  const height = sequence === 0 ? 'Y' : sequence >= 11 ? 'Z' : String.fromCharCode(65 + sequence);
  if (different === 1) return { kind: 'trail', worth: `6${text}` };
  if (sequence >= 0) return { kind: isColour ? 'pure-sequence' : 'sequence', worth: `${isColour ? 5 : 4}${height}` };
  if (isColour) return { kind: 'colour', worth: `3${text}` };
  if (different === 2) return { kind: 'pair', worth: `2${text.charAt(1)}${text.replaceAll(text.charAt(1), '')}` };
  return { kind: 'high-card', worth: `1${text}` };
}

const wheel =
  '40 2 5 1 10 2 1 1 2 20 5 1 2 1 7x 2 1 5 10 2 1 1 1 2 1 5 2 1 1 1 2 10 1 5 2 1 20 2 1 1 1 2x 5 2 2 10 1 1 5 2 1 2 1 1'.split(
    ' ',
  );

const points = (cards: readonly string[]) =>
  cards.map((card) => Math.min(rank(card), 10)).reduce((sum, one) => sum + one, 0) % 10;

/** Which third cards of the player's, by their points, make a banker of 0 to 7 draw. */
const bankerDraws = ['0123456789', '0123456789', '0123456789', '012345679', '234567', '4567', '67', ''];

const second: Readonly<Record<string, Second>> = {
  baccarat: {
    round(draw) {
      const [a = '', b = '', c = '', d = '', e = '', f = ''] = draw.cards(
        Array.from({ length: 8 }, () => pack).flat(),
        6,
      );
      const [player, banker] = [
        [a, c],
        [b, d],
      ];
      if (Math.max(points(player), points(banker)) > 7) return { player, banker };
      if (points(player) > 5) return { player, banker: points(banker) < 6 ? [b, d, e] : banker };
      const isDrawing = bankerDraws[points(banker)]?.includes(String(points([e])));
      return { player: [a, c, e], banker: isDrawing ? [b, d, f] : banker };
    },
    times(spot, { player, banker }: { player: readonly string[]; banker: readonly string[] }) {
      const isPair = (cards: readonly string[]) => rank(cards[0] ?? '') === rank(cards[1] ?? '');
      const lead = Math.sign(points(player) - points(banker));
      if (spot.endsWith('pair')) return isPair(spot.startsWith('player') ? player : banker) ? 12 : 0;
      if (spot === 'tie') return lead === 0 ? 9 : 0;
      if (lead === 0) return 1;
      if (spot === 'player') return lead > 0 ? 2 : 0;
      return lead < 0 ? 1.95 : 0;
    },
  },
  'dream-catcher': {
    round(draw) {
      const stops = [draw.below(54)];
      while (wheel[stops[stops.length - 1] as number]?.endsWith('x')) stops.push(draw.below(54));
      return { stops };
    },
    times(spot, { stops }: { stops: readonly number[] }) {
      const fields = stops.map((stop) => wheel[stop] as string);
      const multiplier = fields.slice(0, -1).reduce((product, field) => product * Number.parseInt(field, 10), 1);
      return fields[fields.length - 1] === spot ? 1 + Number(spot) * Math.min(multiplier, 1_000_000) : 0;
    },
  },
  'hi-low': {
    opening: (draw) => pack[draw.below(52)],
    round: (draw, open: string) => ({ open, card: pack[draw.below(52)] }),
    times(spot, { open, card }: { open: string; card: string }) {
      const wins = (other: string) =>
        ({ lower: rank(other) < rank(open), same: rank(other) === rank(open), higher: rank(other) > rank(open) })[spot];
      return wins(card) ? Math.floor((9_650 * 52) / count(pack, (other) => wins(other) === true)) / 10_000 : 0;
    },
  },
  matka: {
    round: (draw) => ({ digits: [draw.below(10), draw.below(10), draw.below(10)] }),
    times(spot, { digits }: { digits: readonly number[] }) {
      const [kind, number] = spot.split('-');
      if (kind === 'ank') return digits.reduce((sum, digit) => sum + digit, 0) % 10 === Number(number) ? 9.6 : 0;
      if ([...digits].sort().join('') !== number) return 0;
      return { 1: 960, 2: 320, 3: 160 }[new Set(digits).size] ?? 0;
    },
  },
  'race-20-20': {
    round(draw) {
      const cards = draw.cards(pack, 17);
      const ended = cards.findIndex((_, at) =>
        [...'shdc'].some((suit) => count(cards.slice(0, at + 1), (card) => card.endsWith(suit)) === 5),
      );
      return { cards: cards.slice(0, ended + 1) };
    },
    times(spot, { cards }: { cards: readonly string[] }) {
      const lengths = [489, 118, 47.62, 24.82, 15.17, 10.42, 7.93, 6.67, 6.26, 6.71, 8.58, 14.24, 38.46];
      if (spot === `cards-${cards.length}`) return lengths[cards.length - 5] ?? 0;
      return !spot.includes('-') && cards[cards.length - 1]?.charAt(1) === spot.charAt(0) ? 3.88 : 0;
    },
  },
  'teenpatti-open': {
    round(draw) {
      const cards = draw.cards(pack, 24);
      const [dealer, ...seats] = Array.from({ length: 8 }, (_, place) => cards.filter((__, at) => at % 8 === place));
      return { dealer, seats };
    },
    times(spot, { dealer, seats }: { dealer: readonly string[]; seats: readonly (readonly string[])[] }) {
      const { kind, worth } = hand(seats[Number(spot.slice(-1)) - 1] ?? []);
      if (spot.startsWith('pair-plus')) {
        return { 'pure-sequence': 41, trail: 31, sequence: 7, colour: 5, pair: 2 }[kind] ?? 0;
      }
      if (worth === hand(dealer).worth) return 1;
      return worth > hand(dealer).worth ? 1.95 : 0;
    },
  },
  trio: {
    round: (draw) => ({ cards: draw.cards(pack, 3) }),
    times(spot, { cards }: { cards: readonly string[] }) {
      const isHigh = rank(cards[0] ?? '') + rank(cards[1] ?? '') + rank(cards[2] ?? '') > 20;
      const reds = count(cards, (card) => /[hd]$/.test(card));
      const { kind } = hand(cards);
      const won: Readonly<Record<string, readonly [boolean, number]>> = {
        'below-21': [!isHigh, 2.06],
        'from-21': [isHigh, 1.83],
        red: [reds > 1, 1.94],
        black: [reds < 2, 1.94],
        pair: [kind === 'pair', 5.66],
        colour: [/colour|pure/.test(kind), 18.54],
        sequence: [kind.endsWith('sequence'), 27.62],
        trail: [kind === 'trail', 408],
      };
      return won[spot]?.[0] ? won[spot][1] : 0;
    },
  },
};

function computed(code: string, { seed, salt, bets }: Pick<Vector, 'seed' | 'salt' | 'bets'>): Vector {
  const { opening: openingOf = () => null, round: roundOf, times } = second[code] as Second;
  const bytes = Buffer.from(seed, 'hex');
  const opening = openingOf(drawOf(createHash('sha256').update(bytes).digest(), salt));
  const round = roundOf(drawOf(bytes, salt), opening as never);
  let left = 100_000_000n;
  let isCapped = false;
  const each = bets.map(({ spot, stake }) => {
    const due = (BigInt(stake) * BigInt(Math.round(10_000 * times(spot, round as never)))) / 10_000n;
    const paid = due < left ? due : left;
    left -= paid;
    isCapped ||= paid < due;
    return Number(paid);
  });
  return { seed, salt, opening, bets, round, each, pays: each.reduce((sum, one) => sum + one, 0), isCapped };
}

/** A round that two implementations agree on: what lies open, the round, and what each spot pays. */
function agreed(game: (typeof games)[number], seed: string, salt: string): void {
  const bets = game.spots.map((spot) => ({ spot, stake: paise(10_01) }));
  const { opening, round, each } = computed(game.code, { seed, salt, bets });
  const bytes = seedFrom(seed) as Uint8Array;
  expect(game.opening(drawsOfRound(createHash('sha256').update(bytes).digest(), salt))).toEqual(opening);
  expect(game.deal(drawsOfRound(bytes, salt), opening)).toEqual(round);
  expect(settled(game, bets, round).each).toEqual(each);
}

const games: readonly TableGame<string, unknown, unknown, unknown, unknown>[] = [
  baccarat,
  dreamCatcher,
  hiLow,
  matka,
  race2020,
  teenpattiOpen,
  trio,
];

test.each(games)('$code: the vectors are what both implementations compute', (game) => {
  const file = join(import.meta.dirname, `../../vectors/${game.code}.json`);
  const vectors: readonly Vector[] = JSON.parse(readFileSync(file, 'utf8'));
  expect(vectors.length).toBeGreaterThanOrEqual(10);
  expect(vectors.some(({ isCapped }) => isCapped)).toBe(true);
  for (const vector of vectors) {
    expect(computed(game.code, vector)).toEqual(vector);
    const { seed, salt, bets, opening, round, each, pays, isCapped } = vector;
    expect(readBets(game, bets, opening, { least: paise(1), most: MOST_WIN })).toEqual(bets);
    const bytes = seedFrom(seed) as Uint8Array;
    expect(game.opening(drawsOfRound(createHash('sha256').update(bytes).digest(), salt))).toEqual(opening);
    expect(game.deal(drawsOfRound(bytes, salt), opening)).toEqual(round);
    expect(settled(game, bets, round)).toEqual({ each, pays, isCapped });
  }
});

test.each(games)('$code: both implementations agree on every spot of more rounds', (game) => {
  for (let round = 0; round < 150; round += 1) {
    agreed(game, createHash('sha256').update(`${game.code} ${round}`).digest('hex'), 'another salt');
  }
});
