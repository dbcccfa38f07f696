import { ApiError, type ApiErrorKind } from '@pavilion/api-client';
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
  'a read that fails by %s is tried once more, and told',
  async (kind) => {
    expect(await ask(kind)).toEqual({ tries: 2, errors: 1, events: [] });
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
