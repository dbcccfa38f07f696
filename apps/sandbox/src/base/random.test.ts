import { createRandom, type Random } from './random.ts';

const numbers = (random: Random, count = 20) => Array.from({ length: count }, () => random.next());

describe.each([
  ['by its seed alone', undefined],
  ['with a secret', 'k'],
])('%s', (_, secret) => {
  test('the same numbers come again, from the start and from any state', () => {
    expect(numbers(createRandom(7, secret))).toEqual(numbers(createRandom(7, secret)));
    const random = createRandom(7, secret);
    numbers(random, 13);
    const rest = createRandom(random.state(), secret);
    expect(numbers(rest)).toEqual(numbers(random));
    expect(numbers(createRandom(8, secret))).not.toEqual(numbers(createRandom(7, secret)));
  });

  test('they lie evenly from 0 up to 1', () => {
    const many = numbers(createRandom(-3, secret), 20_000);
    expect(many.filter((each) => each < 0 || each >= 1)).toEqual([]);
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const share = many.filter((each) => Math.floor(each * 10) === tenth).length / many.length;
      expect(Math.abs(share - 0.1)).toBeLessThan(0.01);
    }
  });

  test('a stream aside takes nothing of it, and is told from others', () => {
    const [random, alone] = [createRandom(7, secret), createRandom(7, secret)];
    const aside = numbers(random.aside(1));
    expect(numbers(random)).toEqual(numbers(alone));
    expect(aside).not.toEqual(numbers(createRandom(7, secret)));
    expect(aside).not.toEqual(numbers(createRandom(7, secret).aside(2)));
    expect(aside).toEqual(numbers(createRandom(7, secret).aside(1)));
  });
});

test('another secret gives other numbers for the same seed', () => {
  expect(numbers(createRandom(7, 'a'))).not.toEqual(numbers(createRandom(7, 'b')));
  expect(numbers(createRandom(7, 'a').aside(1))).not.toEqual(numbers(createRandom(7, 'b').aside(1)));
});
