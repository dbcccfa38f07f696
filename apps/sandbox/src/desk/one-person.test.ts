import { DAY } from '../base/index.ts';
import { excludePersons } from '../players/index.ts';
import { walletOf } from '../store/index.ts';
import { approveNewest, signedInDesk } from '../testing/desk.ts';
import { freshRef, moneyCalls } from '../testing/money-calls.ts';
import { newPlayer, PASSWORD, type SignedIn } from '../testing/players.ts';
import { type TestSandbox, testSandbox } from '../testing/sandbox.ts';
import { uploaded } from '../testing/uploads.ts';

let sandbox: TestSandbox;
let first: SignedIn;
let second: SignedIn;
beforeAll(async () => {
  sandbox = await testSandbox();
});
beforeEach(async () => {
  [first, second] = [await newPlayer(sandbox), await newPlayer(sandbox)];
});
afterAll(() => sandbox.close());

const ACCOUNT = {
  ...{ type: 'bank', holder: 'Asha Rao', bankName: 'HDFC Bank' },
  ...{ accountNumber: '50100284734417', ifsc: 'HDFC0001234' },
};

let made = 0;
/** Sends a passport and returns the number of its case. */
async function sendPassport(player: SignedIn, number: string): Promise<string> {
  const fields = { number, fullName: 'Asha Rao', birth: '1994-06-14', expiry: '2031-01-01' };
  const front = await uploaded(sandbox, player.token, 'kyc');
  await sandbox.post('/api/kyc', { type: 'passport', fields: { ...fields, front } }, { token: player.token });
  const { body } = await sandbox.get('/api/kyc', { token: player.token });
  return (body.data as { documents: { id: string }[] }).documents[0]?.id ?? '';
}
const decide = async (id: string, how: 'approve' | 'decline') => {
  const desk = await signedInDesk(sandbox);
  await desk.open(`/kyc/${id}`);
  return desk.send(`/kyc/${id}/${how}`, how === 'decline' ? { reason: 'Not theirs.' } : {});
};
const exclude = (player: SignedIn) =>
  sandbox.database.query(`update player set restrictions = '{"excluded": null}' where id = $1`, [player.id]);
const shown = async (path: string) =>
  /<dt>Also of<\/dt><dd>(.*?)<\/dd>/
    .exec((await (await signedInDesk(sandbox)).open(path)).body)?.[1]
    ?.replace(/<[^>]*>/g, '');
/** A number that no other test sends. */
const freshNumber = () => {
  made += 1;
  return `Z${7_000_000 + made}`;
};

describe('two accounts with the same document', () => {
  test('are told of at the desk, by the number however it is written; the number of another kind is another', async () => {
    const number = freshNumber();
    await sendPassport(first, number);
    const id = await sendPassport(second, number);
    const line = `PV${first.id}, active, by the same document `;
    expect([await shown(`/kyc/${id}`), await shown(`/players/${second.id}`)]).toEqual([line, line]);
    const other = await newPlayer(sandbox);
    await sendPassport(other, freshNumber());
    expect(await shown(`/players/${other.id}`)).toBeUndefined();
  });

  test('of which one is excluded for good have none approved, whoever is at the desk', async () => {
    const number = freshNumber();
    await decide(await sendPassport(first, number), 'approve');
    await exclude(first);
    const id = await sendPassport(second, number);
    expect(await shown(`/kyc/${id}`)).toContain(`PV${first.id}, self-excluded for good`);
    const { status, body } = await decide(id, 'approve');
    expect([status, body.includes(`PV${first.id}, who is self-excluded, uses the same document.`)]).toEqual([
      409,
      true,
    ]);
    expect((await decide(id, 'decline')).status).toBe(200);
  });

  test('are approved of one of them alone, until that one is closed', async () => {
    const number = freshNumber();
    const [one, other] = [await sendPassport(first, number), await sendPassport(second, number)];
    expect((await decide(one, 'approve')).status).toBe(200);
    const { status, body } = await decide(other, 'approve');
    expect([status, body.includes(`This document is already approved for PV${first.id}`)]).toEqual([409, true]);
    await sandbox.database.query(`update player set restrictions = '{"closed": null}' where id = $1`, [first.id]);
    expect((await decide(other, 'approve')).status).toBe(200);
  });

  test('are opened again once the other is closed, and not before: of two at once one is', async () => {
    const number = freshNumber();
    await decide(await sendPassport(first, number), 'approve');
    const close = ({ id }: SignedIn) =>
      sandbox.database.query(`update player set restrictions = '{"closed": null}' where id = $1`, [id]);
    await close(first);
    await decide(await sendPassport(second, number), 'approve');
    const open = async ({ id }: SignedIn, name: 'Asha' | 'Vikram') => {
      const desk = await signedInDesk(sandbox, name);
      await desk.open(`/players/${id}`);
      return desk.send('/standing', { state: 'active', until: '', reason: 'By letter.' });
    };
    const { status, body } = await open(first, 'Asha');
    expect([status, body.includes(`PV${second.id} is the same person’s, by an approved document`)]).toEqual([
      409,
      true,
    ]);
    for (let turn = 0; turn < 3; turn += 1) {
      await Promise.all([close(first), close(second)]);
      const answers = await Promise.all([open(first, 'Asha'), open(second, 'Vikram')]);
      expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
    }
  });

  test('are of somebody excluded, also where the account is closed besides', async () => {
    const number = freshNumber();
    await decide(await sendPassport(first, number), 'approve');
    await sandbox.database.query(
      `update player set restrictions = '{"excluded": null, "closed": null}' where id = $1`,
      [first.id],
    );
    expect((await decide(await sendPassport(second, number), 'approve')).status).toBe(409);
  });

  test('shut their owner out by no means where somebody excluded has only sent the number: two operators look at it', async () => {
    const number = freshNumber();
    await sendPassport(first, number);
    await exclude(first);
    const id = await sendPassport(second, number);
    const asha = await signedInDesk(sandbox, 'Asha');
    expect((await asha.open(`/kyc/${id}`)).body).toContain('Approve, as the first of two');
    expect((await asha.send(`/kyc/${id}/approve`, { reason: 'The picture shows this player.' })).status).toBe(200);
    expect((await approveNewest(await signedInDesk(sandbox, 'Vikram'))).status).toBe(200);
    // Whoever sent it is the one who has none approved then.
    const { body } = await sandbox.get('/api/kyc', { token: first.token });
    const [theirs] = (body.data as { documents: { id: string }[] }).documents;
    expect((await decide(theirs?.id ?? '', 'approve')).status).toBe(409);
  });

  test('hold back what is paid out to either until two operators have looked', async () => {
    const number = freshNumber();
    await sendPassport(first, number);
    await exclude(first);
    await sendPassport(second, number);
    const input = { amount: 500, method: 'upi', upi: `only.mine.${second.id}@okaxis`, password: PASSWORD };
    const { body } = await sandbox.post(
      '/api/withdrawRequest/create',
      { ...input, clientRef: freshRef() },
      { token: second.token },
    );
    const { id } = (body.data as { withdrawal: { id: string } }).withdrawal;
    const press = async (name: 'Asha' | 'Vikram') => {
      const desk = await signedInDesk(sandbox, name);
      await desk.open(`/withdrawals/${id}`);
      await desk.send(`/withdrawals/${id}/approve`);
      const [row] = await sandbox.database.query(`select state from withdrawal where 'WD-' || id = $1`, [id]);
      return row?.state;
    };
    expect([await press('Asha'), await press('Vikram')]).toEqual(['pending', 'approved']);
  });

  test('prove nothing where the desk declined one: whoever sends somebody else’s number can’t shut them out', async () => {
    const number = freshNumber();
    await decide(await sendPassport(first, number), 'decline');
    await exclude(first);
    const id = await sendPassport(second, number);
    expect([await shown(`/kyc/${id}`), (await decide(id, 'approve')).status]).toEqual([undefined, 200]);
  });
});

test('whoever reads a document and looks at its pictures is in the log, once for each', async () => {
  const id = await sendPassport(first, freshNumber());
  const desk = await signedInDesk(sandbox, 'Asha');
  const [, file = ''] = /src="\/sandbox\/desk(\/files\/[^"]+)"/.exec((await desk.open(`/kyc/${id}`)).body) ?? [];
  for (let turn = 0; turn < 2; turn += 1) expect((await desk.open(file)).status).toBe(200);
  await desk.open(`/kyc/${id}`);
  await desk.open('/kyc');
  const rows = await sandbox.database.query('select what from desk_action where player_id = $1 order by id', [
    first.id,
  ]);
  expect(rows).toEqual([
    { what: `Read what stands in the document ${id} of PV${first.id}` },
    { what: `Looked at a picture of a document of PV${first.id}` },
  ]);
});

test('whoever reads the proof of a payment, or where a withdrawal goes, is in the log: in the list, too, and once', async () => {
  const deposit = { ...(await moneyCalls.createDeposit(sandbox, first)), clientRef: freshRef() };
  await sandbox.post('/api/deposit/create', deposit, { token: first.token });
  const withdrawal = { ...(await moneyCalls.createWithdrawal(sandbox, first)), clientRef: freshRef() };
  expect((await sandbox.post('/api/withdrawRequest/create', withdrawal, { token: first.token })).status).toBe(200);
  const desk = await signedInDesk(sandbox, 'Asha');
  for (const page of ['/deposits', '/deposits', '/withdrawals']) {
    for (let path: string | undefined = page; path; ) {
      const { body }: { body: string } = await desk.open(path);
      path = /href="\/sandbox\/desk([^"]+)"[^>]*rel="next"/.exec(body)?.[1]?.replaceAll('&amp;', '&');
    }
  }
  const rows = await sandbox.database.query(
    `select what, o.name from desk_action a join desk_operator o on o.id = a.operator_id where player_id = $1 order by a.id`,
    [first.id],
  );
  expect(rows).toEqual([
    { what: expect.stringMatching(/^Read the proof of DP-\d+ of PV\d+$/), name: 'Asha' },
    { what: expect.stringMatching(/^Read the destination of WD-\d+ of PV\d+$/), name: 'Asha' },
  ]);
});

test('two accounts that are paid to one address are told of on its withdrawal', async () => {
  const ask = async (player: SignedIn) => {
    made += 1;
    const input = { amount: 500, method: 'upi', upi: 'one.person@okaxis', password: PASSWORD };
    const { body } = await sandbox.post(
      '/api/withdrawRequest/create',
      { ...input, clientRef: `one-person-${made}` },
      { token: player.token },
    );
    return (body.data as { withdrawal: { id: string } }).withdrawal.id;
  };
  await ask(first);
  const id = await ask(second);
  expect(await shown(`/withdrawals/${id}`)).toBe(`PV${first.id}, active, by the same payout account `);
});

describe('who is paid to the account of somebody who excluded themselves', () => {
  beforeEach(async () => {
    for (const { token } of [first, second]) await sandbox.post('/api/bank', ACCOUNT, { token });
    await exclude(first);
  });
  const statusOf = async (id: string) =>
    (await sandbox.database.query('select status from kyc_document where id = $1', [Number(id)]))[0]?.status;

  test('has a document approved by two operators, with a reason: a number that anybody can save shuts nobody out', async () => {
    const id = await sendPassport(second, freshNumber());
    const asha = await signedInDesk(sandbox, 'Asha');
    expect((await asha.open(`/kyc/${id}`)).body).toContain('Approve, as the first of two');
    const { status, body } = await asha.send(`/kyc/${id}/approve`, { reason: ' ' });
    expect([status, body.includes('It takes two operators')]).toEqual([422, true]);
    await asha.open(`/kyc/${id}`);
    expect((await asha.send(`/kyc/${id}/approve`, { reason: 'Spouses, one joint account.' })).status).toBe(200);
    expect(await statusOf(id)).toBe('pending');
    const vikram = await signedInDesk(sandbox, 'Vikram');
    const waits = (await vikram.open(`/kyc/${id}`)).body;
    expect([waits.includes('as the first of two, until'), waits.includes(`/kyc/${id}/approve`)]).toEqual([true, false]);
    const own = (await asha.open('/corrections?state=waiting')).body;
    expect([own.includes('Waiting for a second operator'), own.includes('Spouses, one joint account.')]).toEqual([
      true,
      true,
    ]);
    expect([(await approveNewest(vikram)).status, await statusOf(id)]).toEqual([200, 'approved']);
  });

  test('has none approved that is theirs too, by two operators neither', async () => {
    const number = freshNumber();
    const id = await sendPassport(second, number);
    const asha = await signedInDesk(sandbox, 'Asha');
    await asha.open(`/kyc/${id}`);
    expect((await asha.send(`/kyc/${id}/approve`, { reason: 'Another person.' })).status).toBe(200);
    await sendPassport(first, number);
    await sandbox.database.query(
      `update kyc_document set status = 'approved', decided_at = submitted_at where player_id = $1`,
      [first.id],
    );
    const { status, body } = await approveNewest(await signedInDesk(sandbox, 'Vikram'));
    expect([status, body.includes('who is self-excluded'), await statusOf(id)]).toEqual([409, true, 'pending']);
  });
});

describe('an exclusion of a person whose document is approved of two accounts, as operators of before could', () => {
  /** Both accounts with one approved passport. */
  async function approvedBoth(): Promise<void> {
    const number = freshNumber();
    await decide(await sendPassport(first, number), 'approve');
    await sendPassport(second, number);
    await sandbox.database.query(
      `update kyc_document set status = 'approved', decided_at = submitted_at where player_id = $1`,
      [second.id],
    );
  }
  const standingOf = async ({ id }: SignedIn) =>
    (await sandbox.database.query('select restrictions from player where id = $1', [id]))[0]?.restrictions;
  const deposit = async ({ token }: SignedIn) =>
    sandbox.post('/api/deposit/fastpayme', { amount: 500, returnPath: '/deposit', clientRef: freshRef() }, { token });

  test('holds for both: neither deposits, and each is told', async () => {
    await approvedBoth();
    const body = { length: 'for-good', password: PASSWORD };
    const { status } = await sandbox.post('/api/limits/exclude', body, { token: first.token });
    expect([status, await standingOf(second)]).toEqual([200, { excluded: null }]);
    expect(await deposit(second)).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('You have excluded yourself for good') },
    });
    const notices = await sandbox.database.query('select title from notification where player_id = $1', [second.id]);
    expect(notices).toContainEqual({ title: 'You have excluded yourself' });
  });

  test('and so does a break, of which the one that lasts longer stays', async () => {
    await approvedBoth();
    const rest = (player: SignedIn, length: string) =>
      sandbox.post('/api/limits/break', { length, password: PASSWORD }, { token: player.token });
    const inDays = (days: number) => new Date(sandbox.now().getTime() + days * DAY).toISOString();
    expect([(await rest(second, '7d')).status, await standingOf(first)]).toEqual([200, { break: inDays(7) }]);
    expect(await deposit(first)).toMatchObject({ status: 403, body: { message: expect.stringMatching(/on a break/) } });
    const third = await rest(first, '24h');
    expect([third.status, await standingOf(second)]).toEqual([409, { break: inDays(7) }]);
    expect([(await rest(first, '30d')).status, await standingOf(second)]).toEqual([200, { break: inDays(30) }]);
    const desk = await signedInDesk(sandbox);
    expect((await desk.open(`/players/${second.id}`)).body).toContain('on a break until');
  });

  test('is held for both at a start where it was not before, and a longer one stays', async () => {
    await approvedBoth();
    const [soon, late] = ['2027-01-01T00:00:00.000Z', '2028-01-01T00:00:00.000Z'];
    const set = (player: SignedIn, until: string) =>
      sandbox.database.query('update player set restrictions = $2::text::jsonb where id = $1', [
        player.id,
        JSON.stringify({ excluded: until }),
      ]);
    await set(first, soon);
    await excludePersons(sandbox.database, sandbox.now());
    expect(await standingOf(second)).toEqual({ excluded: soon });
    await set(first, late);
    await excludePersons(sandbox.database, sandbox.now());
    await excludePersons(sandbox.database, sandbox.now());
    expect([await standingOf(first), await standingOf(second)]).toEqual([{ excluded: late }, { excluded: late }]);
  });

  test('by the desk names the other account in the log', async () => {
    await approvedBoth();
    const desk = await signedInDesk(sandbox);
    await desk.open(`/players/${first.id}`);
    await desk.send('/standing', { state: 'excluded', until: '', reason: 'By letter.' });
    await desk.send('/standing');
    const [{ what } = { what: '' }] = await sandbox.database.query(
      'select what from desk_action where player_id = $1 order by id desc limit 1',
      [first.id],
    );
    expect(what).toContain(`and so is PV${second.id}, the same person`);
    expect(await standingOf(second)).toEqual({ excluded: null });
  });
});

test('nobody is paid commission on themselves: neither on what was lost before it came out, nor after', async () => {
  const number = freshNumber();
  const third = await newPlayer(sandbox);
  await sandbox.database.query(
    `insert into referral_commission (earner_id, child_id, stake, lost, amount, settled_at)
     select $1, child, 100000, 100000, 15000, $4 from unnest(array[$2, $3]::bigint[]) as c (child)`,
    [first.id, second.id, third.id, sandbox.now()],
  );
  await sendPassport(first, number);
  await sendPassport(second, number);
  sandbox.pass(1000);
  const before = (await walletOf(sandbox.database, first.id)).cash;
  const desk = await signedInDesk(sandbox);
  await desk.open('/house');
  await desk.send('/house/referrals/pay');
  expect((await walletOf(sandbox.database, first.id)).cash - before).toBe(15_000);
});
