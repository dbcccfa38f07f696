import { Refusal } from '../../base/index.ts';
import { createApp, logFailure } from './app.ts';

/** What an app answers where a handler throws `error`: its status, when to come again, and what it says. */
async function answered(error: Error): Promise<[number, string | string[] | number | undefined, string]> {
  const app = await createApp({ logLevel: 'silent' });
  app.get('/api/failing', () => {
    throw error;
  });
  const { statusCode, headers, json } = await app.inject('/api/failing');
  await app.close();
  return [statusCode, headers['retry-after'], json().message];
}

const AWAY = 'The service is not available right now. Try again in a moment.';
const ofPostgres = (code: string) => Object.assign(new Error('said by Postgres'), { code });

test.each([
  ['was given up in a deadlock, again and again', ofPostgres('40P01')],
  ['can’t be put in an order with others', ofPostgres('40001')],
  ['took too long', ofPostgres('57014')],
  ['found no free connection', new Error('timeout exceeded when trying to connect')],
  ['lost its connection', new Error('Connection terminated unexpectedly')],
])('a call whose statement %s is answered with a 503 that says when to come again', async (_, error) => {
  expect(await answered(error)).toEqual([503, '1', AWAY]);
});

test('what nobody foresaw is answered without a word of why, and nobody is told to come again', async () => {
  expect(await answered(ofPostgres('23514'))).toEqual([500, undefined, 'Something went wrong']);
});

test.each([
  ['told to come again because too much is asked', new Refusal(503, 'Too much is asked at once.'), 'info'],
  ['told to come again because the database is away', ofPostgres('57014'), 'warn'],
  ['answered by what nobody foresaw', ofPostgres('23514'), 'error'],
  ['refused', new Refusal(409, 'Not enough funds.'), null],
] as const)('who is %s stands in the log where it belongs, with a stack only for a fault', (_, error, level) => {
  const lines: (readonly [string, unknown])[] = [];
  const line = (name: string) => (entry: object) => lines.push([name, 'err' in entry]);
  logFailure({ info: line('info'), warn: line('warn'), error: line('error') }, error, 'request failed');
  expect(lines).toEqual(level === null ? [] : [[level, level === 'error']]);
});
