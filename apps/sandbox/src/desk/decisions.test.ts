import { namesOf, reasonTexts } from '@pavilion/api-client/wire';
import { walletOf } from '../store/index.ts';
import { type DeskBrowser, signedInDesk } from '../testing/desk.ts';
import { panOf } from '../testing/papers.ts';
import { newPlayer, PASSWORD, type SignedIn } from '../testing/players.ts';
import { type TestSandbox, testSandbox } from '../testing/sandbox.ts';
import { uploaded } from '../testing/uploads.ts';

let sandbox: TestSandbox;
let desk: DeskBrowser;
let asha: SignedIn;
beforeAll(async () => {
  sandbox = await testSandbox();
  desk = await signedInDesk(sandbox);
});
beforeEach(async () => {
  asha = await newPlayer(sandbox);
});
afterAll(() => sandbox.close());

let sent = 0;
const cash = async (player = asha.id) => (await walletOf(sandbox.database, player)).cash;
const lastNotice = async (player = asha.id) => {
  const [row] = await sandbox.database.query(
    'select title, message from notification where player_id = $1 order by id desc limit 1',
    [player],
  );
  return row && { ...row, ...namesOf({ message: row.message }) };
};

describe('a deposit that waits', () => {
  let id: string;
  beforeEach(async () => {
    sent += 1;
    const fields = {
      reference: String(400_000_000_000 + sent),
      payer: 'Asha <Rao>',
      screenshot: await uploaded(sandbox, asha.token, 'deposit'),
    };
    const { body } = await sandbox.post(
      '/api/deposit/create',
      { gateway: 'upi', amount: 5000, fields, clientRef: `deposit-${sent}` },
      { token: asha.token },
    );
    id = (body.data as { deposit: { id: string } }).deposit.id;
  });

  test('is shown with its proof, and its picture opens at the desk alone', async () => {
    const { body } = await desk.open(`/deposits/${id}`);
    expect([body.includes('<Rao>'), body.includes('Asha &lt;Rao&gt;')]).toEqual([false, true]);
    const [, file = ''] = /<img src="([^"]+)"/.exec(body) ?? [];
    const mine = await sandbox.app.inject({ url: file, headers: { cookie: desk.cookies() } });
    expect([mine.statusCode, mine.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(mine.headers['content-security-policy']).toContain('sandbox');
    expect((await sandbox.get(file, { token: asha.token })).status).toBe(401);
  });

  test('approved is in the player’s cash, once, and in the log', async () => {
    await desk.open('/deposits');
    const { body } = await desk.send(`/deposits/${id}/approve`);
    expect([body.includes(`Approved ${id}`), body.includes(`/deposits/${id}/approve`)]).toEqual([true, false]);
    expect(await cash()).toBe(1_500_000);
    expect((await desk.open(`/deposits/${id}`)).body).toContain('Approved');
    expect((await desk.open('/log')).body).toContain(`Approved ${id}`);
  });

  test('declined needs a reason, which the player reads, and moves nothing', async () => {
    await desk.open('/deposits');
    const refused = await desk.send(`/deposits/${id}/decline`, { reason: ' ' });
    expect([refused.status, refused.body.includes('Say why it is declined.')]).toEqual([422, true]);
    const elsewhere = await desk.send(`/deposits/${id}/decline`, { reason: 'Pay again to rohit@okaxis.' });
    expect([elsewhere.status, elsewhere.body.includes('may stand in what players read')]).toEqual([422, true]);
    await desk.send(`/deposits/${id}/decline`, { reason: 'No <such> payment.' });
    expect(await cash()).toBe(1_000_000);
    expect((await lastNotice())?.message).toContain('No <such> payment.');
    const shown = (await desk.open(`/deposits/${id}`)).body;
    expect([shown.includes('<such>'), shown.includes('&lt;such&gt;')]).toEqual([false, true]);
  });

  test('declined for a reason that the desk offers, it has the name of that reason: so it is read in any language', async () => {
    const { body } = await desk.open('/deposits');
    const [, list] = /list="(reasons-deposits-[^"]+-decline)"/.exec(body) ?? [];
    expect(body).toContain(`<datalist id="${list}"><option value="${reasonTexts['reason-no-payment']}">`);
    await desk.send(`/deposits/${id}/decline`, { reason: reasonTexts['reason-other-payer'] });
    const { deposits } = (await sandbox.get(`/api/deposit/get?id=${id}`, { token: asha.token })).body.data as {
      deposits: object[];
    };
    const reason = { name: 'reason-other-payer', values: {} };
    expect(deposits).toMatchObject([{ reason: reasonTexts['reason-other-payer'], named: { reason } }]);
    expect((await lastNotice())?.named?.message?.values.reason).toEqual(reason);
  });

  test.each([
    ['approve', {}, 'This deposit is already approved.', 'Approved'],
    ['decline', { reason: 'No such payment.' }, 'This deposit is already declined.', 'Declined'],
  ])(
    'is told of twice from two windows: the second %s does nothing and is in no log',
    async (end, fields, says, word) => {
      const other = await signedInDesk(sandbox);
      await other.open('/deposits');
      await desk.open('/deposits');
      expect((await desk.send(`/deposits/${id}/${end}`, fields)).status).toBe(200);
      const { status, body } = await other.send(`/deposits/${id}/${end}`, fields);
      expect([status, body.includes(says), await logged(`${word} ${id}`)]).toEqual([409, true, 1]);
    },
  );

  test('is decided once: the other decision is refused above the page', async () => {
    const other = await signedInDesk(sandbox);
    await other.open('/deposits');
    await desk.open('/deposits');
    await desk.send(`/deposits/${id}/approve`);
    const { status, body } = await other.send(`/deposits/${id}/decline`, { reason: 'Late' });
    expect([status, body.includes('This deposit is already approved.')]).toEqual([409, true]);
  });
});

/** How many lines of the log begin like this. */
const logged = async (text: string) =>
  (await sandbox.database.query('select 1 from desk_action where starts_with(what, $1)', [text])).length;

describe('a withdrawal', () => {
  let id: string;
  beforeEach(async () => {
    sent += 1;
    const { body } = await sandbox.post(
      '/api/withdrawRequest/create',
      { amount: 1000, method: 'upi', upi: `asha.${sent}@okaxis`, password: PASSWORD, clientRef: `withdrawal-${sent}` },
      { token: asha.token },
    );
    id = (body.data as { withdrawal: { id: string } }).withdrawal.id;
    await desk.open('/withdrawals');
  });

  test('is decided by buttons that each have a name of their own', async () => {
    const { body } = await desk.open('/withdrawals');
    for (const label of ['Approve', 'Decline…', 'Decline'])
      expect(body).toContain(`>${label}<span class="unseen"> ${id}</span>`);
  });

  test('is shown with the whole of where it goes', async () => {
    expect((await desk.open('/withdrawals')).body).toContain(`asha.${sent}@okaxis`);
  });

  test.each(['paid', 'failed', 'declined', 'cancelled'] as const)(
    'of a bank account that was removed has its whole number for as long as it waits to be paid; %s, the last four',
    async (end) => {
      const number = String(501_002_847_300 + sent);
      const { token } = asha;
      const saved = await sandbox.post(
        '/api/bank',
        { type: 'bank', holder: 'Asha Rao', bankName: 'HDFC Bank', accountNumber: number, ifsc: 'HDFC0000142' },
        { token },
      );
      const { id: bankId } = (saved.body.data as { bank: { id: string } }).bank;
      const { body } = await sandbox.post(
        '/api/withdrawRequest/create',
        { amount: 2000, method: 'bank', bankId, password: PASSWORD, clientRef: `to-removed-${sent}` },
        { token },
      );
      const request = (body.data as { withdrawal: { id: string } }).withdrawal.id;
      await sandbox.post('/api/bank/remove', { id: bankId }, { token });
      const page = async () => (await desk.open(`/withdrawals/${request}`)).body;
      expect(await page()).toContain(number);
      if (end === 'cancelled') {
        await sandbox.post('/api/withdrawRequest/cancel', { id: request, clientRef: `taken-back-${sent}` }, { token });
      } else if (end === 'declined') {
        await desk.send(`/withdrawals/${request}/decline`, { reason: 'Not theirs.' });
      } else {
        await desk.send(`/withdrawals/${request}/approve`);
        expect(await page()).toContain(number);
        if (end === 'paid') await desk.send(`/withdrawals/${request}/pay`, { utr: `N32626${sent}000` });
        else await desk.send(`/withdrawals/${request}/fail`, { reason: 'The bank sent it back.' });
      }
      const shown = await page();
      expect([shown.includes(number), shown.includes(`HDFC Bank •••• ${number.slice(-4)}`)]).toEqual([false, true]);
    },
  );

  test.each([
    ['Somebody Else', true],
    ['theirs', false],
  ])(
    'to an account of %s stands beside what its player is called, and another name is marked: %s',
    async (of, isMarked) => {
      const { token } = asha;
      const [named] = await sandbox.database.query('select name from player where id = $1', [asha.id]);
      const name = String(named?.name);
      const holder = of === 'theirs' ? name.split(' ').reverse().join('  ').toUpperCase() : of;
      const saved = await sandbox.post(
        '/api/bank',
        {
          type: 'bank',
          holder,
          bankName: 'HDFC Bank',
          accountNumber: String(501_002_947_300 + sent),
          ifsc: 'HDFC0000142',
        },
        { token },
      );
      const { id: bankId } = (saved.body.data as { bank: { id: string } }).bank;
      const { body } = await sandbox.post(
        '/api/withdrawRequest/create',
        { amount: 2000, method: 'bank', bankId, password: PASSWORD, clientRef: `to-a-name-${sent}` },
        { token },
      );
      const request = (body.data as { withdrawal: { id: string } }).withdrawal.id;
      const page = (await desk.open(`/withdrawals/${request}`)).body;
      expect(page).toContain(`${name}</span>, as they signed up`);
      expect(page.includes('Another name')).toBe(isMarked);
    },
  );

  test('is approved, and then paid by its UTR', async () => {
    await desk.send(`/withdrawals/${id}/approve`);
    const refused = await desk.send(`/withdrawals/${id}/pay`, { utr: 'x' });
    expect([refused.status, refused.body.includes('A UTR has 6 to 30')]).toEqual([422, true]);
    const { body } = await desk.send(`/withdrawals/${id}/pay`, { utr: 'N326264410' });
    expect(body).toContain('UTR N326264410');
    expect([await cash(), (await lastNotice())?.title]).toEqual([900_000, 'Withdrawal paid']);
  });

  test.each(['decline', 'fail'])('that ends by %s gives the money back, with a reason', async (end) => {
    if (end === 'fail') await desk.send(`/withdrawals/${id}/approve`);
    expect((await desk.send(`/withdrawals/${id}/${end}`)).status).toBe(422);
    await desk.send(`/withdrawals/${id}/${end}`, { reason: 'The account is closed.' });
    expect([await cash(), (await lastNotice())?.message]).toEqual([
      1_000_000,
      expect.stringContaining('The account is closed.'),
    ]);
  });

  test.each([
    ['approve', {}, 'This request is approved.', 'Approved'],
    ['decline', { reason: 'The name differs.' }, 'This request is declined.', 'Declined'],
    ['pay', { utr: 'N326264411' }, 'This request is paid.', 'Paid'],
    ['fail', { reason: 'The bank sent it back.' }, 'This request is failed.', 'Failed'],
  ])(
    'is told of twice from two windows: the second %s does nothing and is in no log',
    async (end, fields, says, word) => {
      if (end === 'pay' || end === 'fail') await desk.send(`/withdrawals/${id}/approve`);
      const other = await signedInDesk(sandbox);
      await other.open('/withdrawals');
      expect((await desk.send(`/withdrawals/${id}/${end}`, fields)).status).toBe(200);
      const { status, body } = await other.send(`/withdrawals/${id}/${end}`, fields);
      expect([status, body.includes(says), await logged(`${word} ${id}`)]).toEqual([409, true, 1]);
    },
  );

  test('is in the ledger and among the payments of its player', async () => {
    expect((await desk.open(`/players/${asha.id}/payments`)).body).toContain(id);
    expect((await desk.open(`/players/${asha.id}/ledger`)).body).toContain('₹9,000.00');
    expect((await desk.open('')).body).toContain('✓ The sum of all accounts is zero');
  });
});

describe('a KYC document', () => {
  let id: string;
  beforeEach(async () => {
    const front = await uploaded(sandbox, asha.token, 'kyc');
    const { body } = await sandbox.post(
      '/api/kyc',
      { type: 'pan', fields: { number: panOf(asha), fullName: 'Asha Rao', birth: '1994-06-14', front } },
      { token: asha.token },
    );
    id = (body.data as { documents: { id: string }[] }).documents[0]?.id ?? '';
    await desk.open('/kyc');
  });
  const standing = async () =>
    ((await sandbox.get('/api/kyc', { token: asha.token })).body.data as { status: string }).status;

  test('is shown with its picture, and approved', async () => {
    expect((await desk.open(`/kyc/${id}`)).body.match(/<img src="\/sandbox\/desk\/files\//g)).toHaveLength(1);
    expect((await desk.send(`/kyc/${id}/approve`)).body).toContain('Approved KYC');
    expect(await standing()).toBe('approved');
  });

  test.each([
    ['approve', {}, 'This document is already approved.'],
    ['decline', { reason: 'The picture is blurred.' }, 'This document is already declined.'],
  ])('is told of twice from two windows: the second %s does nothing and is in no log', async (end, fields, says) => {
    const other = await signedInDesk(sandbox);
    await other.open('/kyc');
    const mine = async () =>
      (await sandbox.database.query(`select 1 from desk_action where player_id = $1 and room <> 'files'`, [asha.id]))
        .length;
    expect((await desk.send(`/kyc/${id}/${end}`, fields)).status).toBe(200);
    const { status, body } = await other.send(`/kyc/${id}/${end}`, fields);
    expect([status, body.includes(says), await mine()]).toEqual([409, true, 1]);
  });

  test('is declined with a reason that the player reads', async () => {
    expect((await desk.send(`/kyc/${id}/decline`)).status).toBe(422);
    await desk.send(`/kyc/${id}/decline`, { reason: 'The picture is blurred.' });
    expect([await standing(), (await lastNotice())?.message]).toEqual([
      'declined',
      expect.stringContaining('The picture is blurred.'),
    ]);
  });
});
