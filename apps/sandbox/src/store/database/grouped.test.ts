import { grouped } from './grouped.ts';

/** An asking that ends when the test says so, and what it was asked for each time. */
function slowly(grouping: { most?: number } = {}) {
  const groups: { input: readonly string[]; end: (error?: Error) => void }[] = [];
  const heard: (() => void)[] = [];
  const alone: string[] = [];
  const ask = grouped<string, string>({
    most: 10,
    all: (input) =>
      new Promise((resolve, reject) => {
        const end = (error?: Error) => (error ? reject(error) : resolve(input.map((each) => each.toUpperCase())));
        groups.push({ input, end });
        heard.shift()?.();
      }),
    alone: async (input, _, count) => {
      alone.push(`${input} of ${count}`);
      return input.toUpperCase();
    },
    ...grouping,
  });
  /** The next group, once it is asked for. */
  const group = async () => {
    if (groups.length === 0) await new Promise<void>((resolve) => heard.push(resolve));
    const next = groups.shift();
    if (!next) throw new Error('No group is input for');
    return next;
  };
  return { ask, group, alone };
}

test('what comes in one moment goes together, what comes meanwhile goes in the next group, and each hears its own', async () => {
  const { ask, group } = slowly();
  const early = ['a', 'b'].map(ask);
  const first = await group();
  const late = ['c', 'd', 'c'].map(ask);
  expect(first.input).toEqual(['a', 'b']);
  first.end();
  expect(await Promise.all(early)).toEqual(['A', 'B']);
  const second = await group();
  expect(second.input).toEqual(['c', 'd', 'c']);
  second.end();
  expect(await Promise.all(late)).toEqual(['C', 'D', 'C']);
});

test('a group is no larger than it may be: the rest waits for the next, in its order', async () => {
  const { ask, group } = slowly({ most: 2 });
  const all = Promise.all(['a', 'b', 'c', 'd', 'e'].map(ask));
  const groups: (readonly string[])[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const { input, end } = await group();
    groups.push(input);
    end();
  }
  expect(groups).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  expect(await all).toEqual(['A', 'B', 'C', 'D', 'E']);
});

test('where a group fails each of it is asked for by itself, and the next group goes on', async () => {
  const { ask, group, alone } = slowly();
  const early = ['a', 'b'].map(ask);
  const first = await group();
  const late = ask('c');
  first.end(new Error('broken'));
  expect(await Promise.all(early)).toEqual(['A', 'B']);
  expect(alone).toEqual(['a of 2', 'b of 2']);
  (await group()).end();
  expect(await late).toBe('C');
});

test('where nobody is asked for by itself, a group that fails fails for each of it', async () => {
  const ask = grouped<string, string>({ most: 10, all: () => Promise.reject(new Error('broken')) });
  const results = await Promise.allSettled(['a', 'b'].map(ask));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
