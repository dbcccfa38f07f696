import { createRandom, type Random } from '../../base/index.ts';
import type { Setup } from './play.ts';
import { type TennisPlay, tennis } from './tennis.ts';

const EDGES = [-2, -0.7, 0, 0.4, 1.5];
const setupOf = (edge: number): Setup => ({ edge, pace: 1, names: ['Home', 'Away'] });
/** What decides a point: the server wins it where it is low. */
const drawing = (next: number): Random => ({ ...createRandom(3), next: () => next });
const other = (side: 0 | 1) => (side === 0 ? 1 : 0);

type Score = readonly [home: number, away: number];
const scoresTo = (most: number): Score[] =>
  Array.from({ length: (most + 1) ** 2 }, (_, at) => [Math.floor(at / (most + 1)), at % (most + 1)]);
const isWonAt =
  (target: number) =>
  ([home, away]: Score) =>
    Math.max(home, away) >= target && Math.abs(home - away) >= 2;

/** How a set may stand while it is played. */
const sets = scoresTo(6).filter((score) => !isWonAt(6)(score));
/** The points of a game, and of a tiebreak, while it is played, with some that follow long after its deuce. */
const gamePoints = scoresTo(6).filter((score) => !isWonAt(4)(score));
const tiebreakPoints = scoresTo(10).filter((score) => !isWonAt(7)(score));
/** The sets before: none, one each way, and one all. */
const earlier: readonly (readonly Score[])[] = [
  [],
  [[6, 4]],
  [[6, 7]],
  [
    [6, 4],
    [4, 6],
  ],
];

/** Every way a match may stand, whoever serves. A tiebreak's server follows from who served first. */
function* states(): Generator<TennisPlay> {
  const blank = tennis.begin(setupOf(0), 0, createRandom(1));
  for (const before of earlier) {
    for (const set of sets) {
      const isTiebreak = set[0] === 6 && set[1] === 6;
      for (const points of isTiebreak ? tiebreakPoints : gamePoints) {
        for (const first of [0, 1] as const) {
          const turns = Math.floor((points[0] + points[1] + 1) / 2);
          const server = isTiebreak && turns % 2 === 1 ? other(first) : first;
          yield { ...blank, server, points, games: [...before, set], isTiebreak };
        }
      }
    }
  }
}

test.each(EDGES)('no point moves a price on average, whoever serves it, where home is better by %d', (edge) => {
  const setup = setupOf(edge);
  const onServe = [0.62 + edge * 0.025, 0.62 - edge * 0.025] as const;
  const wrong: unknown[] = [];
  let count = 0;
  for (const play of states()) {
    const chanceAfter = (draw: number) => tennis.chances(tennis.step(play, setup, drawing(draw)), setup)[0];
    const held = onServe[play.server];
    const expected = held * chanceAfter(0) + (1 - held) * chanceAfter(0.999);
    const [now] = tennis.chances(play, setup);
    count += 1;
    if (Math.abs(expected - now) > 1e-9) wrong.push({ ...play, now, expected });
  }
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(count).toBeGreaterThan(5000);
});

test.each(EDGES)('nor does the draw for who serves first, where home is better by %d', (edge) => {
  const setup = setupOf(edge);
  const [before] = tennis.chances(null, setup);
  for (const draw of [0, 0.999])
    expect(tennis.chances(tennis.begin(setup, 0, drawing(draw)), setup)[0]).toBeCloseTo(before, 9);
});

test('whoever received the first point of a tiebreak serves the next set, however long the tiebreak was', () => {
  const blank = tennis.begin(setupOf(0), 0, createRandom(1));
  for (const first of [0, 1] as const) {
    for (const length of [7, 8, 9, 10, 11, 12, 14, 16, 18]) {
      const lost = Math.max(0, length <= 12 ? length - 7 : length / 2 - 1);
      let play: TennisPlay = { ...blank, server: first, games: [[6, 6]], isTiebreak: true };
      for (let point = 0; point < length; point += 1) {
        // Away wins its points first, and after six all they take turns.
        const isAways = point < Math.min(lost, 6) || (point >= 12 && point % 2 === 1 && point < length - 2);
        const wins = isAways ? 1 : 0;
        play = tennis.step(play, setupOf(0), drawing(wins === play.server ? 0 : 0.999));
      }
      expect([length, play.games, play.server]).toEqual([
        length,
        [
          [7, 6],
          [0, 0],
        ],
        other(first),
      ]);
    }
  }
});
