import { paise } from '@pavilion/money';
import { DAY } from '../base/index.ts';
import { auditOf } from '../chaos/ledger-sequences.ts';
import { recordDebt } from '../money/index.ts';
import { approveWithdrawal } from '../money/withdrawals/decide.ts';
import { lockPlayer } from '../players/index.ts';
import { walletOf } from '../store/index.ts';
import { TEST_VAULT } from '../testing/database.ts';
import { type DeskBrowser, deskBrowser, signedInDesk } from '../testing/desk.ts';
import { newPlayer, PASSWORD, type SignedIn } from '../testing/players.ts';
import { type TestSandbox, testSandbox } from '../testing/sandbox.ts';
import { waiting } from '../testing/waiting.ts';

let sandbox: TestSandbox;
let owner: DeskBrowser;
let asha: DeskBrowser;
let vikram: DeskBrowser;
let player: SignedIn;
beforeAll(async () => {
  sandbox = await testSandbox();
});
beforeEach(async () => {
  [owner, asha, vikram] = [
    await signedInDesk(sandbox),
    await signedInDesk(sandbox, 'Asha'),
    await signedInDesk(sandbox, 'Vikram'),
  ];
  player = await newPlayer(sandbox);
});
afterAll(async () => {
  expect(await auditOf(sandbox.database)).toEqual({ drifted: 0, total: 0, below: 0, overheld: 0, twice: 0 });
  await sandbox.close();
});

/** What one operator may do alone as it ships, in rupees. */
const LIMITS = {
  ...{ corrections: '5000', withdrawals: '100000', bonuses: '5000', deposits: '100000', commission: '10000' },
  ...{ wins: '100000', debts: '5000', stakes: '5000', operator: '200000' },
};
const cash = async () => (await walletOf(sandbox.database, player.id)).cash;
const ask = async (desk: DeskBrowser, fields: Record<string, string>) => {
  await desk.open(`/players/${player.id}`);
  return desk.send('/correction', { account: 'cash', way: 'add', amount: '100', reason: 'Credited late.', ...fields });
};
/** The name of the newest correction. */
const newest = async () => {
  const [row] = await sandbox.database.query(
    `select id from desk_request where player_id = $1 order by id desc limit 1`,
    [player.id],
  );
  return `CR-${row?.id}`;
};

describe('a correction', () => {
  test('within what one operator does alone is a posting of its own, with the reason the player reads', async () => {
    expect((await ask(asha, { amount: '1,250.50' })).status).toBe(200);
    expect(await cash()).toBe(1_125_050);
    const { body } = await sandbox.get(`/api/getAccountstatement?from=2026-11-01&to=2026-12-31`, {
      token: player.token,
    });
    expect((body.data as { entries: object[] }).entries[0]).toMatchObject({
      reference: await newest(),
      kind: 'adjustment',
      title: 'Balance correction',
      detail: 'Credited late.',
      amount: 1250.5,
    });
    expect((await owner.open('/log?room=players')).body).toContain('Reason: Credited late.');
  });

  test('takes away what is free, and no more', async () => {
    await ask(asha, { way: 'take', amount: '1000' });
    expect(await cash()).toBe(900_000);
    const { status, body } = await ask(asha, { way: 'take', amount: '9000.01' });
    expect([status, body.includes('They have ₹9,000.00 free to take.'), await cash()]).toEqual([409, true, 900_000]);
  });

  test.each([
    [{ amount: '0' }, 'Enter rupees'],
    [{ amount: '-5' }, 'Enter rupees'],
    [{ amount: 'much' }, 'Enter rupees'],
    [{ amount: '10000000.01' }, 'more than one correction moves'],
    [{ reason: ' ' }, 'Enter a reason for the player.'],
    [{ account: 'held' }, 'This account was not found.'],
    [{ way: '' }, 'There is no such choice.'],
    [{ once: 'x' }, 'This form is not whole.'],
  ])('with %j is refused, and nothing moves', async (fields, message) => {
    const { status, body } = await ask(asha, fields);
    expect([status, body.includes(message), await cash()]).toEqual([422, true, 1_000_000]);
  });

  test('sent twice by one form is done once', async () => {
    await asha.open(`/players/${player.id}`);
    const fields = { account: 'cash', way: 'add', amount: '100', reason: 'Twice.', once: crypto.randomUUID() };
    const page = (await asha.open(`/players/${player.id}`)).body;
    const csrf = /name="csrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const sent = await Promise.all(
      [1, 2, 3].map(() => asha.post(`/players/${player.id}/correction`, { ...fields, csrf })),
    );
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await cash()).toBe(1_010_000);
  });

  test('above the limit waits for another operator: the one who asked can’t approve it', async () => {
    await ask(asha, { amount: '5000.01' });
    expect(await cash()).toBe(1_000_000);
    const name = await newest();
    const { body } = await asha.open('/corrections?state=waiting');
    expect(body.includes(`/corrections/${name}/approve`)).toBe(false);
    const csrf = /name="csrf" value="([^"]+)"/.exec(body)?.[1] ?? '';
    expect((await asha.post(`/corrections/${name}/approve`, { csrf })).status).toBe(403);
    await vikram.open('/corrections');
    expect((await vikram.send(`/corrections/${name}/approve`)).status).toBe(200);
    expect(await cash()).toBe(1_500_001);
    expect((await owner.open(`/log?about=${name}`)).body).toMatch(
      /Approved, as the second operator,[\s\S]*Asked to correct/,
    );
  });

  test('can’t be split below the limit, within a day; the next day it can be asked for again', async () => {
    await ask(asha, { amount: '3000' });
    await ask(vikram, { amount: '2000' });
    await ask(asha, { amount: '0.01' });
    expect(await cash()).toBe(1_500_000);
    sandbox.pass(DAY + 1);
    [asha] = [await signedInDesk(sandbox, 'Asha')];
    await ask(asha, { amount: '0.01' });
    expect(await cash()).toBe(1_500_001);
  });

  test('asked for by several at the same moment stays within the limit', async () => {
    await Promise.all([owner, asha, vikram].map((desk) => ask(desk, { amount: '3000' })));
    expect(await cash()).toBe(1_300_000);
  });

  test('approved by two at the same moment is posted once', async () => {
    await ask(asha, { amount: '6000' });
    const name = await newest();
    await Promise.all([owner.open('/corrections'), vikram.open('/corrections')]);
    const both = await Promise.all([owner, vikram].map((desk) => desk.send(`/corrections/${name}/approve`)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await cash()).toBe(1_600_000);
  });

  test('is declined with a reason, or taken back by who asked; and expires after a day', async () => {
    await ask(asha, { amount: '6000' });
    const name = await newest();
    await vikram.open('/corrections');
    await vikram.send(`/corrections/${name}/decline`, { reason: 'No such payment.' });
    await vikram.open('/corrections');
    await ask(asha, { amount: '7000' });
    const other = await newest();
    await vikram.open('/corrections');
    sandbox.pass(DAY);
    [vikram] = [await signedInDesk(sandbox, 'Vikram')];
    const page = (await vikram.open('/corrections')).body;
    const csrf = /name="csrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const { status, body } = await vikram.post(`/corrections/${other}/approve`, { csrf });
    expect([status, body.includes('This correction is expired already.')]).toEqual([409, true]);
    expect(await cash()).toBe(1_000_000);
  });
});

describe('a second pair of eyes', () => {
  describe('is nobody whom the same person may come in as', () => {
    let made = 0;
    /** Takes on an operator whose first password the owner knows, and signs in as them. */
    const takeOn = async () => {
      const name = `Mala ${++made}`;
      await owner.open('/operators');
      await owner.send('/operators', { name, password: 'given by owner' });
      const mala = deskBrowser(sandbox);
      await mala.open('');
      await mala.send('/sign-in', { name, password: 'given by owner' });
      return { name, mala };
    };
    const setOwn = async (mala: DeskBrowser) => {
      await mala.open('/operators');
      await mala.send('/me/password', { current: 'given by owner', password: 'one of my own' });
    };
    const signIn = async (name: string) => {
      const mala = deskBrowser(sandbox);
      await mala.open('');
      await mala.send('/sign-in', { name, password: 'one of my own' });
      return mala;
    };
    /** What the press of whoever is to be the second comes to, though their page has no button for it. */
    const approve = async (desk: DeskBrowser, name: string) => {
      const { body } = await desk.open('/corrections');
      const csrf = /name="csrf" value="([^"]+)"/.exec(body)?.[1] ?? '';
      return (await desk.post(`/corrections/${name}/approve`, { csrf })).status;
    };

    test('by a password that the first one gave them, which they still have or have set anew within three days', async () => {
      const { name: who, mala } = await takeOn();
      await ask(owner, { amount: '6000' });
      const name = await newest();
      const { body } = await mala.open('/corrections?state=waiting');
      expect([
        body.includes(`/corrections/${name}/approve`),
        body.includes('Owner has set one of your passwords'),
      ]).toEqual([false, true]);
      expect((await asha.open('/corrections?state=waiting')).body).toContain(`${who} (password set by Owner)`);
      expect(await approve(mala, name)).toBe(403);
      await setOwn(mala);
      expect([await approve(mala, name), await cash()]).toEqual([403, 1_000_000]);
      sandbox.pass(3 * DAY);
      owner = await signedInDesk(sandbox);
      await ask(owner, { amount: '6000' });
      expect([await approve(await signIn(who), await newest()), await cash()]).toEqual([200, 1_600_000]);
    });

    test('by whoever gave the first one theirs, and by two of the same giver', async () => {
      owner = await signedInDesk(sandbox);
      const [{ mala: one }, { mala: other }] = [await takeOn(), await takeOn()];
      await ask(one, { amount: '6000' });
      const name = await newest();
      expect([await approve(owner, name), await approve(other, name), await cash()]).toEqual([403, 403, 1_000_000]);
      vikram = await signedInDesk(sandbox, 'Vikram');
      expect([await approve(vikram, name), await cash()]).toEqual([200, 1_600_000]);
    });

    test('by a password that was set long ago, as long as they have it', async () => {
      const { name: who } = await takeOn();
      sandbox.pass(4 * DAY);
      owner = await signedInDesk(sandbox);
      const mala = deskBrowser(sandbox);
      await mala.open('');
      await mala.send('/sign-in', { name: who, password: 'given by owner' });
      await ask(owner, { amount: '6000' });
      expect(await approve(mala, await newest())).toBe(403);
      asha = await signedInDesk(sandbox, 'Asha');
      vikram = await signedInDesk(sandbox, 'Vikram');
    });
  });

  describe('of a withdrawal above the limit', () => {
    let id: string;
    let made = 0;
    const request = async (amount: number) => {
      made += 1;
      const { body } = await sandbox.post(
        '/api/withdrawRequest/create',
        {
          amount,
          method: 'upi',
          upi: `asha.${player.id}@okaxis`,
          password: PASSWORD,
          again: true,
          clientRef: `second-eyes-${made}`,
        },
        { token: player.token },
      );
      return (body.data as { withdrawal: { id: string } }).withdrawal.id;
    };
    const stateOf = async (name: string) =>
      (await sandbox.database.query('select state from withdrawal where id = $1', [Number(name.slice(3))]))[0]?.state;
    const owe = async () => {
      const [market] = await sandbox.database.query('select id from market order by id limit 1');
      const debt = { market: market?.id ?? '', version: 1, about: 'A corrected result', amount: paise(50_000) };
      await sandbox.database.transaction((tx) => recordDebt(tx, { player: player.id, ...debt, at: sandbox.now() }));
    };
    const waitingFor = (name: string) =>
      sandbox.database.query(`select 1 from desk_request where withdrawal = $1 and state = 'waiting'`, [name]);
    beforeAll(async () => {
      const desk = await signedInDesk(sandbox);
      await desk.open('/house');
      await desk.send('/house/second-eyes', { ...LIMITS, withdrawals: '2000', reason: 'For the test.' });
    });
    beforeEach(async () => {
      id = await request(2500);
    });

    test('takes two different operators', async () => {
      await asha.open(`/withdrawals/${id}`);
      expect((await asha.send(`/withdrawals/${id}/approve`)).body).toContain('as the first of two');
      expect(await stateOf(id)).toBe('pending');
      await asha.open(`/withdrawals/${id}`);
      const again = await asha.send(`/withdrawals/${id}/approve`);
      expect([again.status, again.body.includes('Waiting for a second operator')]).toEqual([409, true]);
      expect((await vikram.open(`/withdrawals/${id}`)).body).toContain('as the first of two, until');
      await vikram.send(`/withdrawals/${id}/approve`);
      expect(await stateOf(id)).toBe('approved');
    });

    test('and a payment of it that is said to have failed take two different operators, each with a reason; one below the limit takes one', async () => {
      const press = async (desk: DeskBrowser, move: string, fields = {}, name = id) => {
        await desk.open(`/withdrawals/${name}`);
        return desk.send(`/withdrawals/${name}/${move}`, fields);
      };
      const cash = async () => (await walletOf(sandbox.database, player.id)).cash;
      for (const desk of [asha, vikram]) await press(desk, 'approve');
      const before = await cash();
      expect((await press(asha, 'fail', { reason: '' })).status).toBe(422);
      const first = await press(asha, 'fail', { reason: 'It came back.' });
      expect(first.body).toContain('as the first of two: It came back.');
      expect([await stateOf(id), await cash()]).toEqual(['approved', before]);
      const again = await press(asha, 'fail', { reason: 'It came back.' });
      expect([
        again.status,
        again.body.includes('You have marked it as failed. Waiting for a second operator'),
      ]).toEqual([409, true]);
      expect((await vikram.open(`/withdrawals/${id}`)).body).toMatch(
        /Said to have failed by[\s\S]*as the first of two, until/,
      );
      await press(vikram, 'fail', { reason: 'The bank sent it back.' });
      expect([await stateOf(id), (await cash()) - before]).toEqual(['failed', 250_000]);
      sandbox.pass(2 * DAY);
      [asha, vikram] = [await signedInDesk(sandbox, 'Asha'), await signedInDesk(sandbox, 'Vikram')];
      const small = await request(1000);
      await press(asha, 'approve', {}, small);
      await press(asha, 'fail', { reason: 'The bank sent it back.' }, small);
      expect(await stateOf(small)).toBe('failed');
    });

    test.each(['first', 'second'])(
      'is stopped for the %s of them by a debt and by KYC that is missing',
      async (eyes) => {
        const { database } = sandbox;
        const [first, last] = eyes === 'first' ? [vikram, asha] : [asha, vikram];
        const approve = async (desk: DeskBrowser) => {
          await desk.open(`/withdrawals/${id}`);
          const { status, body } = await desk.send(`/withdrawals/${id}/approve`);
          return [status, /role="alert">([^<]+)</.exec(body)?.[1] ?? ''];
        };
        if (eyes === 'second') await approve(first);
        const number = Number(id.slice(3));
        await database.query('update withdrawal set needs_kyc = true where id = $1', [number]);
        expect(await approve(last)).toEqual([409, 'This request is waiting for the player’s KYC.']);
        await database.query('update withdrawal set needs_kyc = false where id = $1', [number]);
        await owe();
        expect(await approve(last)).toEqual([409, expect.stringContaining('owes ₹500.00')]);
        expect([await stateOf(id), (await waitingFor(id)).length]).toEqual(['pending', eyes === 'first' ? 0 : 1]);
      },
    );

    test('counts what was approved for its player within the day, at the same moment too', async () => {
      const parts = [await request(1500), await request(1500)];
      await Promise.all([asha.open('/withdrawals'), vikram.open('/withdrawals')]);
      await Promise.all([
        asha.send(`/withdrawals/${parts[0]}/approve`),
        vikram.send(`/withdrawals/${parts[1]}/approve`),
      ]);
      const states = await Promise.all(parts.map(stateOf));
      expect(states.toSorted()).toEqual(['approved', 'pending']);
    });

    test('is approved after who has its player, so that what they approved meanwhile counts', async () => {
      const { database, now } = sandbox;
      const [first, second] = [await request(1500), await request(1500)];
      await asha.open('/withdrawals');
      const { pressed } = await database.transaction(async (tx) => {
        await lockPlayer(tx, player.id);
        const pressed = asha.send(`/withdrawals/${second}/approve`);
        await waiting(database, 1);
        await approveWithdrawal(tx, TEST_VAULT, first, now());
        return { pressed };
      });
      expect((await pressed).body).toContain('as the first of two');
      expect([await stateOf(first), await stateOf(second)]).toEqual(['approved', 'pending']);
    });

    test('is nothing once the player has taken it back, and is given anew after a day', async () => {
      await asha.open(`/withdrawals/${id}`);
      await asha.send(`/withdrawals/${id}/approve`);
      sandbox.pass(DAY);
      [asha, vikram] = [await signedInDesk(sandbox, 'Asha'), await signedInDesk(sandbox, 'Vikram')];
      await vikram.open(`/withdrawals/${id}`);
      expect((await vikram.send(`/withdrawals/${id}/approve`)).body).toContain('as the first of two');
      await sandbox.post('/api/withdrawRequest/cancel', { id, clientRef: `cancel-${id}` }, { token: player.token });
      await asha.open(`/withdrawals/${id}`);
      const csrf = /name="csrf" value="([^"]+)"/.exec((await asha.open('/house')).body)?.[1] ?? '';
      expect((await asha.post(`/withdrawals/${id}/approve`, { csrf })).status).toBe(409);
      expect([await stateOf(id), await cash()]).toEqual(['cancelled', 1_000_000]);
    });

    test('is decided once where the desk approves while its player takes it back', async () => {
      for (let turn = 0; turn < 5; turn += 1) {
        const small = await request(500);
        await asha.open(`/withdrawals/${small}`);
        const [approved, cancelled] = await Promise.all([
          asha.send(`/withdrawals/${small}/approve`),
          sandbox.post(
            '/api/withdrawRequest/cancel',
            { id: small, clientRef: `race-${small}` },
            { token: player.token },
          ),
        ]);
        const state = await stateOf(small);
        expect([approved.status, cancelled.status].toSorted()).toEqual([200, 409]);
        expect(state).toBe(cancelled.status === 200 ? 'cancelled' : 'approved');
        // What was approved before counts for a day.
        sandbox.pass(DAY + 1);
        asha = await signedInDesk(sandbox, 'Asha');
      }
    });
  });

  test('and its limits are the owner’s to set, with what they were in the log', async () => {
    const csrf = /name="csrf" value="([^"]+)"/.exec((await asha.open('/house')).body)?.[1] ?? '';
    const set = { ...LIMITS, corrections: '100000', reason: 'More.' };
    expect((await asha.post('/house/second-eyes', { csrf, ...set })).status).toBe(403);
    await owner.open('/house');
    await owner.send('/house/second-eyes', { ...LIMITS, reason: 'As it was.' });
    expect((await owner.open('/log?room=house')).body).toContain(
      'corrections ₹5,000.00, withdrawals ₹2,000.00, bonuses ₹5,000.00, deposits ₹1,00,000.00, commission ₹10,000.00, wins ₹1,00,000.00, debts ₹5,000.00, stakes ₹5,000.00, operator ₹2,00,000.00 →',
    );
  });
});
