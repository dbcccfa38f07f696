import { deskBrowser, signedInDesk } from '../../testing/desk.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';

const MOBILE = '9000000321';
let sandbox: TestSandbox;
let code: string;
beforeAll(async () => {
  sandbox = await testSandbox();
  await sandbox.post('/api/sendOtpToMobile', { mobile: MOBILE, country_code: '+91' });
  code = await sandbox.codeOf(MOBILE);
});
afterAll(() => sandbox.close());

const PATHS = ['/sandbox/inbox', '/sandbox/inbox.json', `/sandbox/inbox.json?mobile=${MOBILE}`, '/sandbox/inbox/'];
const read = async (url: string, request: { headers?: Record<string, string>; remoteAddress?: string } = {}) => {
  const { statusCode, body, headers } = await sandbox.app.inject({ url, ...request });
  return { status: statusCode, hasCode: body.includes(code), headers };
};

test.each(['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000'])(
  'at this machine, asked for as %s, the inbox is open',
  async (host) => {
    expect(code).toMatch(/^\d{6}$/);
    for (const path of PATHS)
      expect(await read(path, { headers: { host } })).toMatchObject({ status: 200, hasCode: true });
    expect(await read(PATHS[0] ?? '', { headers: { host }, remoteAddress: '::ffff:127.0.0.1' })).toMatchObject({
      hasCode: true,
    });
  },
);

test.each([
  ['another machine', { remoteAddress: '203.0.113.7' }],
  ['another machine that calls this one localhost', { remoteAddress: '203.0.113.7', headers: { host: 'localhost' } }],
  ['a name that leads here (DNS rebinding)', { headers: { host: 'evil.example' } }],
  ['a name that begins like this machine’s', { headers: { host: '127.0.0.1.evil.example' } }],
  ['a name that is none', { headers: { host: 'localhost/@evil' } }],
  ['a proxy that says whom it speaks for', { headers: { host: 'localhost', 'x-forwarded-for': '203.0.113.7' } }],
  ['a proxy that says so in the standard’s way', { headers: { host: 'localhost', forwarded: 'for=203.0.113.7' } }],
  ['a proxy that says no more than that it is one', { headers: { host: 'localhost', via: '1.1 edge' } }],
])('nobody reads a code from %s', async (_, request) => {
  for (const path of PATHS) {
    const { status, hasCode, headers } = await read(path, request);
    expect([path, hasCode]).toEqual([path, false]);
    if (path.includes('.json')) expect(status).toBe(403);
    else expect([status, headers.location]).toEqual([303, '/sandbox/desk/inbox']);
  }
});

test('where a proxy is believed nobody sits at this machine, whatever their request says', async () => {
  const behind = await testSandbox({ proxies: '127.0.0.1' });
  await behind.post('/api/sendOtpToMobile', { mobile: MOBILE, country_code: '+91' });
  for (const path of PATHS) {
    const { statusCode, body } = await behind.app.inject({ url: path });
    expect([statusCode, body.includes('is your code to'), body.includes('messages')]).toEqual([
      path.includes('.json') ? 403 : 303,
      false,
      false,
    ]);
  }
  await behind.close();
});

test.each(['cross-site', 'same-site'])('a %s page can’t fetch the codes at this machine either', async (site) => {
  const headers = { host: 'localhost:3000', 'sec-fetch-site': site, 'sec-fetch-mode': 'no-cors' };
  for (const path of PATHS) expect(await read(path, { headers })).toMatchObject({ hasCode: false });
  const link = {
    host: 'localhost:3000',
    'sec-fetch-site': site,
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  };
  expect(await read('/sandbox/inbox', { headers: link })).toMatchObject({
    hasCode: true,
    headers: {
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'DENY',
    },
  });
  const framed = { ...link, 'sec-fetch-dest': 'iframe' };
  expect(await read('/sandbox/inbox', { headers: framed })).toMatchObject({ hasCode: false });
});

test('the inbox is at the desk for its owner, and for nobody else who is signed in or not; the log has that it was read', async () => {
  const [signedIn, stranger] = [await signedInDesk(sandbox), deskBrowser(sandbox)];
  const operator = await signedInDesk(sandbox, 'Asha');
  for (const path of ['/inbox', '/inbox.json', `/inbox.json?mobile=${MOBILE}`]) {
    const [shown, refused] = [await signedIn.open(path), await stranger.open(path)];
    expect([shown.status, shown.body.includes(code)]).toEqual([200, true]);
    expect([refused.status, refused.body.includes(code)]).toEqual([401, false]);
    const denied = await operator.open(path);
    expect([denied.status, denied.body.includes(code)]).toEqual([403, false]);
  }
  const { body } = await signedIn.open('/log?room=inbox');
  expect(body.split('Read the codes that were sent<')).toHaveLength(2);
  expect(body).toContain(`Read the codes that were sent to ${MOBILE}`);
});
