import { paise } from '@pavilion/money';
import { DAY } from '../base/index.ts';
import { walletOf } from '../store/index.ts';
import { type DeskBrowser, signedInDesk } from '../testing/desk.ts';
import { deskScene } from '../testing/desk-scene.ts';
import { newPlayer, PASSWORD, type SignedIn } from '../testing/players.ts';
import type { TestSandbox } from '../testing/sandbox.ts';

let sandbox: TestSandbox;
let owner: DeskBrowser;
let asha: DeskBrowser;
let vikram: DeskBrowser;
let earner: SignedIn;
let child: SignedIn;
beforeAll(async () => {
  ({ sandbox, owner, asha, vikram } = await deskScene());
});
beforeEach(async () => {
  // What one operator did alone for all players counts for a day.
  sandbox.pass(2 * DAY);
  [owner, asha, vikram] = [
    await signedInDesk(sandbox),
    await signedInDesk(sandbox, 'Asha'),
    await signedInDesk(sandbox, 'Vikram'),
  ];
  [earner, child] = [await newPlayer(sandbox), await newPlayer(sandbox)];
});
afterAll(() => sandbox.close());

/** Commission on what the child lost without a bet, paise. */
async function earned(figure: number, by = earner): Promise<void> {
  await sandbox.database.query(
    `insert into referral_commission (earner_id, child_id, stake, lost, amount, settled_at) values ($1, $2, 0, 0, $3, $4)`,
    [by.id, child.id, paise(figure), sandbox.now()],
  );
  sandbox.pass(1000);
}
const pay = async (desk: DeskBrowser) => {
  await desk.open('/house');
  return desk.send('/house/referrals/pay');
};
const cash = async () => (await walletOf(sandbox.database, earner.id)).cash;
const requests = () =>
  sandbox.database.query(
    `select id, state from desk_request where kind = 'commission' and player_id = $1 order by id`,
    [earner.id],
  );
/** Has the house want documents of children, or not. */
const setDocuments = async (desk: DeskBrowser, value: string, reason = 'We looked at it.') => {
  await desk.open('/house');
  return desk.send('/house/referrals/kyc', { value, reason });
};
/** What a press of the second operator comes to. */
const approve = async (desk: DeskBrowser) => {
  const [request] = (await requests()).slice(-1);
  await desk.open('/corrections?state=waiting');
  return desk.send(`/corrections/CR-${request?.id}/approve`);
};
/** ₹10,000, the house's sum. */
const SUM = 1_000_000;

test('commission up to the house’s sum is paid by one operator, above it within a day by two', async () => {
  const before = await cash();
  await earned(SUM);
  await pay(asha);
  expect([(await cash()) - before, await requests()]).toMatchObject([SUM, [{ state: 'done' }]]);
  await earned(100);
  const { body } = await pay(asha);
  expect(body).toContain('Asked, as the first of two, to pay 1 player referral commission of ₹1.00');
  expect([(await cash()) - before, await requests()]).toMatchObject([SUM, [{ state: 'done' }, { state: 'waiting' }]]);
  const page = await asha.open('/corrections?state=waiting');
  expect(page.body).toContain('Waiting for a second operator');
  expect((await approve(vikram)).status).toBe(200);
  expect([(await cash()) - before, (await requests())[1]?.state]).toEqual([SUM + 100, 'done']);
});

test('what one operator pays alone counts for what they may do alone for all players', async () => {
  const [other, before] = [await newPlayer(sandbox), await cash()];
  const most = (sum: number) =>
    sandbox.database.query(
      `update setting set value = value || jsonb_build_object('operator', $1::bigint) where key = 'second-eyes'`,
      [sum],
    );
  await most(SUM + 500);
  try {
    await earned(SUM);
    await pay(asha);
    await earned(501, other);
    expect((await pay(asha)).body).toContain('Asked, as the first of two, to pay 1 player');
    expect((await cash()) - before).toBe(SUM);
  } finally {
    await most(20_000_000);
  }
});

test('who has paid a player commission does not alone approve a withdrawal of theirs within a day', async () => {
  await earned(SUM);
  await pay(asha);
  const fields = { amount: 1000, method: 'upi', upi: 'paid.commission@okaxis', password: PASSWORD };
  const { body } = await sandbox.post(
    '/api/withdrawRequest/create',
    { ...fields, clientRef: 'commission-withdrawn' },
    { token: earner.token },
  );
  const { id } = (body.data as { withdrawal: { id: string } }).withdrawal;
  const press = async (desk: DeskBrowser) => {
    await desk.open(`/withdrawals/${id}`);
    await desk.send(`/withdrawals/${id}/approve`);
    const [row] = await sandbox.database.query(`select state from withdrawal where 'WD-' || id = $1`, [id]);
    return row?.state;
  };
  expect([await press(asha), await press(vikram)]).toEqual(['pending', 'approved']);
});

test('two operators who pay at the same moment ask once, and two who approve pay once', async () => {
  const before = await cash();
  await earned(SUM + 1);
  await Promise.all([pay(asha), pay(vikram)]);
  expect([(await cash()) - before, (await requests()).length]).toEqual([0, 1]);
  const [request] = await sandbox.database.query(
    `select o.name from desk_request r join desk_operator o on o.id = r.asked_by where r.player_id = $1`,
    [earner.id],
  );
  await Promise.all([approve(request?.name === 'Asha' ? vikram : asha), approve(owner)]);
  expect((await cash()) - before).toBe(SUM + 1);
});

test('commission that is no longer what the first operator saw is not paid by the second', async () => {
  const before = await cash();
  await earned(SUM + 1);
  await pay(asha);
  await sandbox.database.query('update referral_commission set amount = 5 where earner_id = $1', [earner.id]);
  const { status, body } = await approve(vikram);
  expect([status, body.includes('Of this, ₹0.05 is open now.')]).toEqual([409, true]);
  expect((await cash()) - before).toBe(0);
});

test('what is held stands at the desk with its reason, is released for a reason that the log keeps, and is paid then', async () => {
  await sandbox.database.query(
    `insert into kyc_document (player_id, type, status, sealed, fingerprint, submitted_at, decided_at)
     select p, 'passport', 'approved', '', decode(md5($1), 'hex'), $3, $3 from unnest($2::bigint[]) as p`,
    [`held ${earner.id}`, [earner.id, child.id], sandbox.now()],
  );
  const before = await cash();
  await earned(15_000);
  const { body } = await asha.open('/house');
  expect(body).toContain('One person, by a document or a payout account');
  const action = `/house/referrals/${earner.id}/${child.id}/same-person/release`;
  expect((await asha.send(action, { reason: '' })).status).toBe(422);
  await asha.open('/house');
  await asha.send(action, { reason: 'Father and son, one account.' });
  expect((await asha.open('/log')).body).toContain('Father and son, one account.');
  expect((await asha.open('/house')).body).not.toContain(action);
  await pay(asha);
  expect((await cash()) - before).toBe(15_000);
});

/** Makes the earner and the child one person, by a document. */
const onePerson = () =>
  sandbox.database.query(
    `insert into kyc_document (player_id, type, status, sealed, fingerprint, submitted_at, decided_at)
     select p, 'passport', 'approved', '', decode(md5($1), 'hex'), $3, $3 from unnest($2::bigint[]) as p`,
    [`held ${earner.id}`, [earner.id, child.id], sandbox.now()],
  );
/** What the newest request about commission that is held came to, and its name. */
const newest = async () => {
  const [row] = await sandbox.database.query(
    `select id, kind, state from desk_request where player_id = $1 and kind in ('release', 'refusal') order by id desc limit 1`,
    [earner.id],
  );
  return row;
};
const second = async (desk: DeskBrowser) => {
  await desk.open('/corrections?state=waiting');
  return desk.send(`/corrections/CR-${(await newest())?.id}/approve`);
};

test('held commission above the house’s sum is released by two operators, who both see what it is', async () => {
  await onePerson();
  await earned(SUM + 1);
  await asha.open('/house');
  await asha.send(`/${earner.id}/${child.id}/same-person/release`, { reason: 'Father and son, one account.' });
  expect(await newest()).toMatchObject({ kind: 'release', state: 'waiting' });
  expect((await asha.open('/house')).body).toContain(`CR-${(await newest())?.id}`);
  await expect(second(asha)).rejects.toThrow('no form');
  const { body } = await vikram.open('/corrections?state=waiting');
  expect(body).toContain('Held commission of');
  expect((await second(vikram)).status).toBe(200);
  expect(await newest()).toMatchObject({ state: 'done' });
  expect((await asha.open('/house')).body).not.toContain(`/${earner.id}/${child.id}/same-person/release`);
});

test('held commission is refused for good by two operators, for a reason that its earner reads', async () => {
  const before = await cash();
  await onePerson();
  await earned(15_000);
  const action = `/house/referrals/${earner.id}/${child.id}/refuse`;
  await asha.open('/house');
  expect((await asha.send(action, { reason: ' ' })).status).toBe(422);
  await asha.open('/house');
  await asha.send(action, { reason: 'You can’t earn commission on your own account.' });
  expect(await newest()).toMatchObject({ kind: 'refusal', state: 'waiting' });
  await asha.open('/house');
  expect((await asha.send(action, { reason: 'Once more.' })).status).toBe(409);
  // More of it since then is not what the first one saw.
  await earned(500);
  expect((await second(vikram)).status).toBe(409);
  await sandbox.database.query('delete from referral_commission where earner_id = $1 and amount = 500', [earner.id]);
  expect((await second(vikram)).status).toBe(200);
  await pay(asha);
  expect((await cash()) - before).toBe(0);
  const { body } = await sandbox.get('/api/ref/commission/lines?period=refused', { token: earner.token });
  expect(body.data).toMatchObject({ count: 1 });
  const stats = await sandbox.get('/api/ref/stats', { token: earner.token });
  expect(stats.body.data).toMatchObject({ refused: 150, held: 0, pending: 0 });
  const notices = (await sandbox.get('/api/notifications', { token: earner.token })).body.data as {
    notifications: { title: string; message: string }[];
  };
  expect(notices.notifications[0]).toMatchObject({
    title: 'Referral commission declined',
    message: '₹150.00 will not be paid. See the reason on the Referral page.',
  });
  const log = (await asha.open('/log')).body;
  expect(log).toContain('You can’t earn commission on your own account.');
});

test('commission that several reasons hold shows all of them, and each is released by itself', async () => {
  const documents = (value: string) => setDocuments(owner, value);
  await sandbox.database.query(
    `insert into kyc_document (player_id, type, status, sealed, fingerprint, submitted_at)
     select p, 'passport', 'pending', '', decode(md5($1), 'hex'), $3 from unnest($2::bigint[]) as p`,
    [`two ${earner.id}`, [earner.id, child.id], sandbox.now()],
  );
  const before = await cash();
  await earned(15_000);
  await documents('wanted');
  try {
    for (const [hold, word, isLeft] of [
      ['same-person', 'Release “One person”', true],
      ['unverified', 'Release', false],
    ] as const) {
      const { body } = await asha.open('/house');
      expect(body).toContain('No document was approved when it settled');
      expect(body).toContain(word);
      const { status } = await asha.send(`/${earner.id}/${child.id}/${hold}/release`, { reason: 'Known to us.' });
      await pay(asha);
      expect([status, (await cash()) - before]).toEqual([200, isLeft ? 0 : 15_000]);
    }
  } finally {
    await documents('none');
  }
});

test('commission of who has excluded themselves stands by itself at the desk, and nobody releases or pays it', async () => {
  const before = await cash();
  await earned(15_000);
  await sandbox.database.query(`update player set restrictions = '{"excluded": null}' where id = $1`, [earner.id]);
  const { body } = await asha.open('/house');
  const [, apart = ''] = body.split('Self-excluded players');
  expect(apart).toContain(`/players/${earner.id}`);
  const action = `/house/referrals/${earner.id}/${child.id}/excluded/release`;
  expect(body).not.toContain(action);
  const csrf = /name="csrf" value="([^"]+)"/.exec(body)?.[1] ?? '';
  expect((await asha.post(action, { csrf, reason: 'They want it.' })).status).toBe(409);
  await pay(asha);
  expect((await cash()) - before).toBe(0);
});

test('whether children need a document is set by the owner, with a reason that the log has beside what it was', async () => {
  const stored = async () =>
    (await sandbox.database.query(`select value from setting where key = 'referral'`))[0]?.value as object;
  expect((await setDocuments(owner, 'perhaps')).status).toBe(422);
  expect((await setDocuments(owner, 'wanted', ' ')).status).toBe(422);
  const { body } = await asha.open('/house');
  expect(body).not.toContain('/house/referrals/kyc');
  const csrf = /name="csrf" value="([^"]+)"/.exec(body)?.[1] ?? '';
  expect((await asha.post('/house/referrals/kyc', { csrf, value: 'wanted', reason: 'For a moment.' })).status).toBe(
    403,
  );
  expect(await stored()).toMatchObject({ kycOfChildren: false });
  for (const value of ['wanted', 'none']) {
    await setDocuments(owner, value, `So it is: ${value}.`);
    expect(await stored()).toMatchObject({ percent: 15, kycOfChildren: value === 'wanted' });
  }
  const log = (await asha.open('/log')).body;
  expect([log.includes('Commission is now paid with documents wanted'), log.includes('So it is: wanted.')]).toEqual([
    true,
    true,
  ]);
});
