import { paise } from '@pavilion/money';
import {
  DICE_CHANCES,
  dice,
  diceChance,
  diceMultiplier,
  miniroulette,
  plinko,
  plinkoPockets,
  ROULETTE_HALVES,
  ROULETTE_SPOTS,
  ROULETTE_WHEEL,
  rouletteColour,
  rouletteWon,
} from '../index.ts';
import { scripted } from './testing.ts';

const stake = paise(500_00);
const rolled = (side: 'under' | 'over', target: number, roll: number) =>
  dice.seen(dice.begin({ stake, side, target }, scripted({ below: [roll] })));

test('a roll is under where it is less than the target, and over from the target on', () => {
  const won = { isOver: true, pays: 1_000_00, isCapped: false, isWon: true };
  const lost = { isOver: true, pays: 0, isCapped: false, isWon: false };
  expect([4_849, 4_850].map((roll) => rolled('under', 4_850, roll))).toEqual([
    { ...won, roll: 4_849 },
    { ...lost, roll: 4_850 },
  ]);
  expect([5_149, 5_150].map((roll) => rolled('over', 5_150, roll))).toEqual([
    { ...lost, roll: 5_149 },
    { ...won, roll: 5_150 },
  ]);
  expect([100, 600, 4_850, 9_400].map(diceMultiplier)).toEqual([970_000, 161_666, 20_000, 10_319]);
});

test('a bet on dice is read where its chance is from 1 to 94 %', () => {
  const chances = (side: string, targets: readonly number[]) =>
    targets.map((target) => dice.readBet({ stake, side, target })).map((bet) => bet && diceChance(bet));
  expect(chances('under', [99, 100, 9_400, 9_401])).toEqual([null, DICE_CHANCES.least, DICE_CHANCES.most, null]);
  expect(chances('over', [599, 600, 9_900, 9_901])).toEqual([null, 9_400, 100, null]);
  expect([...chances('both', [5_000]), ...chances('under', [50.5])]).toEqual([null, null]);
  expect(dice.readBet({ stake, side: 'under', target: 5_000, roll: 1 })).toBeNull();
});

test('a game that is decided at once allows no move and is never left', () => {
  const round = dice.begin({ stake, side: 'under', target: 4_850 }, scripted({ below: [1] }));
  expect(dice.readMove({ kind: 'cash-out' })).toBeNull();
  expect(dice.next(round, undefined as never, scripted({}))).toBeNull();
  expect(dice.abandoned(round, scripted({}))).toBe(round);
});

test('a ball falls into the pocket of as many turns to the right', () => {
  const fallen = (rights: number, risk: 'low' | 'high', mostWin?: number) => {
    const path = Array.from({ length: 16 }, (_, row) => (row < rights ? 1 : 0));
    return plinko.seen(
      plinko.begin(
        { stake, rows: 16, risk },
        scripted({ below: path }),
        mostWin === undefined ? undefined : paise(mostWin),
      ),
    );
  };
  expect(fallen(3, 'low')).toEqual({
    isOver: true,
    pays: 700_00,
    isCapped: false,
    path: [1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    pocket: 3,
  });
  expect([0, 8, 16].map((rights) => fallen(rights, 'high').pays)).toEqual([450_000_00, 120_00, 450_000_00]);
  expect(fallen(16, 'high', 100_000_00)).toMatchObject({ pays: 100_000_00, isCapped: true });
});

test('pockets mirror, and bets on them are read', () => {
  expect(plinkoPockets(12, 'high').map((multiplier) => multiplier / 10_000)).toEqual([
    120, 20, 6, 2, 0.7, 0.2, 0.61, 0.2, 0.7, 2, 6, 20, 120,
  ]);
  expect(plinko.readBet({ stake, rows: 12, risk: 'medium' })).toEqual({ stake, rows: 12, risk: 'medium' });
  const refused = [
    { stake, rows: 8, risk: 'low' },
    { stake, rows: 12, risk: 'mid' },
    { stake, rows: '12', risk: 'low' },
  ];
  expect(refused.map((input) => plinko.readBet(input))).toEqual(refused.map(() => null));
});

test('around the wheel are all thirteen numbers, and the colours take turns', () => {
  expect(ROULETTE_WHEEL.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(ROULETTE_WHEEL.slice(1).map(rouletteColour)).toEqual(
    Array.from({ length: 12 }, (_, at) => (at % 2 === 0 ? 'red' : 'black')),
  );
  expect([0, 7, 10].map(rouletteWon)).toEqual([['0'], ['7', 'red', 'odd', '7-12'], ['10', 'black', 'even', '7-12']]);
  expect(
    ROULETTE_HALVES.map((half) => ROULETTE_WHEEL.filter((number) => rouletteWon(number).includes(half)).length),
  ).toEqual([6, 6, 6, 6, 6, 6]);
});

test('chips on several spots are paid together and rounded down once', () => {
  const bet = miniroulette.readBet({
    stake: 800_00,
    chips: [
      { spot: 'red', stake: 500_00 },
      { spot: '1-6', stake: 200_00 },
      { spot: '7', stake: 100_00 },
    ],
  });
  const spun = (number: number) => bet && miniroulette.seen(miniroulette.begin(bet, scripted({ below: [number] })));
  expect([7, 2, 0].map(spun)).toEqual([
    { isOver: true, pays: 2_310_00, isCapped: false, number: 7, won: ['7', 'red', 'odd', '7-12'] },
    { isOver: true, pays: 420_00, isCapped: false, number: 2, won: ['2', 'black', 'even', '1-6'] },
    { isOver: true, pays: 0, isCapped: false, number: 0, won: ['0'] },
  ]);
  // 2.1 of 1,005 paise are 2,110.5, twice: 4,221 together, not 4,220.
  const odd = miniroulette.readBet({
    stake: 2_010,
    chips: [
      { spot: 'red', stake: 1_005 },
      { spot: 'odd', stake: 1_005 },
    ],
  });
  expect(odd && miniroulette.begin(odd, scripted({ below: [7] })).pays).toBe(4_221);
});

test('chips are read where each lies on a spot of its own and their sum is the stake', () => {
  const chip = (spot: string, amount: number) => ({ spot, stake: amount });
  const refused = [
    { stake: 10_00, chips: [chip('red', 5_00), chip('odd', 5_00)] },
    { stake: 20_00, chips: [chip('red', 10_00), chip('red', 10_00)] },
    { stake: 20_00, chips: [chip('red', 10_00)] },
    { stake: 10_00, chips: [chip('13', 10_00)] },
    { stake: 10_00, chips: [{ ...chip('red', 10_00), side: 1 }] },
    { stake: 10_00, chips: [] },
    { stake: 10_00, chips: { length: 1, 0: chip('red', 10_00) } },
    { stake: 11_000_00, chips: [chip('red', 10_000_00), chip('odd', 1_000_00)] },
  ];
  expect(refused.map((input) => miniroulette.readBet(input))).toEqual(refused.map(() => null));
  const all = ROULETTE_SPOTS.map((spot) => chip(spot, 10_00));
  expect(miniroulette.readBet({ stake: 190_00, chips: all })?.chips).toHaveLength(19);
});
