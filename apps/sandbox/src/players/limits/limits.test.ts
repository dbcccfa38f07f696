import { proves } from '@pavilion/api-client/proves';
import { calls, type LimitName, limitNames, type OwnLimits, type PlayNow } from '@pavilion/api-client/wire';
import { type Paise, paise } from '@pavilion/money';
import * as z from 'zod/mini';
import { DAY, HOUR, MINUTE } from '../../base/index.ts';
import { DEFAULT_LIMITS } from '../../server/index.ts';
import { post } from '../../store/index.ts';
import { freshRef, moneyCalls } from '../../testing/money-calls.ts';
import { newPlayer, PASSWORD, type SignedIn } from '../../testing/players.ts';
import { atOnce } from '../../testing/race.ts';
import { type Answer, type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { waiting } from '../../testing/waiting.ts';
import { lockPlayer } from '../accounts/players.ts';
import { createSessions } from '../accounts/sessions.ts';
import { setStanding } from '../standing/change.ts';
import { createPlayTime, sweepPlayTime } from './play-time.ts';

let sandbox: TestSandbox;
let asha: SignedIn;
beforeAll(async () => {
  sandbox = await testSandbox();
});
beforeEach(async () => {
  asha = await newPlayer(sandbox);
});
afterAll(() => sandbox.close());

const limitsIn = ({ body }: Answer): OwnLimits => z.decode(calls.getLimits.response, body as never).data;
const playIn = ({ body }: Answer): PlayNow => z.decode(calls.getPlayNow.response, body as never).data;
const own = async ({ token } = asha) => limitsIn(await sandbox.get('/api/limits', { token }));
const one = async (name: LimitName) => (await own()).limits.find((limit) => limit.name === name);
const set = (name: LimitName, amount: number | null) =>
  sandbox.post('/api/limits/set', { name, amount }, { token: asha.token });
const session = (minutes: number | null) => sandbox.post('/api/limits/session', { minutes }, { token: asha.token });
const soon = (hours: number) => new Date(sandbox.now().getTime() + hours * HOUR);

test('a player begins with no limit at all, and nothing is used', async () => {
  proves('getLimits');
  const { limits, session: time, check, coolingHours, standing } = await own();
  expect(limits).toEqual(limitNames.map((name) => ({ name, amount: null, used: 0, later: null })));
  expect([time, check, coolingHours, standing]).toEqual([
    { minutes: null, used: 0, later: null },
    null,
    48,
    { state: 'active', until: null },
  ]);
});

test('a first limit and a lower one count at once; a higher one waits 48 hours, and its end too', async () => {
  proves('setLimit');
  const amounts = async () => {
    const limit = await one('deposit-week');
    return [limit?.amount, limit?.later];
  };
  await set('deposit-week', 5000);
  expect(await amounts()).toEqual([500_000, null]);
  await set('deposit-week', 3000);
  expect(await amounts()).toEqual([300_000, null]);
  await set('deposit-week', 9000);
  const at = soon(48);
  expect(await amounts()).toEqual([300_000, { amount: 900_000, at }]);
  sandbox.pass(48 * HOUR - 1);
  expect(await amounts()).toEqual([300_000, { amount: 900_000, at }]);
  sandbox.pass(1);
  expect(await amounts()).toEqual([900_000, null]);
  await set('deposit-week', null);
  expect(await amounts()).toEqual([900_000, { amount: null, at: soon(48) }]);
  sandbox.pass(48 * HOUR);
  expect(await amounts()).toEqual([null, null]);
});

test('a rise that waits is taken back by what is set, and no other rise overtakes it', async () => {
  await set('loss-day', 1000);
  await set('loss-day', 2000);
  sandbox.pass(40 * HOUR);
  await set('loss-day', 5000);
  // The same again is not the clock begun again.
  const at = soon(48);
  sandbox.pass(HOUR);
  await set('loss-day', 5000);
  expect((await one('loss-day'))?.later).toEqual({ amount: 500_000, at });
  sandbox.pass(8 * HOUR);
  expect((await one('loss-day'))?.amount).toBe(100_000);
  await set('loss-day', 1000);
  expect(await one('loss-day')).toMatchObject({ amount: 100_000, later: null });
  sandbox.pass(100 * HOUR);
  await set('loss-day', 800);
  expect(await one('loss-day')).toMatchObject({ amount: 80_000, later: null });
});

test('a lower limit takes back the rise that waits: it does not come two days later', async () => {
  await set('loss-week', 2000);
  await set('loss-week', 5000);
  await set('loss-week', 1000);
  expect(await one('loss-week')).toMatchObject({ amount: 100_000, later: null });
  sandbox.pass(49 * HOUR);
  expect(await one('loss-week')).toMatchObject({ amount: 100_000, later: null });
});

const changes = () =>
  sandbox.database.query(`select amount, starts_at > at as waits from limit_change where player_id = $1 order by id`, [
    asha.id,
  ]);

test('every limit that a player set is kept as they set it', async () => {
  for (const amount of [500, 900, 500, null]) await set('stake-bet', amount);
  expect(await changes()).toEqual([
    { amount: 50_000, waits: false },
    { amount: 90_000, waits: true },
    { amount: 50_000, waits: false },
    { amount: null, waits: true },
  ]);
});

test('to set what is set already is no change, and is not kept as one', async () => {
  await set('stake-bet', null);
  for (let times = 0; times < 3; times += 1) await set('stake-bet', 500);
  expect(await changes()).toEqual([{ amount: 50_000, waits: false }]);
});

test('an amount below zero, one of three decimals, and a limit that there is not are refused', async () => {
  const answers = [await set('loss-day', -1), await set('loss-day', 1.234), await set('fun-day' as LimitName, 1)];
  expect(answers.map(({ status, body }) => [status, body.field])).toEqual([
    [422, 'amount'],
    [422, 'amount'],
    [422, 'name'],
  ]);
  expect((await session(10)).status).toBe(422);
});

test('a break begins with the password, ends by itself, and is made longer and never shorter', async () => {
  proves('takeBreak');
  const rest = (length: string, password = PASSWORD) =>
    sandbox.post('/api/limits/break', { length, password }, { token: asha.token });
  expect(await rest('7d', 'Wrong1234')).toMatchObject({ status: 403, body: { field: 'password' } });
  expect((await own()).standing.state).toBe('active');
  await rest('24h');
  sandbox.pass(DAY - 1);
  expect((await own()).standing.state).toBe('break');
  sandbox.pass(1);
  expect((await own()).standing.state).toBe('active');
  expect(limitsIn(await rest('7d')).standing).toEqual({ state: 'break', until: soon(7 * 24) });
  expect(await rest('24h')).toMatchObject({ status: 409, body: { code: 'break-not-shortened' } });
  expect(limitsIn(await rest('30d')).standing.until).toEqual(soon(30 * 24));
});

test.each([
  ['6m', '2027-05-21T12:00:00.000Z'],
  ['1y', '2027-11-21T12:00:00.000Z'],
  ['5y', '2031-11-21T12:00:00.000Z'],
  ['for-good', null],
])('an exclusion of %s ends %s', async (length, end) => {
  proves('selfExclude');
  const fresh = await testSandbox();
  const player = await newPlayer(fresh);
  const answer = await fresh.post('/api/limits/exclude', { length, password: PASSWORD }, { token: player.token });
  expect(limitsIn(answer).standing).toEqual({ state: 'excluded', until: end === null ? null : new Date(end) });
  await fresh.close();
});

test('wrong passwords elsewhere keep nobody from an exclusion, whose own tries are limited too', async () => {
  const guarded = await testSandbox({
    limits: {
      passwordTriesPerPlayer: DEFAULT_LIMITS.passwordTriesPerPlayer,
      stopTriesPerPlayer: DEFAULT_LIMITS.stopTriesPerPlayer,
    },
  });
  const { token } = await newPlayer(guarded);
  const change = () =>
    guarded.post('/api/update-password', { current: 'Wrong1234', password: 'Another123' }, { token });
  for (let tries = 1; tries <= 5; tries += 1) expect((await change()).status).toBe(403);
  expect((await change()).status).toBe(429);
  const stop = (path: 'break' | 'exclude', length: string, password: string) =>
    guarded.post(`/api/limits/${path}`, { length, password }, { token });
  for (let tries = 1; tries <= 4; tries += 1) expect((await stop('break', '24h', 'Wrong1234')).status).toBe(403);
  expect((await stop('exclude', '6m', PASSWORD)).status).toBe(200);
  for (let tries = 1; tries <= 5; tries += 1) expect((await stop('exclude', '1y', 'Wrong1234')).status).toBe(403);
  expect((await stop('exclude', '1y', PASSWORD)).status).toBe(429);
  await guarded.close();
});

test('the demo player, who is everybody, takes no break', async () => {
  const { body } = await sandbox.post('/api/login/demo');
  const answer = await sandbox.post(
    '/api/limits/exclude',
    { length: 'for-good', password: 'Pavilion1' },
    { token: String(body.token) },
  );
  expect(answer).toMatchObject({ status: 403, body: { code: 'demo-stays' } });
});

/** A sign of play: their bets are looked at. */
const look = ({ token } = asha) => sandbox.get('/sports-api/bets?refmatchid=1', { 'xu-auth': token });
/** Plays for so long: a sign of it every ten minutes, the last at the end. */
async function play(minutes: number, player = asha) {
  await look(player);
  for (let passed = 0; passed < minutes; passed += 10) {
    sandbox.pass(Math.min(10, minutes - passed) * MINUTE);
    await look(player);
  }
}

test('what a page does by itself is no play: who waits for a deposit, or reads their own time, is not on the clock', async () => {
  await session(60);
  const body = { ...(await moneyCalls.createDeposit(sandbox, asha)), clientRef: freshRef() };
  const made = await sandbox.post('/api/deposit/create', body, { token: asha.token });
  const { id } = (made.body.data as { deposit: { id: string } }).deposit;
  for (let minute = 0; minute <= 70; minute += 1) {
    for (const path of [`/api/deposit/get?id=${id}`, '/api/limits/now', '/api/notifications', '/api/profile'])
      expect((await sandbox.get(path, { token: asha.token })).status).toBe(200);
    sandbox.pass(MINUTE);
  }
  expect(await own()).toMatchObject({ session: { used: 0 }, standing: { state: 'active' } });
  expect(playIn(await sandbox.get('/api/limits/now', { token: asha.token })).since).toBeNull();
});

test('however many calls find that a session is over, play rests once, and that is told once', async () => {
  await session(30);
  await play(20);
  sandbox.pass(10 * MINUTE);
  const ended = soon(24);
  await atOnce(() => look());
  expect((await own()).standing).toEqual({ state: 'break', until: ended });
  expect(await titles()).toEqual(['Your session is over', 'You are on a break']);
});

test('who excluded themselves, or rests longer already, is told of no session, and their rest stays as it is', async () => {
  await session(30);
  await play(20);
  sandbox.pass(10 * MINUTE);
  const end = soon(7 * 24);
  const sessions = createSessions(sandbox.database, sandbox.now);
  const { waits, resting } = await sandbox.database.transaction(async (tx) => {
    await lockPlayer(tx, asha.id);
    const watch = createPlayTime({ database: sandbox.database, clock: sandbox.now, sessions });
    const waits = watch.note(asha.id);
    await waiting(sandbox.database, 1);
    return { waits, resting: await setStanding(tx, sessions, asha.id, { state: 'break', until: end }, sandbox.now()) };
  });
  expect([resting.until, (await waits)?.status]).toEqual([end, 403]);
  expect((await own()).standing).toEqual({ state: 'break', until: end });
  expect(await titles()).toEqual(['You are on a break']);
});

async function titles(): Promise<readonly string[]> {
  const { body } = await sandbox.get('/api/notifications', { token: asha.token });
  return (body.data as { notifications: { title: string }[] }).notifications.map(({ title }) => title);
}

test('the time of play is the operator’s: a pause of more than a quarter of an hour is none of it', async () => {
  proves('getPlayNow');
  const now = async () => playIn(await sandbox.get('/api/limits/now', { token: asha.token }));
  const since = sandbox.now();
  await play(50);
  expect(await now()).toMatchObject({ since, minutes: 50, net: 0, checkAt: null, isCheckDue: false });
  expect((await own()).session.used).toBe(50);
  sandbox.pass(16 * MINUTE);
  const again = sandbox.now();
  await play(20);
  expect(await now()).toMatchObject({ since: again, minutes: 20 });
  expect((await own()).session.used).toBe(70);
  sandbox.pass(23 * HOUR);
  await look();
  // 24 minutes of the first run are in these 24 hours, 20 of the second, and the look by itself is a minute.
  expect((await own()).session.used).toBe(45);
});

test('who has stopped is told so with their play, until it ends', async () => {
  const now = async () => playIn(await sandbox.get('/api/limits/now', { token: asha.token }));
  expect((await now()).isStopped).toBe(false);
  await sandbox.post('/api/limits/break', { length: '24h', password: PASSWORD }, { token: asha.token });
  expect((await now()).isStopped).toBe(true);
  sandbox.pass(24 * HOUR);
  expect((await now()).isStopped).toBe(false);
});

test('a session limit is used by single calls, however far apart: each is a minute of play', async () => {
  await session(30);
  for (let calls = 1; calls < 30; calls += 1) {
    await look();
    sandbox.pass(16 * MINUTE);
  }
  expect(await own()).toMatchObject({ standing: { state: 'active' }, session: { used: 29 } });
  await look();
  expect(await own()).toMatchObject({ standing: { state: 'break', until: soon(24) }, session: { used: 30 } });
});

test('at the end of their session a player rests for a day, whatever they call', async () => {
  proves('setSessionLimit');
  await session(60);
  await play(60);
  const answer = await sandbox.post('/lobby-api/lobby/', { product: 'betby' }, { token: asha.token });
  expect(answer).toMatchObject({ status: 403, body: { code: 'on-break' } });
  expect((await own()).standing).toEqual({ state: 'break', until: soon(24) });
  expect(await titles()).toEqual(['Your session is over', 'You are on a break']);
  // What is looked at meanwhile is no play.
  sandbox.pass(DAY - 1);
  expect((await own()).standing.state).toBe('break');
  sandbox.pass(1);
  expect(await own()).toMatchObject({ standing: { state: 'active' }, session: { used: 0 } });
});

test('a session limit is not begun anew at midnight, by another device or by signing in again', async () => {
  await session(60);
  // 21 Nov, 17:30 in India: half an hour before midnight is 18:00 UTC.
  sandbox.pass(Math.max(0, Date.parse('2026-11-30T18:00:00Z') - sandbox.now().getTime()));
  await play(30);
  const { body } = await sandbox.post('/api/login', {
    username: `player ${(await sandbox.database.query('select username from player where id = $1', [asha.id]))[0]?.username.replace(/\D/g, '')}`,
    password: PASSWORD,
  });
  const other = { ...asha, token: String(body.token) };
  await play(30, other);
  expect((await sandbox.post('/lobby-api/lobby/', { product: 'betby' }, { token: other.token })).status).toBe(403);
});

test('a reality check comes after so many minutes of play, and again so many after it was read', async () => {
  proves('setRealityCheck');
  proves('readRealityCheck');
  await sandbox.post('/api/limits/check', { every: 30 }, { token: asha.token });
  expect((await own()).check).toBe(30);
  const due = async () => playIn(await sandbox.get('/api/limits/now', { token: asha.token })).isCheckDue;
  await play(20);
  expect(await due()).toBe(false);
  await play(10);
  expect(await due()).toBe(true);
  expect(playIn(await sandbox.post('/api/limits/check/read', {}, { token: asha.token }))).toMatchObject({
    minutes: 30,
    isCheckDue: false,
    checkAt: soon(0.5),
  });
  await play(30);
  expect(await due()).toBe(true);
  await sandbox.post('/api/limits/check/read', {}, { token: asha.token });
  await sandbox.post('/api/limits/check', { every: null }, { token: asha.token });
  await play(30);
  expect(await due()).toBe(false);
});

test('a reality check that is read before it is due is not put off: after its time bets wait', async () => {
  await sandbox.post('/api/limits/check', { every: 30 }, { token: asha.token });
  const bet = async () => {
    const slip = { ...(await moneyCalls.placeBet(sandbox, asha)), clientRef: freshRef() };
    return sandbox.post('/sports-api/bets', slip, { 'xu-auth': asha.token });
  };
  const read = () => sandbox.post('/api/limits/check/read', {}, { token: asha.token });
  expect(await bet()).toMatchObject({ status: 200 });
  const checkAt = soon(0.5);
  for (const minutes of [14, 28]) {
    sandbox.pass(14 * MINUTE);
    expect(await bet()).toMatchObject({ status: 200 });
    expect(playIn(await read())).toMatchObject({ minutes, checkAt, isCheckDue: false });
  }
  sandbox.pass(14 * MINUTE);
  expect(await bet()).toMatchObject({ status: 403, body: { code: 'reality-check' } });
  await read();
  expect(await bet()).toMatchObject({ status: 200 });
});

test.each([30, 90, null])('a reality check that is due is not put off by setting it to %p', async (every) => {
  const set = (minutes: number | null) => sandbox.post('/api/limits/check', { every: minutes }, { token: asha.token });
  const now = async () => playIn(await sandbox.get('/api/limits/now', { token: asha.token }));
  await set(60);
  await play(20);
  // Chosen anew before it is due, it counts from where it was.
  await set(30);
  expect(await now()).toMatchObject({ checkAt: soon(10 / 60), isCheckDue: false });
  await play(10);
  expect(await set(every)).toMatchObject({ status: 409, body: { code: 'check-due', field: 'every' } });
  expect(await now()).toMatchObject({ isChecked: true, isCheckDue: true });
  expect((await own()).check).toBe(30);
  await sandbox.post('/api/limits/check/read', {}, { token: asha.token });
  expect(await set(every)).toMatchObject({ status: 200 });
  expect((await own()).check).toBe(every);
});

test('a reality check is none for who does not play, however long it is set or since it was read, and what was played before it was set is not held against it', async () => {
  const now = async () => playIn(await sandbox.get('/api/limits/now', { token: asha.token }));
  const idle = { since: null, minutes: 0, isChecked: true, checkAt: null, isCheckDue: false };
  await sandbox.post('/api/limits/check', { every: 30 }, { token: asha.token });
  sandbox.pass(40 * MINUTE);
  expect(await now()).toMatchObject(idle);
  await play(30);
  expect(await now()).toMatchObject({ minutes: 30, isCheckDue: true });
  sandbox.pass(16 * MINUTE);
  expect(await now()).toMatchObject(idle);
  await sandbox.post('/api/limits/check/read', {}, { token: asha.token });
  sandbox.pass(DAY);
  expect(await now()).toMatchObject(idle);
  await play(45);
  await sandbox.post('/api/limits/check/read', {}, { token: asha.token });
  await sandbox.post('/api/limits/check', { every: null }, { token: asha.token });
  expect(await now()).toMatchObject({ isChecked: false });
  await sandbox.post('/api/limits/check', { every: 60 }, { token: asha.token });
  await play(20);
  expect(await now()).toMatchObject({ minutes: 65, isCheckDue: false, checkAt: soon(40 / 60) });
});

test('what was played is reported by week and month, and its figures add up', async () => {
  proves('getPlayReport');
  const { body: demo } = await sandbox.post('/api/login/demo');
  for (const by of ['week', 'month']) {
    const answer = await sandbox.get(`/api/limits/report?by=${by}`, { token: String(demo.token) });
    const { periods } = z.decode(calls.getPlayReport.response, answer.body as never).data;
    expect(periods).toHaveLength(12);
    expect(periods.some(({ net }) => net !== 0)).toBe(true);
    for (const { net, sports, casino, staked, returned } of periods) {
      expect([net, returned - staked]).toEqual([sports + casino, net]);
      expect(Math.min(staked, returned)).toBeGreaterThanOrEqual(0);
    }
    const [row] = await sandbox.database.query(
      `select coalesce(sum(e.amount), 0)::bigint as net from ledger_entry e join player p on p.id = e.player_id
       where p.is_demo and e.name = 'cash' and e.kind in ('sports', 'casino')
         and (e.at at time zone 'UTC') + interval '5 hours 30 minutes' >= $1::text::date`,
      [periods.at(-1)?.from ?? ''],
    );
    expect(periods.reduce((sum, { net }) => paise(sum + net), 0 as Paise)).toBe(row?.net);
  }
});

test('the report says what the house took of what bets won, and what a corrected result gave back, by the ledger', async () => {
  const { body: demo } = await sandbox.post('/api/login/demo');
  const answer = await sandbox.get('/api/limits/report?by=month', { token: String(demo.token) });
  const { periods } = z.decode(calls.getPlayReport.response, answer.body as never).data;
  const rows = await sandbox.database.query(
    `select to_char((h.at at time zone 'UTC') + interval '5 hours 30 minutes', 'YYYY-MM-01') as period, sum(h.amount)::bigint as net
     from ledger_entry h join account a on a.id = h.account_id and a.name = 'commission' and a.player_id is null
     join ledger_entry e on e.transaction_id = h.transaction_id and e.at = h.at and e.name = 'cash'
     join player p on p.id = e.player_id and p.is_demo group by 1 order by 1 desc`,
  );
  expect(rows.length).toBeGreaterThan(1);
  expect(periods.flatMap(({ from, commission }) => (commission === 0 ? [] : [[from, commission]]))).toEqual(
    rows.map(({ period, net }) => [period, net]),
  );
  const total = () =>
    sandbox.database.query(
      'select coalesce(sum(commission), 0)::bigint as net from commission_day where player_id = $1',
      [asha.id],
    );
  const settle = (reference: string, gained: number, taken: number) =>
    sandbox.database.transaction((tx) =>
      post(tx, {
        ...{ reference, kind: 'sports', title: 'Bet won', detail: '', state: 'Won', at: sandbox.now() },
        entries: [
          { account: { player: asha.id, name: 'cash' }, amount: paise(gained - taken) },
          { account: { house: 'sports' }, amount: paise(-gained) },
          { account: { house: 'commission' }, amount: paise(taken) },
        ],
      }),
    );
  await settle('BT-A1', 100_000, 5000);
  await settle('BT-A1:2', -40_000, -2000);
  expect(await total()).toEqual([{ net: 3000 }]);
  await expect(sandbox.database.script('update commission_day set commission = 0')).rejects.toThrow(/ledger/);
});

test('when somebody played is kept as long as a report goes back, and no longer', async () => {
  const runs = () => sandbox.database.query('select began_at from play_run where player_id = $1', [asha.id]);
  await look();
  const later = (days: number) => new Date(sandbox.now().getTime() + days * DAY);
  await sweepPlayTime(sandbox.database, later(400));
  expect(await runs()).toHaveLength(1);
  await sweepPlayTime(sandbox.database, later(401));
  expect(await runs()).toHaveLength(0);
});

test('a player sets so many limits in an hour, the time of a session and of a reality check among them', async () => {
  const limited = await testSandbox({ limits: { limitChangesPerPlayer: { times: 2, per: DAY } } });
  const ben = await newPlayer(limited);
  const send = async (path: string, body: object) =>
    (await limited.post(`/api/limits/${path}`, body, { token: ben.token })).status;
  expect([
    await send('set', { name: 'loss-day', amount: 1000 }),
    await send('session', { minutes: 60 }),
    await send('set', { name: 'loss-day', amount: 900 }),
    await send('session', { minutes: 30 }),
    await send('check', { every: 30 }),
  ]).toEqual([200, 200, 429, 429, 429]);
  await limited.close();
});
