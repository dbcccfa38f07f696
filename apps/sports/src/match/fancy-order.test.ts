import type { FancyMarket } from '@pavilion/api-client';
import { orderFancies } from './fancy-order.ts';

const open = { state: 'open', no: { line: 8, volume: 95 }, yes: { line: 8, volume: 80 } } as const;
const line = (HeadName: string, differs: Partial<FancyMarket> = {}): FancyMarket => ({
  marketId: HeadName,
  HeadName,
  result: 'null',
  state: 'suspended',
  no: null,
  yes: null,
  ...differs,
});
const side = (name: string, score: string, serving = false, detail = '') => ({ name, score, detail, serving });
const order = (
  markets: readonly FancyMarket[],
  sides: Parameters<typeof orderFancies>[1],
  held?: ReadonlySet<string>,
) => {
  const { shown, later } = orderFancies(markets, sides, held);
  return [shown.map(({ HeadName }) => HeadName), later.map(({ HeadName }) => HeadName)];
};
const first = [side('India', '17/1', true), side('Australia', '')];

test('what is open stands first, by over; then what is not, of the innings that is on', () => {
  const markets = [
    line('Only 16th over runs, India', open),
    line('Only 1st over runs, India'),
    line('India 20 over runs', { ...open, state: 'ball-running' }),
    line('India 6 over runs', open),
  ];
  expect(order(markets, first)).toEqual([
    ['India 6 over runs', 'Only 16th over runs, India', 'India 20 over runs', 'Only 1st over runs, India'],
    [],
  ]);
});

test('a line that stands still with its match keeps its place: it has its prices yet', () => {
  const markets = [line('India 10 over runs', open), line('India 6 over runs', { ...open, state: 'suspended' })];
  expect(order(markets, first)[0]).toEqual(['India 6 over runs', 'India 10 over runs']);
});

test('of an innings that has not begun what is not open is put off, unless the player has bets on it', () => {
  const markets = [line('Australia 6 over runs'), line('Australia 10 over runs'), line('Match total sixes', open)];
  expect(order(markets, first, new Set(['Australia 10 over runs']))).toEqual([
    ['Match total sixes', 'Australia 10 over runs'],
    ['Australia 6 over runs'],
  ]);
});

test('lines of wickets and batters keep the order of the feed within an innings', () => {
  const markets = [
    'Fall of 2nd wicket, India',
    'Fall of 3rd wicket, India',
    'Batter 2 runs, India',
    'Match total wides',
  ];
  expect(order(markets.map((name) => line(name, open)).toReversed(), first)[0]).toEqual([
    'Batter 2 runs, India',
    'Fall of 3rd wicket, India',
    'Fall of 2nd wicket, India',
    'Match total wides',
  ]);
});

test('a second innings has begun once the feed writes it before the first', () => {
  const sides = [side('India', '40/1', true, '& 180'), side('Sri Lanka', '302', false, '(90)')];
  const markets = [line('India 2nd innings, 50 over runs'), line('Sri Lanka 2nd innings, 50 over runs')];
  expect(order(markets, sides)).toEqual([['India 2nd innings, 50 over runs'], ['Sri Lanka 2nd innings, 50 over runs']]);
});

test('before a match begins nothing is put off', () => {
  const markets = [line('Fall of 5th wicket, India'), line('Fall of 1st wicket, Australia', open)];
  expect(order(markets, [side('India', ''), side('Australia', '')])).toEqual([
    ['Fall of 1st wicket, Australia', 'Fall of 5th wicket, India'],
    [],
  ]);
});

test('the longer of two names is whose innings it is', () => {
  const sides = [side('India', '17/1', true), side('India A', '')];
  expect(order([line('India A 6 over runs'), line('India 6 over runs')], sides)).toEqual([
    ['India 6 over runs'],
    ['India A 6 over runs'],
  ]);
});
