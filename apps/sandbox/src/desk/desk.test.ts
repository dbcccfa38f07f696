import { HOUR } from '../base/index.ts';
import { testDatabase } from '../testing/database.ts';
import { type DeskBrowser, deskBrowser, formsOf, signedInDesk } from '../testing/desk.ts';
import { NO_LIMITS, type TestSandbox, testSandbox } from '../testing/sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());

const ROOMS = [
  '',
  '/deposits',
  '/withdrawals',
  '/kyc',
  '/players',
  '/players/10234',
  '/players/10234/limits',
  '/players/10234/story',
  '/players/10234/ledger',
  '/players/10234/payments',
  '/players/10234/bets',
  '/players/10234/bonuses',
  '/messages',
  '/house',
  '/operators',
  '/gateways',
  '/methods',
  '/corrections',
  '/rounds',
  '/providers',
  '/providers/spribe',
  '/releases',
  '/log',
];

describe('whoever is not signed in', () => {
  test.each([...ROOMS, '/files/x', '/nothing', '/deposits/DP-1'])(
    'sees the sign-in page at %s and nothing else',
    async (path) => {
      const { status, body } = await deskBrowser(sandbox).open(path);
      expect([status, body.includes('Operator’s desk'), body.includes('Rohit')]).toEqual([401, true, false]);
    },
  );

  test('a player’s token opens nothing, as a header or as the cookie', async () => {
    const { token } = (await sandbox.post('/api/login/demo')).body;
    for (const headers of [
      { token: String(token) },
      { 'xu-auth': String(token) },
      { cookie: `pavilion-desk=${token}` },
    ]) {
      const { statusCode } = await sandbox.app.inject({ url: '/sandbox/desk/house', headers: headers as never });
      expect(statusCode).toBe(401);
    }
  });

  test('does nothing by sending a form', async () => {
    const { status } = await deskBrowser(sandbox).post('/organisations/pavilion/status', {
      value: 'suspended',
      csrf: 'x',
    });
    expect(status).toBe(401);
    expect((await sandbox.get('/api/getAppDetails')).body).toMatchObject({ data: { BRAND_STATUS: 'live' } });
  });
});

describe('signing in', () => {
  test('sets a cookie that scripts can’t read and other sites can’t send, for the desk alone', async () => {
    const browser = deskBrowser(sandbox);
    await browser.open('');
    const [form] = formsOf((await browser.open('/log')).body);
    const answer = await sandbox.app.inject({
      method: 'POST',
      url: '/sandbox/desk/sign-in',
      headers: {
        host: 'localhost:3000',
        cookie: browser.cookies(),
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: String(new URLSearchParams({ ...form?.hidden, password: 'Pavilion-desk' })),
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/sandbox/desk/log']);
    expect(answer.headers['set-cookie']).toMatch(
      /^pavilion-desk=[\w-]{43}; Path=\/sandbox\/desk; Max-Age=28800; HttpOnly; SameSite=Strict$/,
    );
  });

  test('with a wrong password is refused, and the page says so', async () => {
    const browser = deskBrowser(sandbox);
    await browser.open('');
    const { status, body } = await browser.send('/sign-in', { password: 'Pavilion1' });
    expect([status, body.includes('This is not the password.')]).toEqual([401, true]);
    expect((await browser.open('/log')).status).toBe(401);
  });

  test('says where its password is, whichever it is and however often the sandbox was started', async () => {
    const { body } = await deskBrowser(sandbox).open('');
    expect(body).toContain(
      'password is set by <code>PAVILION_DESK_PASSWORD</code>; where none is set, the one that the sandbox printed',
    );
  });

  test('needs the form’s own proof', async () => {
    const browser = deskBrowser(sandbox);
    await browser.open('');
    for (const csrf of ['', 'x'.repeat(43)])
      expect((await browser.post('/sign-in', { password: 'Pavilion-desk', csrf })).status).toBe(403);
  });

  test('leads back below the desk and nowhere else', async () => {
    for (const to of [
      'https://evil.example',
      '//evil.example',
      '/sandbox/desk/../../home',
      '/sandbox/desk//evil',
      '/sandbox/deskx',
      'javascript:alert(1)',
    ]) {
      const browser = deskBrowser(sandbox);
      await browser.open('');
      const [form] = formsOf((await browser.open('')).body);
      const { headers } = await sandbox.app.inject({
        method: 'POST',
        url: '/sandbox/desk/sign-in',
        headers: { host: 'localhost', cookie: browser.cookies(), 'content-type': 'application/x-www-form-urlencoded' },
        payload: String(new URLSearchParams({ ...form?.hidden, to, password: 'Pavilion-desk' })),
      });
      expect([to, String(headers.location).startsWith('/sandbox/desk')]).toEqual([to, true]);
      expect(String(headers.location)).not.toMatch(/evil\.example|\.\./);
    }
  });

  test('the known password is taken at this machine only, and not through a proxy', async () => {
    for (const headers of [
      { host: 'casino.example' },
      { 'x-forwarded-for': '203.0.113.7' },
      { forwarded: 'for=203.0.113.7' },
    ]) {
      const browser = deskBrowser(sandbox);
      const [form] = formsOf((await browser.open('')).body);
      const { status, body } = await browser.post('/sign-in', { ...form?.hidden, password: 'Pavilion-desk' }, headers);
      expect([status, body.includes('PAVILION_DESK_PASSWORD')]).toEqual([403, true]);
    }
  });

  test('is over after eight hours, and at once by signing out', async () => {
    const [stays, leaves] = [await signedInDesk(sandbox), await signedInDesk(sandbox)];
    const kept = leaves.cookies();
    await leaves.open('');
    await leaves.send('/sign-out');
    const { statusCode } = await sandbox.app.inject({ url: '/sandbox/desk', headers: { cookie: kept } });
    expect(statusCode).toBe(401);
    sandbox.pass(8 * HOUR - 1);
    expect((await stays.open('')).status).toBe(200);
    sandbox.pass(1);
    expect((await stays.open('')).status).toBe(401);
  });
});

test('guesses are limited by address', async () => {
  const limited = await testSandbox({ limits: { ...NO_LIMITS, deskSignInsPerAddress: { times: 3, per: 60_000 } } });
  const browser = deskBrowser(limited);
  await browser.open('');
  const tries = [];
  for (let turn = 0; turn < 4; turn += 1) tries.push(await browser.send('/sign-in', { password: `guess ${turn}` }));
  expect(tries.map(({ status }) => status)).toEqual([401, 401, 401, 429]);
  expect(tries[3]?.headers['retry-after']).toBe('60');
  expect((await browser.send('/sign-in', { password: 'Pavilion-desk' })).status).toBe(429);
  await limited.close();
});

test('a password that is set opens the desk, and the known one does not', async () => {
  const set = await testSandbox({ deskPassword: 'eight or more' });
  expect(set.deskPassword).toBeNull();
  const browser = deskBrowser(set);
  await browser.open('');
  expect((await browser.send('/sign-in', { password: 'Pavilion-desk' })).status).toBe(401);
  expect((await browser.send('/sign-in', { password: 'eight or more' })).status).toBe(200);
  await set.close();
});

test('where others reach it, a password is made by chance, told once and kept as a hash', async () => {
  const open = await testSandbox({ isPublic: true });
  const made = String(open.deskPassword);
  expect(made).toMatch(/^[\w-]{16}$/);
  const [row] = await open.database.query(`select value from setting where key = 'desk-password'`);
  expect(row?.value).toMatch(/^argon2id\$/);
  const browser = deskBrowser(open);
  await browser.open('');
  expect((await browser.send('/sign-in', { password: 'Pavilion-desk' })).status).toBe(401);
  expect((await browser.send('/sign-in', { password: made })).status).toBe(200);
  await open.close();
});

test('a set password that is too short is refused at the start', async () => {
  const database = await testDatabase();
  await expect(testSandbox({ deskPassword: 'short' }, database)).rejects.toMatchObject({ reason: 'weak-password' });
  await database.close();
});

describe('at the desk', () => {
  let desk: DeskBrowser;
  beforeEach(async () => {
    desk = await signedInDesk(sandbox);
  });

  test.each(ROOMS)('%s is there, with a strict policy, and every form carries the session’s proof', async (path) => {
    const { status, body, headers } = await desk.open(path);
    expect(status).toBe(200);
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toMatch(/unsafe|\*/);
    for (const rule of [
      "default-src 'none'",
      "script-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ])
      expect(policy).toContain(rule);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).not.toMatch(/<script(?! src="\/sandbox\/assets\/)| on\w+="|style="/);
    const proofs = formsOf(body).map(({ hidden }) => hidden.csrf);
    expect(proofs.length).toBe(body.split('method="post"').length - 1);
    expect(new Set(proofs).size).toBe(1);
    expect(proofs[0]).toMatch(/^[\w-]{43}$/);
    expect(body.match(/<h1/g)).toHaveLength(1);
  });

  test('no form is taken without its proof, with another session’s, or from another site', async () => {
    const other = await signedInDesk(sandbox);
    const [theirs] = formsOf((await other.open('/house')).body);
    const [mine] = formsOf((await desk.open('/house')).body);
    const actions = new Set<string>();
    for (const path of ROOMS)
      for (const { action } of formsOf((await desk.open(path)).body)) actions.add(action.replace('/sandbox/desk', ''));
    expect(actions.size).toBeGreaterThan(10);
    const log = (await desk.open('/log')).body;
    for (const action of actions) {
      for (const csrf of [undefined, '', 'x', theirs?.hidden.csrf]) {
        const { status } = await desk.post(action, {
          ...(csrf === undefined ? {} : { csrf }),
          value: 'suspended',
          reason: 'x',
        });
        expect([action, csrf, status]).toEqual([action, csrf, 403]);
      }
      for (const site of ['cross-site', 'same-site', 'none']) {
        const { status } = await desk.post(
          action,
          { csrf: String(mine?.hidden.csrf), value: 'suspended' },
          { 'sec-fetch-site': site },
        );
        expect([action, site, status]).toEqual([action, site, 403]);
      }
    }
    expect((await desk.open('/log')).body).toBe(log);
    expect((await sandbox.get('/api/getAppDetails')).body).toMatchObject({ data: { BRAND_STATUS: 'live' } });
  });

  test('a body that is no form is refused', async () => {
    const { statusCode } = await sandbox.app.inject({
      method: 'POST',
      url: '/sandbox/desk/organisations/pavilion/status',
      headers: { cookie: desk.cookies(), 'content-type': 'application/json' },
      payload: '{"value":"suspended"}',
    });
    expect(statusCode).toBe(415);
  });

  test('what goes wrong before it is known who asks shows nothing of the desk, and is no failure of ours', async () => {
    for (const method of ['GET', 'POST'] as const) {
      const url = `/sandbox/desk/${'a'.repeat(3000)}`;
      const { statusCode, body } = await sandbox.app.inject({ method, url });
      expect([statusCode, body.includes('Not done'), body.includes('class="rooms"')]).toEqual([414, true, false]);
    }
  });

  test('a search that is cut in the middle of a character finds nobody', async () => {
    const { status } = await desk.open(`/players?q=${encodeURIComponent(`${'x'.repeat(59)}😀`)}`);
    expect(status).toBe(200);
  });

  test('what is not there is said in the desk’s own frame', async () => {
    for (const path of ['/nothing', '/players/1', '/players/x', '/deposits/DP-1', '/kyc/0', '/files/x']) {
      const { status, body } = await desk.open(path);
      expect([path, status, body.includes('class="rooms"')]).toEqual([path, 404, true]);
    }
  });

  test('all that moves on the overview is looked for again by itself', async () => {
    const [, cards = ''] = /<h1>Overview<\/h1>([\s\S]*)<\/main>/.exec((await desk.open('')).body) ?? [];
    const parts = cards.split('<div data-live="10">');
    expect(parts.shift()?.trim()).toBe('');
    expect(parts).toHaveLength(4);
    for (const [index, text] of ['class="counts"', '', 'The ledger', 'Done last'].entries()) {
      expect(parts[index]).toContain(text);
      expect(parts[index]?.trimEnd()).toMatch(/<\/div>$/);
    }
  });

  test('the ledger of all accounts sums to zero, and the page says so', async () => {
    expect((await desk.open('')).body).toContain('✓ The sum of all accounts is zero');
  });

  test.each([
    ['PV10234', true],
    ['10234', true],
    ['98765 43210', true],
    ['+91 9876543210', true],
    ['DEMO', true],
    ['rohi', true],
    ['nobody like this', false],
    ["' or 1=1 --", false],
  ])('searching players for %s', async (text, isFound) => {
    const { body } = await desk.open(`/players?q=${encodeURIComponent(text)}`);
    expect(body.includes('>Rohit<')).toBe(isFound);
  });

  test('a name with markup in it stands there as text, wherever it is shown', async () => {
    const hostile = `<img src=x onerror=alert(1)>"'`;
    await sandbox.database.query('update player set name = $1 where id = 10234', [hostile]);
    for (const path of ['/players?q=demo', '/players/10234', `/players?q=${encodeURIComponent(hostile)}`]) {
      const { body } = await desk.open(path);
      expect([path, body.includes('<img src=x'), body.includes('&lt;img src=x')]).toEqual([path, false, true]);
    }
    await sandbox.database.query(`update player set name = 'Rohit' where id = 10234`);
  });

  test('a player’s ledger has each entry with its balance after, page by page, by account', async () => {
    const first = await desk.open('/players/10234/ledger?account=cash');
    expect(first.body).toContain('₹98,210.00');
    expect(first.body).toMatch(/1 to 20 of \d+/);
    const second = await desk.open('/players/10234/ledger?account=cash&skip=20');
    expect(second.body).toMatch(/21 to 40 of \d+/);
    expect((await desk.open('/players/10234/ledger?skip=-5&account=nothing')).body).toMatch(/1 to 20 of/);
  });
});
