import type { AddressInfo } from 'node:net';
import type { AppDetails, Banner } from '@pavilion/api-client/wire';
import { signedInDesk } from '../testing/desk.ts';
import { connectSocket } from '../testing/player-socket.ts';
import { newPlayer } from '../testing/players.ts';
import { type TestSandbox, testSandbox } from '../testing/sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox({ countryHeader: 'x-country' });
  await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => sandbox.close());

const PAVILION = { host: 'localhost:3000' };
const STUMPS = { host: 'stumps.localhost:3000' };
type At = Readonly<Record<string, string>>;

const details = async (at: At) => (await sandbox.get('/api/getAppDetails', at)).body.data as AppDetails;
const banners = async (at: At) => (await sandbox.get('/api/getBanners', at)).body.data as { banners: Banner[] };
const announced = async (at: At) =>
  ((await sandbox.get('/api/announcement/display', at)).body.data as { content: string }[]).map(
    ({ content }) => content,
  );

/** Registers a player at a site, with a code to their number, and returns their token. */
async function register(at: At, mobile: string, username: string, more = {}) {
  const number = { mobile, country_code: '+91' };
  await sandbox.post('/api/sendOtpToMobile', number, at);
  await sandbox.post('/api/mobileVerification', { ...number, otp: await sandbox.codeOf(mobile) }, at);
  const player = { ...number, name: 'Asha', username, password: 'Monsoon26', typeId: 3, parentId: 81026, ...more };
  return sandbox.post('/api/register', player, at);
}

test('each host has its own name, logo, accent, banners and announcements; a host that is nobody’s is the first one’s', async () => {
  const [pavilion, stumps] = [await details(PAVILION), await details(STUMPS)];
  expect([pavilion.SEO_TITLE, stumps.SEO_TITLE]).toEqual(['Pavilion', 'Stumps: cricket exchange and tables']);
  expect([pavilion.LOGO_URL, stumps.LOGO_URL.slice(0, 19)]).toEqual(['', 'data:image/svg+xml,']);
  expect([pavilion.ACCENT, stumps.ACCENT]).toEqual([undefined, '#2fbf9b']);
  expect(stumps.named?.FOOTER_TEXT?.values.hi).toMatch(/क्रिकेट/);
  const titles = async (at: At) => (await banners(at)).banners.map(({ href }) => href);
  expect(await titles(PAVILION)).not.toEqual(await titles(STUMPS));
  expect((await announced(STUMPS)).some((content) => content.includes('Stumps'))).toBe(true);
  expect((await announced(PAVILION)).some((content) => content.includes('Stumps'))).toBe(false);
  for (const host of ['play.example', '127.0.0.1:3000', 'STUMPS.example'])
    expect((await details({ host })).SEO_TITLE).toBe('Pavilion');
  // Where the API has a host of its own, the page that asks says whose it is.
  const across = { host: 'api.example', origin: 'https://stumps.localhost' };
  expect((await details(across)).SEO_TITLE).toMatch(/^Stumps/);
});

test('a player of one organisation is no player of the other: a number and a name are one’s in each, and a token is good at its own', async () => {
  const [first, second] = [
    await register(PAVILION, '9000000001', 'both of us'),
    await register(STUMPS, '9000000001', 'both of us'),
  ];
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(first.body.user).not.toEqual(second.body.user);
  const token = String(second.body.token);
  const profile = async (at: At) => (await sandbox.get('/api/profile', { ...at, token })).status;
  expect([await profile(STUMPS), await profile(PAVILION)]).toEqual([200, 401]);
  const again = await register(STUMPS, '9000000001', 'somebody else');
  expect([again.status, again.body.message]).toEqual([403, 'Verify your mobile number first']);
  const login = async (at: At, username: string) =>
    (await sandbox.post('/api/login', { username, password: 'Monsoon26' }, at)).status;
  await register(STUMPS, '9000000002', 'only there');
  expect([await login(STUMPS, 'only there'), await login(PAVILION, 'only there')]).toEqual([200, 400]);
  const demoAt = async (at: At) => (await sandbox.post('/api/login/demo', {}, at)).body.user as { name: string };
  expect([(await demoAt(PAVILION)).name, (await demoAt(STUMPS)).name]).toEqual(['Rohit', 'Meera']);
});

test('a socket is let in by a token of its own organisation alone', async () => {
  const { port } = sandbox.app.server.address() as AddressInfo;
  const { token } = await newPlayer(sandbox);
  const url = `http://127.0.0.1:${port}`;
  const own = await connectSocket(url, token);
  expect(own.connected).toBe(true);
  own.disconnect();
  await expect(
    connectSocket(url, token, { extraHeaders: { origin: 'http://stumps.localhost' } }),
  ).rejects.toMatchObject({
    data: { type: 'SessionError' },
  });
});

test('one organisation that is suspended takes no bets of its own players, and the other goes on', async () => {
  const desk = await signedInDesk(sandbox);
  await desk.open('/organisations/stumps');
  const { body } = await desk.send('/organisations/stumps/status', {
    ...{
      value: 'suspended',
      reason: 'The licence is being renewed.',
      hi: 'लाइसेंस का नवीनीकरण हो रहा है।',
      minutes: '90',
    },
  });
  expect(body).toContain('Set Stumps to suspended');
  expect(await details(STUMPS)).toMatchObject({
    BRAND_STATUS: 'suspended',
    STATUS_REASON: 'The licence is being renewed.',
    named: { STATUS_REASON: { values: { hi: 'लाइसेंस का नवीनीकरण हो रहा है।' } } },
    STATUS_UNTIL: new Date(sandbox.now().getTime() + 90 * 60_000).toISOString(),
  });
  expect(await details(PAVILION)).toMatchObject({ BRAND_STATUS: 'live' });
  const lives = await sandbox.database.query(
    'select organisation, bool_and(is_live_for(id)) as live from player group by organisation order by organisation',
  );
  expect(lives).toEqual([
    { organisation: 'pavilion', live: true },
    { organisation: 'stumps', live: false },
  ]);
  await desk.open('/organisations/stumps');
  await desk.send('/organisations/stumps/status', { value: 'live', reason: 'no more' });
  expect(Object.keys(await details(STUMPS)).filter((key) => /STATUS_/.test(key))).toEqual([]);
});

describe('where an organisation does not operate', () => {
  const FRANCE = { ...STUMPS, 'x-country': 'FR' };

  test('who it is and that it is not available is answered, and every other call is refused', async () => {
    expect(await details(FRANCE)).toMatchObject({ SEO_TITLE: expect.stringMatching(/^Stumps/), AVAILABLE: false });
    expect(await details({ ...STUMPS, 'x-country': 'NP' })).not.toHaveProperty('AVAILABLE');
    expect(await details({ ...PAVILION, 'x-country': 'FR' })).not.toHaveProperty('AVAILABLE');
    for (const path of ['/api/getBanners', '/sports-api/bet/matches?list=inplay', '/api/announcement/display']) {
      const { status, body } = await sandbox.get(path, FRANCE);
      expect([path, status, body.message]).toEqual([path, 451, 'This site is not available in your location.']);
    }
    const login = await sandbox.post('/api/login', { username: 'only there', password: 'Monsoon26' }, FRANCE);
    expect(login.status).toBe(451);
  });

  test('no socket is opened', async () => {
    const { port } = sandbox.app.server.address() as AddressInfo;
    await expect(
      connectSocket(`http://127.0.0.1:${port}`, null, {
        extraHeaders: { origin: 'http://stumps.localhost', 'x-country': 'FR' },
      }),
    ).rejects.toMatchObject({
      data: { type: 'NotHere' },
    });
  });

  test('the desk sets where, parts of a country too, and keeps it in its log', async () => {
    const desk = await signedInDesk(sandbox);
    await desk.open('/organisations/stumps');
    const places = { operatesIn: 'in, fr', notIn: 'IN-TG', reason: 'A licence in France.' };
    expect((await desk.send('/organisations/stumps/places', places)).status).toBe(200);
    const available = async (country: string) => (await details({ ...STUMPS, 'x-country': country })).AVAILABLE ?? true;
    expect([await available('FR'), await available('IN-KA'), await available('IN-TG'), await available('NP')]).toEqual([
      ...[true, true, false, false],
    ]);
    const [kept] = await sandbox.database.query(
      'select before, after, reason from desk_action order by id desc limit 1',
    );
    expect(kept).toEqual({
      before: 'in IN, NP, LK',
      after: 'in FR, IN, but not in IN-TG',
      reason: places.reason,
    });
    await desk.open('/organisations/stumps');
    const { status, body } = await desk.send('/organisations/stumps/places', { ...places, operatesIn: 'France' });
    expect([status, body.includes('FRANCE is no country')]).toEqual([422, true]);
  });
});

describe('a banner', () => {
  const add = async (fields: Readonly<Record<string, string>>) => {
    const desk = await signedInDesk(sandbox);
    await desk.open('/organisations/pavilion');
    return desk.send('/organisations/pavilion/banners', {
      ...{ position: '1', target: 'page', subject: '/slots', art: 'slots', from: '', until: '' },
      ...{ title: 'A banner', body: 'Of a test.', action: 'Go', titleHi: '', bodyHi: '', actionHi: '', ...fields },
    });
  };
  const shown = async () => (await banners(PAVILION)).banners;

  test('about a match has its name, in both languages, and goes when the match ends, of which everybody is told', async () => {
    // The one that ends soonest: of soccer, by its minute.
    const [match] = sandbox.feed
      .matches()
      .filter(({ inPlay, sportId }) => inPlay && sportId === '1')
      .toSorted((one, other) => Number.parseInt(other.progress, 10) - Number.parseInt(one.progress, 10));
    if (!match) throw new Error('no soccer is in play');
    await add({
      target: 'match',
      subject: match.refMatchId,
      title: '{match} now',
      titleHi: '{match} अभी',
      art: 'cricket',
    });
    const banner = async () => (await shown()).find(({ title }) => title === `${match.name} now`);
    expect(await banner()).toMatchObject({
      href: `/exchange/${match.refMatchId}`,
      live: 'Live',
      named: { title: { values: { hi: `${match.name} अभी` } } },
    });
    const refreshed = new Promise((resolve) => sandbox.database.listen('organisation', resolve));
    // Looked at once while it is on, so that its end is a change.
    await sandbox.sweeps.run();
    const stateNow = () => sandbox.feed.matches().find(({ refMatchId }) => refMatchId === match.refMatchId)?.state;
    for (let halves = 0; halves < 240 && stateNow() !== 'closed'; halves += 1) {
      sandbox.pass(30_000);
      sandbox.feed.tick();
    }
    // Over, and listed still with its result.
    expect(stateNow()).toBe('closed');
    expect(await banner()).toBeUndefined();
    await sandbox.sweeps.run();
    await refreshed;
  });

  test('about the largest match in play of a sport is never about one that is over', async () => {
    const going = new Set(
      sandbox.feed.matches().flatMap(({ state, refMatchId }) => (state === 'closed' ? [] : [refMatchId])),
    );
    const about = [...(await banners(STUMPS)).banners, ...(await shown())].filter(({ href }) =>
      /^\/exchange\/\d/.test(href),
    );
    expect(about.every(({ href }) => going.has(href.replace('/exchange/', '')))).toBe(true);
  });

  test('about a game goes while the game is closed', async () => {
    const aviator = async () => (await shown()).some(({ href }) => href === '/casino/spribe/aviator');
    expect(await aviator()).toBe(true);
    const desk = await signedInDesk(sandbox);
    await desk.open('/providers/spribe');
    await desk.send('/providers/spribe/maintain', { game: 'Aviator', minutes: '', reason: 'New engine', hi: '' });
    expect(await aviator()).toBe(false);
  });

  test('is shown from its day on until its end, in its order', async () => {
    const day = (shift: number) => new Date(sandbox.now().getTime() + shift * 86_400_000).toISOString().slice(0, 10);
    expect((await add({ title: 'Tomorrow', from: day(2), until: day(3), position: '1' })).status).toBe(200);
    const has = async () => (await shown()).map(({ title }) => title).includes('Tomorrow');
    expect(await has()).toBe(false);
    sandbox.pass(2.5 * 86_400_000);
    expect(await has()).toBe(true);
    sandbox.pass(2 * 86_400_000);
    expect(await has()).toBe(false);
    const orders = (await shown()).map(({ order }) => order);
    expect(orders).toEqual(orders.toSorted((a, b) => a - b));
  });

  test.each([
    [{ target: 'game', subject: 'spribe/nothing' }, 'This game was not found.'],
    [{ target: 'page', subject: 'https://elsewhere.example' }, 'Enter a path of the app'],
    [{ target: 'sport', subject: 'chess' }, 'Enter cricket, soccer or tennis.'],
    [{ title: '' }, 'The title is required.'],
    [{ title: '{match}', target: 'page', subject: '/slots' }, 'Only a banner about a match has the name of one.'],
    [{ until: '2020-01-01' }, 'This day is over.'],
    [{ body: 'Pay to asha.op@ybl' }, 'may stand in what players read'],
  ])('with %j is refused at its field', async (fields, message) => {
    const { status, body } = await add(fields);
    expect([status, body.includes(message), body.includes('aria-invalid="true"')]).toEqual([422, true, true]);
  });
});

describe('the details of an organisation', () => {
  const fields = {
    ...{ SEO_TITLE: 'Stumps: cricket', ACCENT: '#7C5CFF', LOGO_URL: '/art/logo.svg', PHONE: '+91 1800 111 222' },
    ...{
      WHATS_APP_URL: '',
      TELEGRAM: '',
      FACEBOOK: '',
      INSTATGRAM: 'https://example.com/i',
      FOOTER_TEXT: 'A',
      FOOTER_TEXT_HI: '',
    },
  };
  const send = async (change: Readonly<Record<string, string>>, who: 'Owner' | 'Asha' = 'Owner') => {
    const desk = await signedInDesk(sandbox, who);
    await desk.open('/organisations/stumps');
    return desk.send('/organisations/stumps/details', { ...fields, ...change });
  };

  test('are the owner’s to set, and stand in the log as they were and are', async () => {
    expect((await send({})).status).toBe(200);
    expect(await details(STUMPS)).toMatchObject({ SEO_TITLE: 'Stumps: cricket', ACCENT: '#7c5cff', FACEBOOK: '' });
    const [kept] = await sandbox.database.query('select what, before, after from desk_action order by id desc limit 1');
    expect(kept).toMatchObject({ what: 'Set details of Stumps', after: expect.stringContaining('ACCENT: #7c5cff') });
    expect(kept?.before).toContain('a picture of');
    await expect(send({}, 'Asha')).rejects.toThrow('no form');
    expect((await send({})).status).toBe(422);
  });

  test.each([
    [{ ACCENT: 'orange' }, 'Enter a colour as #35C2A8.'],
    [{ ACCENT: '#ffffff' }, 'This colour is too light for the light theme'],
    [{ ACCENT: '#0d1526' }, 'This colour is too dark for the dark theme'],
    [{ LOGO_URL: 'https://elsewhere.example/logo.png' }, 'Enter a path of this site'],
    [{ TELEGRAM: 'javascript:alert(1)' }, 'Enter an address that begins with https://.'],
    [{ PHONE: 'call me' }, 'Enter a phone number.'],
    [{ SEO_TITLE: '' }, 'The page title is required.'],
    [{ LOGO_URL: `data:image/png;base64,${'A'.repeat(4000)}` }, 'It may have 4000 characters.'],
    [{ PHONE: '1'.repeat(31) }, 'It may have 30 characters.'],
    [{ FACEBOOK: `https://example.com/${'a'.repeat(200)}` }, 'It may have 200 characters.'],
    [{ FOOTER_TEXT: 'a'.repeat(301) }, 'It may have 300 characters.'],
    [{ FOOTER_TEXT_HI: 'अ'.repeat(301) }, 'It may have 300 characters.'],
  ])('%j is refused at its field', async (change, message) => {
    const { status, body } = await send(change);
    expect([status, body.includes(message), body.includes('aria-invalid="true"')]).toEqual([422, true, true]);
  });
});
