import { walletOf } from '../store/index.ts';
import { approveNewest, type DeskBrowser, signedInDesk } from '../testing/desk.ts';
import { type GameProvider, gameProvider, moneyOf, newProviderKey } from '../testing/game-provider.ts';
import { newPlayer } from '../testing/players.ts';
import { type TestSandbox, testSandbox } from '../testing/sandbox.ts';

let sandbox: TestSandbox;
let desk: DeskBrowser;
beforeAll(async () => {
  sandbox = await testSandbox();
  desk = await signedInDesk(sandbox);
});
afterAll(() => sandbox.close());

const logged = async () => (await desk.open('/log')).body;

describe('the keys of a provider', () => {
  test('are asked for by the owner alone, and taken once a second operator approves', async () => {
    const [asha, vikram] = [await signedInDesk(sandbox, 'Asha'), await signedInDesk(sandbox, 'Vikram')];
    const key = newProviderKey();
    const taken = async () =>
      (await sandbox.database.query(`select 1 from wallet_key where id = $1 and retired_at is null`, [key.id])).length;
    const csrf = /name="csrf" value="([^"]+)"/.exec((await asha.open('/providers/evolution')).body)?.[1] ?? '';
    const own = { csrf, key: key.pem, reason: 'Mine' };
    expect((await asha.post('/providers/evolution/keys', own)).status).toBe(403);
    expect((await asha.post('/providers/evolution/most-win', { ...own, rupees: '9000000' })).status).toBe(403);
    await desk.open('/providers/evolution');
    const { body } = await desk.send('/providers/evolution/keys', { key: key.pem, reason: 'Their first' });
    expect([body.includes('waits for a second operator'), await taken()]).toEqual([true, 0]);
    const again = await desk.send('/providers/evolution/keys', { key: key.pem, reason: 'Their first' });
    expect([again.status, again.body.includes('Owner has asked for this')]).toEqual([409, true]);
    await desk.open('/corrections?state=waiting');
    const [, name = ''] =
      /corrections\/(CR-\d+)\/decline/.exec((await desk.open('/corrections?state=waiting')).body) ?? [];
    const ownCsrf = /name="csrf" value="([^"]+)"/.exec((await desk.open('/corrections')).body)?.[1] ?? '';
    expect((await desk.post(`/corrections/${name}/approve`, { csrf: ownCsrf })).status).toBe(403);
    expect([(await approveNewest(vikram)).status, await taken()]).toEqual([200, 1]);
    await desk.open('/providers/evolution');
    const set = await desk.send('/most-win', { rupees: '700', reason: 'New games' });
    expect(set.body).toContain('Set, as the first of two, ₹700.00 at once for a player’s wins');
    const most = async () =>
      (await sandbox.database.query(`select most_win as most from provider where code = 'evolution'`))[0]?.most;
    expect(await most()).toBe(100_000_000);
    expect([(await approveNewest(asha)).status, await most()]).toEqual([200, 70_000]);
  });

  test('are put in as a PEM or as letters, beside each other, and listed with the name that the provider knows', async () => {
    const vikram = await signedInDesk(sandbox, 'Vikram');
    const [pem, letters] = [newProviderKey(), newProviderKey()];
    const x = String(letters.privateKey.export({ format: 'jwk' }).x);
    for (const key of [pem.pem.replaceAll('\n', '\r\n'), x]) {
      await desk.open('/providers/ezugi');
      expect((await desk.send('/providers/ezugi/keys', { key, reason: 'Their first' })).status).toBe(200);
      await approveNewest(vikram);
    }
    const { body } = await desk.open('/providers/ezugi');
    for (const { id } of [pem, letters]) expect(body).toContain(`<code>${id}</code>`);
    expect(body).toContain(x);
    expect((await desk.open('/providers')).body).toMatch(/>Ezugi<\/a>[\s\S]*?data-label="Keys"><span class="num">2</);
    for (const { id } of [pem, letters])
      expect(await logged()).toContain(`Put in, as the first of two, the key ${id} of Ezugi, because: Their first`);
  });

  test('are retired with a reason, at once: what is signed with one is refused, and the log says why', async () => {
    const provider = await gameProvider(sandbox, 'netent');
    const unknown = { token: 'A'.repeat(43) };
    expect((await provider.send('balance', unknown)).body.code).toBe('INVALID_TOKEN');
    const retire = (reason: string) => desk.send(`/keys/${provider.key.id}/retire`, { reason });
    await desk.open('/providers/netent');
    expect((await retire(' ')).status).toBe(422);
    expect((await provider.send('balance', unknown)).body.code).toBe('INVALID_TOKEN');
    const { body } = await retire('Their laptop was stolen');
    expect(body).toContain(`Retired the key ${provider.key.id} of Netent, because: Their laptop was stolen`);
    expect((await provider.send('balance', unknown)).body).toMatchObject({ code: 'INVALID_SIGNATURE', reason: 'key' });
    const again = await desk.send('/providers/netent/keys', { key: provider.key.pem, reason: 'Found again' });
    expect([again.status, again.body.includes('This key is known already.')]).toEqual([409, true]);
    expect(await logged()).toContain(`Retired the key ${provider.key.id} of Netent`);
  });

  test('are not put in without a reason', async () => {
    const { id, pem: key } = newProviderKey();
    await desk.open('/providers/ezugi');
    const { status, body } = await desk.send('/providers/ezugi/keys', { key, reason: ' ' });
    expect([status, body.includes('Say why.'), body.includes(id)]).toEqual([422, true, false]);
  });

  test.each<[string, () => string, number, string]>([
    ['nothing', () => '', 422, 'The key is required.'],
    [
      'a private key',
      () => String(newProviderKey().privateKey.export({ format: 'pem', type: 'pkcs8' })),
      422,
      'This is no public key of Ed25519.',
    ],
    ['a book', () => 'x'.repeat(500), 422, 'The key may have 400 characters.'],
    ['one for which anybody can sign', () => `AQ${'A'.repeat(41)}`, 422, 'Anybody can sign for this key.'],
  ])('%s is refused above the page, and the page does not show it', async (_, key, status, message) => {
    const [given, log] = [key(), await logged()];
    await desk.open('/providers/aura');
    const page = await desk.send('/providers/aura/keys', { key: given, reason: 'Their first' });
    expect([page.status, page.body.includes(message), page.body.includes('<h1>Aura</h1>')]).toEqual([
      status,
      true,
      true,
    ]);
    expect(given !== '' && page.body.includes(given.trim())).toBe(false);
    expect(await logged()).toBe(log);
  });

  test('of a provider that is not there are nowhere', async () => {
    for (const path of ['/providers/nobody', `/providers/${encodeURIComponent("' or 1=1")}`]) {
      expect((await desk.open(path)).status).toBe(404);
    }
    const csrf = /name="csrf" value="([^"]+)"/.exec((await desk.open('/providers/aura')).body)?.[1] ?? '';
    const { status } = await desk.post('/providers/nobody/keys', {
      ...{ csrf, reason: 'x' },
      key: newProviderKey().pem,
    });
    expect(status).toBe(404);
  });
});

describe('a provider that is switched off', () => {
  let spribe: GameProvider;
  beforeAll(async () => {
    spribe = await gameProvider(sandbox);
  });
  const turn = async (to: 'on' | 'off', reason = 'Their games stand still') => {
    await desk.open('/providers/spribe');
    return desk.send(`/providers/spribe/${to}`, { reason });
  };
  const listed = async () => ({
    games: ((await sandbox.get('/api/catalogue/games?provider=spribe')).body.data as { total: number }).total,
    isThere: JSON.stringify((await sandbox.get('/api/catalogue/providers')).body).includes('"spribe"'),
  });

  test('has its games neither listed nor opened nor bet on; what was won is paid, and switched on it is as before', async () => {
    const player = await newPlayer(sandbox);
    const token = await spribe.open(player);
    const opened = await sandbox.post('/lobby-api/lobby/', { gameCode: spribe.game }, { token: player.token });
    const url = new URL((opened.body.data as { url: string }).url);
    const ticket = url.searchParams.get('ticket');
    const order = { ...moneyOf(player), token, amount: 50_000 };
    await spribe.send('bet', order);
    const before = await listed();

    expect((await turn('off')).body).toContain('Switched Spribe off, because: Their games stand still');
    expect([before.isThere, await listed()]).toEqual([true, { games: 0, isThere: false }]);
    const refused = await sandbox.post('/lobby-api/lobby/', { gameCode: spribe.game }, { token: player.token });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Spribe games are not available right now. Try another game.',
    ]);
    expect((await spribe.send('authenticate', { ticket, game: spribe.game })).body.code).toBe('GAME_NOT_AVAILABLE');
    expect((await spribe.send('bet', { ...moneyOf(player), token, amount: 1000 })).body.code).toBe(
      'GAME_NOT_AVAILABLE',
    );
    expect((await spribe.send('balance', { token })).body.balance).toBe(950_000);
    expect((await spribe.send('win', { ...moneyOf(player, order.round), amount: 70_000 })).body.code).toBe('OK');
    expect((await walletOf(sandbox.database, player.id)).cash).toBe(1_020_000);

    await turn('on', 'They are back');
    expect(await listed()).toEqual(before);
    expect((await spribe.send('authenticate', { ticket, game: spribe.game })).body.code).toBe('OK');
    expect((await spribe.send('bet', { ...moneyOf(player), token, amount: 1000 })).body.code).toBe('OK');
    for (const line of ['Switched Spribe off', 'Switched Spribe on, because: They are back']) {
      expect(await logged()).toContain(line);
    }
  });

  test('shows no game to a ticket from before', async () => {
    const player = await newPlayer(sandbox);
    const opened = await sandbox.post('/lobby-api/lobby/', { gameCode: spribe.game }, { token: player.token });
    const { pathname, search } = new URL((opened.body.data as { url: string }).url);
    await turn('off');
    expect((await sandbox.games.inject({ url: pathname + search })).statusCode).toBe(410);
    await turn('on');
  });

  test('is switched once, with a reason, by whoever was first', async () => {
    await desk.open('/providers/spribe');
    expect((await desk.send('/providers/spribe/off', { reason: '' })).status).toBe(422);
    const other = await signedInDesk(sandbox);
    await other.open('/providers/spribe');
    await desk.open('/providers/spribe');
    const answers = await Promise.all([desk, other].map((one) => one.send('/providers/spribe/off', { reason: 'x' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await turn('on');
  });
});

describe('the rights of a provider’s frames', () => {
  const rightsOf = async () => {
    const { body } = await sandbox.get('/api/catalogue/games?provider=evolution&limit=1');
    const [game] = (body.data as { games: { code: string }[] }).games;
    const { token } = await newPlayer(sandbox);
    const opened = await sandbox.post('/lobby-api/lobby/', { gameCode: game?.code }, { token });
    return (opened.body.data as { rights: string[] }).rights;
  };
  const set = async (rights: string, reason = 'Their contract') => {
    await desk.open('/providers/evolution');
    return desk.send('/providers/evolution/rights', { rights, reason });
  };

  it('go to the lobby’s answer, and into the log', async () => {
    expect(await rightsOf()).toEqual(['storage']);
    const { body } = await set('sensors, Forms');
    expect(body).toContain('forms, sensors');
    expect(await rightsOf()).toEqual(['forms', 'sensors']);
    expect(await logged()).toContain('Set what frames of Evolution may do');
    await set('');
    expect(await rightsOf()).toEqual([]);
    await set('storage');
  });

  it('are refused unless they are known, and without a reason', async () => {
    expect((await set('top-navigation')).status).toBe(422);
    expect((await set('forms', '')).status).toBe(422);
    expect(await rightsOf()).toEqual(['storage']);
  });
});
