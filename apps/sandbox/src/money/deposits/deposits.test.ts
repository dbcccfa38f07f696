import { proves } from '@pavilion/api-client/proves';
import type { Gateway } from '@pavilion/api-client/wire';
import { coinsFor, decimalCoins, paise } from '@pavilion/money';
import { DAY, MINUTE } from '../../base/index.ts';
import { walletOf } from '../../store/index.ts';
import { signedInDesk } from '../../testing/desk.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { uploaded } from '../../testing/uploads.ts';
import { closeGateway, openDueGateways, reopenGateway } from './gateways.ts';

let sandbox: TestSandbox;
let player: SignedIn;
beforeAll(async () => {
  sandbox = await testSandbox();
});
beforeEach(async () => {
  player = await newPlayer(sandbox);
});
afterAll(() => sandbox.close());

let refs = 0;
const freshRef = () => {
  refs += 1;
  return `deposit-test-${refs}`;
};
const utr = () => String(500_000_000_000 + ++refs);

const create = (
  gateway: string,
  amount: unknown,
  fields: Record<string, string>,
  who = player,
  clientRef = freshRef(),
) =>
  sandbox.post(
    '/api/deposit/create',
    { gateway, amount, fields, clientRef, ...coinsOf(gateway, amount) },
    { token: who.token },
  );
/** What a payment by a coin's way names besides, at the rate that the house begins with. */
const coinsOf = (gateway: string, amount: unknown) =>
  gateway.startsWith('m_binance') && typeof amount === 'number'
    ? { coins: { count: decimalCoins(coinsFor(paise(amount * 100), paise(8840))), rate: 88.4 } }
    : {};
const upi = async (more: Record<string, string> = {}, who = player) => ({
  reference: utr(),
  payer: 'Asha Rao',
  screenshot: await uploaded(sandbox, who.token, 'deposit'),
  ...more,
});
const list = async (query = '', who = player) =>
  (await sandbox.get(`/api/deposit/get${query}`, { token: who.token })).body;
type Listed = { deposits: { id: string; state: string; amount: number; createdAt: string }[]; count: number };
const listed = async (query = '', who = player) => (await list(query, who)).data as Listed;

async function gateways(): Promise<Gateway[]> {
  const { body } = await sandbox.get('/api/gateways', { token: player.token });
  return (body.data as { gatewaysList: Gateway[] }).gatewaysList;
}

test('what the demo player has deposited agrees with their ledger', async () => {
  const { body } = await sandbox.post('/api/login/demo');
  const [demo] = await sandbox.database.query('select id from player where is_demo');
  const { deposits, count } = await listed('?pagesize=100', { id: demo?.id ?? 0, token: String(body.token) });
  expect(count).toBe(deposits.length);
  const approved = deposits.filter(({ state }) => state === 'approved').map(({ id, amount }) => [id, amount * 100]);
  const posted = await sandbox.database.query(
    `select t.reference as id, e.amount from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
     join account a on a.id = e.account_id where t.kind = 'deposit' and a.player_id = $1 order by t.at desc`,
    [demo?.id ?? 0],
  );
  expect(approved.length).toBeGreaterThan(10);
  expect(approved).toEqual(posted.map(({ id, amount }) => [id, amount]));
  expect(new Set(deposits.map(({ state }) => state))).toEqual(new Set(['approved', 'declined', 'expired', 'pending']));
});

describe('the ways to deposit', () => {
  test('are the five of the specification, UPI, three kinds of bank transfer and one that redirects', async () => {
    proves('getGateways');
    expect((await gateways()).map(({ code }) => code)).toEqual([
      'upi',
      'fastpayme',
      'm_paytm',
      'm_bkash',
      'm_nagad',
      'imps',
      'neft',
      'rtgs',
      'm_binance_tron',
      'm_binance_bsc',
    ]);
  });

  test('each by hand says where to pay and asks for a reference; a coin names its network', async () => {
    for (const { code, kind, mode, accounts, fields, network, rate, min, max } of await gateways()) {
      expect([code, min > 0 && max > min]).toEqual([code, true]);
      expect([code, network !== undefined, rate !== undefined]).toEqual([code, mode === 'crypto', mode === 'crypto']);
      if (kind === 'redirect') continue;
      expect([code, accounts.length > 1, fields.find(({ name }) => name === 'reference')?.isRequired]).toEqual([
        code,
        true,
        true,
      ]);
    }
  });

  test('each says what it costs and how long it usually takes', async () => {
    for (const { code, mode, fee, usualMinutes } of await gateways()) {
      expect([code, fee, usualMinutes > 0]).toEqual([code, mode === 'crypto' ? 'network' : 'none', true]);
    }
  });

  test('one that is closed takes the proof of who began before it closed, for as long as the details stood and an hour; then nothing', async () => {
    const expiresIn = (await gateways()).find(({ code }) => code === 'm_nagad')?.expiresIn ?? 0;
    await closeGateway(sandbox.database, 'm_nagad', { reason: 'The provider is closed.', now: sandbox.now() });
    sandbox.pass(expiresIn * 1000 + 59 * MINUTE);
    // A second reason does not begin the hour anew.
    await closeGateway(sandbox.database, 'm_nagad', { reason: 'Still closed.', now: sandbox.now() });
    // It is read as a proof: what is missing of it is said.
    expect(await create('m_nagad', 1000, {})).toMatchObject({ status: 422 });
    sandbox.pass(MINUTE);
    expect(await create('m_nagad', 1000, {})).toMatchObject({
      status: 404,
      body: { field: 'gateway', message: 'This deposit method is closed.' },
    });
    await reopenGateway(sandbox.database, 'm_nagad');
  });

  test('one that is closed is shown with why and until when and nowhere to pay', async () => {
    const until = new Date(sandbox.now().getTime() + 3 * MINUTE);
    const nagad = async () => (await gateways()).find(({ code }) => code === 'm_nagad');
    const open = await nagad();
    await closeGateway(sandbox.database, 'm_nagad', { reason: 'The provider is closed.', until, now: sandbox.now() });
    const { accounts, closed, qr } = (await nagad()) ?? {};
    const proofsUntil = new Date(sandbox.now().getTime() + (open?.expiresIn ?? 0) * 1000 + 60 * MINUTE).toISOString();
    expect({ accounts, closed, qr }).toEqual({
      accounts: [],
      closed: { reason: 'The provider is closed.', until: until.toISOString(), proofsUntil },
      qr: undefined,
    });
    expect(await openDueGateways(sandbox.database, sandbox.now())).toBe(false);
    sandbox.pass(3 * MINUTE);
    expect(await openDueGateways(sandbox.database, sandbox.now())).toBe(true);
    expect(await nagad()).toEqual(open);
    await closeGateway(sandbox.database, 'm_nagad', { reason: 'Closed again.', now: sandbox.now() });
    expect((await nagad())?.closed).toMatchObject({ reason: 'Closed again.' });
    await reopenGateway(sandbox.database, 'm_nagad');
    expect(await nagad()).toEqual(open);
    await expect(
      closeGateway(sandbox.database, 'nothing', { reason: 'No.', now: sandbox.now() }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(closeGateway(sandbox.database, 'upi', { reason: ' ', now: sandbox.now() })).rejects.toMatchObject({
      status: 422,
    });
    await expect(reopenGateway(sandbox.database, 'nothing')).rejects.toMatchObject({ status: 404 });
  });

  test('the operator’s accounts belong to nobody', async () => {
    proves('getBankAccountDetails');
    const { body } = await sandbox.get('/api/getBankAccountDetails', { token: player.token });
    expect(body.data).toEqual({
      bankDetails: [
        {
          id: '1',
          bankName: 'Play Money Bank',
          holder: 'Pavilion Play Money',
          accountNumber: '000000001234',
          ifsc: 'PLAY0000001',
          upi: 'pavilion.pay@example',
        },
      ],
    });
  });
});

describe('a deposit by hand', () => {
  test('is pending with its proof, and moves no money', async () => {
    proves('createDeposit');
    const fields = await upi();
    const { status, body } = await create('upi', 5000.5, fields);
    expect(status).toBe(200);
    expect((body.data as { deposit: object }).deposit).toEqual({
      id: expect.stringMatching(/^DP-\d+$/),
      gateway: 'upi',
      gatewayName: 'UPI',
      amount: 5000.5,
      state: 'pending',
      reference: fields.reference,
      createdAt: sandbox.now().toISOString(),
      expiresAt: new Date(sandbox.now().getTime() + DAY).toISOString(),
    });
    expect((await walletOf(sandbox.database, player.id)).cash).toBe(1_000_000);
  });

  const hex = (digits: number) => 'a'.repeat(digits);
  const references: [gateway: string, right: string, wrong: string[]][] = [
    ['upi', '432918006540', ['43291800654', '4329180065471', '43291800654a']],
    ['m_paytm', '432918006548', ['43291800654', '']],
    ['imps', '432918006549', ['4329180065490']],
    ['neft', 'SBIN124005123456', ['SBIN12400512345', 'SBIN1240051234567', '4329180065490001']],
    ['rtgs', 'HDFCR52024010512345678', ['HDFCR5202401051234567', 'HDFC520240105123456789', '4329180065490001432918']],
    ['m_bkash', 'BK7X1A2B3C', ['BK7X1A2B3', 'BK7X1A2B3-']],
    ['m_nagad', 'NG7X1A2B', ['NG7X1A2B3', 'NG7X']],
    ['m_binance_tron', hex(64), [hex(63), hex(65), `0x${hex(64)}`, `${hex(63)}g`, `${hex(64)}\n${hex(64)}`]],
    ['m_binance_bsc', `0x${hex(64)}`, [hex(64), `0x${hex(63)}`]],
  ];
  test.each(references)('by %s takes the reference %s and no other shape', async (code, right, wrong) => {
    const gateway = (await gateways()).find((one) => one.code === code);
    const fill = async () => {
      const values: Record<string, string> = {};
      for (const { name, type } of gateway?.fields ?? []) {
        if (type === 'file') values[name] = await uploaded(sandbox, player.token, 'deposit');
        else values[name] = { paidOn: '2026-11-21', sender: '01712345678' }[name] ?? 'Asha Rao';
      }
      return values;
    };
    const amount = gateway?.min ?? 0;
    for (const reference of wrong) {
      const answer = await create(code, amount, { ...(await fill()), reference });
      expect([reference, answer.status, answer.body.field]).toEqual([reference, 422, 'fields.reference']);
    }
    expect((await create(code, amount, { ...(await fill()), reference: ` ${right} ` })).status).toBe(200);
  });

  test.each<[string, Record<string, string>, string, string]>([
    ['a missing payer', { payer: '' }, 'fields.payer', 'Payer name is required.'],
    ['a payer of spaces', { payer: '   ' }, 'fields.payer', 'Payer name is required.'],
    ['a missing picture', { screenshot: '' }, 'fields.screenshot', 'Screenshot is required.'],
    ['a wrong reference', { reference: '12' }, 'fields.reference', 'UTR is not valid: 12 digits.'],
    ['a field of another form', { colour: 'red' }, 'fields.colour', 'This field is not part of the form.'],
    ['a name with a null in it', { payer: 'A\u0000' }, 'fields.payer', 'The field fields.payer is not valid.'],
    ['half a character', { payer: 'A\ud800' }, 'fields.payer', 'The field fields.payer is not valid.'],
    [
      'a name that turns round',
      { payer: 'A\u202egnp' },
      'fields.payer',
      'Payer name contains characters that are not allowed.',
    ],
    [
      'a picture that is not there',
      { screenshot: 'A'.repeat(22) },
      'fields.screenshot',
      'Screenshot is no longer available. Choose the picture again.',
    ],
  ])('with %s is refused by its field', async (_, fault, field, message) => {
    expect(await create('upi', 500, await upi(fault))).toMatchObject({ status: 422, body: { field, message } });
    expect((await listed()).count).toBe(0);
  });

  test.each([
    ['2026-11-22', 'Paid on can’t be in the future.'],
    ['2026-02-30', 'Enter a valid date: Paid on.'],
    ['21.11.2026', 'Enter a valid date: Paid on.'],
    ['0000-00-00', 'Enter a valid date: Paid on.'],
  ])('that was paid on %s is refused', async (paidOn, message) => {
    const fields = { ...(await upi()), reference: `SBIN${100_000_000_000 + ++refs}`, paidOn };
    expect(await create('neft', 1000, fields)).toMatchObject({
      status: 422,
      body: { field: 'fields.paidOn', message },
    });
  });

  test('the day is India’s: what is tomorrow in London may be today in Mumbai', async () => {
    sandbox.pass(7 * 60 * MINUTE);
    const fields = { ...(await upi()), reference: `SBIN${100_000_000_000 + ++refs}`, paidOn: '2026-11-22' };
    expect((await create('neft', 1000, fields)).status).toBe(200);
  });

  test.each([
    [299.99, 'Minimum deposit by UPI is ₹300.00.'],
    [100_000.01, 'Maximum deposit by UPI is ₹1,00,000.00.'],
  ])('of ₹%d is outside the limits', async (amount, message) => {
    expect(await create('upi', amount, await upi())).toMatchObject({ status: 422, body: { field: 'amount', message } });
  });

  test.each([0, -500, 1000.001, '500', null, 1e300])('of %p rupees is no amount', async (amount) => {
    expect(await create('upi', amount, await upi())).toMatchObject({ status: 422, body: { field: 'amount' } });
  });

  test('with a picture of another player, of another purpose, or of another deposit is refused', async () => {
    const other = await newPlayer(sandbox);
    const refused = { status: 422, body: { field: 'fields.screenshot' } };
    const theirs = await uploaded(sandbox, other.token, 'deposit');
    expect(await create('upi', 500, await upi({ screenshot: theirs }))).toMatchObject(refused);
    const kyc = await uploaded(sandbox, player.token, 'kyc');
    expect(await create('upi', 500, await upi({ screenshot: kyc }))).toMatchObject(refused);
    const fields = await upi();
    expect((await create('upi', 500, fields)).status).toBe(200);
    expect(await create('upi', 500, { ...fields, reference: utr() })).toMatchObject(refused);
  });

  test('that is refused leaves its picture free', async () => {
    const fields = await upi();
    expect((await create('upi', 500, { ...fields, payer: '' })).status).toBe(422);
    expect((await create('upi', 1, fields)).status).toBe(422);
    expect((await create('upi', 500, fields)).status).toBe(200);
  });

  test('with a reference that was sent already is refused, from whomever and by whatever way of its rail', async () => {
    const other = await newPlayer(sandbox);
    const { reference } = await upi();
    expect((await create('upi', 500, await upi({ reference }))).status).toBe(200);
    const refused = {
      status: 409,
      body: { field: 'fields.reference', message: 'This payment reference has already been submitted.' },
    };
    expect(await create('upi', 500, await upi({ reference }))).toMatchObject(refused);
    expect(await create('upi', 900, await upi({ reference }, other), other)).toMatchObject(refused);
    expect(await create('m_paytm', 500, await upi({ reference }, other), other)).toMatchObject(refused);
  });

  test.each([
    ['upi', '4123 4567 8901', ['412345678901', ' 4123-4567-8901\n', 'UTR: 4123 4567 8901', '४१२३४५६७८९०१']],
    ['neft', 'UTR:SBIN124005999456', ['sbin124005999456', 'SBIN 1240 0599 9456', 'SBIN124005999456\r\n']],
    ['rtgs', 'hdfc r520 2401 0512 3999 78', ['HDFCR52024010512399978', 'utr no. hdfcr52024010512399978']],
  ])('by %s with the reference %j is the same in every other spelling', async (code, first, others) => {
    const amount = code === 'rtgs' ? 200_000 : 1000;
    const fill = async (reference: string) => ({
      ...(await upi({ reference })),
      ...(code === 'upi' ? {} : { paidOn: '2026-11-21' }),
    });
    const sent = await create(code, amount, await fill(first));
    const { deposit } = sent.body.data as { deposit: { reference: string } };
    expect([sent.status, deposit.reference]).toEqual([200, others[0]?.toUpperCase()]);
    for (const reference of others) {
      const answer = await create(code, amount, await fill(reference));
      expect([reference, answer.status, answer.body.field]).toEqual([reference, 409, 'fields.reference']);
    }
  });

  test('with a coin’s hash that differs only in its case is the same payment', async () => {
    const tron = (reference: string) => create('m_binance_tron', 2000, { reference });
    expect((await tron('B'.repeat(64))).status).toBe(200);
    expect((await tron('b'.repeat(64))).status).toBe(409);
  });

  test('of a coin keeps how many were sent, and at which rate: the player and the desk read them', async () => {
    const { body } = await create('m_binance_tron', 2000, { reference: 'c'.repeat(64) });
    const { deposit } = body.data as { deposit: { id: string } };
    expect(deposit).toMatchObject({ amount: 2000, coins: { count: '22.624435', rate: 88.4, coin: 'USDT' } });
    expect((await listed()).deposits[0]).toEqual(deposit);
    const desk = await signedInDesk(sandbox);
    const card = async () => (await desk.open(`/deposits/${deposit.id}`)).body;
    expect(await card()).toContain('22.624435 USDT at ₹88.40');
    expect(await card()).not.toContain('now ₹');
    await sandbox.database.query(`update gateway set rate = 8710 where code = 'm_binance_tron'`);
    expect(await card()).toContain('now ₹87.10');
    await sandbox.database.query(`update gateway set rate = 8840 where code = 'm_binance_tron'`);
  });

  test('of a coin is refused by name where a coin counts something else by now, or nobody says what they were shown', async () => {
    const send = (more: object, call = 'create') =>
      sandbox.post(
        `/api/deposit/${call}`,
        {
          gateway: 'm_binance_tron',
          amount: 2000,
          fields: { reference: 'd'.repeat(64) },
          ...more,
          clientRef: freshRef(),
        },
        { token: player.token },
      );
    const coins = { count: '22.624435', rate: 88.4 };
    const other = {
      status: 409,
      body: { code: 'coin-rate', values: { coin: 'USDT', amount: '₹87.10' }, field: 'coins' },
    };
    await sandbox.database.query(`update gateway set rate = 8710 where code = 'm_binance_tron'`);
    expect(await send({ coins })).toMatchObject(other);
    expect(await send({})).toMatchObject(other);
    expect((await listed()).count).toBe(0);
    // What they are worth by it is less than the way takes: nothing is added, and it is asked back.
    const now = { amount: 1970.58, coins: { ...coins, rate: 87.1 } };
    expect(await send(now)).toMatchObject({ status: 422, body: { field: 'amount' } });
    expect(await send(now, 'reclaim')).toMatchObject({
      status: 200,
      body: { data: { deposit: { goesBack: true, coins: now.coins } } },
    });
    await sandbox.database.query(`update gateway set rate = 8840 where code = 'm_binance_tron'`);
  });

  test.each([
    ['coins that are not worth the amount', 'm_binance_tron', { count: '22.624434', rate: 88.4 }],
    ['coins with too few decimals', 'm_binance_tron', { count: '22.62', rate: 88.4 }],
    ['a rate beyond what a coin may count', 'm_binance_tron', { count: '0.000001', rate: 10_000.01 }],
    ['coins by a way that takes rupees', 'm_paytm', { count: '22.624435', rate: 88.4 }],
  ])('with %s is refused', async (_, gateway, coins) => {
    const fields = gateway === 'm_paytm' ? await upi() : { reference: 'e'.repeat(64) };
    const body = { gateway, amount: 2000, fields, coins, clientRef: freshRef() };
    const { status, body: answer } = await sandbox.post('/api/deposit/create', body, { token: player.token });
    expect([status, String(answer.field).split('.')[0]]).toEqual([422, 'coins']);
  });

  test('sent twice under one client reference is one deposit, and under it another request is refused', async () => {
    const fields = await upi();
    const clientRef = freshRef();
    const [first, second] = await Promise.all([
      create('upi', 500, fields, player, clientRef),
      create('upi', 500, fields, player, clientRef),
    ]);
    expect(second).toEqual({ ...first, headers: expect.anything() });
    expect((await listed()).count).toBe(1);
    expect(await create('upi', 501, fields, player, clientRef)).toMatchObject({
      status: 409,
      body: { field: 'clientRef' },
    });
  });

  test('is not possible through the gateway that redirects, nor through one that is not there', async () => {
    expect(await create('fastpayme', 500, {})).toMatchObject({ status: 422, body: { field: 'gateway' } });
    expect(await create('nothing', 500, {})).toMatchObject({ status: 404, body: { field: 'gateway' } });
    expect(await create('a\u0000', 500, {})).toMatchObject({ status: 422, body: { field: 'gateway' } });
  });

  test('twenty open ones are enough', async () => {
    for (let index = 0; index < 20; index += 1) {
      const fields = { reference: (900_000 + ++refs).toString(16).padStart(64, '0') };
      expect((await create('m_binance_tron', 2000, fields)).status).toBe(200);
    }
    expect(await create('upi', 500, await upi())).toMatchObject({ status: 409 });
    sandbox.pass(DAY);
    expect((await create('upi', 500, await upi())).status).toBe(200);
  });
});

describe('the list of deposits', () => {
  test('is the newest first, page by page, with how many there are', async () => {
    proves('getDeposits');
    for (const amount of [500, 600, 700]) {
      await create('upi', amount, await upi());
      sandbox.pass(MINUTE);
    }
    const amounts = async (query: string) => (await listed(query)).deposits.map(({ amount }) => amount);
    expect(await amounts('')).toEqual([700, 600, 500]);
    expect(await amounts('?skip=1&pagesize=1')).toEqual([600]);
    expect((await listed('?skip=3')).deposits).toEqual([]);
    expect((await listed('?skip=1&pagesize=1')).count).toBe(3);
  });

  test('has one by its id, and another player’s is not there', async () => {
    await create('upi', 500, await upi());
    const [mine] = (await listed()).deposits;
    expect(await listed(`?id=${mine?.id}`)).toEqual({ deposits: [mine], count: 1 });
    const other = await newPlayer(sandbox);
    for (const [id, who] of [
      [mine?.id, other],
      ['DP-999999', player],
      ['1', player],
      ['DP-1%20or%201=1', player],
    ] as const) {
      expect(await sandbox.get(`/api/deposit/get?id=${id}`, { token: who.token })).toMatchObject({
        status: 404,
        body: { field: 'id', message: 'This deposit was not found.' },
      });
    }
    expect(await listed('', other)).toEqual({ deposits: [], count: 0 });
  });
});
