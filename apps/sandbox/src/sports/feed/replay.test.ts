import { createRandom } from '../../base/index.ts';
import { replay } from '../../testing/replay.ts';
import { createFeed, firstMoment } from './feed.ts';
import { packMoment, unpackMoment } from './moment.ts';
import { render } from './render.ts';
import type { World } from './world.ts';

const START = Date.parse('2026-11-21T12:00:00Z');
const firstAt = (pace: number) => firstMoment({ seed: 11, now: START, pace });

/** All that anybody sees of a world: scores, boards, prices, volumes, what was matched. */
const shownOf = ({ matches }: World) =>
  matches.map((match) => ({
    ...render(match),
    board: match.play && match.competition.rules.board(match.play, match.setup),
  }));

test.each([1, 2, 30])(
  'at pace %d any moment is made again from its seed and its time, however the feed was ticked',
  (pace) => {
    let now = START;
    const feed = createFeed({ from: firstAt(pace), clock: () => new Date(now) });
    const random = createRandom(5);
    const seen: [at: number, shown: unknown][] = [];
    for (let turn = 0; turn < 400; turn += 1) {
      // A timer that comes early, late, and by and by a second too late.
      now += turn % 40 === 0 ? 1400 : random.int(430, 580);
      feed.tick();
      if (turn % 133 === 0) seen.push([now, shownOf(feed.world())]);
    }
    for (const [at, shown] of seen) expect(shownOf(replay(firstAt(pace), at).world)).toEqual(shown);
  },
);

test('a moment that was kept is gone on from as it would have gone on', () => {
  const first = firstAt(2);
  const half = replay(first, START + 60_000);
  const kept = unpackMoment(JSON.parse(JSON.stringify(packMoment(half))));
  if (!kept) throw new Error('The moment can’t be gone on from');
  const at = START + 120_000;
  expect(shownOf(replay(kept, at).world)).toEqual(shownOf(replay(first, at).world));
});
