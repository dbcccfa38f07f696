import { proves } from '@pavilion/api-client/proves';
import { GAME_SESSION_OVER } from '@pavilion/api-client/wire';
import { DAY } from '../../base/index.ts';
import { newPlayer } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { sweepTickets } from './tickets.ts';

let sandbox: TestSandbox;
let token: string;
let game: { code: string; name: string; providerName: string };
beforeAll(async () => {
  sandbox = await testSandbox();
  const { body } = await sandbox.get('/api/catalogue/games?provider=evolution&limit=1');
  game = (body.data as { games: (typeof game)[] }).games[0] as typeof game;
});
beforeEach(async () => {
  token = String((await sandbox.post('/api/login/demo')).body.token);
});
afterAll(() => sandbox.close());

const ask = (what: unknown, headers: Record<string, string> = {}) =>
  sandbox.post('/lobby-api/lobby/', what, { token, ...headers });
async function addressOf(what: unknown, headers: Record<string, string> = {}): Promise<string> {
  const { body } = await ask(what, headers);
  return (body.data as { url: string }).url;
}
async function visit(address: string, method: 'GET' | 'HEAD' = 'GET') {
  const { statusCode, body, headers } = await sandbox.games.inject({ method, url: address });
  return { status: statusCode, body, policy: String(headers['content-security-policy']), headers };
}

test('a player opens so many games in a minute and no more', async () => {
  const limited = await testSandbox({ limits: { lobbyOpeningsPerPlayer: { times: 2, per: DAY } } });
  const player = await newPlayer(limited);
  const open = async () =>
    (await limited.post('/lobby-api/lobby/', { gameCode: game.code }, { token: player.token })).status;
  expect([await open(), await open(), await open()]).toEqual([200, 200, 429]);
  await limited.close();
});

test('a game opens at its own origin, for its player by first name, with its cover from the app', async () => {
  const { status, body } = await ask({ gameCode: game.code }, { host: 'play.example', origin: 'https://play.example' });
  expect([status, body.message]).toEqual([200, '']);
  const { url, expiresAt } = body.data as { url: string; expiresAt: string };
  expect(url).toMatch(new RegExp(`^http://games\\.test/game/${game.code}\\?ticket=[\\w-]{43}$`));
  expect(Date.parse(expiresAt) - sandbox.now().getTime()).toBe(60_000);
  const page = await visit(url);
  expect(page.status).toBe(200);
  for (const text of [game.name, game.providerName, 'Opened for Rohit'])
    expect(page.body).toContain(text.replaceAll("'", '&#39;'));
  expect(page.body).toContain(`src="https://play.example/art/covers/${game.code}.svg?v=`);
  expect(page.policy).toContain('frame-ancestors https://play.example');
  expect(page.policy).toContain('img-src https://play.example');
  expect(page.policy).not.toMatch(/unsafe|\*/);
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  expect(page.headers['x-frame-options']).toBeUndefined();
});

test.each(['betby', 'sportsbooktest'])('the product %s opens a page of its own', async (product) => {
  const url = await addressOf({ product });
  expect(url).toContain(`/product/${product}?ticket=`);
  expect(await visit(url)).toMatchObject({ status: 200, body: expect.stringContaining('Opened for Rohit') });
});

test.each([
  [{ gameCode: 'nothing' }, 404, 'gameCode'],
  [{ gameCode: '' }, 422, 'gameCode'],
  [{ gameCode: 'x'.repeat(41) }, 422, 'gameCode'],
  [{ product: 'poker' }, 422, 'product'],
])('%j is refused', async (what, status, field) => {
  expect(await ask(what)).toMatchObject({ status, body: { error: true, field } });
});

test('a forged host adds nothing to a game’s policy', async () => {
  const url = await addressOf(
    { product: 'betby' },
    { host: 'a.example; script-src *', origin: 'https://evil.example' },
  );
  expect((await visit(url)).policy).toContain('frame-ancestors http://localhost');
});

test('an origin that is not the host’s own may not frame a game', async () => {
  const url = await addressOf({ product: 'betby' }, { host: 'play.example', origin: 'https://evil.example' });
  expect((await visit(url)).policy).toContain('frame-ancestors http://play.example');
});

test('an address opens once: the second time a page says what to do', async () => {
  proves('openLobby');
  const url = await addressOf({ gameCode: game.code });
  expect((await visit(url)).status).toBe(200);
  const again = await visit(url);
  expect([again.status, again.body.includes(game.name)]).toEqual([410, false]);
  expect(again.body).toContain('Open the game again');
  expect(again.policy).toContain('frame-ancestors http://localhost:80');
});

test('what opens nothing says so to the page around it, in the wire’s word', async () => {
  const url = await addressOf({ gameCode: game.code });
  await visit(url);
  const [, script = ''] = /<script src="([^"]+session-over[^"]+)">/.exec((await visit(url)).body) ?? [];
  const { body } = await sandbox.games.inject(script);
  expect(body).toContain(`postMessage('${GAME_SESSION_OVER}', '*')`);
});

test('of two that open it at the same time one gets in', async () => {
  const url = await addressOf({ gameCode: game.code });
  const both = await Promise.all([visit(url), visit(url), visit(url)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 410, 410]);
});

test('it opens until its minute is over, and not after', async () => {
  const [early, late] = [await addressOf({ gameCode: game.code }), await addressOf({ gameCode: game.code })];
  sandbox.pass(59_999);
  expect((await visit(early)).status).toBe(200);
  sandbox.pass(1);
  expect((await visit(late)).status).toBe(410);
});

test('a ticket opens the game that it was made for, and is not used up at another', async () => {
  const url = await addressOf({ gameCode: game.code });
  expect((await visit(url.replace(`/game/${game.code}`, '/product/betby'))).status).toBe(410);
  expect((await visit(url.replace(game.code, '1'))).status).toBe(410);
  expect((await visit(url)).status).toBe(200);
});

test.each(['%00', 'x'.repeat(41), '%F0%9F', '..%2f..'])(
  'at the address of %s nothing opens, and nothing fails',
  async (name) => {
    const { search } = new URL(await addressOf({ gameCode: game.code }));
    expect([400, 404, 410]).toContain((await visit(`/game/${name}${search}`)).status);
  },
);

test('looking without opening does not use it up', async () => {
  const url = await addressOf({ gameCode: game.code });
  expect((await visit(url, 'HEAD')).status).toBe(404);
  expect((await visit(url)).status).toBe(200);
});

test('a ticket of a session that has ended opens nothing', async () => {
  const url = await addressOf({ gameCode: game.code });
  await sandbox.get('/api/signout', { token });
  expect((await visit(url)).status).toBe(410);
});

test.each(['', '?ticket=', '?ticket=x', `?ticket=${'A'.repeat(43)}`, '?ticket=a&ticket=b'])(
  'without a ticket (%s) nothing opens, in no frame',
  async (query) => {
    const page = await visit(`/game/${game.code}${query}`);
    expect([page.status, page.policy.includes("frame-ancestors 'none'")]).toEqual([410, true]);
  },
);

test('another player’s token opens games for them alone, and the token itself opens none', async () => {
  const { body } = await sandbox.post('/lobby-api/lobby/', { gameCode: game.code }, { token: 'B'.repeat(43) });
  expect(body).toMatchObject({ error: true, message: 'Unauthorized action.' });
  expect((await visit(`/game/${game.code}?ticket=${token}`)).status).toBe(410);
});

test('only the hash of a ticket is kept, and for a day', async () => {
  const url = await addressOf({ gameCode: game.code });
  const ticket = new URL(url).searchParams.get('ticket') ?? '';
  const rows = await sandbox.database.query('select lobby_ticket::text as line from lobby_ticket');
  expect([rows.length > 0, rows.some(({ line }) => line.includes(ticket))]).toEqual([true, false]);
  sandbox.pass(DAY + 60_001);
  await sweepTickets(sandbox.database, sandbox.now());
  expect(await sandbox.database.query('select 1 from lobby_ticket')).toEqual([]);
});

test.each(['{', '', 'x'.repeat(2 ** 21)])(
  'a body that can’t be read is refused at the games’ origin',
  async (payload) => {
    const headers = { 'content-type': 'application/json' };
    const { statusCode } = await sandbox.games.inject({ method: 'POST', url: '/game/x', headers, payload });
    expect([400, 404, 413]).toContain(statusCode);
  },
);

test('there is nothing else at the games’ origin', async () => {
  for (const path of ['/', '/api/login', '/sandbox/desk', '/config.json', '/game/']) {
    const { status, body } = await visit(path);
    expect([path, status === 404 || status === 410, body.includes('Open the game again')]).toEqual([path, true, true]);
  }
  expect((await visit('/sandbox/assets/games.css')).status).toBe(200);
});
