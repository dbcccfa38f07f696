import { resultsOf } from './results.ts';

test.each([
  ['baccarat', { winner: 'banker', player: 3, banker: 8, isPlayerPair: false, isBankerPair: false }, 'B', 'red'],
  ['baccarat', { winner: 'tie' }, 'T', 'green'],
  ['dream-catcher', { number: 5, multiplier: 7 }, '35x', 'red'],
  ['dream-catcher', { number: 40, multiplier: 1 }, '40x', 'green'],
  ['hi-low', { card: 'Th', result: 'higher' }, '10♥', 'green'],
  ['matka', { patti: '148', ank: 3 }, '148-3', 'violet'],
  ['race-20-20', { winner: 'clubs', length: 12 }, '♣', 'dark'],
  ['teenpatti-open', { winners: [1, 4] }, '1 4', 'teal'],
  ['teenpatti-open', { winners: [] }, 'D', 'red'],
  ['trio', { sum: 21, colour: 'black', hand: 'high' }, '21', 'dark'],
])('a lobby writes a result of %s (%j) as %s', (engine, mark, text, tone) => {
  expect(resultsOf(engine, [mark])).toEqual([{ text, tone }]);
});
