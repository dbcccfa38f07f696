import { proves } from '@pavilion/api-client/proves';
import { getPriceHistory } from '@pavilion/api-client/wire';
import * as z from 'zod/mini';
import type { Database } from '../../store/index.ts';
import { testDatabase } from '../../testing/database.ts';
import { newPlayer } from '../../testing/players.ts';
import { testSandbox } from '../../testing/sandbox.ts';
import { createFeed, firstMoment } from '../feed/feed.ts';
import { keptHistory } from './kept-history.ts';
import { openPriceHistory, type PriceHistory } from './price-history.ts';

const START = Date.parse('2026-11-21T12:00:00Z');
let database: Database;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.close());

/** A feed that moves when it is told to, and its history. */
async function history() {
  let now = START;
  const feed = createFeed({ from: firstMoment({ seed: 7, now, pace: 2 }), clock: () => new Date(now) });
  const prices = await openPriceHistory(feed, keptHistory(database));
  const pass = (seconds: number) => {
    now += seconds * 1000;
    feed.tick();
  };
  return { feed, prices, pass };
}
const countOf = (prices: PriceHistory, id: string) => prices.of(id)?.points.length ?? 0;

test('each match that has prices has a history, which ends with it', async () => {
  const { feed, prices, pass } = await history();
  for (let turn = 0; turn < 100; turn += 1) pass(10);
  const [first, ...others] = feed.world().matches.filter(({ play, endedAt }) => play && endedAt === null);
  if (!first || others.length === 0) throw new Error('Nothing is in play');
  expect(countOf(prices, first.id)).toBeGreaterThan(40);
  expect(prices.of(first.id)?.points.at(-1)?.[1]).toBe(first.market.rows[0].back?.odds ?? null);
  for (let turn = 0; turn < 120; turn += 1) pass(300);
  expect(feed.world().matches.map(({ id }) => id)).not.toContain(first.id);
  expect(prices.of(first.id)).toBeUndefined();
});

test('the next process goes on from what the last one kept', async () => {
  const before = await history();
  for (let turn = 0; turn < 30; turn += 1) before.pass(10);
  const [match] = before.feed.world().matches.filter(({ endedAt }) => endedAt === null);
  const id = match?.id ?? '';
  await before.prices.stop();
  const after = await history();
  expect(after.prices.of(id)?.points.slice(0, 30)).toEqual(before.prices.of(id)?.points.slice(0, 30));
});

test('what an older process keeps does not go over what a newer one has kept', async () => {
  const kept = keptHistory(database);
  const series = (odds: number) =>
    new Map([['m1', { points: [[1, odds] as const], apart: 5, low: [odds], high: [odds] }]]);
  await kept.write(20, series(2));
  await kept.write(10, series(3));
  expect((await kept.read()).get('m1')?.points).toEqual([[1, 2]]);
});

test('the call says what each runner opened at, its lowest and highest, and its points', async () => {
  proves('getPriceHistory');
  const sandbox = await testSandbox();
  try {
    const { token } = await newPlayer(sandbox);
    const match = sandbox.feed.world().matches.find(({ competition, play }) => competition.hasDraw && play);
    const path = '/sports-api/bet/match/prices';
    const answer = await sandbox.get(`${path}?refmatchid=${match?.id}`, { 'xu-auth': token });
    const { runners } = z.decode(getPriceHistory.response, answer.body as never).data;
    expect(runners.map(({ id }) => id)).toEqual(['1', 'X', '2'].map((column) => `${match?.id}-${column}`));
    for (const { opened, low, high, points } of runners) {
      expect(points[0]?.[1]).toBe(opened);
      expect((low ?? 0) <= (opened ?? 0) && (opened ?? 0) <= (high ?? 0)).toBe(true);
    }
    expect((await sandbox.get(`${path}?refmatchid=1`, { 'xu-auth': token })).status).toBe(404);
    expect((await sandbox.get(`${path}?refmatchid=${match?.id}`, {})).status).toBe(401);
  } finally {
    await sandbox.close();
  }
});
