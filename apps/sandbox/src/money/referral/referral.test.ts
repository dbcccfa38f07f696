import { proves } from '@pavilion/api-client/proves';
import {
  type CallOutput,
  generateReferral,
  getReferralChildren,
  getReferralCommission,
  getReferralLines,
  getReferralSources,
  getReferralStats,
} from '@pavilion/api-client/wire';
import { paise, ZERO } from '@pavilion/money';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { DAY } from '../../base/index.ts';
import { createSessions, setStanding } from '../../players/index.ts';
import { changeSetting, post, walletOf } from '../../store/index.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { type Answer, type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { countWager, voidWager } from '../wagers/wagers.ts';
import { agentTree } from './agents.ts';
import { joinUnder, ownerOf } from './codes.ts';
import { payReferrals } from './commission.ts';
import { maskedName } from './tree.ts';

let sandbox: TestSandbox;
let asha: SignedIn;
beforeAll(async () => {
  sandbox = await testSandbox();
});
beforeEach(async () => {
  asha = await newPlayer(sandbox);
});
afterAll(() => sandbox.close());

const tx = <T>(work: Parameters<typeof sandbox.database.transaction<T>>[0]) => sandbox.database.transaction(work);
const refused = ({ status, body }: Answer) => [status, body.message, body.field];
async function codeOf(by: SignedIn, campaign?: string) {
  const { body } = await sandbox.post('/api/ref/generate', campaign === undefined ? {} : { campaign }, {
    token: by.token,
  });
  return z.decode(generateReferral.response, body as never).data.source;
}
async function stats(by = asha): Promise<CallOutput<typeof getReferralStats>['data']> {
  const { body } = await sandbox.get('/api/ref/stats', { token: by.token });
  return z.decode(getReferralStats.response, body as never).data;
}
const askChildren = (query = '', by = asha) => sandbox.get(`/api/ref/children${query}`, { token: by.token });
async function children(query = '', by = asha): Promise<CallOutput<typeof getReferralChildren>['data']> {
  const { body } = await askChildren(query, by);
  return z.decode(getReferralChildren.response, body as never).data;
}
async function daily(days: number, by = asha) {
  const { body } = await sandbox.get(`/api/ref/stats?days=${days}`, { token: by.token });
  return z.decode(getReferralStats.response, body as never).data.days;
}
async function commission(query = '', by = asha) {
  const { body } = await sandbox.get(`/api/ref/commission${query}`, { token: by.token });
  return z.decode(getReferralCommission.response, body as never).data;
}
const askLines = (query: string, by = asha) => sandbox.get(`/api/ref/commission/lines${query}`, { token: by.token });
async function lines(period: string, by = asha) {
  const { body } = await askLines(`?period=${period}`, by);
  return z.decode(getReferralLines.response, body as never).data;
}
async function sources(by = asha) {
  const { body } = await sandbox.get('/api/ref/sources', { token: by.token });
  return z.decode(getReferralSources.response, body as never).data.sources;
}
const visit = (ref: string, remoteAddress = '10.0.0.1') =>
  sandbox.app.inject({ method: 'POST', url: '/api/page/visit', payload: { page: '/', ref }, remoteAddress });

let numbers = 0;
/** Registers over the wire, as somebody does who has a code. */
async function register(agent_code: string): Promise<Answer> {
  numbers += 1;
  const mobile = String(8_100_000_000 + numbers);
  await sandbox.post('/api/sendOtpToMobile', { mobile, country_code: '+91' });
  const otp = await sandbox.codeOf(mobile);
  await sandbox.post('/api/mobileVerification', { mobile, country_code: '+91', otp });
  return sandbox.post('/api/register', {
    name: 'Rohit Kumar',
    username: `brought ${numbers}`,
    password: 'Secret123',
    agent_code,
    ...{ typeId: 3, parentId: 81026, mobile, country_code: '+91' },
  });
}
const playerOf = ({ body }: Answer): SignedIn => ({
  id: Number((body.user as { mstruserid: string }).mstruserid.slice(2)),
  token: String(body.token),
});
/** Somebody new whom `by` brought. */
async function brought(by: SignedIn): Promise<SignedIn> {
  const { code } = await codeOf(by);
  const player = await newPlayer(sandbox);
  const owner = await ownerOf(sandbox.database, code);
  if (owner) await tx((t) => joinUnder(t, player.id, owner, sandbox.now()));
  return player;
}
let bets = 0;
/** A stake that has settled, of which a tenth is lost where nothing else is said. */
async function wager(player: SignedIn, stake: number, result = -Math.round(stake / 10), of?: string): Promise<string> {
  bets += 1;
  const reference = of ?? `BT-${bets}`;
  await tx((t) =>
    countWager(t, {
      ...{ player: player.id, product: 'fancy' as const, stake: paise(stake) },
      ...{ atRisk: paise(stake), result: paise(result) },
      ...{ reference, at: sandbox.now() },
    }),
  );
  return reference;
}
const pay = () => tx((t) => payReferrals(t, new Date(sandbox.now().getTime() + 1), sandbox.now()));

test('the demo player’s referrals are those of the mock-ups, and what they were paid is in their ledger', async () => {
  const demo = { id: 10_234, token: String((await sandbox.post('/api/login/demo')).body.token) };
  expect(await stats(demo)).toEqual({
    days: [],
    ...{ clicks: 412, signUps: 38, firstDeposits: 21, turnover: 48_620_000, netLoss: 4_862_000, commission: 15 },
    ...{ earned: 729_300, pending: 124_800, held: 0, refused: 0, paid: 604_500 },
  });
  expect(
    (await sources(demo)).map(({ campaign, clicks, signUps, conversion }) => [campaign, clicks, signUps, conversion]),
  ).toEqual([
    ['family-group', 138, 17, 12.3],
    ['match-day', 121, 11, 9.1],
    ['college', 96, 8, 8.3],
    ['direct', 57, 2, 3.5],
  ]);
  const { children: top, count } = await children('?pagesize=2', demo);
  expect(count).toBe(38);
  expect(top).toMatchObject([
    { name: 'A••••a', children: 3, hasDeposited: true, turnover: 19_240_000, earned: 288_600 },
    { name: 'N••••n', children: 2, turnover: 10_620_000, earned: 159_300 },
  ]);
  const below = await children(`?parent=${top[0]?.id}`, demo);
  expect(below.children.map(({ earned, children: more }) => [earned, more])).toEqual([
    [57_900, 1],
    [36_150, 0],
    [0, 0],
  ]);
  const [paid] = await sandbox.database.query(
    'select sum(amount)::bigint as sum from referral_payment where player_id = $1',
    [demo.id],
  );
  expect(paid?.sum).toBe(604_500);
});

test('a code is made once for a campaign, whatever its case, and carries a link', async () => {
  proves('generateReferral');
  const direct = await codeOf(asha);
  expect(direct).toMatchObject({
    campaign: 'direct',
    clicks: 0,
    signUps: 0,
    conversion: 0,
    link: `/?ref=${direct.code}`,
  });
  expect(direct.code).toMatch(/^PAV[A-HJ-NP-Z2-9]{6}$/);
  const [one, two] = await Promise.all([codeOf(asha, ' Match-Day '), codeOf(asha, 'match-day')]);
  expect(one.code).toBe(two.code);
  expect(await sources()).toHaveLength(2);
  expect((await codeOf(await newPlayer(sandbox))).code).not.toBe(direct.code);
});

test('a player has twenty codes at most, each with a name', async () => {
  for (let n = 1; n <= 20; n += 1) await codeOf(asha, `campaign ${n}`);
  const send = (campaign: string) => sandbox.post('/api/ref/generate', { campaign }, { token: asha.token });
  expect(refused(await send('one more'))).toEqual([409, 'You can have up to 20 codes.', 'campaign']);
  expect((await send('campaign 7')).status).toBe(200);
  expect(refused(await send(' '))).toEqual([422, 'The field campaign is not valid.', 'campaign']);
});

test('a click counts once a day for each address; an unknown code counts nothing, and the visit is taken', async () => {
  proves('getReferralSources');
  const { code } = await codeOf(asha);
  for (const address of ['10.0.0.1', '10.0.0.1', '10.0.0.2']) {
    expect((await visit(code.toLowerCase(), address)).statusCode).toBe(200);
  }
  expect(await sources()).toMatchObject([{ clicks: 2 }]);
  sandbox.pass(DAY);
  await visit(code);
  expect((await stats()).clicks).toBe(3);
  const [before] = await sandbox.database.query('select count(*) as n from referral_click');
  expect((await visit('PAVNOBODY')).statusCode).toBe(200);
  expect(await sandbox.database.query('select count(*) as n from referral_click')).toEqual([before]);
});

test('the address of a visitor is not kept', async () => {
  const { code } = await codeOf(asha);
  await visit(code, '203.0.113.77');
  const [row] = await sandbox.database.query(`select string_agg(k::text, ' ') as all from referral_click k`);
  expect(row?.all).not.toMatch(/203\.0\.113\.77|3230332e302e3131332e3737/);
});

describe('a registration', () => {
  test('by a player’s code makes one a child, seen by a masked name and an id that is not their own', async () => {
    const { code } = await codeOf(asha);
    const child = playerOf(await register(` ${code.toLowerCase()} `));
    expect(await stats()).toMatchObject({ signUps: 1, firstDeposits: 0 });
    const { children: list, count } = await children();
    expect([list, count]).toEqual([
      [
        {
          ...{ id: expect.any(String), name: 'R••••r', joinedAt: sandbox.now(), children: 0 },
          ...{ hasDeposited: false, turnover: 0, netLoss: 0, earned: 0 },
        },
      ],
      1,
    ]);
    expect(list[0]?.id).not.toBe(String(child.id));
    expect(JSON.stringify(list)).not.toMatch(/Rohit|Kumar|brought/);
  });

  test('by an agent’s code puts a player under the agent, and whom they bring too', async () => {
    const players = async () =>
      (await agentTree(sandbox.database)).map(({ code, players: n, playersInAll }) => [code, n, playersInAll]);
    const before = await players();
    const child = playerOf(await register('agdelhi'));
    const { code } = await codeOf(child);
    await register(code);
    const after = await players();
    const grown = after.filter((row, index) => row[2] !== before[index]?.[2]).map(([agent]) => agent);
    expect(grown).toEqual(['AGNORTH', 'AGDELHI']);
    expect(after.find(([agent]) => agent === 'AGDELHI')?.[1]).toBe(2);
    expect(await stats(child)).toMatchObject({ signUps: 1 });
  });

  test.each(['break', 'excluded', 'limited'] as const)(
    'by the code of who is kept from playing (%s) stands under their agent, and below nobody; they make no code',
    async (state) => {
      const owner = playerOf(await register('agdelhi'));
      const { code } = await codeOf(owner);
      const until = state === 'break' ? new Date(sandbox.now().getTime() + DAY) : null;
      const sessions = createSessions(sandbox.database, sandbox.now);
      await tx((t) => setStanding(t, sessions, owner.id, { state, until }, sandbox.now()));
      const child = await register(code);
      expect(child.status).toBe(200);
      const [row] = await sandbox.database.query(
        `select a.code as agent, r.referrer_id as referrer from player p left join agent a on a.id = p.agent_id
         left join referral r on r.player_id = p.id where p.id = $1`,
        [playerOf(child).id],
      );
      expect(row).toEqual({ agent: 'AGDELHI', referrer: null });
      expect(await stats(owner)).toMatchObject({ signUps: 0 });
      const made = await sandbox.post('/api/ref/generate', { campaign: 'another' }, { token: owner.token });
      expect([made.status, await sources(owner)]).toMatchObject([403, [{ code }]]);
    },
  );

  test('by a code that nobody has is refused by its field, and the number stays verified', async () => {
    expect(refused(await register('PAVNOBODY'))).toEqual([
      422,
      'This agent or referral code was not found',
      'agent_code',
    ]);
    const again = await sandbox.post('/api/register', {
      name: 'Rohit Kumar',
      username: `brought ${numbers}`,
      password: 'Secret123',
      ...{ typeId: 3, parentId: 81026, mobile: String(8_100_000_000 + numbers), country_code: '+91' },
    });
    expect(again.status).toBe(200);
  });

  test('by an empty code is one without', async () => {
    expect((await register('  ')).status).toBe(200);
  });

  test('never brings its own owner, nor one who was there before: the database keeps it', async () => {
    const child = await brought(asha);
    const own = await ownerOf(sandbox.database, (await codeOf(child)).code);
    for (const player of [child.id, asha.id]) {
      await expect(tx((t) => joinUnder(t, player, own as never, sandbox.now()))).rejects.toMatchObject({ code: /^23/ });
    }
  });
});

test('only one’s own tree can be opened, level by level', async () => {
  proves('getReferralChildren');
  const child = await brought(asha);
  const grandchild = await brought(child);
  await brought(grandchild);
  const [first] = (await children()).children;
  expect(first).toMatchObject({ children: 1 });
  const second = await children(`?parent=${first?.id}`);
  expect(second).toMatchObject({ count: 1, children: [{ children: 1 }] });
  expect(await children(`?parent=${second.children[0]?.id}`)).toMatchObject({ count: 1, children: [{ children: 0 }] });
  const stranger = await newPlayer(sandbox);
  const away = [404, 'This player is not one of your referrals.', 'parent'];
  for (const parent of [first?.id, second.children[0]?.id, '999999', 'x', '0']) {
    expect(refused(await askChildren(`?parent=${parent}`, stranger))).toEqual(away);
  }
  expect(refused(await askChildren(`?parent=${first?.id}`, child))).toEqual(away);
  expect(await children('', stranger)).toEqual({ children: [], count: 0 });
});

test('children come page by page, those with the most turnover first', async () => {
  const list = [await brought(asha), await brought(asha), await brought(asha)];
  for (const [index, child] of list.entries()) await wager(child, [100, 300, 200][index] ?? 0);
  const pages = [await children('?pagesize=2'), await children('?skip=2&pagesize=2')];
  expect(pages.map(({ children: page, count }) => [page.map(({ turnover }) => turnover), count])).toEqual([
    [[300, 200], 3],
    [[100], 3],
  ]);
});

test('a deposit makes a first deposit of a child, however many follow', async () => {
  proves('getReferralStats');
  const child = await brought(asha);
  for (const n of [1, 2]) {
    await tx((t) =>
      post(t, {
        ...{
          reference: `DP-${child.id}-${n}`,
          kind: 'deposit',
          title: 'Deposit',
          detail: '',
          state: 'Approved',
          at: sandbox.now(),
        },
        entries: [
          { account: { house: 'bank' }, amount: paise(-100) },
          { account: { player: child.id, name: 'cash' }, amount: paise(100) },
        ],
      }),
    );
  }
  expect((await stats()).firstDeposits).toBe(1);
  expect((await children()).children).toMatchObject([{ hasDeposited: true }]);
});

describe('commission', () => {
  test('is 15% of what is lost, three levels up and no further, rounded down to the paisa', async () => {
    const line = [asha];
    for (let level = 1; level <= 4; level += 1) line.push(await brought(line.at(-1) ?? asha));
    await wager(line[4] ?? asha, 10_099);
    expect(await Promise.all(line.map(async (player) => (await stats(player)).earned))).toEqual([0, 151, 151, 151, 0]);
    await wager(line[1] ?? asha, 20_000);
    expect(await stats()).toMatchObject({ earned: 300, pending: 300, paid: 0, turnover: 20_000, netLoss: 2000 });
  });

  test('is paid once, by the ledger, also when two at the desk pay at the same time', async () => {
    await pay();
    const child = await brought(asha);
    await wager(child, 1_000_000);
    const { cash } = await walletOf(sandbox.database, asha.id);
    const paid = await Promise.all([pay(), pay()]);
    expect(paid.flat()).toEqual([{ player: asha.id, amount: 15_000 }]);
    expect((await walletOf(sandbox.database, asha.id)).cash).toBe(cash + 15_000);
    expect(await stats()).toMatchObject({ earned: 15_000, pending: 0, paid: 15_000 });
    await wager(child, 1_000_000);
    expect(await stats()).toMatchObject({ earned: 30_000, pending: 15_000, paid: 15_000 });
  });

  test('is paid for what settled before the day that is named, and for nothing after it', async () => {
    await pay();
    const child = await brought(asha);
    await wager(child, 100_000);
    sandbox.pass(1000);
    const from = sandbox.now();
    await wager(child, 300_000);
    expect(await tx((t) => payReferrals(t, from, from))).toEqual([{ player: asha.id, amount: 1500 }]);
    expect((await stats()).pending).toBe(4500);
  });

  test('on a wager that became void is not paid; what was paid for it already is taken from the next payment', async () => {
    await pay();
    const child = await brought(asha);
    const [paid, unpaid] = [await wager(child, 100_000), await wager(child, 200_000)];
    await tx((t) => voidWager(t, { reference: unpaid }));
    expect(await pay()).toEqual([{ player: asha.id, amount: 1500 }]);
    await tx((t) => voidWager(t, { reference: paid }));
    expect(await stats()).toMatchObject({ turnover: 0, netLoss: 0, earned: 0, pending: -1500, paid: 1500 });
    expect(await pay()).toEqual([]);
    await wager(child, 300_000);
    expect(await pay()).toEqual([{ player: asha.id, amount: 3000 }]);
    expect(await stats()).toMatchObject({ earned: 4500, pending: 0, paid: 4500 });
  });

  test('on a market that is settled anew is what the new result says, whatever was paid in between', async () => {
    await pay();
    const child = await brought(asha);
    const market = await wager(child, 100_000, -100_000);
    expect(await pay()).toEqual([{ player: asha.id, amount: 15_000 }]);
    await wager(child, 100_000, 90_000, market);
    expect(await stats()).toMatchObject({ turnover: 100_000, netLoss: -90_000, pending: -28_500, paid: 15_000 });
    await wager(child, 100_000, -100_000, market);
    await wager(child, 100_000, -100_000, market);
    expect(await stats()).toMatchObject({ turnover: 100_000, netLoss: 100_000, pending: 0, paid: 15_000 });
  });

  test('is owed for nothing while children have won more than they lost, and begins again when that is made up', async () => {
    await pay();
    const [lucky, unlucky] = [await brought(asha), await brought(asha)];
    await wager(lucky, 100_000, 400_000);
    await wager(unlucky, 300_000, -300_000);
    expect(await stats()).toMatchObject({ netLoss: -100_000, pending: -15_000 });
    expect(await pay()).toEqual([]);
    await wager(unlucky, 300_000, -300_000);
    expect(await pay()).toEqual([{ player: asha.id, amount: 30_000 }]);
    expect((await children()).children.map(({ netLoss, earned }) => [netLoss, earned])).toEqual([
      [600_000, 90_000],
      [-400_000, -60_000],
    ]);
  });

  test('is never more than the loss, whatever percentage and levels the house has set', async () => {
    const { database } = sandbox;
    const set = (terms: object) => tx((t) => changeSetting(t, 'referral', terms));
    const line = [await newPlayer(sandbox)];
    for (let level = 1; level <= 4; level += 1) line.push(await brought(line.at(-1) ?? asha));
    await set({ percent: 40, levels: 9 });
    try {
      await wager(line[4] ?? asha, 100_000, -100_000);
    } finally {
      await set({ percent: 15, levels: 3 });
    }
    const rows = await database.query('select amount from referral_commission where child_id = $1 order by id', [
      line[4]?.id ?? 0,
    ]);
    expect(rows).toEqual([{ amount: 40_000 }, { amount: 40_000 }]);
  });

  test('of any results is what is paid in the end, to the paisa, and never more than was earned at its highest', async () => {
    const figure = fc.integer({ min: -(10 ** 11), max: 10 ** 11 });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(figure, fc.boolean()), { minLength: 1, maxLength: 6 }), async (results) => {
        await pay();
        const earner = await newPlayer(sandbox, ZERO);
        const child = await brought(earner);
        let [due, most] = [0, 0];
        for (const [result, isPaid] of results) {
          await wager(child, Math.abs(result), result);
          due += Math.floor((-result * 15) / 100);
          if (!isPaid) continue;
          await pay();
          most = Math.max(most, due);
        }
        expect(await stats(earner)).toMatchObject({ earned: due, paid: most, pending: due - most });
        await pay();
        expect((await walletOf(sandbox.database, earner.id)).cash).toBe(Math.max(most, due));
      }),
      { numRuns: 20 },
    );
  });
});

test.each([
  ['Rohit', 'R••••t'],
  ['Rohit Kulkarni', 'R••••i'],
  ['Al', 'A••••'],
  ['', '••••'],
  ['राहुल', 'रा••••ल'],
  ['नेहा', 'ने••••'],
  ['अंजलि', 'अं••••लि'],
])('“%s” is shown as %s', (name, masked) => {
  expect(maskedName(name)).toBe(masked);
});

test('what is no child’s id opens nobody’s list, not that of the child who happens to have the number 0', async () => {
  const child = await brought(asha);
  await sandbox.database.query(
    `with taken as (delete from referral where player_id = $1 returning *)
     insert into referral (id, player_id, referrer_id, code_id, at) overriding system value
     select 0, player_id, referrer_id, code_id, at from taken`,
    [child.id],
  );
  const away = [404, 'This player is not one of your referrals.', 'parent'];
  for (const parent of ['nonsense', '0']) expect(refused(await askChildren(`?parent=${parent}`))).toEqual(away);
});

describe('by day', () => {
  test('every click, sign-up, first deposit, stake and commission is on its day in India, and the days add up to the whole', async () => {
    const demo = { id: 10_234, token: String((await sandbox.post('/api/login/demo')).body.token) };
    const [all, days] = [await stats(demo), await daily(366, demo)];
    const sum = (name: 'clicks' | 'signUps' | 'firstDeposits' | 'turnover' | 'earned') =>
      days.reduce((total, day) => total + Number(day[name]), 0);
    expect([sum('clicks'), sum('signUps'), sum('firstDeposits')]).toEqual([all.clicks, all.signUps, all.firstDeposits]);
    expect([sum('turnover'), sum('earned')]).toEqual([all.turnover, all.earned]);
    expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted());
  });

  test('a day ends at midnight in India, and what was before the days asked for is left out', async () => {
    // 18:29:59 in London is 23:59:59 in India.
    const toMidnight = (Date.parse('2099-01-01T18:29:59Z') - sandbox.now().getTime()) % DAY;
    sandbox.pass((toMidnight + DAY) % DAY);
    const child = await brought(asha);
    await wager(child, 100_000);
    expect(await daily(1)).toMatchObject([{ signUps: 1, turnover: 100_000, earned: 1500 }]);
    sandbox.pass(1000);
    await wager(child, 200_000);
    expect(await daily(1)).toMatchObject([{ signUps: 0, turnover: 200_000, earned: 3000 }]);
    expect((await daily(2)).map(({ turnover }) => turnover)).toEqual([100_000, 200_000]);
    expect(await daily(1, await newPlayer(sandbox))).toEqual([]);
  });
});

describe('the commission statement', () => {
  test('has a period for each payment and one that is open; together they are what was earned, and each is its lines', async () => {
    proves('getReferralCommission', 'getReferralLines');
    await pay();
    const figure = fc.integer({ min: -(10 ** 9), max: 10 ** 9 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(figure, figure, fc.boolean()), { minLength: 1, maxLength: 6 }),
        async (rounds) => {
          await pay();
          const earner = await newPlayer(sandbox, ZERO);
          const children = [await brought(earner), await brought(earner)] as const;
          for (const [first, second, isPaid] of rounds) {
            await wager(children[0], Math.abs(first), first);
            await wager(children[1], Math.abs(second), second);
            sandbox.pass(1000);
            if (isPaid) await pay();
          }
          const { earned, paid, pending, turnover, netLoss } = await stats(earner);
          const { open, payments, count } = await commission('?pagesize=100', earner);
          const sumOf = (name: 'earned' | 'turnover' | 'netLoss') =>
            payments.reduce((sum, period) => sum + period[name], Number(open[name]));
          expect([payments.length, open.earned]).toEqual([count, pending]);
          expect([sumOf('earned'), sumOf('turnover'), sumOf('netLoss')]).toEqual([earned, turnover, netLoss]);
          expect(payments.reduce((sum, period) => sum + period.earned, 0)).toBe(paid);
          for (const period of [open, ...payments]) {
            const { lines: all } = await lines(period.id, earner);
            const sum = (name: 'earned' | 'turnover' | 'netLoss') => all.reduce((total, line) => total + line[name], 0);
            expect([all.length, sum('earned'), sum('turnover'), sum('netLoss')]).toEqual([
              period.players,
              period.earned,
              period.turnover,
              period.netLoss,
            ]);
          }
        },
      ),
      { numRuns: 15 },
    );
  });

  test('comes page by page, each payment with its reference of the statement', async () => {
    const child = await brought(asha);
    for (let n = 0; n < 3; n += 1) {
      await wager(child, 100_000);
      sandbox.pass(1000);
      await pay();
    }
    const [first, second] = [await commission('?pagesize=2'), await commission('?skip=2&pagesize=2')];
    expect([first.payments.length, second.payments.length, first.count]).toEqual([2, 1, 3]);
    const { body } = await sandbox.get('/api/getAccountstatement?from=2026-11-01&to=2026-12-31', { token: asha.token });
    const entries = (body.data as { entries: { reference: string }[] }).entries.map(({ reference }) => reference);
    for (const { reference } of [...first.payments, ...second.payments]) expect(entries).toContain(reference);
    expect(first.open).toMatchObject({ earned: 0, players: 0 });
  });

  test('of somebody else, or of no payment, is refused', async () => {
    const child = await brought(asha);
    await wager(child, 100_000);
    sandbox.pass(1000);
    await pay();
    const { payments } = await commission();
    const away = [404, 'This payment was not found.', 'period'];
    expect(refused(await askLines(`?period=${payments[0]?.id}`, child))).toEqual(away);
    for (const period of ['999999', 'nonsense', '0'])
      expect(refused(await askLines(`?period=${period}`))).toEqual(away);
  });
});
