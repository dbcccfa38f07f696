import { createRandom, type Random } from '../../base/index.ts';
import { deep } from '../../testing/depth.ts';
import type { CricketPlay } from './cricket-play.ts';
import { competitions } from './fixtures.ts';
import { runsOf } from './innings-story.ts';
import type { Line, Played, Rules, Setup } from './play.ts';

const kinds = [...new Map(competitions.filter(({ fancy }) => fancy > 0).map((kind) => [kind.rules, kind])).values()];
const setup: Setup = { edge: 0.3, pace: 1, names: ['Home', 'Away'] };

function played(rules: Rules<Played>, seed: number, each: (play: Played) => void = () => {}, of = setup): Played {
  const random = createRandom(seed);
  return playedOn(rules, rules.begin(of, 0, random), random, each, of);
}

function playedOn(
  rules: Rules<Played>,
  from: Played,
  random: Random,
  each: (play: Played) => void,
  of = setup,
): Played {
  let play = from;
  while (!play.isOver) {
    play = rules.step(play, of, random);
    each(play);
  }
  return play;
}

const linesOf = (rules: Rules<Played>, play: Played | null, of = setup): Line[] => rules.lines?.(play, of) ?? [];

describe.each(kinds.map((kind) => [kind.name, kind] as const))('%s', (_, { rules, fancy }) => {
  test('its figures are the same from before the start to the end, more than are ever asked for', () => {
    const keys = linesOf(rules, null).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBeGreaterThanOrEqual(fancy + 5);
    const wrong: Line[][] = [];
    for (const seed of [1, 2, 3]) {
      const end = played(rules, seed, (play) => {
        if (play.nextAt % 7 !== 0) return;
        const lines = linesOf(rules, play);
        if (lines.map(({ key }) => key).join() !== keys.join()) wrong.push(lines);
      });
      expect(linesOf(rules, end).map(({ key }) => key)).toEqual(keys);
    }
    expect(wrong).toEqual([]);
  });

  test('each is decided once, never offered once it is, and all of them are by the end', () => {
    const wrong: unknown[] = [];
    for (let seed = 1; seed <= 3; seed += 1) {
      const known = new Map<string, Line['result']>();
      const end = played(rules, seed, (play) => {
        for (const { key, result, isOffered } of linesOf(rules, play)) {
          const before = known.get(key) ?? null;
          if (before !== null && before !== result) wrong.push([key, before, result]);
          if (result !== null && isOffered) wrong.push([key, result, 'offered']);
          known.set(key, result);
        }
      });
      expect(linesOf(rules, end).filter(({ result }) => result === null)).toEqual([]);
    }
    expect(wrong).toEqual([]);
  });

  test('what is offered is reached as often as it says, over many matches, at its middle and either side of it', () => {
    const matches = deep(24);
    const luck = 0.15 * Math.sqrt(24 / matches);
    for (const share of [0.25, 0.5, 0.75]) {
      let expected = 0;
      let came = 0;
      for (let seed = 1; seed <= matches; seed += 1) {
        const offered: [key: string, figure: number, chance: number][] = [];
        const look = (play: Played | null) => {
          for (const { key, isOffered, soFar, reaches } of linesOf(rules, play)) {
            if (!isOffered) continue;
            let [figure, step] = [soFar + 1, 512];
            for (; step >= 1; step /= 2) if (reaches(figure + step) >= share) figure += step;
            offered.push([key, figure, reaches(figure)]);
          }
        };
        look(null);
        let balls = 0;
        const end = played(rules, seed * 31, (play) => {
          balls += 1;
          if (balls % 80 === 0) look(play);
        });
        const results = new Map(linesOf(rules, end).map(({ key, result }) => [key, result]));
        for (const [key, figure, chance] of offered) {
          const result = results.get(key);
          if (typeof result !== 'number') continue;
          expected += chance;
          came += result >= figure ? 1 : 0;
        }
      }
      expect(came / expected).toBeGreaterThan(1 - luck);
      expect(came / expected).toBeLessThan(1 + luck);
    }
  });
});

/** The figure that is reached as nearly as may be every second time. */
function middleOf({ soFar, reaches }: Line): number {
  let figure = soFar + 1;
  for (let step = 512; step >= 1; step /= 2) if (reaches(figure + step) >= 0.5) figure += step;
  return figure;
}

/** How often what was offered was said to be reached, and was, by the kind of line. */
class Reached {
  readonly #sums = new Map<string, { offered: number; expected: number; came: number }>();

  note(kind: string, chance: number, came: boolean): void {
    const { offered, expected, came: before } = this.#sums.get(kind) ?? { offered: 0, expected: 0, came: 0 };
    this.#sums.set(kind, { offered: offered + 1, expected: expected + chance, came: before + (came ? 1 : 0) });
  }

  /** Those that are further off than what a price keeps for the operator and luck explain together. */
  dishonest() {
    return [...this.#sums].filter(([, { offered, expected, came }]) => {
      const luck = 3 * Math.sqrt(0.25 / offered);
      return Math.abs(came - expected) / offered > KEPT + luck;
    });
  }

  get kinds(): readonly string[] {
    return [...this.#sums.keys()];
  }
}
/** What is kept on each side of an even chance. */
const KEPT = 0.02;

const limited = competitions.filter(({ name }) => ['T20 Internationals', 'Women’s ODIs'].includes(name));

test.each(limited.map(({ name, rules }) => [name, rules] as const))(
  '%s: each figure by itself is reached as often as it says before the toss',
  (_, rules) => {
    const reached = new Reached();
    for (const edge of [-0.8, 0, 0.8]) {
      const each: Setup = { ...setup, edge };
      const offered = linesOf(rules, null, each).filter(({ isOffered }) => isOffered);
      const middles = offered.map((line) => [line.key, middleOf(line), line.reaches(middleOf(line))] as const);
      for (let match = 1; match <= deep(120); match += 1) {
        const end = played(rules, (match * 3 + Math.round(edge)) * 7919, () => {}, each);
        const results = new Map(linesOf(rules, end, each).map(({ key, result }) => [key, result]));
        for (const [key, figure, chance] of middles) {
          const result = results.get(key);
          if (typeof result === 'number') reached.note(key.replace(/^[01]-/, ''), chance, result >= figure);
        }
      }
    }
    expect(reached.kinds).toEqual(expect.arrayContaining(['o10', 'm-sixes', 'w1', 'b1', 's1']));
    expect(reached.dishonest()).toEqual([]);
  },
);
test.each([
  ['T20 Internationals', [80, 130, 175]],
  ['Women’s ODIs', [120, 200, 260]],
] as const)('%s: so is each kind of them in a chase, be it of few runs or many', (name, totals) => {
  const { rules } = competitions.find((each) => each.name === name) as (typeof competitions)[number];
  const reached = new Reached();
  for (const [nth, total] of totals.entries()) {
    const random = createRandom(nth + 1);
    let pause = rules.begin(setup, 0, random) as CricketPlay;
    while (!pause.isBreak) pause = rules.step(pause, setup, random) as CricketPlay;
    const begun: CricketPlay = { ...pause, runs: pause.battingFirst === 0 ? [total, 0] : [0, total] };
    for (let match = 1; match <= deep(240); match += 1) {
      const offered: (readonly [key: string, figure: number, chance: number])[] = [];
      let balls = 0;
      const end = playedOn(rules, begun, createRandom(match * 7919 + nth), (play) => {
        balls += 1;
        if (balls % 25 !== 2) return;
        for (const line of linesOf(rules, play)) {
          if (line.isOffered) offered.push([line.key, middleOf(line), line.reaches(middleOf(line))]);
        }
      });
      const results = new Map(linesOf(rules, end).map(({ key, result }) => [key, result]));
      for (const [key, figure, chance] of offered) {
        const result = results.get(key);
        const kind = key.replace(/^[01]-/, '').replace(/\d+$/, '');
        if (typeof result === 'number') reached.note(`${kind}, ${total}`, chance, result >= figure);
      }
    }
  }
  expect(reached.kinds.length).toBeGreaterThan(12);
  expect(reached.dishonest()).toEqual([]);
});

test('an innings is the sum of its batters and its wides, ball by ball, and a wicket falls at the score of its ball', () => {
  const twenty = kinds[0]?.rules as Rules<Played>;
  const wrong: unknown[] = [];
  for (const seed of [4, 5, 6, 7]) {
    let before: CricketPlay | undefined;
    const end = played(twenty, seed, (now) => {
      const play = now as CricketPlay;
      for (const side of [0, 1] as const) {
        const { stories, runs, wickets, balls } = play;
        if (!play.wasTied && runsOf(stories[side]) !== runs[side]) wrong.push(play);
        if (before && wickets[side] > before.wickets[side] && stories[side].falls.at(-1) !== runsOf(stories[side])) {
          wrong.push(play);
        }
        if (before && balls[side] > before.balls[side] && balls[side] % 6 === 0) {
          if (stories[side].overs.at(-1) !== runsOf(stories[side])) wrong.push(play);
        }
      }
      before = play;
    }) as CricketPlay;
    for (const side of [0, 1] as const) {
      expect(end.stories[side].falls).toHaveLength(end.wickets[side]);
      expect(end.stories[side].overs).toHaveLength(Math.floor(end.balls[side] / 6));
    }
  }
  expect(wrong).toEqual([]);
});
