import { type GameProvider, gameProvider } from '../../testing/game-provider.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';

let sandbox: TestSandbox;
let spribe: GameProvider;
beforeAll(async () => {
  sandbox = await testSandbox();
  spribe = await gameProvider(sandbox);
});
afterAll(() => sandbox.close());

const CALLS = 'authenticate, balance, bet, win, bet-win, rollback';
const unknown = `There is no such call. The calls are ${CALLS}.`;

test.each([
  ['POST', '/wallet-api/debit', 404, unknown],
  ['GET', '/wallet-api/debit', 404, unknown],
  ['GET', '/wallet-api/', 404, unknown],
  ['GET', '/wallet-api', 404, unknown],
  ['POST', '/wallet-api/bet/1', 404, unknown],
  ['GET', '/wallet-api/balance', 405, 'Every call is a POST, and this is a GET.'],
  ['GET', '/wallet-api/balance?token=x', 405, 'Every call is a POST, and this is a GET.'],
  ['DELETE', '/wallet-api/bet', 405, 'Every call is a POST, and this is a DELETE.'],
] as const)('%s %s is answered by a code', async (method, url, status, message) => {
  const answer = await sandbox.app.inject({ method, url });
  expect([answer.statusCode, answer.json()]).toEqual([status, { code: 'INVALID_REQUEST', message }]);
  expect([answer.headers.allow, answer.headers['cache-control']]).toEqual([
    status === 405 ? 'POST' : undefined,
    'no-store',
  ]);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'a body of %s is refused by the name of the header',
  async (type) => {
    for (const call of ['balance', 'debit']) {
      const { url, body, headers } = spribe.signed(call, { token: 'A'.repeat(43) });
      const answer = await sandbox.app.inject({
        method: 'POST',
        url,
        payload: body,
        headers: { ...headers, 'content-type': type },
      });
      expect([answer.statusCode, answer.json()]).toEqual([
        415,
        { code: 'INVALID_REQUEST', message: 'The header content-type has to be application/json.' },
      ]);
    }
  },
);

test('a body that is too long is refused by the size that is taken', async () => {
  for (const call of ['balance', 'debit']) {
    const { status, body } = await spribe.send(call, { token: 'A'.repeat(5000) });
    expect([status, body]).toEqual([413, { code: 'INVALID_REQUEST', message: 'The body is longer than 4096 bytes.' }]);
  }
});
