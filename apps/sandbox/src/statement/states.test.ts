import { type CallOutput, getAccountStatement } from '@pavilion/api-client/wire';
import { paise } from '@pavilion/money';
import * as z from 'zod/mini';
import { approveWithdrawal, declineWithdrawal, payWithdrawal, recordDeposit } from '../money/index.ts';
import { post } from '../store/index.ts';
import { TEST_VAULT } from '../testing/database.ts';
import { newPlayer, PASSWORD, type SignedIn } from '../testing/players.ts';
import { type TestSandbox, testSandbox } from '../testing/sandbox.ts';

let sandbox: TestSandbox;
let asha: SignedIn;
beforeAll(async () => {
  sandbox = await testSandbox();
});
beforeEach(async () => {
  asha = await newPlayer(sandbox, paise(10_000_000));
});
afterAll(() => sandbox.close());

let refs = 0;
async function requested(amount: number): Promise<string> {
  refs += 1;
  const { body } = await sandbox.post(
    '/api/withdrawRequest/create',
    { amount, method: 'upi', upi: 'asha.r@okaxis', password: PASSWORD, clientRef: `statement-ref-${refs}` },
    { token: asha.token },
  );
  return (body.data as { withdrawal: { id: string } }).withdrawal.id;
}
/** The references of the statement with their states, newest first. */
async function states(filter = '', by = asha): Promise<(readonly [string, string])[]> {
  const query = `from=2026-11-01&to=2026-11-30${filter}`;
  const { body } = await sandbox.get(`/api/getAccountstatement?${query}`, { token: by.token });
  const { entries }: CallOutput<typeof getAccountStatement>['data'] = z.decode(
    getAccountStatement.response,
    body as never,
  ).data;
  return entries.filter(({ kind }) => kind === 'withdrawal').map(({ reference, state }) => [reference, state]);
}
const tx = <T>(work: Parameters<typeof sandbox.database.transaction<T>>[0]) => sandbox.database.transaction(work);

test('a withdrawal stands in the statement as it stands now: asked for, approved, paid', async () => {
  const id = await requested(1000);
  expect(await states()).toEqual([[id, 'Requested']]);
  await tx((t) => approveWithdrawal(t, TEST_VAULT, id, sandbox.now()));
  expect(await states()).toEqual([[id, 'Approved']]);
  await tx((t) => payWithdrawal(t, TEST_VAULT, id, 'N323264419', sandbox.now()));
  for (const filter of ['', '&kind=withdrawal', `&reference=${id}`, `&reference=${id.slice(-3)}`, '&limit=1']) {
    expect(await states(filter)).toEqual([[id, 'Paid']]);
  }
});

test('a withdrawal is found by the UTR that has paid it, though that is not on its line; nobody else finds it', async () => {
  const id = await requested(1000);
  await tx((t) => approveWithdrawal(t, TEST_VAULT, id, sandbox.now()));
  await tx((t) => payWithdrawal(t, TEST_VAULT, id, 'N323 264 420', sandbox.now()));
  for (const utr of ['N323264420', 'n323-264 420']) {
    expect(await states(`&reference=${encodeURIComponent(utr)}`)).toEqual([[id, 'Paid']]);
  }
  expect(await states('&reference=N323264420', await newPlayer(sandbox, paise(100)))).toEqual([]);
});

test('a coin’s deposit is found by its hash in full, of which its line shows the ends', async () => {
  const hash = `0x${'ab12cd34'.repeat(8)}`;
  const at = sandbox.now();
  await tx(async (t) => {
    await recordDeposit(t, asha.id, {
      ...{ id: 99_001, gateway: 'm_binance_bsc', amount: paise(100), state: 'approved', reference: hash },
      ...{ createdAt: at, expiresAt: at, decidedAt: at },
    });
    await post(t, {
      ...{
        reference: 'DP-99001',
        kind: 'deposit',
        title: 'Deposit by BSC',
        detail: 'Hash 0xab12cd34…2cd34',
        state: 'Approved',
        at,
      },
      entries: [
        { account: { house: 'bank' }, amount: paise(-100) },
        { account: { player: asha.id, name: 'cash' }, amount: paise(100) },
      ],
    });
  });
  const query = `from=2026-11-01&to=2026-11-30&reference=${hash.toUpperCase()}`;
  const { body } = await sandbox.get(`/api/getAccountstatement?${query}`, { token: asha.token });
  const { data } = z.decode(getAccountStatement.response, body as never);
  expect([data.total, data.entries.map(({ reference }) => reference)]).toEqual([1, ['DP-99001']]);
});

test('a withdrawal that was declined says so beside what was returned', async () => {
  const id = await requested(1000);
  await tx((t) => declineWithdrawal(t, id, 'The name differs.', sandbox.now()));
  expect(await states()).toEqual([
    [`${id}-R`, 'Returned'],
    [id, 'Declined'],
  ]);
});

test('a withdrawal that waits for KYC does so no longer once that is approved', async () => {
  const id = await requested(60_000);
  expect(await states()).toEqual([[id, 'Waits for KYC']]);
  await sandbox.database.query(
    `insert into kyc_document (player_id, type, status, fields, submitted_at, decided_at, expires_on)
     values ($1, 'passport', 'approved', '[]', $2, $2, '2030-01-01')`,
    [asha.id, sandbox.now()],
  );
  expect(await states()).toEqual([[id, 'Requested']]);
});

test('the demo player’s withdrawals stand as they do in the list of them', async () => {
  const token = String((await sandbox.post('/api/login/demo')).body.token);
  await sandbox.database.query(`update withdrawal set state = 'approved' where id = 20418`);
  expect(await states('&reference=WD-20418', { ...asha, token })).toEqual([['WD-20418', 'Approved']]);
});
