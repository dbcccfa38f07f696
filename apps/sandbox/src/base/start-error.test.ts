import { explainStartError, SandboxStartError } from './start-error.ts';

test.each([
  ['the system', Object.assign(new Error('write failed'), { code: 'ENOSPC' })],
  ['a Postgres server', Object.assign(new Error('could not extend file'), { code: '53100' })],
  ['the embedded Postgres', { name: 'ErrnoError', errno: 51 }],
])('a full disk is one sentence, whoever says it: %s', (_, error) => {
  const explained = explainStartError(error, '/data');
  expect(explained).toBeInstanceOf(SandboxStartError);
  expect(explained).toMatchObject({
    reason: 'disk-full',
    message: 'The disk is full (/data). Free some space and start again.',
  });
});

test('any other error stays what it is', () => {
  const error = new Error('something else');
  expect(explainStartError(error)).toBe(error);
});
