import { paise } from '@pavilion/money';
import { type Database, lockAccounts, type Transaction, walletOf } from '../../store/index.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { atOnce, TIMES } from '../../testing/race.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { waiting } from '../../testing/waiting.ts';
import { grantBonus, onDepositApproved } from '../bonus/grants.ts';
import { codeFor, joinUnder } from '../referral/codes.ts';
import { payReferrals } from '../referral/commission.ts';
import { countWager, voidWager } from './wagers.ts';

// On a server, whose connections really run side by side.
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

let refs = 0;
const send = (path: string, body: object) =>
  sandbox.post(`/api/bonus/claims${path}`, { ...body, clientRef: `race-ref-${++refs}` }, { token: player.token });
const tx = <T>(work: Parameters<typeof database.transaction<T>>[0]) => database.transaction(work);
const grant = (source: string) =>
  tx((t) =>
    grantBonus(t, { player: player.id, campaign: 'reload-2026', amount: paise(40_000), source, at: sandbox.now() }),
  );
const bonuses = async () => {
  const { body } = await sandbox.get('/api/bonus/claims', { token: player.token });
  return (body.data as { bonusListing: { id: string; state: string; done: number; released: number }[] }).bonusListing;
};
const wager = (reference: string, stake: number) => tx((t) => countWager(t, lostBy(player.id, stake, reference)));
/** A stake that was lost whole. */
const lostBy = (loser: number, lost: number, reference: string) => ({
  ...{ player: loser, product: 'match_odds' as const, reference, at: sandbox.now() },
  ...{ stake: paise(lost), atRisk: paise(lost), result: paise(-lost) },
});
const cash = async () => (await walletOf(database, player.id)).cash;
const statuses = (answers: readonly { readonly status: number }[]) => answers.map(({ status }) => status).toSorted();

test('one occasion granted eight times at once is one bonus; of eight taken up at once one is active', async () => {
  await atOnce(() => grant('birthday'));
  expect(await bonuses()).toHaveLength(1);
  await atOnce((index) => grant(`more ${index}`));
  const all = await bonuses();
  const answers = await atOnce((index) => send('', { bonusId: all[index]?.id }));
  expect(statuses(answers)).toEqual([200, ...Array(TIMES - 1).fill(409)]);
});

test('a wager counted eight times at once counts once, and a part claimed eight times at once pays once', async () => {
  await grant('one');
  const id = (await bonuses())[0]?.id;
  await send('', { bonusId: id });
  await atOnce(() => wager('BT-once', 100_000));
  expect(await bonuses()).toMatchObject([{ done: 1000 }]);
  const before = await cash();
  expect(statuses(await atOnce(() => send('/parts', { bonusId: id, part: 1 })))).toEqual([
    200,
    ...Array(TIMES - 1).fill(409),
  ]);
  expect(await cash()).toBe(before + 10_000);
});

test('claimed and cancelled at once, what was claimed and what was lost make the bonus', async () => {
  await grant('one');
  const id = (await bonuses())[0]?.id;
  await send('', { bonusId: id });
  await wager(`BT-all-${id}`, 200_000);
  const before = await cash();
  const answers = await atOnce((index) =>
    index < 4 ? send('/parts', { bonusId: id, part: index + 1 }) : send('/cancel', { bonusId: id }),
  );
  const claimed = answers.slice(0, 4).filter(({ status }) => status === 200).length * 10_000;
  expect(await cash()).toBe(before + claimed);
  const cancelled = answers.slice(4).filter(({ status }) => status === 200);
  expect(cancelled.length).toBe(claimed === 40_000 ? 0 : 1);
  for (const { body } of cancelled) expect(body.data).toMatchObject({ lost: (40_000 - claimed) / 100 });
});

test('deposits approved at once bring each campaign once', async () => {
  await atOnce((index) =>
    tx((t) => onDepositApproved(t, player.id, 1000 + (index >> 1), paise(500_000), sandbox.now())),
  );
  expect(await bonuses()).toHaveLength(2);
});

test('commission that is paid by eight people while wagers settle and become void is what was earned, once', async () => {
  const child = await newPlayer(sandbox);
  const code = await tx((t) => codeFor(t, player.id, 'direct', sandbox.now()));
  await tx((t) => joinUnder(t, child.id, { referrer: player.id, code, agent: null }, sandbox.now()));
  const upTo = new Date(sandbox.now().getTime() + 1);
  const before = await cash();
  const settle = (reference: string, at = sandbox.now()) =>
    tx((t) => countWager(t, { ...lostBy(child.id, 10_000, reference), at }));
  await atOnce((index) => settle(`BT-first-${index}`));
  await Promise.all([
    atOnce(() => tx((t) => payReferrals(t, upTo, sandbox.now()))),
    atOnce((index) => settle(`BT-second-${index}`)),
    tx((t) => voidWager(t, { reference: 'BT-first-3' })),
  ]);
  await tx((t) => payReferrals(t, upTo, sandbox.now()));
  const { body } = await sandbox.get('/api/ref/stats', { token: player.token });
  const { paid, pending } = body.data as { paid: number; pending: number };
  // Whether or not the void one was paid before it was: what was paid too much is taken from the next payment.
  expect([await cash(), paid + pending]).toEqual([before + paid * 100, 225]);
  expect([225, 240]).toContain(paid);
});

/** The player's child and that one's child, whose one wager both above earn on. */
async function family(reference: string): Promise<{ middle: number }> {
  const [middle, child] = [(await newPlayer(sandbox)).id, (await newPlayer(sandbox)).id];
  for (const [below, referrer] of [
    [middle, player.id],
    [child, middle],
  ] as const) {
    await tx(async (t) => {
      const code = await codeFor(t, referrer, 'direct', sandbox.now());
      await joinUnder(t, below, { referrer, code, agent: null }, sandbox.now());
    });
  }
  await tx((t) => countWager(t, lostBy(child, 10_000, reference)));
  return { middle };
}
const payAll = (t: Transaction) => payReferrals(t, new Date(sandbox.now().getTime() + 1), sandbox.now());

test('whoever pays several commissions locks them in one order: while the first is locked, no later one is', async () => {
  const { middle } = await family('BT-order');
  const later = 'select 1 from referral_commission where earner_id = $1 for no key update skip locked';
  const { ended, free } = await tx(async (t) => {
    await t.query('select 1 from referral_commission where earner_id = $1 for no key update', [player.id]);
    const begun = tx(payAll);
    await Promise.race([begun, waiting(database, 1)]);
    return { ended: begun, free: await tx((own) => own.query(later, [middle])) };
  });
  await ended;
  expect(free).toHaveLength(1);
});

test('whoever voids a wager waits for nobody who has its commissions locked', async () => {
  await family('BT-locked');
  await tx(async (t) => {
    await t.query('select 1 from referral_commission for no key update');
    await tx((own) => voidWager(own, { reference: 'BT-locked' }));
  });
  const { body } = await sandbox.get('/api/ref/stats', { token: player.token });
  expect(body.data).toMatchObject({ netLoss: 0, earned: 0 });
});

test('commission is paid while a bet of somebody who earns some becomes void: neither waits for the other', async () => {
  const { middle } = await family('BT-below');
  await tx((t) => countWager(t, lostBy(middle, 10_000, 'BT-own')));
  const before = await cash();
  let begun = 0;
  const { ended } = await tx(async (t) => {
    begun += 1;
    await lockAccounts(t, middle);
    const paying = tx((payment) => {
      begun += 1;
      return payAll(payment);
    });
    await Promise.race([paying, waiting(database, 1)]);
    await voidWager(t, { reference: 'BT-own' });
    return { ended: paying };
  });
  await ended;
  // A deadlock ends one of the two, which is then begun again.
  expect(begun).toBe(2);
  expect(await cash()).toBe(before + 1500);
});

test('one campaign asked for eight times at once has one code', async () => {
  const answers = await atOnce(() =>
    sandbox.post('/api/ref/generate', { campaign: 'match-day' }, { token: player.token }),
  );
  expect(new Set(answers.map(({ body }) => (body.data as { source: { code: string } }).source.code)).size).toBe(1);
});
