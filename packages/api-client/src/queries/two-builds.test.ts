import { QueryClient, QueryObserver } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import type * as queries from './index.ts';
import type * as allKeys from './keys.ts';

/** The queries of a build that was compiled with the wire `fingerprint`. */
function buildOf(fingerprint: string): typeof queries & typeof allKeys {
  const loaded: { build?: typeof queries & typeof allKeys } = {};
  Object.assign(globalThis, { __PAVILION_WIRE__: fingerprint });
  jest.isolateModules(() => {
    loaded.build = { ...require('./index.ts'), ...require('./keys.ts') };
  });
  Reflect.deleteProperty(globalThis, '__PAVILION_WIRE__');
  if (!loaded.build) throw new Error('the build did not load');
  return loaded.build;
}

/** An API whose answers are read by one build: `read` tells whose. */
function readBy(read: string) {
  const call = jest.fn(async () => ({ data: { read, bets: [], count: 0 } }));
  return { api: { call } as unknown as Api, call };
}

const older = buildOf('wire-1');
const newer = buildOf('wire-2');
const client = new QueryClient();
afterEach(() => client.clear());

test('builds with other schemas share the cache and read nothing of each other', async () => {
  const [mine, theirs] = [readBy('older'), readBy('newer')];
  await client.fetchQuery(older.exposureQuery(mine.api));
  const theirData = await client.fetchQuery({
    ...newer.exposureQuery(theirs.api),
    staleTime: Number.POSITIVE_INFINITY,
  });
  expect(theirData).toMatchObject({ read: 'newer' });
  expect(client.getQueryData(older.exposureQuery(mine.api).queryKey)).toMatchObject({ read: 'older' });
  expect(client.getQueryCache().getAll()).toHaveLength(2);
});

test('builds with the same schemas read each other’s entries', async () => {
  const [mine, theirs] = [readBy('older'), readBy('the same')];
  await client.fetchQuery(older.exposureQuery(mine.api));
  const query = buildOf('wire-1').exposureQuery(theirs.api);
  expect(await client.fetchQuery({ ...query, staleTime: Number.POSITIVE_INFINITY })).toMatchObject({ read: 'older' });
  expect(theirs.call).not.toHaveBeenCalled();
});

test('what a mutation of one build invalidates is read again in every build that shows it', async () => {
  const builds = [older, newer].map((build) => {
    const { api, call } = readBy('it');
    const stop = new QueryObserver(client, build.exposureQuery(api)).subscribe(() => {});
    return { call, stop };
  });
  const { meta } = older.placeBetMutation(readBy('older').api);
  await client.refetchQueries();
  const before = builds.map(({ call }) => call.mock.calls.length);
  await Promise.all((meta?.invalidates ?? []).map((queryKey) => client.invalidateQueries({ queryKey })));
  expect(builds.map(({ call }) => call.mock.calls.length)).toEqual(before.map((count) => count + 1));
  for (const { stop } of builds) stop();
});
