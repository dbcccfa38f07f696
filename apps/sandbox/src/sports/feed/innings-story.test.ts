import type { Ball } from './ball.ts';
import { ballsOf, NEW_STORY, runsOf, toldOf } from './innings-story.ts';

const ball = (runs: number, change: Partial<Ball> = {}): Ball => ({ runs, isWicket: false, counts: true, ...change });
const after = (...balls: readonly Ball[]) => {
  let [story, runs, legal] = [NEW_STORY, 0, 0];
  for (const each of balls) {
    runs += each.runs;
    legal += each.counts ? 1 : 0;
    story = toldOf(story, each, runs, legal);
  }
  return story;
};

test('this over’s balls stand as on a scoreboard, wides among them, until the first of the next', () => {
  const wide = ball(1, { counts: false });
  const first = [ball(0), ball(4), wide, ball(0, { isWicket: true }), ball(1), ball(6), ball(2)];
  expect(ballsOf(after())).toEqual([]);
  expect(ballsOf(after(...first))).toEqual(['0', '4', '1wd', 'W', '1', '6', '2']);
  expect(ballsOf(after(...first, wide))).toEqual(['1wd']);
  expect(ballsOf(after(...first, wide, ball(3)))).toEqual(['1wd', '3']);
});

test('of extras no batter has a run; a wide and a no-ball are bowled again, and only what was run for changes ends', () => {
  const noBall = ball(1, { counts: false, extra: 'no-ball' });
  const wide = ball(1, { counts: false, extra: 'wide' });
  const extras = after(noBall, wide, ball(1, { extra: 'leg-bye' }), ball(1, { extra: 'bye' }), ball(2));
  expect(ballsOf(extras)).toEqual(['1nb', '1wd', '1lb', '1b', '2']);
  expect(extras.batters).toEqual([2, 0]);
  expect([extras.wides, extras.otherExtras, runsOf(extras)]).toEqual([1, 3, 6]);
  expect(after(noBall, wide).crease).toEqual([0, 1]);
  expect(after(ball(1, { extra: 'bye' })).crease).toEqual([1, 0]);
  // A no-ball is faced, a wide is not; the bowler answers for both, and for no bye.
  expect(extras.card?.faced).toEqual([3, 1]);
  expect(extras.card?.bowlers).toEqual([{ balls: 3, runs: 4, wickets: 0 }]);
});

test('a story of before there was this goes on from nothing', () => {
  const { over, ...before } = after(ball(1), ball(2));
  expect(over).toHaveLength(2);
  expect(ballsOf(before)).toEqual([]);
  expect(ballsOf(toldOf(before, ball(4), 7, 3))).toEqual(['4']);
});
