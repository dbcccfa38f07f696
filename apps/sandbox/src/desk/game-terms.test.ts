import { namedRefusal } from '@pavilion/api-client/wire';
import { HOUR } from '../base/index.ts';
import { type DeskBrowser, signedInDesk } from '../testing/desk.ts';
import { type GameProvider, gameProvider, moneyOf } from '../testing/game-provider.ts';
import { newPlayer, type SignedIn } from '../testing/players.ts';
import { type TestSandbox, testSandbox } from '../testing/sandbox.ts';

let sandbox: TestSandbox;
let desk: DeskBrowser;
let spribe: GameProvider;
let player: SignedIn;
const other = { code: '', name: '' };
beforeAll(async () => {
  sandbox = await testSandbox({ countryHeader: 'x-country' });
  desk = await signedInDesk(sandbox);
  spribe = await gameProvider(sandbox);
  player = await newPlayer(sandbox);
  Object.assign(
    other,
    (await tiles()).find(({ code }) => code !== spribe.game),
  );
});
afterAll(() => sandbox.close());

interface Tile {
  readonly code: string;
  readonly name: string;
  readonly closed?: unknown;
}

const from = (country?: string): Record<string, string> => (country === undefined ? {} : { 'x-country': country });
async function tiles(country?: string): Promise<readonly Tile[]> {
  const { body } = await sandbox.get('/api/catalogue/games?provider=spribe', from(country));
  return (body.data as { games: readonly Tile[] }).games;
}
const closedOf = async (code: string, country?: string) =>
  (await tiles(country)).find((one) => one.code === code)?.closed;
const open = async (code: string, country?: string) => {
  const { status, body } = await sandbox.post(
    '/lobby-api/lobby/',
    { gameCode: code },
    { token: player.token, ...from(country) },
  );
  return { status, refusal: namedRefusal(String(body.message))?.code, body };
};
async function set(path: string, fields: Record<string, string>) {
  await desk.open('/providers/spribe');
  return desk.send(`/providers/spribe/${path}`, fields);
}
const maintain = (fields: Record<string, string>) => set('maintain', { reason: 'Under maintenance.', ...fields });

test('one game that is maintained isn’t opened, and every list says until when and why; the others are as they were', async () => {
  expect((await open(spribe.game)).status).toBe(200);
  const { body } = await maintain({ game: spribe.game, minutes: '90' });
  expect(body).toContain('Maintains ');
  const until = new Date(sandbox.now().getTime() + 1.5 * HOUR).toISOString();
  const closed = {
    ...{ code: 'game-maintenance', until, reason: 'Under maintenance.' },
    named: { reason: { name: 'reason-way-maintenance', values: {} } },
  };
  expect([await closedOf(spribe.game), await closedOf(other.code)]).toEqual([closed, undefined]);
  const { body: index } = await sandbox.get('/api/catalogue/index?provider=spribe');
  const { closed: rows, code } = index.data as { closed: { rows: number[] }[]; code: string[] };
  expect(rows).toEqual([{ ...closed, rows: [code.indexOf(spribe.game)] }]);
  const { body: own } = await sandbox.get('/api/catalogue/own', { token: player.token });
  expect((own.data as { recents: Tile[] }).recents.find((one) => one.code === spribe.game)?.closed).toEqual(closed);
  const refused = await open(spribe.game);
  expect([refused.status, refused.refusal, refused.body.field]).toEqual([409, 'game-maintenance', 'gameCode']);
  expect(namedRefusal(String(refused.body.message))?.values.at).toBe(until);
  expect((await open(other.code)).status).toBe(200);

  sandbox.pass(2 * HOUR);
  expect(await closedOf(spribe.game)).toMatchObject({ code: 'game-maintenance-open' });
  expect((await open(spribe.game)).refusal).toBe('game-maintenance-open');
  await set(`maintained/${spribe.game}`, {});
  expect([await closedOf(spribe.game), (await open(spribe.game)).status]).toEqual([undefined, 200]);
  const log = (await desk.open('/log')).body;
  for (const line of ['Maintains ', 'Ended the maintenance of ']) expect(log).toContain(line);
});

test('a round that is open goes on through a maintenance, with bets and wins; no other takes a bet', async () => {
  const me = await newPlayer(sandbox);
  const opened = await sandbox.post('/lobby-api/lobby/', { gameCode: spribe.game }, { token: me.token });
  const ticket = new URL((opened.body.data as { url: string }).url).searchParams.get('ticket');
  const token = await spribe.open(me);
  const begun = moneyOf(me);
  const code = async (call: string, body: object) => (await spribe.send(call, body)).body.code;
  expect(await code('bet', { ...begun, token, amount: 10_000 })).toBe('OK');
  await maintain({});
  expect(await code('bet', { ...moneyOf(me, begun.round), token, amount: 10_000 })).toBe('OK');
  expect(await code('bet', { ...moneyOf(me), token, amount: 10_000 })).toBe('GAME_NOT_AVAILABLE');
  expect(await code('authenticate', { ticket, game: spribe.game })).toBe('GAME_NOT_AVAILABLE');
  expect(await code('win', { ...moneyOf(me, begun.round), amount: 5000, close: true })).toBe('OK');
  expect((await open(other.code)).refusal).toBe('provider-maintenance-open');
  await set('maintained/all', {});
  expect(await code('authenticate', { ticket, game: spribe.game })).toBe('OK');
});

test('a game is not offered in a country or a part of one, and lasts beyond a maintenance', async () => {
  await set('places', { game: other.name, notIn: 'in-tg, US', currencies: '', reason: 'The law' });
  const codes = async () =>
    Promise.all(
      [undefined, 'IN', 'IN-TG', 'us', 'IN-T', '<b>'].map(async (country) => (await open(other.code, country)).refusal),
    );
  expect(await codes()).toEqual([undefined, undefined, 'not-in-country', 'not-in-country', undefined, undefined]);
  expect(await closedOf(other.code, 'US')).toEqual({ code: 'not-in-country' });
  await maintain({});
  expect([await closedOf(other.code, 'US'), await closedOf(other.code)]).toMatchObject([
    { code: 'not-in-country' },
    { code: 'provider-maintenance-open' },
  ]);
  await set('maintained/all', {});
  await set('places', { game: '', notIn: 'IN', currencies: '', reason: 'The law' });
  expect((await open(spribe.game, 'IN-TG')).refusal).toBe('not-in-country');
  for (const game of ['', other.code])
    await set('places', { game, notIn: '', currencies: '', reason: 'The law has changed' });
  expect((await open(other.code, 'US')).status).toBe(200);
  expect(await sandbox.database.query('select game from game_terms')).toEqual([]);
});

test('a game that isn’t played in the operator’s currency isn’t opened', async () => {
  await set('places', { game: other.code, notIn: '', currencies: 'usd EUR', reason: 'Their contract' });
  const { refusal, body } = await open(other.code);
  expect([refusal, body.message]).toEqual(['not-in-currency', `${other.name} is not available in INR.`]);
  await set('places', { game: other.code, notIn: '', currencies: 'usd INR', reason: 'Their contract' });
  expect((await open(other.code)).status).toBe(200);
});

test('a reason is read in both languages where the desk gives both; it leads nobody to pay elsewhere', async () => {
  await maintain({ game: other.code, reason: 'New reels are put in.', hi: 'नई रील लगाई जा रही हैं।' });
  expect(await closedOf(other.code)).toMatchObject({
    reason: 'New reels are put in.',
    named: { reason: { name: 'in-languages', values: { en: 'New reels are put in.', hi: 'नई रील लगाई जा रही हैं।' } } },
  });
  expect((await desk.open('/texts')).body).toContain('New reels are put in.');
  for (const field of ['reason', 'hi']) {
    expect((await maintain({ game: other.code, [field]: 'Pay to shop@upi' })).status).toBe(422);
  }
  await set(`maintained/${other.code}`, {});
});

test.each<[string, Record<string, string>, number]>([
  ['maintain', { game: 'nothing', reason: 'x' }, 404],
  ['maintain', { minutes: '0', reason: 'x' }, 422],
  ['maintain', { reason: '' }, 422],
  ['places', { notIn: 'INDIA', reason: 'x' }, 422],
  ['places', { currencies: 'rupees', reason: 'x' }, 422],
  ['places', { notIn: 'US', reason: '' }, 422],
])('%s refuses %j', async (path, fields, status) => {
  const before = await sandbox.database.query('select * from game_terms');
  expect((await set(path, fields)).status).toBe(status);
  expect(await sandbox.database.query('select * from game_terms')).toEqual(before);
});
