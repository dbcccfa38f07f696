import { createHmac } from 'node:crypto';
import { PACK, paid, range, rankOf } from './numbers.mjs';

/** What three cards are, and a list that is greater, place by place, for a better hand. */
function handOf(cards) {
  const ranks = cards.map((card) => (card[0] === 'A' ? 14 : rankOf(card))).sort((a, b) => b - a);
  const [high, middle, low] = ranks;
  const isColour = cards.every((card) => card[1] === cards[0][1]);
  const isLowest = high === 14 && middle === 3 && low === 2;
  const isSequence = isLowest || (high === middle + 1 && middle === low + 1);
  // Ace, two, three is beneath ace, king, queen alone.
  const height = isLowest ? 13.5 : high;
  if (high === low) return ['trail', [6, high]];
  if (isSequence) return isColour ? ['pure-sequence', [5, height]] : ['sequence', [4, height]];
  if (isColour) return ['colour', [3, ...ranks]];
  if (high === middle || middle === low) return ['pair', [2, middle, high === middle ? low : high]];
  return ['high-card', [1, ...ranks]];
}
const leadOf = (one, other) =>
  one.map((value, at) => Math.sign(value - (other[at] ?? 0))).find((sign) => sign !== 0) ?? 0;

const pointsOf = (cards) => cards.reduce((sum, card) => sum + Math.min(rankOf(card), 10), 0) % 10;
/** Which third cards of the player's, by their points, make a banker of 0 to 7 draw. */
const BANKER_DRAWS = ['0123456789', '0123456789', '0123456789', '012345679', '234567', '4567', '67', ''];
const WHEEL =
  '40 2 5 1 10 2 1 1 2 20 5 1 2 1 7x 2 1 5 10 2 1 1 1 2 1 5 2 1 1 1 2 10 1 5 2 1 20 2 1 1 1 2x 5 2 2 10 1 1 5 2 1 2 1 1'.split(
    ' ',
  );
const RACE_PAYS = [489, 118, 47.62, 24.82, 15.17, 10.42, 7.93, 6.67, 6.26, 6.71, 8.58, 14.24, 38.46];

/** Rounds for everyone: the round, and how often its stake a spot brings back. */
export const tables = {
  baccarat: {
    round({ dealt }) {
      const [a, b, c, d, e, f] = dealt(Array.from({ length: 8 }, () => PACK).flat(), 6);
      const [player, banker] = [
        [a, c],
        [b, d],
      ];
      if (Math.max(pointsOf(player), pointsOf(banker)) > 7) return { player, banker };
      if (pointsOf(player) > 5) return { player, banker: pointsOf(banker) < 6 ? [b, d, e] : banker };
      const draws = BANKER_DRAWS[pointsOf(banker)].includes(String(pointsOf([e])));
      return { player: [a, c, e], banker: draws ? [b, d, f] : banker };
    },
    times(spot, { player, banker }) {
      const isPair = ([one, two]) => rankOf(one) === rankOf(two);
      const lead = Math.sign(pointsOf(player) - pointsOf(banker));
      if (spot.endsWith('pair')) return isPair(spot.startsWith('player') ? player : banker) ? 12 : 0;
      if (spot === 'tie') return lead === 0 ? 9 : 0;
      if (lead === 0) return 1;
      if (spot === 'player') return lead > 0 ? 2 : 0;
      return lead < 0 ? 1.95 : 0;
    },
  },
  'dream-catcher': {
    round({ below }) {
      const stops = [below(54)];
      while (WHEEL[stops.at(-1)].endsWith('x')) stops.push(below(54));
      return { stops };
    },
    times(spot, { stops }) {
      const fields = stops.map((stop) => WHEEL[stop]);
      const multiplier = fields
        .slice(0, -1)
        .reduce((product, field) => Math.min(product * Number.parseInt(field, 10), 1_000_000), 1);
      return fields.at(-1) === spot ? 1 + Number(spot) * multiplier : 0;
    },
  },
  'hi-low': {
    opening: ({ below }) => PACK[below(52)],
    round: ({ below }, open) => ({ open, card: PACK[below(52)] }),
    times(spot, { open, card }) {
      const wins = (rank) => Math.sign(rank - rankOf(open)) === { lower: -1, same: 0, higher: 1 }[spot];
      const ranks = range(13).filter((rank) => wins(rank + 1)).length;
      return wins(rankOf(card)) ? Math.floor((9650 * 13) / ranks) / 10_000 : 0;
    },
  },
  matka: {
    round: ({ below }) => ({ digits: [below(10), below(10), below(10)] }),
    times(spot, { digits }) {
      const [kind, number] = spot.split('-');
      if (kind === 'ank') return digits.reduce((sum, digit) => sum + digit, 0) % 10 === Number(number) ? 9.6 : 0;
      return [...digits].sort().join('') === number ? { 1: 960, 2: 320, 3: 160 }[new Set(digits).size] : 0;
    },
  },
  'race-20-20': {
    round({ dealt }) {
      const cards = dealt(PACK, 17);
      const hasWon = (at) => cards.slice(0, at + 1).filter((card) => card[1] === cards[at][1]).length === 5;
      return { cards: cards.slice(0, cards.findIndex((_, at) => hasWon(at)) + 1) };
    },
    times(spot, { cards }) {
      if (spot.startsWith('cards-')) return spot === `cards-${cards.length}` ? RACE_PAYS[cards.length - 5] : 0;
      return cards.at(-1)[1] === spot[0] ? 3.88 : 0;
    },
  },
  'teenpatti-open': {
    round({ dealt }) {
      const cards = dealt(PACK, 24);
      const [dealer, ...seats] = range(8).map((place) => [cards[place], cards[place + 8], cards[place + 16]]);
      return { dealer, seats };
    },
    times(spot, { dealer, seats }) {
      const [kind, worth] = handOf(seats[Number(spot.at(-1)) - 1]);
      if (spot.startsWith('pair-plus'))
        return { 'pure-sequence': 41, trail: 31, sequence: 7, colour: 5, pair: 2 }[kind] ?? 0;
      const lead = leadOf(worth, handOf(dealer)[1]);
      return lead === 0 ? 1 : lead > 0 ? 1.95 : 0;
    },
  },
  trio: {
    round: ({ dealt }) => ({ cards: dealt(PACK, 3) }),
    times(spot, { cards }) {
      const isHigh = cards.reduce((sum, card) => sum + rankOf(card), 0) >= 21;
      const isRed = cards.filter((card) => 'hd'.includes(card[1])).length >= 2;
      const [kind] = handOf(cards);
      const won = {
        'below-21': [!isHigh, 2.06],
        'from-21': [isHigh, 1.83],
        red: [isRed, 1.94],
        black: [!isRed, 1.94],
        pair: [kind === 'pair', 5.66],
        colour: [kind === 'colour' || kind === 'pure-sequence', 18.54],
        sequence: [kind === 'sequence' || kind === 'pure-sequence', 27.62],
        trail: [kind === 'trail', 408],
      };
      return won[spot][0] ? won[spot][1] : 0;
    },
  },
};

/** A flight, and what each bet of it brings: `hand` in ms from the start, or `leftAt` in hundredths. */
export function flown(seed, { salt, bets, most }) {
  const r = BigInt(`0x${createHmac('sha256', seed).update(salt).digest('hex').slice(0, 13)}`);
  const exact = (97n << 52n) / ((1n << 52n) - r);
  const crash = Number(exact < 100n ? 100n : exact > 1_000_000n ? 1_000_000n : exact);
  const each = bets.map((one) => {
    const { stake, target = null } = one.bet ?? one;
    const byHand = one.hand == null ? (one.leftAt ?? null) : Math.floor(100 * Math.exp((0.06 * one.hand) / 1000));
    const full = Math.max(101, Math.ceil((most * 100) / stake));
    const counted = [target, byHand, full, 1_000_000].filter((at) => at !== null && at >= 101 && at <= crash);
    return counted.length === 0 ? 0 : paid(stake, [[Math.min(...counted), 100]], most);
  });
  return { crash, each, pays: each.reduce((sum, one) => sum + one, 0) };
}

/** What the bets bring, in their order, until the round has paid the most it may. */
export function settled(times, round, bets, most) {
  let left = BigInt(most);
  const each = bets.map(({ spot, stake }) => {
    const due = (BigInt(stake) * BigInt(Math.round(10_000 * times(spot, round)))) / 10_000n;
    const pays = due < left ? due : left;
    left -= pays;
    return Number(pays);
  });
  return { each, pays: each.reduce((sum, one) => sum + one, 0) };
}
