import { EventEmitter } from 'node:events';
import { HOUR, MINUTE } from '../../base/index.ts';
import { noOthers, type Processes } from '../../server/index.ts';
import type { Database } from '../../store/index.ts';
import { testDatabase } from '../../testing/database.ts';
import { until } from '../../testing/until.ts';
import type { Feed } from './feed.ts';
import type { Moment } from './moment.ts';
import { type RunningFeed, runFeed } from './run.ts';

const START = Date.parse('2026-11-21T12:00:00Z');

let database: Database;
let now: number;
const running: RunningFeed[] = [];
beforeEach(async () => {
  database = await testDatabase();
  now = START;
});
afterEach(async () => {
  for (const feed of running.splice(0)) await feed.stop();
  await database.close();
});

async function run(on = database, processes: Processes = noOthers): Promise<RunningFeed> {
  const feed = await runFeed({
    database: on,
    clock: () => new Date(now),
    seed: 7,
    pace: 2,
    processes,
    onTrouble: () => {},
  });
  running.push(feed);
  return feed;
}

/** What a feed shows of the matches in play, as text. */
const shown = (feed: { image(channel: 'inplay'): { readonly matches: unknown } }) =>
  JSON.stringify(feed.image('inplay').matches);
const idsOf = (feed: Feed) => feed.matches().map(({ refMatchId }) => refMatchId);

test('where no seed is given a world begins by lot and with a secret, which it keeps; one from before there were any gets one', async () => {
  const [one, other] = [await testDatabase(), await testDatabase()];
  const byLot = async (on: Database) => {
    const feed = await runFeed({
      database: on,
      clock: () => new Date(now),
      pace: 2,
      processes: noOthers,
      onTrouble: () => {},
    });
    running.push(feed);
    return feed.world();
  };
  const [first, second] = [await byLot(one), await byLot(other)];
  expect(first.secret).toMatch(/^[\w-]{32}$/);
  expect(first.secret).not.toBe(second.secret);
  expect(first.seed).not.toBe(second.seed);
  expect((await byLot(one)).secret).toBe(first.secret);
  await run();
  expect((await byLot(database)).secret).toMatch(/^[\w-]{32}$/);
  for (const feed of running.splice(0)) await feed.stop();
  await Promise.all([one.close(), other.close()]);
});

test('after a restart the same matches go on, at the time it is then, and the clock above what was said before', async () => {
  const before = await run();
  before.start();
  const opened = before.clock();
  await until('it moves', () => before.clock() > opened);
  now += 2 * MINUTE;
  await until('it is two minutes on', () => before.clock() > opened + 200);
  await before.stop();

  const after = await run();
  expect(idsOf(after)).toEqual(idsOf(before));
  expect(after.image('4')).toEqual({ clock: before.clock(), matches: before.image('4').matches });
  now += 10 * MINUTE;
  after.start();
  await until('it has caught up', () => after.clock() >= (START + 12 * MINUTE) / 500);
  const late = after
    .matches()
    .filter(({ startsAt, inPlay, state }) => startsAt.getTime() < now - MINUTE && !inPlay && state !== 'closed');
  expect(late).toEqual([]);
  const known = new Set(idsOf(before));
  expect(idsOf(after).filter((id) => known.has(id)).length).toBeGreaterThan(50);
});

test('a process that was killed leaves a world that the next one goes on with', async () => {
  const killed = await run();
  killed.start();
  const opened = killed.clock();
  await until('it moves', () => killed.clock() > opened);
  // Nothing is stopped: its database is opened anew by another one.
  const next = await run();
  expect(idsOf(next)).toEqual(idsOf(killed));
  next.start();
  now += HOUR;
  await until('it moves', () => next.clock() > opened + 7000);
});

test('a clock that was said is never said again, though this machine’s time went back', async () => {
  const before = await run();
  before.tick();
  now += HOUR;
  before.start();
  await until('it has moved', () => before.clock() >= (START + HOUR) / 500);
  await before.stop();
  now = START;
  const after = await run();
  after.tick();
  expect(after.clock()).toBe(before.clock() + 1);
});

test('a state of another version is not gone on from, and the clock goes on all the same', async () => {
  const before = await run();
  await database.query(`update world set clock = clock + 100, state = '{"format":0}'`);
  const after = await run();
  expect(after.matches()).toHaveLength(62);
  expect(after.clock()).toBe(before.clock() + 101);
});

describe('two processes on one database', () => {
  /** What they say to each other, and a way to lose it. */
  class Wire extends EventEmitter {
    isCut = false;
    end(name: string): Processes {
      return {
        tell: (topic, payload) => {
          if (!this.isCut) this.emit(topic, name, structuredClone(payload));
        },
        hear: (topic, heard) => {
          this.on(topic, (from: string, payload: unknown) => {
            if (from !== name) heard(payload);
          });
        },
      };
    }
  }
  const shared = (): Database => ({ ...database, isShared: true });

  async function two() {
    const wire = new Wire();
    const moments: Moment[][] = [[], []];
    const mortal = { ...shared(), isDead: false };
    const query = mortal.query;
    mortal.query = async (sql, ...parameters) => {
      if (mortal.isDead) throw new Error('The database is away');
      return query(sql, ...parameters);
    };
    const [first, second] = [await run(mortal, wire.end('first')), await run(shared(), wire.end('second'))];
    for (const [index, feed] of [first, second].entries()) feed.onMoment((moment) => moments[index]?.push(moment));
    first.start();
    const opened = first.clock();
    await until('the first one leads', () => first.clock() > opened);
    second.start();
    return { first, second, moments, wire, mortal };
  }

  test('show the same matches and prices at every tick, and the same moments', async () => {
    const { first, second, moments } = await two();
    const [mine = [], other = []] = moments;
    const seen = other.length;
    now += 5000;
    await until('both moved', () => other.length > seen && second.clock() === first.clock());
    for (const channel of ['4', 'inplay'] as const)
      expect(second.image(channel).matches).toEqual(first.image(channel).matches);
    expect(other.at(-1)).toEqual(mine.at(-1));
  });

  test('the second one follows by the database alone where the two can’t hear each other, and nobody bets there at prices of before', async () => {
    const { first, second, wire } = await two();
    const takesBets = (feed: Feed) => feed.world().matches.some(({ state }) => state === 'open');
    await until('both take bets', () => takesBets(first) && takesBets(second));
    wire.isCut = true;
    await until('the second takes none', () => !takesBets(second));
    expect(second.matches().some(({ state }) => state === 'open')).toBe(false);
    now += 5000;
    await until('it follows', () => second.clock() >= now / 500 && first.clock() > second.clock() - 10);
    expect(idsOf(second)).toEqual(idsOf(first));
    expect([takesBets(first), takesBets(second)]).toEqual([true, false]);
    expect([first.isInStep(), second.isInStep()]).toEqual([true, false]);
    wire.isCut = false;
    now += 1000;
    await until('both take bets again', () => takesBets(second) && shown(first) === shown(second));
    expect(second.isInStep()).toBe(true);
  });

  test('the second one leads within seconds when the first is gone, and the first follows when it is back', async () => {
    const { first, second, wire, mortal } = await two();
    const ids = idsOf(first);
    mortal.isDead = true;
    wire.isCut = true;
    await until('the first stands still, for it may not lead unkept', () => {
      now += 600;
      return first.clock() < now / 500 - 10;
    });
    const stood = second.clock();
    await until('nobody bets at the first', () => first.world().matches.every(({ state }) => state !== 'open'));
    const term = async () => (await database.query('select term from world'))[0]?.term;
    await until('the second leads', async () => (await term()) === 2 && second.clock() > stood + 1);
    expect(idsOf(second).filter((id) => ids.includes(id)).length).toBeGreaterThan(50);
    mortal.isDead = false;
    wire.isCut = false;
    now += 5000;
    await until(
      'both show the same',
      () => first.clock() === second.clock() && first.clock() > stood && shown(first) === shown(second),
    );
    expect(await term()).toBe(2);
  });
});
