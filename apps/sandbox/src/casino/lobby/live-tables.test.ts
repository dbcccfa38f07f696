import { setImmediate } from 'node:timers/promises';
import type { LiveTable } from '@pavilion/api-client/wire';
import { createLiveTables } from './live-tables.ts';

const SECOND = 1000;
const began = new Date('2026-11-21T12:00:00Z').getTime();
const table = (game: string, more: object = {}) => ({
  ...{ game, stakes: { least: 10_000, most: 500_000 }, players: 3, languages: ['en'], stage: 'betting' },
  ...{ closesAt: began + 12_000, results: [{ text: 'B', tone: 'red', kind: 'B' }], road: ['ours alone'] },
  seats: [{ number: 1, taken: false }],
  ...more,
});

/** The tables of a provider whose list a test changes, and how often it was read. */
function world() {
  const provider = { list: { tables: [table('15'), table('16')] } as unknown, reads: 0 };
  const troubles: unknown[] = [];
  let now = began;
  const tables = createLiveTables({
    clock: () => new Date(now),
    onTrouble: (error) => void troubles.push(error),
    read: async () => {
      provider.reads += 1;
      return provider.list;
    },
  });
  const pass = async (ms: number) => {
    for (let left = ms; left > 0; left -= SECOND) {
      now += Math.min(SECOND, left);
      await jest.advanceTimersByTimeAsync(Math.min(SECOND, left));
    }
  };
  return { provider, troubles, tables, pass };
}
beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
afterEach(() => jest.useRealTimers());

test('who looks is shown all tables at once, and then those alone that have become others', async () => {
  const { provider, tables, pass } = world();
  const sent: (readonly LiveTable[])[] = [];
  const { tables: first, end } = await tables.follow((changed) => void sent.push(changed));
  expect(first.map(({ game }) => game)).toEqual(['15', '16']);
  expect(first[0]).toEqual({
    ...{ game: '15', least: 10_000, most: 500_000, players: 3, languages: ['en'], stage: 'betting' },
    ...{ closesIn: 12_000, results: [{ text: 'B', tone: 'red', kind: 'B' }] },
    seats: [{ number: 1, taken: false }],
  });
  await pass(3 * SECOND);
  expect(sent).toEqual([]);
  provider.list = { tables: [table('15'), table('16', { players: 4 })] };
  await pass(SECOND);
  expect(sent).toMatchObject([[{ game: '16', players: 4, closesIn: 8000 }]]);
  const taken = [{ number: 1, taken: true }];
  provider.list = { tables: [table('15', { seats: taken }), table('16', { players: 4 })] };
  await pass(SECOND);
  expect(sent[1]).toMatchObject([{ game: '15', seats: taken }]);
  end();
});

test('nothing is read while nobody looks', async () => {
  const { provider, tables, pass } = world();
  const { end } = await tables.follow(() => {});
  await pass(2 * SECOND);
  expect(provider.reads).toBe(3);
  end();
  await pass(5 * SECOND);
  expect(provider.reads).toBe(3);
  const again = await tables.follow(() => {});
  expect(provider.reads).toBe(4);
  await pass(SECOND);
  expect(provider.reads).toBe(5);
  again.end();
});

test.each([
  ['no list', { error: 'down' }],
  ['a price below nothing', { tables: [table('15', { stakes: { least: -1, most: 5 } })] }],
  ['a stage that nobody knows', { tables: [table('15', { stage: 'on fire' })] }],
])('a list that can’t be read (%s) leaves the tables as they were, and is reported', async (_, list) => {
  const { provider, troubles, tables, pass } = world();
  const sent: unknown[] = [];
  const { end } = await tables.follow((changed) => void sent.push(changed));
  provider.list = list;
  await pass(SECOND);
  expect([sent, troubles.length]).toEqual([[], 1]);
  provider.list = { tables: [table('15', { players: 8 })] };
  await pass(SECOND);
  expect(sent).toMatchObject([[{ game: '15', players: 8 }]]);
  await setImmediate();
  expect((await tables.follow(() => {})).tables.map(({ game }) => game)).toEqual(['15']);
  end();
});
