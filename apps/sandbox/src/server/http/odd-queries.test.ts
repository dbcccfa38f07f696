import { type Call, calls } from '@pavilion/api-client/wire';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { BASES } from './calls.ts';

let sandbox: TestSandbox;
let tokens: Record<string, string>;
beforeAll(async () => {
  sandbox = await testSandbox();
  const token = String((await sandbox.post('/api/login/demo')).body.token);
  tokens = { token, 'xu-auth': token };
});
afterAll(() => sandbox.close());

/** The fields of a call's input by name; a name of none for what takes several forms. */
const fieldsOf = ({ request }: Call): string[] =>
  Object.keys((request as { shape?: object }).shape ?? { reference: '' });
const every = Object.entries(calls) as [keyof typeof calls, Call][];

test.each(every)('%s refuses a control character in its query by the field, and never fails by it', async (_, call) => {
  const fields = [...new Set([...fieldsOf(call), 'reference'])];
  for (const field of fields) {
    for (const odd of ['%00', 'a%00b', '%01', '%0a', '%1B', '%7f', '%c2%85']) {
      const url = `${BASES[call.host]}${call.path}?${field}=${odd}`;
      const answer = await sandbox.app.inject({ method: call.method, url, headers: tokens });
      expect([url, answer.statusCode, answer.json()]).toEqual([
        url,
        422,
        {
          error: true,
          message: `The field ${field} is not valid.`,
          field,
          code: 'field-not-valid',
          values: { field },
          requestId: expect.any(String),
        },
      ]);
    }
  }
  const url = `${BASES[call.host]}${call.path}?%00=1`;
  expect((await sandbox.app.inject({ method: call.method, url, headers: tokens })).statusCode).toBe(422);
});

test.each(every.filter(([, { method }]) => method === 'POST'))(
  '%s refuses a NUL in its body by the field, and never fails by it',
  async (_, call) => {
    for (const field of fieldsOf(call)) {
      const url = BASES[call.host] + call.path;
      const payload = { [field]: 'a\u0000b' };
      const { statusCode, body } = await sandbox.app.inject({ method: 'POST', url, headers: tokens, payload });
      expect([url, field, statusCode, body]).toEqual([url, field, 422, expect.stringContaining('is not valid.')]);
    }
  },
);

test('what is no call takes any text in its query that can be kept', async () => {
  const { statusCode } = await sandbox.app.inject({ url: '/sandbox/inbox?mobile=%09', headers: { host: 'localhost' } });
  expect(statusCode).toBe(200);
});
