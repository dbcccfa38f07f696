import { createRandom, type Random } from '../../base/index.ts';
import { deep } from '../../testing/depth.ts';
import type { CricketPlay } from './cricket-play.ts';
import { competitions } from './fixtures.ts';
import type { Chances, Played, Rules, Setup } from './play.ts';
import { type SoccerPlay, soccer } from './soccer.ts';
import type { SoccerEvent } from './soccer-story.ts';

const rulesOf = (name: string) => competitions.find((each) => each.name === name)?.rules as Rules<Played>;
const BANDS = [0.05, 0.15, 0.3, 0.5, 0.7, 0.85];
/** The band that a chance is in; undefined where it is all but sure, either way. */
const bandOf = (chance: number) => (chance < 0.95 ? BANDS.findLast((low) => low <= chance) : undefined);

/** What was expected of so many things, and how many of them came about. */
interface Tally {
  expected: number;
  came: number;
  variance: number;
}
const noted = (tallies: Map<string, Tally>, key: string, chance: number, came: number) => {
  const { expected, came: before, variance } = tallies.get(key) ?? { expected: 0, came: 0, variance: 0 };
  tallies.set(key, { expected: expected + chance, came: before + came, variance: variance + chance * (1 - chance) });
};
const isHonest = ({ expected, came, variance }: Tally) => Math.abs(came - expected) <= 3 * Math.sqrt(variance);

/** Plays a match, and calls `each` at every `every`th of its states. */
function played(rules: Rules<Played>, setup: Setup, seed: number, every: number, each: (play: Played) => void): Played {
  const random = createRandom(seed);
  let play = rules.begin(setup, 0, random);
  for (let step = 0; !play.isOver; step += 1) {
    if (step % every === 0) each(play);
    play = rules.step(play, setup, random);
  }
  return play;
}

test.each([
  ['T20 Internationals', 80, 2],
  ['Women’s ODIs', 40, 5],
  ['Test matches', 50, 60],
  ['Ranji Trophy', 50, 60],
  ['Premier League', 75, 1],
  ['Pune Open', 60, 2],
])('%s: whoever bets at the first sight of a chance wins as often as it said', (name, matches, every) => {
  const rules = rulesOf(name);
  const seeds = createRandom(5);
  const tallies = new Map<string, Tally>();
  for (let match = 0; match < deep(matches); match += 1) {
    const setup: Setup = { edge: seeds.normal() * 0.8, pace: 1, names: ['Home', 'Away'] };
    const first = new Map<string, readonly [column: number, chance: number]>();
    let [seen, any] = [0, 0];
    const looks = createRandom(seeds.int(1, 2 ** 31 - 1));
    const look = (play: Played | null) => {
      const chances = rules.chances(play, setup);
      for (const [column, chance] of chances.entries()) {
        const band = bandOf(chance);
        const key = `column ${column} ${play ? 'in play' : 'before'} from ${band}`;
        if (band !== undefined && !first.has(key)) first.set(key, [column, chance]);
      }
      return chances;
    };
    look(null);
    const end = played(rules, setup, seeds.int(1, 2 ** 31 - 1), every, (play) => {
      const chances = look(play);
      seen += 1;
      // In the end each state is as likely as any other to be the one that was looked at.
      if (looks.next() < 1 / seen) any = chances[0];
    });
    const result = rules.chances(end, setup);
    for (const [key, [column, chance]] of first) noted(tallies, key, chance, result[column] ?? 0);
    noted(tallies, 'home at any time', any, result[0]);
  }
  expect(tallies.size).toBeGreaterThan(10);
  expect([...tallies].filter(([, tally]) => !isHonest(tally))).toEqual([]);
});

/** The chances on average over many lots of what comes next, and the furthest that luck takes such an average. */
function meanOf(lots: number, chancesOf: (random: Random) => Chances) {
  const sums = [0, 0, 0];
  const squares = [0, 0, 0];
  for (let seed = 1; seed <= lots; seed += 1) {
    for (const [column, chance] of chancesOf(createRandom(seed * 7919)).entries()) {
      sums[column] = (sums[column] ?? 0) + chance;
      squares[column] = (squares[column] ?? 0) + chance ** 2;
    }
  }
  const means = sums.map((sum) => sum / lots);
  const spreads = squares.map((sum, column) => Math.sqrt(Math.max(0, sum / lots - (means[column] ?? 0) ** 2)));
  return { means, luck: 1e-6 + (3 * Math.max(...spreads)) / Math.sqrt(lots) };
}

/** Whether what comes next moves no price on average. */
function expectFair(before: Chances, chancesAfter: (random: Random) => Chances): void {
  const { means, luck } = meanOf(deep(500), chancesAfter);
  const apart = Math.max(...means.map((chance, column) => Math.abs(chance - (before[column] ?? 0))));
  expect(apart).toBeLessThan(luck);
}

const eachRules = [...new Map(competitions.map((each) => [each.rules, each])).values()];

test.each(eachRules.flatMap(({ name, rules }) => [-1.5, 0, 0.8].map((edge) => [name, edge, rules] as const)))(
  '%s: that play begins moves no price on average, where home is better by %d',
  (_, edge, rules) => {
    const setup: Setup = { edge, pace: 1, names: ['Home', 'Away'] };
    expectFair(rules.chances(null, setup), (random) => rules.chances(rules.begin(setup, 0, random), setup));
  },
);

test('neither does a second half of soccer, at whose start it is drawn how much will be added', () => {
  const setup: Setup = { edge: 0.3, pace: 1, names: ['Home', 'Away'] };
  let pause = soccer.begin(setup, 0, createRandom(1));
  while (!pause.isBreak) pause = soccer.step(pause, setup, createRandom(pause.minute));
  expectFair(soccer.chances(pause, setup), (random) => soccer.chances(soccer.step(pause, setup, random), setup));
});

test('a side with many yellow cards in soccer wins as seldom as its chance says, for its red ones to come', () => {
  const setup: Setup = { edge: 0, pace: 1, names: ['Home', 'Away'] };
  const events = [1, 2, 3, 4, 5, 6].map((place): SoccerEvent => ({ kind: 'yellow', side: 0, minute: '9', place }));
  const booked: SoccerPlay = { ...soccer.begin(setup, 0, createRandom(1)), minute: 10, events };
  expectFair(soccer.chances(booked, setup), (random) => {
    let play = booked;
    while (!play.isOver) play = soccer.step(play, setup, random);
    return soccer.chances(play, setup);
  });
});

test.each([
  ['T20 Internationals', { runs: [150, 175], wickets: [5, 8] }],
  ['Women’s ODIs', { runs: [230, 280], wickets: [6, 9] }],
] as const)(
  '%s: a first innings is one of life, and of equal sides as many chase it as fail',
  (name, { runs, wickets }) => {
    const rules = rulesOf(name) as unknown as Rules<CricketPlay>;
    const setup: Setup = { edge: 0, pace: 1, names: ['Home', 'Away'] };
    const matches = deep(300);
    const sums = { runs: 0, wickets: 0, chased: 0 };
    for (let match = 1; match <= matches; match += 1) {
      const random = createRandom(match * 7919);
      let play = rules.begin(setup, 0, random);
      while (!play.isOver) {
        play = rules.step(play, setup, random);
        if (!play.isBreak) continue;
        sums.runs += play.runs[play.battingFirst];
        sums.wickets += play.wickets[play.battingFirst];
      }
      sums.chased += rules.chances(play, setup)[play.battingFirst === 0 ? 2 : 0];
    }
    for (const [figure, [low, high]] of [
      [sums.runs / matches, runs],
      [sums.wickets / matches, wickets],
      [sums.chased / matches, [0.44, 0.56]],
    ] as const) {
      expect(figure).toBeGreaterThan(low);
      expect(figure).toBeLessThan(high);
    }
  },
);
