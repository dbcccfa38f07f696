import { DAY } from '../../base/index.ts';
import { type Database, walletOf } from '../../store/index.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { settledAtOnce, TIMES } from '../../testing/race.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { photo, upload, uploaded } from '../../testing/uploads.ts';
import { settlePayments } from '../fastpay/routes.ts';
import { expireDeposits } from './credit.ts';
import { approveDeposit, declineDeposit } from './decide.ts';
import { hearGateway } from './redirect.ts';

// On a server, whose connections really run side by side: what must happen once does, by the database's own rules.
let database: Database;
let sandbox: TestSandbox;
let player: SignedIn;
beforeAll(async () => {
  sandbox = await testSandbox();
  database = sandbox.database;
});
beforeEach(async () => {
  player = await newPlayer(sandbox);
});
afterAll(() => sandbox.close());

let refs = 800_000_000_000;
const send = (who: SignedIn, reference: string, screenshot: string, clientRef = `race-${++refs}`) =>
  sandbox.post(
    '/api/deposit/create',
    { gateway: 'upi', amount: 500, fields: { reference, payer: 'Asha Rao', screenshot }, clientRef },
    { token: who.token },
  );
const idOf = (answer: Awaited<ReturnType<typeof send>>) => (answer.body.data as { deposit: { id: string } }).deposit.id;
const pending = async () => idOf(await send(player, String(++refs), await uploaded(sandbox, player.token, 'deposit')));
const cash = async () => (await walletOf(database, player.id)).cash;
const notices = async () =>
  (await database.query('select 1 from notification where player_id = $1', [player.id])).length;

test('one reference from eight players at once is one deposit', async () => {
  const players: SignedIn[] = [];
  while (players.length < TIMES) players.push(await newPlayer(sandbox));
  const files = await Promise.all(players.map(({ token }) => uploaded(sandbox, token, 'deposit')));
  const reference = String(++refs);
  const answers = await Promise.all(players.map((who, index) => send(who, reference, files[index] ?? '')));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(TIMES - 1).fill(409)]);
  expect(await database.query('select 1 from deposit where reference = $1', [reference])).toHaveLength(1);
});

test('one picture named by eight deposits at once belongs to one', async () => {
  const screenshot = await uploaded(sandbox, player.token, 'deposit');
  const answers = await Promise.all(Array.from({ length: TIMES }, () => send(player, String(++refs), screenshot)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(TIMES - 1).fill(422)]);
});

test('one request sent eight times at once is one deposit, and every answer is the same', async () => {
  const [reference, screenshot] = [String(++refs), await uploaded(sandbox, player.token, 'deposit')];
  const answers = await Promise.all(
    Array.from({ length: TIMES }, () => send(player, reference, screenshot, 'race-once')),
  );
  expect(new Set(answers.map(idOf)).size).toBe(1);
});

test('approved by eight people at once, the money and its bonus come once and are told once', async () => {
  const id = await pending();
  const results = await settledAtOnce(() => database.transaction((tx) => approveDeposit(tx, id, sandbox.now())));
  expect(results.every(({ status }) => status === 'fulfilled')).toBe(true);
  expect([await cash(), await notices()]).toEqual([1_050_000, 2]);
});

test('approved by some and declined by others at once, it is one of the two for all of them', async () => {
  const id = await pending();
  await settledAtOnce((index) =>
    database.transaction((tx) =>
      index % 2 === 0 ? approveDeposit(tx, id, sandbox.now()) : declineDeposit(tx, id, 'No.', sandbox.now()),
    ),
  );
  const [row] = await database.query(`select state from deposit where 'DP-' || id = $1`, [id]);
  // Approved, it is told with the bonus that it brings.
  expect([await cash(), await notices()]).toEqual(row?.state === 'approved' ? [1_050_000, 2] : [1_000_000, 1]);
});

test('swept by eight processes at once, an expired deposit is told once', async () => {
  await pending();
  sandbox.pass(DAY);
  await settledAtOnce(() => database.transaction((tx) => expireDeposits(tx, sandbox.now())));
  expect(await notices()).toBe(1);
});

test('a redirected payment that is paid eight times and settled by eight processes is credited once', async () => {
  const { body } = await sandbox.post(
    '/api/deposit/fastpayme',
    { amount: 700, returnPath: '/deposit/fastpayme', clientRef: `race-${++refs}` },
    { token: player.token },
  );
  const { redirectUrl } = body.data as { redirectUrl: string };
  const answers = await Promise.all(Array.from({ length: TIMES }, () => sandbox.post(`${redirectUrl}/pay`)));
  expect(answers.map(({ status }) => status)).toEqual(Array(TIMES).fill(303));
  const results = await settledAtOnce(() => settlePayments(database, hearGateway, sandbox.now()));
  expect(results.every(({ status }) => status === 'fulfilled')).toBe(true);
  expect([await cash(), await notices()]).toEqual([1_070_000, 2]);
});

test('uploads at once do not pass the day’s limit together', async () => {
  await database.query(
    `insert into file (id, player_id, purpose, type, bytes, created_at)
     values ('nearly-full', $1, 'kyc', 'image/webp', decode(repeat('00', 41942500), 'hex'), $2)`,
    [player.id, sandbox.now()],
  );
  const picture = await photo('#ffffff', [40, 40]);
  const answers = await Promise.all(Array.from({ length: TIMES }, () => upload(sandbox, player.token, picture)));
  const [kept] = await database.query('select sum(size)::bigint as size from file where player_id = $1', [player.id]);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect(answers.some(({ status }) => status === 429)).toBe(true);
  expect(kept?.size).toBeLessThanOrEqual(40 * 1024 * 1024);
});

test('a KYC document sent eight times at once waits once', async () => {
  const forms = await Promise.all(
    Array.from({ length: TIMES }, async () => ({
      number: 'ABCPK1234F',
      fullName: 'Asha Rao',
      birth: '1994-06-14',
      front: await uploaded(sandbox, player.token, 'kyc'),
    })),
  );
  const answers = await Promise.all(
    forms.map((fields) => sandbox.post('/api/kyc', { type: 'pan', fields }, { token: player.token })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(TIMES - 1).fill(409)]);
});
