import * as z from 'zod/mini';
import type { Api } from '../api.ts';
import { calls } from '../wire/index.ts';
import * as factories from './index.ts';
import { keys } from './keys.ts';
import { nextSkip } from './paging.ts';
import { clientRef, everyFactory, type Options, run, signal } from './testing.ts';

/** Asked for several things: pages of bets, the bets of a match, and what became of a reference; pages of deposits, and one of them. */
const FORMS: Readonly<Record<string, number>> = { getBets: 3, getDeposits: 2 };

test('every call of the wire is asked by exactly one options factory for each thing that it is asked for', () => {
  expect(everyFactory.flatMap(({ made }) => made.map(({ call }) => call.name)).toSorted()).toEqual(
    Object.keys(calls)
      .flatMap((name) => Array.from({ length: FORMS[name] ?? 1 }, () => name))
      .toSorted(),
  );
});

test.each(everyFactory)('$name asks one call, and what it asks is what the wire promises', ({ made }) => {
  const [only, ...more] = made;
  if (!only) throw new Error('nothing was asked');
  expect(more).toEqual([]);
  expect(z.safeEncode(only.call.request, only.input)).toMatchObject({ success: true });
});

test('reads are queries, which end when nobody looks any more; writes are mutations', () => {
  for (const { name, options, made } of everyFactory) {
    // Signing out is a GET by the operator's choice (spec §7).
    const isRead = made[0]?.call.method === 'GET' && made[0].call !== calls.signOut;
    expect([name, options.queryFn !== undefined, made[0]?.signal]).toEqual([name, isRead, isRead ? signal : undefined]);
  }
});

test('each query has a key of its own, under one of the known beginnings', () => {
  const queryKeys = everyFactory.flatMap(({ options }) => (options.queryKey ? [options.queryKey] : []));
  expect(new Set(queryKeys.map((key) => JSON.stringify(key))).size).toBe(queryKeys.length);
  expect(new Set(queryKeys.map(([first]) => first))).toEqual(new Set(Object.values(keys).map(([first]) => first)));
});

test('the key of each query ends with the wire that reads its data', () => {
  const untold = everyFactory.filter(({ options }) => options.queryKey && options.queryKey.at(-1) !== 'source');
  expect(untold.map(({ name }) => name)).toEqual([]);
});

test('every call that moves money says which queries it invalidates', () => {
  const silent = everyFactory.filter(({ made, options }) => made[0]?.call.once && !options.meta?.invalidates?.length);
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('a list goes on where the last page ended, until its count is reached', () => {
  const next = nextSkip(10);
  expect([next({ count: 25 }, [], 0), next({ count: 25 }, [], 10), next({ count: 25 }, [], 20)]).toEqual([
    10,
    20,
    null,
  ]);
  expect([next({ count: 20 }, [], 10), next({ count: 0 }, [], 0)]).toEqual([null, null]);
});

test('the bet of a client reference is asked for by that alone', () => {
  const { made } = run('betsQuery', (api) => factories.betsQuery(api, { clientref: clientRef }) as unknown as Options);
  expect(made[0]?.input).toEqual({ clientref: clientRef });
});

test('the bets of a match are all of them, page after page, each once, also where one is placed meanwhile', async () => {
  const bets = Array.from({ length: 230 }, (_, at) => ({ id: `B${at}` }));
  const skips: unknown[] = [];
  const api: Api = {
    async call(_call, input) {
      const { skip, pagesize } = input as { readonly skip: number; readonly pagesize: number };
      skips.push(skip);
      // What is newest comes first, and moves the others on.
      if (skip === 100) bets.unshift({ id: 'new' });
      return { data: { bets: bets.slice(skip, skip + pagesize), count: bets.length } } as never;
    },
  };
  const { queryFn, queryKey } = factories.betsOfMatchQuery(api, 'm1') as unknown as Options;
  const read = (await queryFn?.({ signal, queryKey: queryKey ?? [] } as never)) as { readonly id: string }[];
  expect(read.map(({ id }) => id).toSorted()).toEqual(Array.from({ length: 230 }, (_, at) => `B${at}`).toSorted());
  expect(skips).toEqual([0, 100, 200]);
});

describe('betOfReferenceQuery', () => {
  const ask = (data: object) => {
    const api = { call: async () => ({ data }) } as unknown as Api;
    const { queryFn } = factories.betOfReferenceQuery(api, clientRef) as unknown as Options;
    return queryFn?.({ signal, queryKey: [] } as never);
  };

  it('returns null where the operator has no such bet', async () => {
    expect(await ask({ bets: [], count: 0 })).toBeNull();
  });

  it('throws where the bet was left out of the answer', async () => {
    await expect(ask({ bets: [], count: 1 })).rejects.toMatchObject({ kind: 'invalid' });
  });
});

describe('paging beside items that were left out', () => {
  it('reads the bets of a match to their count', async () => {
    const skips: unknown[] = [];
    const api = {
      async call(_call: unknown, { skip }: { readonly skip: number }) {
        skips.push(skip);
        return { data: { bets: [{ id: `B${skip}` }], count: 250 } };
      },
    } as unknown as Api;
    const { queryFn } = factories.betsOfMatchQuery(api, 'm1') as unknown as Options;
    expect(await queryFn?.({ signal, queryKey: [] } as never)).toHaveLength(3);
    expect(skips).toEqual([0, 100, 200]);
  });

  const pageAfter = (page: object, pages: readonly object[]) =>
    factories.notificationsQuery({} as Api, {}, 2).getNextPageParam(page as never, pages as never, null, []);

  it('reads notifications on from where the operator says', () => {
    const page = { notifications: [{ id: 'n2' }], count: 3, unread: 0, next: 'n1' };
    const last = { ...page, next: null };
    expect([pageAfter(page, [page]), pageAfter(last, [page, last])]).toEqual(['n1', null]);
  });

  it('reads notifications of an older operator to their count', () => {
    const page = { notifications: [{ id: 'n1' }], count: 3, unread: 0 };
    expect([pageAfter(page, [page]), pageAfter(page, [page, page])]).toEqual(['n1', undefined]);
  });
});
