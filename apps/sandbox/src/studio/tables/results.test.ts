import { resultsOf } from './results.ts';

describe('resultsOf', () => {
  it.each([
    [
      'baccarat',
      { winner: 'banker', player: 3, banker: 8, isPlayerPair: false, isBankerPair: false },
      'B',
      'red',
      undefined,
    ],
    ['baccarat', { winner: 'tie' }, 'T', 'green', undefined],
    ['dream-catcher', { number: 5, multiplier: 7 }, '35x', 'red', '5x'],
    ['dream-catcher', { number: 40, multiplier: 1 }, '40x', 'green', '40x'],
    ['hi-low', { card: 'Th', result: 'higher' }, '10♥', 'green', '▲'],
    ['matka', { patti: '148', ank: 3 }, '148-3', 'violet', 'SP'],
    ['matka', { patti: '118', ank: 0 }, '118-0', 'teal', 'DP'],
    ['matka', { patti: '888', ank: 4 }, '888-4', 'gold', 'TP'],
    ['race-20-20', { winner: 'clubs', length: 12 }, '♣', 'dark', undefined],
    ['teenpatti-open', { winners: [1, 4] }, '1 4', 'teal', undefined],
    ['teenpatti-open', { winners: [] }, 'D', 'red', undefined],
    ['trio', { sum: 21, colour: 'black', hand: 'high' }, '21', 'dark', '♠♣'],
  ])('writes a result of %s (%j) as %s', (engine, mark, text, tone, kind) => {
    expect(resultsOf(engine, [mark])).toEqual([{ text, tone, ...(kind && { kind }) }]);
  });
});
