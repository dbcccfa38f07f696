import { MINUTE } from '../../base/index.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';

let sandbox: TestSandbox;
let count = 0;
let mobile: string;
beforeAll(async () => {
  sandbox = await testSandbox();
});
beforeEach(() => {
  count += 1;
  mobile = `90000044${String(count).padStart(2, '0')}`;
});
afterAll(() => sandbox.close());

const send = () => sandbox.post('/api/sendOtpToMobile', { mobile, country_code: '+91' });
const verify = (otp: string) => sandbox.post('/api/mobileVerification', { mobile, country_code: '+91', otp });
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const headers = { host: 'localhost' };
interface Message {
  readonly code: string;
  readonly used: boolean;
  readonly ended: string | null;
}
/** What the inbox has of this number, the newest first: whether each was used, and how it ended. */
const endings = async () => {
  const { body } = await sandbox.app.inject({ url: `/sandbox/inbox.json?mobile=${mobile}`, headers });
  return (JSON.parse(body) as { messages: Message[] }).messages.map(({ used, ended }) => [used, ended]);
};
const page = async () => (await sandbox.app.inject({ url: `/sandbox/inbox?mobile=${mobile}`, headers })).body;

test('a code that can be used has no end, and the page says until when', async () => {
  await send();
  expect([await endings(), await page()]).toEqual([
    [[false, null]],
    expect.stringMatching(/Valid until \S+ IST, one use/),
  ]);
});

test('a code that was used says so', async () => {
  await send();
  await verify(await sandbox.codeOf(mobile));
  expect([await endings(), await page()]).toEqual([[[true, 'used']], expect.stringContaining('>Used<')]);
});

test('a code that five wrong tries have ended says that, and not that it ran out or can be used', async () => {
  await send();
  const code = await sandbox.codeOf(mobile);
  for (let turn = 0; turn < 4; turn += 1) await verify(wrong(code));
  expect(await endings()).toEqual([[false, null]]);
  await verify(wrong(code));
  const ended = expect.stringContaining('Blocked after five wrong attempts');
  expect([await endings(), await page()]).toEqual([[[false, 'tries']], ended]);
  sandbox.pass(20 * MINUTE);
  expect([await endings(), await page()]).toEqual([[[false, 'tries']], ended]);
});

test('a code that a newer one has replaced says that, also once it would have run out', async () => {
  await send();
  await send();
  expect(await endings()).toEqual([
    [false, null],
    [false, 'replaced'],
  ]);
  expect(await page()).toContain('Replaced by a newer code');
  sandbox.pass(11 * MINUTE);
  expect(await endings()).toEqual([
    [false, 'expired'],
    [false, 'replaced'],
  ]);
});

test('a code that nobody used in time says when it ran out, whatever is sent after it', async () => {
  await send();
  sandbox.pass(11 * MINUTE);
  expect([await endings(), await page()]).toEqual([[[false, 'expired']], expect.stringMatching(/Expired at \S+ IST/)]);
  await send();
  expect(await endings()).toEqual([
    [false, null],
    [false, 'expired'],
  ]);
});
