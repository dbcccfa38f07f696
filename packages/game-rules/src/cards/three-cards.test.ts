import { HANDS, isRed, PACK, type ThreeCards, valued } from '../index.ts';

/** Every hand of three cards that a pack holds. */
const hands = PACK.flatMap((first, at) =>
  PACK.slice(at + 1).flatMap((second, next) =>
    PACK.slice(at + next + 2).map((third): ThreeCards => [first, second, third]),
  ),
);

test('of 22,100 hands there are as many of each kind as the books have, and 741 strengths', () => {
  const counts = Map.groupBy(hands, (cards) => valued(cards).hand);
  expect(HANDS.map((hand) => counts.get(hand)?.length)).toEqual([52, 48, 720, 1_096, 3_744, 16_440]);
  // 13 trails, 12 sequences of either kind, 274 colours, 156 pairs, 274 high cards.
  expect(new Set(hands.map((cards) => valued(cards).strength)).size).toBe(13 + 12 + 12 + 274 + 156 + 274);
});

test('a stronger hand is a better kind of hand, and within a kind the higher cards', () => {
  const order: readonly ThreeCards[] = [
    ['As', 'Ah', 'Ad'],
    ['Ks', 'Kh', 'Kd'],
    ['2s', '2h', '2d'],
    ['Kh', 'Qh', 'Ah'],
    ['3h', 'Ah', '2h'],
    ['Kh', 'Qh', 'Jh'],
    ['4c', '3c', '2c'],
    ['Qs', 'Kd', 'As'],
    ['As', '2d', '3c'],
    ['Ks', 'Qd', 'Jc'],
    ['4s', '2d', '3c'],
    ['As', 'Ks', 'Js'],
    ['As', 'Ks', 'Ts'],
    ['5d', '3d', '2d'],
    ['As', 'Ad', 'Kc'],
    ['As', 'Ad', 'Qc'],
    ['Ks', 'Kd', 'Ac'],
    ['2s', '2d', '3c'],
    ['As', 'Kd', 'Jc'],
    ['As', '4d', '2c'],
    ['Ks', 'Qd', 'Tc'],
    ['5s', '3d', '2c'],
  ];
  const strengths = order.map((cards) => valued(cards).strength);
  expect(strengths).toEqual(strengths.toSorted((a, b) => b - a));
  expect(new Set(strengths).size).toBe(order.length);
});

test('neither suits nor the order of the cards decide between hands', () => {
  expect(valued(['Ks', 'Kd', 'Ac'])).toEqual(valued(['Ah', 'Kc', 'Kh']));
  expect(valued(['9s', '5s', '2s'])).toEqual(valued(['2h', '9h', '5h']));
});

test('half the pack is red', () => {
  expect(PACK.filter(isRed).length).toBe(26);
});
