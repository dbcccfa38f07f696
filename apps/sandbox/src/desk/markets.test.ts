import { cashAndHeldOf } from '../store/index.ts';
import { approveNewest, type DeskBrowser, signedInDesk } from '../testing/desk.ts';
import { placedBets, runnerOf, type SaidMarket } from '../testing/placed-bets.ts';
import { newPlayer, type SignedIn } from '../testing/players.ts';
import { type TestSandbox, testSandbox } from '../testing/sandbox.ts';

let sandbox: TestSandbox;
let desk: DeskBrowser;
let asha: SignedIn;
let market: SaidMarket;
let count = 0;
beforeAll(async () => {
  sandbox = await testSandbox();
  desk = await signedInDesk(sandbox);
});
beforeEach(async () => {
  count += 1;
  asha = await newPlayer(sandbox);
  // A match that no feed knows.
  market = { id: `gone-${count}`, matchId: `gone${count}`, runners: 3 };
  await placedBets(
    sandbox.database,
    market,
    [{ player: asha.id, side: 'back', rupees: 500, price: 300 }],
    sandbox.now(),
  );
  await sandbox.sweeps.run();
});
afterAll(() => sandbox.close());

const balances = () => cashAndHeldOf(sandbox.database, asha.id);
const statuses = async () =>
  (await sandbox.database.query('select status from bet where market_id = $1', [market.id])).map(
    ({ status }) => status,
  );
const decide = async (action: string, fields: Record<string, string>) => {
  await desk.open(`/markets/${market.id}`);
  return desk.send(`/markets/${market.id}/${action}`, fields);
};
const logged = async () => (await desk.open('/log')).body;

test('a market whose match is gone is listed with its age, stakes and players, and nobody’s bets are touched', async () => {
  const { body } = await desk.open('/markets');
  const row = new RegExp(`<tr>(?:(?!</tr>)[\\s\\S])*${market.id}\\)(?:(?!</tr>)[\\s\\S])*</tr>`).exec(body)?.[0] ?? '';
  for (const part of ['Alpha v Beta', '₹500.00', '21 Nov', `/markets/${market.id}`]) expect(row).toContain(part);
  expect(body).toMatch(/Markets<\/span><b class="count num">\d+/);
  expect([await statuses(), (await balances()).held]).toEqual([['matched'], 50_000]);
});

test('voided at the desk, with a reason, every stake goes back; who did it and why is in the log', async () => {
  const { status } = await decide('void', { reason: 'Abandoned: rain' });
  expect(status).toBe(200);
  await sandbox.sweeps.run();
  expect([await statuses(), await balances()]).toEqual([['void'], { cash: 1_000_000, held: 0 }]);
  expect(await logged()).toContain(`Voided Match Odds, Alpha v Beta (${market.id}), because: Abandoned: rain`);
  expect((await desk.open('/markets')).body).not.toContain(`/markets/${market.id}">Decide`);
});

test('a market whose runners can’t be read takes no result, and is voided at the desk', async () => {
  await sandbox.database.query(`update market set runners = '{"id": 1}' where id = $1`, [market.id]);
  const refused = await decide('decide', { outcome: runnerOf(market, 1), reason: 'Seen on the ground' });
  expect([refused.status, refused.body]).toEqual([422, expect.stringContaining('This market can’t come to that.')]);
  expect((await decide('void', { reason: 'Its row is broken' })).status).toBe(200);
  await sandbox.sweeps.run();
  expect([await statuses(), await balances()]).toEqual([['void'], { cash: 1_000_000, held: 0 }]);
  expect(await logged()).toContain(`Voided Match Odds, Alpha v Beta (${market.id}), because: Its row is broken`);
});

test('given a result, corrected and voided, its bets are settled by each', async () => {
  await decide('decide', { outcome: runnerOf(market, 1), reason: 'Seen on the ground' });
  await sandbox.sweeps.run();
  expect([await statuses(), (await balances()).cash]).toEqual([['won'], 1_000_000 + 95_000]);
  await decide('decide', { outcome: runnerOf(market, 2), reason: 'The wrong side' });
  const second = await signedInDesk(sandbox, 'Vikram');
  await approveNewest(second);
  await sandbox.sweeps.run();
  expect([await statuses(), (await balances()).cash]).toEqual([['lost'], 950_000]);
  await decide('void', { reason: 'A protest was upheld' });
  await approveNewest(second);
  await sandbox.sweeps.run();
  expect([await statuses(), (await balances()).cash]).toEqual([['void'], 1_000_000]);
  const log = await logged();
  for (const line of [
    `Decided Match Odds, Alpha v Beta (${market.id}): Runner 1, because: Seen on the ground`,
    `Said, as the first of two, Match Odds, Alpha v Beta (${market.id}): Runner 2 in place of Runner 1, because: The wrong side`,
    'Match Odds, Alpha v Beta: Runner 2',
    `Void in place of Runner 2, because: A protest was upheld`,
  ]) {
    expect(log).toContain(line);
  }
});

test.each<[string, string, Record<string, string>, number, string]>([
  ['without a reason', 'void', { reason: ' ' }, 422, 'Say why.'],
  [
    'for somebody who does not run',
    'decide',
    { outcome: 'nobody', reason: 'x' },
    422,
    'This market can’t come to that.',
  ],
  [
    'by who looked before it was decided',
    'void',
    { reason: 'x', seen: '7' },
    409,
    'This market was decided meanwhile.',
  ],
  ['without having looked', 'void', { reason: 'x', seen: '' }, 409, 'This market was decided meanwhile.'],
])('nothing is decided %s', async (_, action, fields, status, message) => {
  const page = await decide(action, fields);
  expect([page.status, page.body.includes(message)]).toEqual([status, true]);
  await sandbox.sweeps.run();
  expect(await statuses()).toEqual(['matched']);
});

test('two people who decide at the same time don’t decide over each other', async () => {
  const other = await signedInDesk(sandbox);
  await Promise.all([desk.open(`/markets/${market.id}`), other.open(`/markets/${market.id}`)]);
  const answers = await Promise.all([
    desk.send(`/markets/${market.id}/void`, { reason: 'one' }),
    other.send(`/markets/${market.id}/decide`, { outcome: runnerOf(market, 1), reason: 'two' }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('a settlement that fails is listed by its player with its error', async () => {
  await sandbox.database.query(`update market set kind = 'fancy' where id = $1`, [market.id]);
  await decide('decide', { outcome: '40', reason: 'The score card' });
  await expect(sandbox.sweeps.run()).rejects.toMatchObject({ name: 'MissingLineError' });
  // Said once: the next pass leaves it alone.
  await sandbox.sweeps.run();
  for (const path of ['/markets', `/markets/${market.id}`]) {
    const { body } = await desk.open(path);
    expect([
      body.includes(`PV${asha.id}</a>`),
      /MissingLineError: The bet BT-\w+ on a fancy has no line/.test(body),
    ]).toEqual([true, true]);
  }
});

test('a market’s commission and a player’s own are set here by the owner, with a reason, and logged', async () => {
  await decide('rate', { rate: '2.5', reason: 'A slow day' });
  await decide('own-rate', { player: `PV${asha.id}`, rate: '1', reason: 'Since the spring' });
  await decide('decide', { outcome: runnerOf(market, 1), reason: 'x' });
  await sandbox.sweeps.run();
  expect((await balances()).cash).toBe(1_000_000 + 99_000);
  const log = await logged();
  for (const line of [
    `Set the commission of Match Odds, Alpha v Beta (${market.id}) to 2.5%`,
    'A slow day',
    `Set the commission of PV${asha.id} to 1%`,
    'Since the spring',
  ]) {
    expect(log).toContain(line);
  }
});

test('a commission above what anybody sets, without a reason, or by another operator is not set', async () => {
  const second = await signedInDesk(sandbox, 'Vikram');
  const { body } = await second.open(`/markets/${market.id}`);
  const csrf = /name="csrf" value="([^"]+)"/.exec(body)?.[1] ?? '';
  expect(body).not.toContain('rate"');
  for (const form of ['rate', 'own-rate']) {
    const fields = { player: `PV${asha.id}`, rate: '0', reason: 'A friend' };
    expect((await decide(form, { ...fields, rate: '10.01' })).status).toBe(422);
    expect((await decide(form, { ...fields, reason: ' ' })).status).toBe(422);
    expect((await second.post(`/markets/${market.id}/${form}`, { csrf, ...fields })).status).toBe(403);
  }
  const rates = await sandbox.database.query(
    'select commission as rate from market where id = $1 union all select rate from commission_rate where player_id = $2',
    [market.id, asha.id],
  );
  expect(rates).toEqual([{ rate: 500 }]);
});

test('a market that nobody bet on is not there', async () => {
  expect((await desk.open('/markets/nothing')).status).toBe(404);
  expect((await desk.open('/markets?q=nothing')).body).toContain('No market with bets is called “nothing”.');
});
