import type { OwnLimits } from '@pavilion/api-client/wire';
import { DAY, HOUR, MINUTE } from '../base/index.ts';
import { createSessions } from '../players/index.ts';
import { type DeskBrowser, signedInDesk } from '../testing/desk.ts';
import { freshRef, newWithdrawal } from '../testing/money-calls.ts';
import { newPlayer, PASSWORD, type SignedIn } from '../testing/players.ts';
import { type TestSandbox, testSandbox } from '../testing/sandbox.ts';
import { uploaded } from '../testing/uploads.ts';

let sandbox: TestSandbox;
let desk: DeskBrowser;
let asha: SignedIn;
beforeAll(async () => {
  sandbox = await testSandbox();
});
beforeEach(async () => {
  desk = await signedInDesk(sandbox, 'Asha');
  asha = await newPlayer(sandbox);
});
afterAll(() => sandbox.close());

let sent = 0;
async function newDeposit(amount: number): Promise<{ id: string; reference: string }> {
  sent += 1;
  const reference = String(700_000_000_000 + sent);
  const screenshot = await uploaded(sandbox, asha.token, 'deposit');
  const { body } = await sandbox.post(
    '/api/deposit/create',
    { gateway: 'upi', amount, fields: { reference, payer: 'Asha Rao', screenshot }, clientRef: freshRef() },
    { token: asha.token },
  );
  return { id: (body.data as { deposit: { id: string } }).deposit.id, reference };
}
/** The names of the cases that a narrowed room shows, and how many it says there are. */
async function found(path: string): Promise<{ names: string[]; count: number }> {
  const { body } = await desk.open(path);
  const names = [...body.matchAll(/<td class="main"[^>]*><a class="num" href="[^"]+">([^<]+)<\/a>/g)].map(
    ([, name = '']) => name,
  );
  return { names, count: Number(/(\d+) found/.exec(body)?.[1] ?? -1) };
}

test('deposits are found by state, gateway, amount, player, age, id and reference, and the count agrees', async () => {
  const [small, large] = [await newDeposit(1000), await newDeposit(4000)];
  await desk.open(`/deposits/${small.id}`);
  await desk.send(`/deposits/${small.id}/approve`);
  const mine = `player=${asha.id}`;
  const cases: [string, string[]][] = [
    [mine, [large.id, small.id]],
    [`${mine}&state=approved`, [small.id]],
    [`${mine}&state=pending`, [large.id]],
    [`${mine}&way=m_paytm`, []],
    [`${mine}&least=1,000.01`, [large.id]],
    [`${mine}&most=1000`, [small.id]],
    [`${mine}&age=1`, []],
    [`q=${small.id.toLowerCase()}`, [small.id]],
    [`q=${large.reference}`, [large.id]],
    [`q=UTR: ${large.reference.slice(0, 4)} ${large.reference.slice(4)}`, [large.id]],
    ['q=nothing', []],
    [`${mine}&order=oldest`, [small.id, large.id]],
    [`${mine}&order=largest`, [large.id, small.id]],
    [`${mine}&order=odd`, [large.id, small.id]],
  ];
  for (const [query, names] of cases) {
    expect([query, await found(`/deposits?${query}`)]).toEqual([query, { names, count: names.length }]);
  }
  sandbox.pass(HOUR);
  expect((await found(`/deposits?${mine}&age=1`)).names).toEqual([large.id, small.id]);
  // Who is looking at one stands beside it.
  await desk.open(`/deposits/${large.id}`);
  await desk.send(`/deposits/${large.id}/take`);
  const { body } = await (await signedInDesk(sandbox, 'Vikram')).open(`/deposits?${mine}&state=pending`);
  expect(/data-label="With">(?:<[^>]*>)*([^<]*)</.exec(body)?.[1]).toBe('Asha');
});

test('withdrawals are found by their UTR, and documents by their player', async () => {
  const id = await newWithdrawal(sandbox, asha.token);
  await desk.open(`/withdrawals/${id}`);
  await desk.send(`/withdrawals/${id}/approve`);
  await desk.open(`/withdrawals/${id}`);
  await desk.send(`/withdrawals/${id}/pay`, { utr: `N${id.slice(3)}77` });
  for (const spelling of [`n${id.slice(3)}77`, `UTR:N ${id.slice(3)} 77`]) {
    expect((await found(`/withdrawals?q=${spelling}`)).names).toEqual([id]);
  }
  expect((await found(`/withdrawals?player=PV${asha.id}&state=paid&way=upi`)).names).toEqual([id]);
  expect((await found(`/kyc?player=${asha.id}`)).names).toEqual([]);
});

test('a narrowed list goes on page by page by key', async () => {
  for (let turn = 0; turn < 22; turn += 1) await newWithdrawal(sandbox, asha.token).catch(() => '');
  const [first, count] = await found(`/withdrawals?player=${asha.id}`).then(
    ({ names, count: all }) => [names, all] as const,
  );
  const { body } = await desk.open(`/withdrawals?player=${asha.id}`);
  const older = /href="\/sandbox\/desk(\/withdrawals\?[^"]+)">Next/.exec(body)?.[1];
  const rest = older ? (await found(older.replaceAll('&amp;', '&'))).names : [];
  expect(new Set([...first, ...rest]).size).toBe(count);
});

test('a way to deposit is closed with its reason and end, which players read, and opened again', async () => {
  await desk.open('/gateways');
  expect((await desk.send('/gateways/upi/close', { reason: ' ', until: '' })).status).toBe(422);
  await desk.open('/gateways');
  expect((await desk.send('/gateways/upi/close', { reason: 'The bank is down.', until: '2020-01-01' })).status).toBe(
    422,
  );
  await desk.open('/gateways');
  const until = new Date(sandbox.now().getTime() + 2 * DAY).toISOString().slice(0, 10);
  await desk.send('/gateways/upi/close', { reason: 'The bank is down.', until });
  const gateways = async () =>
    (
      (await sandbox.get('/api/gateways', { token: asha.token })).body.data as {
        gatewaysList: { code: string; closed?: object }[];
      }
    ).gatewaysList;
  const upi = async () => (await gateways()).find(({ code }) => code === 'upi');
  expect((await upi())?.closed).toMatchObject({ reason: 'The bank is down.' });
  expect((await desk.open('/log?room=gateways')).body).toContain('open → closed until');
  await desk.open('/gateways');
  await desk.send('/gateways/upi/open');
  expect((await upi())?.closed).toBeUndefined();
});

test('what is found in another order goes on page by page, each case once', async () => {
  const { database, now } = sandbox;
  await database.query(
    `insert into withdrawal (player_id, method, destination, sealed, fingerprint, amount, state, needs_kyc, created_at)
     select $1, 'upi', 'asha•••@okaxis', '', '', 100000 + 1000 * (n % 7), 'pending', false, $2::timestamptz from generate_series(1, 45) as n`,
    [asha.id, now()],
  );
  for (const order of ['oldest', 'largest']) {
    const names: string[] = [];
    let next: string | undefined = `/withdrawals?player=${asha.id}&order=${order}`;
    while (next !== undefined) {
      names.push(...(await found(next)).names);
      const { body } = await desk.open(next);
      next = /href="\/sandbox\/desk([^"]+)">Next/.exec(body)?.[1]?.replaceAll('&amp;', '&');
    }
    expect([order, names.length, new Set(names).size]).toEqual([order, 45, 45]);
  }
  const { body } = await desk.open(`/withdrawals?player=${asha.id}&order=largest`);
  const amounts = [...body.matchAll(/<td class="key"[^>]*><span class="num">([^<]+)/g)].map(([, amount]) => amount);
  expect(amounts.slice(0, 7)).toEqual([...Array(6).fill('₹1,060.00'), '₹1,050.00']);
});

describe('a player’s story', () => {
  const storyAt = async (path: string) => {
    const { body } = await desk.open(path);
    const rows = [...body.matchAll(/<td class="main"[^>]*><span class="break">([^<]*)<\/span>/g)].map(
      ([, text = '']) => text,
    );
    const older = /href="\/sandbox\/desk([^"]+)">Older/.exec(body)?.[1]?.replaceAll('&amp;', '&');
    return { rows, older };
  };

  test('has what they did, what the house did and what they were told, in the order of time', async () => {
    const { id } = await newDeposit(1000);
    sandbox.pass(MINUTE);
    await desk.open(`/deposits/${id}`);
    await desk.send(`/deposits/${id}/approve`);
    sandbox.pass(MINUTE);
    await newWithdrawal(sandbox, asha.token);
    const { rows } = await storyAt(`/players/${asha.id}/story`);
    const order = [
      'Withdrawal to',
      `Asha: Approved ${id}`,
      'Deposit approved',
      'Deposit by UPI',
      'Signed in',
      'Signed up',
    ];
    const places = order.map((text) => rows.findIndex((row) => row.startsWith(text)));
    expect([places.includes(-1), places]).toEqual([false, places.toSorted((a, b) => a - b)]);
  });

  test('has how each session ended: signed out, from elsewhere, by a new password, by the desk, or run out', async () => {
    const { database, now } = sandbox;
    const again = (isRemembered = true) =>
      createSessions(database, now)
        .begin(database, asha.id, isRemembered)
        .finally(() => sandbox.pass(MINUTE));
    const call = async (path: string, body: object, token: string) => {
      expect((await sandbox.post(`/api${path}`, body, { token })).status).toBe(200);
      sandbox.pass(MINUTE);
    };
    await sandbox.get('/api/signout', { token: await again() });
    sandbox.pass(MINUTE);
    await call('/update-password', { current: PASSWORD, password: 'Another-1' }, await again());
    await call('/sessions/end-others', {}, await again());
    await again(false);
    sandbox.pass(DAY);
    desk = await signedInDesk(sandbox, 'Asha');
    const last = await again();
    await desk.open(`/players/${asha.id}`);
    await desk.send('/sessions/end');
    const { rows } = await storyAt(`/players/${asha.id}/story`);
    expect((await sandbox.get('/api/sessions', { token: last })).status).toBe(401);
    expect(rows.filter((row) => /^Sign|^Session/.test(row))).toEqual([
      'Signed out by the desk',
      'Signed out by the desk',
      'Signed in',
      'Session ran out',
      'Signed in',
      'Signed out from another place',
      'Signed in',
      'Signed out by a new password',
      'Signed in',
      'Signed out',
      'Signed in',
      'Signed in',
      'Signed up',
    ]);
  });

  test('goes on by key: nothing is told twice and nothing left out, at the same moment too', async () => {
    const { database, now } = sandbox;
    await database.query(
      `insert into notification (player_id, title, message, status, at)
       select $1, 'No. ' || n, '', 'info', $2::timestamptz - interval '1 minute' * (n / 7) from generate_series(1, 95) as n`,
      [asha.id, now()],
    );
    const all: string[] = [];
    for (let at: string | undefined = `/players/${asha.id}/story`; at !== undefined; ) {
      const { rows, older } = await storyAt(at);
      all.push(...rows.filter((row) => row.startsWith('Was told: No.')));
      at = older;
    }
    expect([all.length, new Set(all).size]).toEqual([95, 95]);
  });
});

test('a player’s limits are seen and set at the desk: lower at once, higher later, with both in the log and the story', async () => {
  await desk.open(`/players/${asha.id}/limits`);
  expect((await desk.send('/limit', { name: 'deposit-day', amount: 'much', reason: 'They asked.' })).status).toBe(422);
  await desk.open(`/players/${asha.id}/limits`);
  await desk.send('/limit', { name: 'deposit-day', amount: '5,000', reason: 'They asked.' });
  await desk.open(`/players/${asha.id}/limits`);
  const { body } = await desk.send('/limit', { name: 'deposit-day', amount: '', reason: 'They asked again.' });
  expect(body).toContain('₹5,000.00');
  expect((await desk.open(`/log?about=PV${asha.id}`)).body).toContain(
    '₹5,000.00 → ₹5,000.00, from 24 Nov, 18:40 on none',
  );
  const story = (await desk.open(`/players/${asha.id}/story`)).body;
  expect([
    story.includes('Limit set: Deposits in 24 hours, ₹5,000.00'),
    story.includes('Limit to become: Deposits in 24 hours, none'),
  ]).toEqual([true, true]);
});

test('the time of play is limited at the desk as the player would, who is told, and it counts', async () => {
  const limits = async () => (await sandbox.get('/api/limits', { token: asha.token })).body.data as OwnLimits;
  const set = async (minutes: string) => {
    await desk.open(`/players/${asha.id}/limits`);
    return desk.send('/session-limit', { minutes, reason: 'They asked.' });
  };
  for (const minutes of ['14', '1441', '1.5', 'much', '-60']) {
    const { status, body } = await set(minutes);
    expect([minutes, status, body.includes('Enter a whole number from 15 to 1440.')]).toEqual([minutes, 422, true]);
  }
  expect((await set('60')).body).toContain('of 60 minutes');
  expect((await limits()).session).toMatchObject({ minutes: 60, later: null });
  expect((await set('60')).status).toBe(409);
  await set('');
  expect((await limits()).session).toMatchObject({ minutes: 60, later: { amount: null } });
  expect((await desk.open(`/log?about=PV${asha.id}`)).body).toContain('none → 60 minutes. Reason: They asked.');
  const story = (await desk.open(`/players/${asha.id}/story`)).body;
  expect(story).toContain('Limit set: Time of play in 24 hours, 60 minutes');
  const [notice] = await sandbox.database.query(
    'select title, about_kind as kind from notification where player_id = $1 order by id limit 1',
    [asha.id],
  );
  expect(notice).toEqual({ title: 'Your limit was changed', kind: 'limits' });
});

test('what isn’t chosen in the search for a case says of what it is any', async () => {
  const unchosen = async (room: string) =>
    [...(await desk.open(room)).body.matchAll(/<option value="" selected>([^<]+)/g)].map(([, label]) => label);
  expect(await unchosen('/deposits')).toEqual(['Any state', 'Any gateway', 'Any age', 'Newest first']);
  expect(await unchosen('/kyc')).toEqual(['Any state', 'Any document', 'Any age', 'Newest first']);
});
