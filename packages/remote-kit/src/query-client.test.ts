import { ApiError, type ApiErrorKind } from '@pavilion/api-client';
import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from './query-client.ts';

function ask(kind: ApiErrorKind) {
  const errors: unknown[] = [];
  const events: string[] = [];
  const client = createQueryClient({ error: (error) => errors.push(error), event: (name) => events.push(name) });
  let tries = 0;
  const answer = client
    .fetchQuery({
      queryKey: [kind],
      retry: client.getDefaultOptions().queries?.retry ?? false,
      retryDelay: 0,
      queryFn: () => {
        tries += 1;
        throw new ApiError({ kind, call: 'getGames' });
      },
    })
    .catch(() => client.clear());
  return answer.then(() => ({ tries, errors: errors.length, events }));
}

test.each(['network', 'timeout', 'server'] as const)(
  'a read that fails by %s is told, and not tried again here: the API client has done what is safe',
  async (kind) => {
    expect(await ask(kind)).toEqual({ tries: 1, errors: 1, events: [] });
  },
);

test.each(['refused', 'limited', 'unauthorised'] as const)(
  'a read that is %s is an answer: neither tried again nor an error',
  async (kind) => {
    expect(await ask(kind)).toEqual({ tries: 1, errors: 0, events: ['call refused'] });
  },
);

test('a read whose answer is not valid is told and not tried again; one that was called off is nothing', async () => {
  expect(await ask('invalid')).toEqual({ tries: 1, errors: 1, events: [] });
  expect(await ask('aborted')).toEqual({ tries: 1, errors: 0, events: [] });
});

describe('what a mutation invalidates', () => {
  /** A page that shows deposits, one that shows bets, and a mutation that invalidates deposits. */
  async function open(mutationFn: () => Promise<unknown>) {
    const client = createQueryClient({ error() {}, event() {} });
    const reads: string[] = [];
    const show = (name: string) => {
      const queryFn = async () => reads.push(name);
      return new QueryObserver(client, {
        queryKey: [name, { page: 1 }],
        queryFn,
        staleTime: Number.POSITIVE_INFINITY,
      }).subscribe(() => {});
    };
    const stops = [show('deposits'), show('bets')];
    const settled = async () => {
      while (client.isFetching() > 0) await new Promise(setImmediate);
    };
    await settled();
    reads.length = 0;
    const mutation = new MutationObserver(client, { mutationFn, meta: { invalidates: [['deposits']] } });
    await mutation.mutate().catch(() => undefined);
    await settled();
    for (const stop of stops) stop();
    client.clear();
    return reads;
  }

  test('is read again once it has succeeded, and nothing else is', async () => {
    expect(await open(async () => 'done')).toEqual(['deposits']);
  });

  test('is read again when it has failed too: its outcome may be unknown', async () => {
    expect(await open(() => Promise.reject(new ApiError({ kind: 'timeout', call: 'createDeposit' })))).toEqual([
      'deposits',
    ]);
  });
});
