import { MINUTE } from '../base/index.ts';
import { type DeskBrowser, deskBrowser, signedInDesk } from '../testing/desk.ts';
import { newPlayer, PASSWORD } from '../testing/players.ts';
import { type TestSandbox, testSandbox } from '../testing/sandbox.ts';

let sandbox: TestSandbox;
let owner: DeskBrowser;
let asha: DeskBrowser;
let vikram: DeskBrowser;
beforeAll(async () => {
  sandbox = await testSandbox();
  [owner, asha, vikram] = [
    await signedInDesk(sandbox),
    await signedInDesk(sandbox, 'Asha'),
    await signedInDesk(sandbox, 'Vikram'),
  ];
});
afterAll(() => sandbox.close());

let made = 0;
async function newWithdrawal(by?: { readonly token: string }): Promise<string> {
  const player = by ?? (await newPlayer(sandbox));
  made += 1;
  const { body } = await sandbox.post(
    '/api/withdrawRequest/create',
    { amount: 1000, method: 'upi', upi: `asha.${made}@okaxis`, password: PASSWORD, clientRef: `operators-${made}` },
    { token: player.token },
  );
  return (body.data as { withdrawal: { id: string } }).withdrawal.id;
}
const signIn = async (name: string, password: string) => {
  const browser = deskBrowser(sandbox);
  await browser.open('');
  const { status, body } = await browser.send('/sign-in', { name, password });
  return { browser, status, body };
};

describe('operators', () => {
  test('each sign in by a name and a password of their own, whatever the name’s case, and nobody by another’s', async () => {
    expect((await signIn('asha', 'Pavilion-desk-asha')).status).toBe(200);
    for (const [name, password] of [
      ['Asha', 'Pavilion-desk'],
      ['Asha', 'Pavilion-desk-vikram'],
      ['', 'Pavilion-desk-asha'],
      ['Nobody', 'Pavilion-desk'],
    ] as const) {
      const { status, body } = await signIn(name, password);
      expect([name, status, body.includes('This is not the password')]).toEqual([name, 401, true]);
    }
  });

  test('with passwords from the documentation are nobody where the house has a password of its own', async () => {
    const set = await testSandbox({ deskPassword: 'eight or more' });
    const browser = deskBrowser(set);
    await browser.open('');
    expect((await browser.send('/sign-in', { name: 'Asha', password: 'Pavilion-desk-asha' })).status).toBe(401);
    await set.close();
  });

  test('are known only at this machine where their password is', async () => {
    const browser = deskBrowser(sandbox);
    await browser.open('');
    const { status } = await browser.send(
      '/sign-in',
      { name: 'Asha', password: 'Pavilion-desk-asha' },
      { host: 'casino.example' },
    );
    expect(status).toBe(403);
  });

  test('are taken on and let go by the owner alone; a name is never given twice', async () => {
    await asha.open('/operators');
    const { csrf = '' } = { csrf: /name="csrf" value="([^"]+)"/.exec((await asha.open('/operators')).body)?.[1] };
    expect((await asha.post('/operators', { csrf, name: 'Mala', password: 'a good one' })).status).toBe(403);
    await owner.open('/operators');
    expect((await owner.send('/operators', { name: 'Mala', password: 'short' })).status).toBe(422);
    expect((await owner.send('/operators', { name: 'Mala', password: 'a good one' })).status).toBe(200);
    const mala = await signIn('Mala', 'a good one');
    expect(mala.status).toBe(200);
    const last = [...(await owner.open('/operators')).body.matchAll(/operators\/(\d+)\/retire/g)].at(-1)?.[1];
    await owner.send(`/operators/${last}/retire`);
    expect((await mala.browser.open('')).status).toBe(401);
    expect((await signIn('Mala', 'a good one')).status).toBe(401);
    await owner.open('/operators');
    expect((await owner.send('/operators', { name: 'mala', password: 'a good one' })).status).toBe(409);
  });

  test('set a password of their own by the one they have, which ends their other sign-ins', async () => {
    await owner.open('/operators');
    await owner.send('/operators', { name: 'Tara', password: 'given by owner' });
    const [one, other] = [await signIn('Tara', 'given by owner'), await signIn('Tara', 'given by owner')];
    await one.browser.open('/operators');
    expect((await one.browser.send('/me/password', { current: 'guessed', password: 'my own one' })).body).toContain(
      'This is not the password you have.',
    );
    expect((await one.browser.send('/me/password', { current: 'given by owner', password: 'my own one' })).status).toBe(
      200,
    );
    expect([(await one.browser.open('')).status, (await other.browser.open('')).status]).toEqual([200, 401]);
    expect((await signIn('Tara', 'my own one')).status).toBe(200);
  });
});

describe('the first of two', () => {
  /** An operator who has asked for a correction and approved a withdrawal, which wait for a second one, and how the owner changes who that is. */
  async function first(name: string) {
    await owner.open('/operators');
    await owner.send('/operators', { name, password: 'given by owner' });
    const number = [...(await owner.open('/operators')).body.matchAll(/operators\/(\d+)\/retire/g)].at(-1)?.[1];
    const { browser } = await signIn(name, 'given by owner');
    const player = await newPlayer(sandbox);
    await browser.open(`/players/${player.id}`);
    const more = { account: 'cash', way: 'add', amount: '9000', reason: 'Credited late.' };
    await browser.send('/correction', more);
    const [request] = await sandbox.database.query(`select id from desk_request order by id desc limit 1`);
    const withdrawal = await newWithdrawal();
    const state = async () => [
      (await sandbox.database.query('select state from desk_request where id = $1', [request?.id ?? 0]))[0]?.state,
      (
        await sandbox.database.query('select state from desk_request where withdrawal = $1 order by id desc limit 1', [
          withdrawal,
        ])
      )[0]?.state,
    ];
    await sandbox.database.query(
      `update setting set value = value || '{"withdrawals": 0}'::jsonb where key = 'second-eyes'`,
    );
    await browser.open(`/withdrawals/${withdrawal}`);
    await browser.send(`/withdrawals/${withdrawal}/approve`);
    expect(await state()).toEqual(['waiting', 'waiting']);
    return { number, withdrawal, request: `CR-${request?.id}`, state };
  }
  afterEach(() =>
    sandbox.database.query(
      `update setting set value = value || '{"withdrawals": 10000000}'::jsonb where key = 'second-eyes'`,
    ),
  );

  test('who is let go is none any more: what they asked for and approved has to begin anew', async () => {
    const { number, withdrawal, request, state } = await first('Nila');
    const shown = (await vikram.open('/corrections?state=waiting')).body;
    await owner.open('/operators');
    await owner.send(`/operators/${number}/retire`);
    expect(await state()).toEqual(['expired', 'expired']);
    const csrf = /name="csrf" value="([^"]+)"/.exec(shown)?.[1] ?? '';
    expect((await vikram.post(`/corrections/${request}/approve`, { csrf })).status).toBe(409);
    await vikram.open(`/withdrawals/${withdrawal}`);
    await vikram.send(`/withdrawals/${withdrawal}/approve`);
    expect(await state()).toEqual(['expired', 'waiting']);
  });

  test('nor is who was let go as they asked, or before that ended what they had asked for', async () => {
    const { number, withdrawal, request, state } = await first('Zoya');
    await sandbox.database.query('update desk_operator set retired_at = $2 where id = $1', [
      Number(number),
      sandbox.now(),
    ]);
    const csrf = /name="csrf" value="([^"]+)"/.exec((await vikram.open('/corrections')).body)?.[1] ?? '';
    const { status, body } = await vikram.post(`/corrections/${request}/approve`, { csrf });
    expect([status, body.includes('was removed')]).toEqual([409, true]);
    await vikram.open(`/withdrawals/${withdrawal}`);
    await vikram.send(`/withdrawals/${withdrawal}/approve`);
    expect(await state()).toEqual(['waiting', 'waiting']);
    const [row] = await sandbox.database.query(
      `select o.name from desk_request r join desk_operator o on o.id = r.asked_by where r.withdrawal = $1 and r.state = 'waiting'`,
      [withdrawal],
    );
    expect(row?.name).toBe('Vikram');
  });

  test('nor is who is given another password', async () => {
    const { number, state } = await first('Ira');
    await owner.open('/operators');
    await owner.send(`/operators/${number}/password`, { password: 'another one' });
    expect(await state()).toEqual(['expired', 'expired']);
  });
});

describe('a case', () => {
  test('that one operator has taken is decided by nobody else until it is taken over', async () => {
    const id = await newWithdrawal();
    await vikram.open(`/withdrawals/${id}`);
    await asha.open(`/withdrawals/${id}`);
    await asha.send(`/withdrawals/${id}/take`);
    const refused = await vikram.send(`/withdrawals/${id}/approve`);
    expect([refused.status, refused.body.includes('Asha is looking at this until')]).toEqual([409, true]);
    const { body } = await vikram.open(`/withdrawals/${id}`);
    expect([body.includes('is looking at it until'), body.includes(`/withdrawals/${id}/approve`)]).toEqual([
      true,
      false,
    ]);
    await vikram.send(`/withdrawals/${id}/take-over`);
    await vikram.open(`/withdrawals/${id}`);
    expect((await vikram.send(`/withdrawals/${id}/approve`)).status).toBe(200);
    expect((await vikram.open(`/withdrawals/${id}`)).body).toContain('over, which Asha had');
  });

  test('is anybody’s again once it is given back, and after ten minutes', async () => {
    const id = await newWithdrawal();
    await asha.open(`/withdrawals/${id}`);
    await asha.send(`/withdrawals/${id}/take`);
    await asha.open(`/withdrawals/${id}`);
    await asha.send(`/withdrawals/${id}/leave`);
    await vikram.open(`/withdrawals/${id}`);
    await vikram.send(`/withdrawals/${id}/take`);
    sandbox.pass(10 * MINUTE);
    await asha.open(`/withdrawals/${id}`);
    expect((await asha.send(`/withdrawals/${id}/approve`)).status).toBe(200);
  });

  test('that its player has cancelled is refused without the name of the operator who took it', async () => {
    const player = await newPlayer(sandbox);
    const id = await newWithdrawal(player);
    await asha.open(`/withdrawals/${id}`);
    await asha.send(`/withdrawals/${id}/take`);
    await asha.open(`/withdrawals/${id}`);
    const cancel = { id, clientRef: `cancel-${id}` };
    expect((await sandbox.post('/api/withdrawRequest/cancel', cancel, { token: player.token })).status).toBe(200);
    const { status, body } = await asha.send(`/withdrawals/${id}/approve`);
    expect([status, body.includes('is cancelled'), body.includes('did it')]).toEqual([409, true, false]);
  });

  test('taken by two at the same moment is one’s', async () => {
    const id = await newWithdrawal();
    await Promise.all([asha.open(`/withdrawals/${id}`), vikram.open(`/withdrawals/${id}`)]);
    const taken = await Promise.all([asha, vikram].map((desk) => desk.send(`/withdrawals/${id}/take`)));
    expect(taken.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('decided by two at the same moment is decided once: the other reads who did it', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const id = await newWithdrawal();
      await Promise.all([asha.open(`/withdrawals/${id}`), vikram.open(`/withdrawals/${id}`)]);
      const [approved, declined] = await Promise.all([
        asha.send(`/withdrawals/${id}/approve`),
        vikram.send(`/withdrawals/${id}/decline`, { reason: 'The name differs.' }),
      ]);
      expect([approved.status, declined.status].toSorted()).toEqual([200, 409]);
      const [loser, winner] = approved.status === 200 ? [declined, 'Asha'] : [approved, 'Vikram'];
      expect(loser.body).toContain(`${winner} did it`);
      const rows = await sandbox.database.query('select 1 from desk_action where subject = $1', [id]);
      expect(rows).toHaveLength(1);
    }
  });
});

describe('the log', () => {
  test('keeps who did what, how it stood before and after; it is narrowed by operator, room, subject, words and days', async () => {
    const id = await newWithdrawal();
    await vikram.open(`/withdrawals/${id}`);
    await vikram.send(`/withdrawals/${id}/decline`, { reason: 'The name differs.' });
    const [row] = await sandbox.database.query(
      `select a.before, a.after, a.room, o.name from desk_action a join desk_operator o on o.id = a.operator_id
       where a.subject = $1`,
      [id],
    );
    expect(row).toEqual({ before: 'pending', after: 'declined', room: 'withdrawals', name: 'Vikram' });
    const found = async (query: string) => (await owner.open(`/log?${query}`)).body.includes(`Declined ${id}`);
    expect(await found(`about=${id}`)).toBe(true);
    expect(await found('room=withdrawals&text=name+DIFFERS')).toBe(true);
    expect(await found('room=deposits')).toBe(false);
    expect(await found('text=something+else')).toBe(false);
    expect(await found('from=2026-11-21&to=2026-11-21')).toBe(true);
    expect(await found('to=2026-11-20')).toBe(false);
    const [operator] = await sandbox.database.query(`select id from desk_operator where name = 'Asha'`);
    expect(await found(`operator=${operator?.id}`)).toBe(false);
  });
});
