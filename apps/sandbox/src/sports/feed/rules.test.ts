import { createRandom } from '../../base/index.ts';
import { competitions } from './fixtures.ts';
import { below, type Played, type Rules, type Setup } from './play.ts';

const kinds = [...new Map(competitions.map((competition) => [competition.rules, competition])).values()];
const setup = (edge: number): Setup => ({ edge, pace: 1, names: ['Home', 'Away'] });

function played(rules: Rules<Played>, seed: number, edge = 0, each: (play: Played) => void = () => {}): Played {
  const random = createRandom(seed);
  let play = rules.begin(setup(edge), 0, random);
  while (!play.isOver) {
    const next = rules.step(play, setup(edge), random);
    if (next.nextAt < play.nextAt) throw new Error('Time went back');
    play = next;
    each(play);
  }
  return play;
}

describe.each(kinds.map((kind) => [kind.name, kind] as const))('%s', (_, { rules, hasDraw }) => {
  test('a match ends, with a sure result, and its chances always sum to 1', () => {
    // Counted and not expected one by one: there are thousands of balls in a match.
    const wrong: unknown[] = [];
    for (let seed = 1; seed <= 4; seed += 1) {
      const end = played(rules, seed, 0.5, (play) => {
        const chances = rules.chances(play, setup(0.5));
        const sum = chances[0] + chances[1] + chances[2];
        const isSound = Math.abs(sum - 1) < 1e-9 && Math.min(...chances) >= 0 && (hasDraw || chances[1] === 0);
        if (!isSound) wrong.push(chances);
      });
      expect(rules.chances(end, setup(0.5)).filter((chance) => chance === 1)).toHaveLength(1);
    }
    expect(wrong).toEqual([]);
  });

  test('the better side wins more often, and is the favourite before the start', () => {
    const wins = (edge: number) => {
      let count = 0;
      for (let seed = 1; seed <= 40; seed += 1)
        count += rules.chances(played(rules, seed * 7919, edge), setup(edge))[0];
      return count;
    };
    expect(rules.chances(null, setup(1.5))[0]).toBeGreaterThan(rules.chances(null, setup(-1.5))[0]);
    expect(wins(1.5)).toBeGreaterThan(wins(-1.5));
  });

  test('the chances are honest: over many matches they come about as often as they say', () => {
    const random = createRandom(77);
    let predicted = 0;
    let happened = 0;
    const matches = 90;
    for (let index = 0; index < matches; index += 1) {
      const edge = random.normal() * 0.8;
      const stopAt = random.next() * 0.7;
      let half: Played | null = null;
      const end = played(rules, 1000 + index, edge, (play) => {
        if (half === null && play.nextAt > rules.lasts * stopAt) half = play;
      });
      predicted += rules.chances(half ?? end, setup(edge))[0];
      happened += rules.chances(end, setup(edge))[0];
    }
    expect(Math.abs(predicted - happened) / matches).toBeLessThan(0.13);
  });

  test('it takes about as long as it says', () => {
    const lengths = [1, 2, 3, 4, 5, 6].map((seed) => played(rules, seed).nextAt);
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    expect(mean / rules.lasts).toBeGreaterThan(0.5);
    expect(mean / rules.lasts).toBeLessThan(1.6);
  });

  test('its score line has words for both sides at every moment', () => {
    const wrong: unknown[] = [];
    played(rules, 11, 0, (play) => {
      const shown = rules.show(play, setup(0));
      const isSound = shown.progress !== '' && shown.sides.map(({ name }) => name).join() === 'Home,Away';
      if (!isSound || /undefined|NaN/.test(JSON.stringify(shown))) wrong.push(shown);
    });
    expect(wrong).toEqual([]);
  });
});

test('the normal curve is the one of the tables', () => {
  expect([below(0), below(1.96), below(-1.96), below(3)].map((chance) => chance.toFixed(4))).toEqual([
    '0.5000',
    '0.9750',
    '0.0250',
    '0.9987',
  ]);
});
