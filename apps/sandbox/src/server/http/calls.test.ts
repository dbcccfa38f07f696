import { proves } from '@pavilion/api-client/proves';
import { type Call, calls, gameCategories } from '@pavilion/api-client/wire';
import * as z from 'zod/mini';
import { type Answer, type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { BASES } from './calls.ts';

let sandbox: TestSandbox;
let token: string;
beforeAll(async () => {
  sandbox = await testSandbox();
  token = String((await sandbox.post('/api/login/demo')).body.token);
  inputs.getMatchOdds = { refmatchid: sandbox.feed.world().matches[0]?.id };
});
afterAll(() => sandbox.close());

const every = Object.entries(calls) as [keyof typeof calls, Call][];
const signedIn = () => ({ token, 'xu-auth': token });

/** A request of each call that has to be right to succeed; the others succeed with none. */
const inputs: Partial<Record<keyof typeof calls, unknown>> = {
  login: { username: 'demo', password: 'Pavilion1' },
  sendOtp: { mobile: '9000000001', country_code: '+91' },
  forgotPassword: { phone: '9876543210', countryCode: '+91' },
  demoLogin: {},
  pageVisit: { page: '/home' },
  getAccountStatement: { from: '2026-11-01', to: '2026-11-21' },
  getStreamInfo: { Type: 'CRICKET' },
};
/** Public and read-only calls that anybody can make at any time; the tests of each room have the others. */
const open = every.filter(
  ([name, call]) => name in inputs || (call.method === 'GET' && (call.auth === 'none' || call.visitors)),
);

function send(call: Call, input: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const path = BASES[call.host] + call.path;
  if (call.method === 'POST') return sandbox.post(path, input ?? {}, headers);
  return sandbox.get(`${path}?${new URLSearchParams((input ?? {}) as Record<string, string>)}`, headers);
}

test.each(open)('%s answers what the wire promises', async (name, call) => {
  proves('getAppDetails', 'announcements', 'getCategories', 'getMatches', 'getMatchCounts');
  const { status, body, headers } = await send(call, inputs[name], signedIn());
  expect([name, status, body.message]).toEqual([name, 200, expect.any(String)]);
  expect(z.safeDecode(call.response, body as never)).toMatchObject({ success: true });
  expect(headers['x-request-id']).toMatch(/^[\w-]{12}$/);
  expect(headers['cache-control']).toBe('no-store');
});

test.each(every.filter(([, call]) => call.auth !== 'none'))(
  '%s is for signed-in players, by its own header',
  async (name, call) => {
    const refused = {
      status: 401,
      body: { error: true, message: 'Unauthorized action.', requestId: expect.any(String) },
    };
    if (!call.visitors) expect(await send(call, inputs[name])).toMatchObject(refused);
    expect(await send(call, inputs[name], { [call.auth]: 'a'.repeat(43) })).toMatchObject(refused);
    if (call.visitors) return;
    expect(await send(call, inputs[name], { [call.auth === 'token' ? 'xu-auth' : 'token']: token })).toMatchObject(
      refused,
    );
  },
);

test('a field of the wrong shape is refused by its name', async () => {
  expect(await sandbox.post('/api/login', { username: 5, password: 'x' })).toMatchObject({
    status: 422,
    body: {
      error: true,
      message: 'The field username is not valid.',
      field: 'username',
      requestId: expect.any(String),
    },
  });
  expect(await sandbox.post('/api/sendOtpToMobile', { phone: '12', countryCode: '+91' })).toMatchObject({
    body: { field: 'phone' },
  });
});

test.each([
  ['not JSON', '{"username":', 400],
  ['a poisoned prototype', '{"__proto__":{"admin":true}}', 400],
  ['a list', '[]', 422],
  ['too much', JSON.stringify({ username: 'x'.repeat(70_000), password: '' }), 413],
])('a body that is %s is refused, not a failure', async (_, payload, status) => {
  const answer = await sandbox.app.inject({
    method: 'POST',
    url: '/api/login',
    payload,
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ error: true, message: expect.any(String), requestId: expect.any(String) });
});

test.each(['/api/nothing', '/sports-api/nothing', '/lobby-api/', '/api'])(
  'the unknown call %s is a failure in the envelope',
  async (path) => {
    expect(await sandbox.get(path, { accept: 'text/html' })).toMatchObject({
      status: 404,
      body: { error: true, message: 'There is no such call.' },
    });
  },
);

test('what goes wrong inside answers 500 without a word of why', async () => {
  await sandbox.database.script('alter table announcement rename to away');
  expect(await sandbox.get('/api/announcement/display')).toMatchObject({
    status: 500,
    body: { error: true, message: 'Something went wrong', requestId: expect.any(String) },
  });
  await sandbox.database.script('alter table away rename to announcement');
});

test('long answers are compressed', async () => {
  const { headers } = await sandbox.app.inject({
    url: '/api/catalogue/games',
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(headers['content-encoding']).toBe('br');
});

describe('the catalogue', () => {
  const gamesOf = async (query: string) =>
    (await sandbox.get(`/api/catalogue/games?${query}`)).body.data as {
      total: number;
      games: { code: string; name: string; redirectUrl: string; imgUrl: string; badge?: string }[];
    };

  test.each([
    ['netent', 25],
    ['red-tiger', 100],
    ['jili', 70],
    ['turbo-games', 35],
    ['mac88', 45],
    ['spribe', 7],
    ['aura', 7],
  ])('%s has %d games, each with a name, a numeric code and an address of its own', async (provider, count) => {
    proves('getGames');
    const { total, games } = await gamesOf(`provider=${provider}`);
    expect([total, games.length]).toEqual([count, count]);
    expect(new Set(games.map(({ name }) => name)).size).toBe(count);
    expect(new Set(games.map(({ redirectUrl }) => redirectUrl)).size).toBe(count);
    expect(
      games.every(({ code, redirectUrl }) => /^\d+$/.test(code) && redirectUrl.startsWith(`/casino/${provider}/`)),
    ).toBe(true);
  });

  test.each([
    ['spribe', ['mines', 'goal', 'dice', 'aviator', 'plinko', 'miniroulette', 'hilo']],
    ['aura', ['baccarat', 'dream-catcher', 'hi-low', 'matka', 'teenpatti-open', 'race-20-20', 'trio']],
  ])('the games of %s have the specification’s own codes in their addresses', async (provider, slugs) => {
    const { games } = await gamesOf(`provider=${provider}`);
    expect(games.map(({ redirectUrl }) => redirectUrl.split('/').at(-1)).toSorted()).toEqual(slugs.toSorted());
    for (const slug of slugs) expect((await gamesOf(`slug=${slug}`)).games).not.toEqual([]);
  });

  test('the five slots tabs come in the organisation’s order', async () => {
    proves('getProviders');
    const { body } = await sandbox.get('/api/catalogue/providers?lobby=slots');
    expect((body.data as { providers: { name: string }[] }).providers.map(({ name }) => name)).toEqual([
      'Netent',
      'Red Tiger',
      'Jili',
      'Turbo Games',
      'Mac88',
    ]);
  });

  test.each(gameCategories)('the home category %s has games and a picture', async (category) => {
    const { games } = await gamesOf(`category=${category}&limit=12`);
    expect(games.length).toBeGreaterThanOrEqual(4);
    const picture = await sandbox.get(`/art/categories/${category}.svg`);
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  });

  test('every game’s cover and scene can be drawn, its name as outlines', async () => {
    const { games } = await gamesOf('limit=500');
    for (const { code } of games.filter((_, index) => index % 9 === 0)) {
      const cover = await sandbox.get(`/art/covers/${code}.svg`);
      expect(cover.status).toBe(200);
      expect(cover.body.text).not.toMatch(/<text|NaN|undefined/);
      expect((await sandbox.get(`/art/scenes/${code}.svg`)).status).toBe(200);
    }
    expect((await sandbox.get('/art/covers/999.svg')).status).toBe(404);
    expect((await sandbox.get('/art/categories/anything.svg')).status).toBe(404);
  });

  test('every banner’s picture is there, kept for ever', async () => {
    proves('getBanners');
    const { body } = await sandbox.get('/api/getBanners');
    for (const { imgUrl } of (body.data as { banners: { imgUrl: string }[] }).banners) {
      expect(await sandbox.get(imgUrl)).toMatchObject({
        status: 200,
        headers: { 'cache-control': expect.stringContaining('immutable') },
      });
    }
  });
});
