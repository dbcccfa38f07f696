import { paise } from '@pavilion/money';
import { DAY, HOUR } from '../../base/index.ts';
import { auditOf } from '../../chaos/ledger-sequences.ts';
import { grantBonus } from '../../money/index.ts';
import { totalsOf } from '../../players/index.ts';
import { type Database, walletOf } from '../../store/index.ts';
import { approveNewest, type DeskBrowser, signedInDesk } from '../../testing/desk.ts';
import { type GameProvider, gameProvider, moneyOf } from '../../testing/game-provider.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { roundsEndedOtherwise, unfinishedRounds } from './at-desk.ts';
import { endRound, sweepRounds } from './unfinished.ts';

let sandbox: TestSandbox;
let spribe: GameProvider;
/** Spribe's Mines: how a round of it ended only Spribe can tell. */
let mines: string;
let asha: SignedIn;
let token: string;
beforeAll(async () => {
  sandbox = await testSandbox();
  spribe = await gameProvider(sandbox);
  const { body } = await sandbox.get('/api/catalogue/games?provider=spribe');
  mines =
    (body.data as { games: { code: string; name: string }[] }).games.find(({ name }) => name === 'Mines')?.code ?? '';
});
beforeEach(async () => {
  asha = await newPlayer(sandbox);
  token = await spribe.open(asha, mines);
});
afterAll(() => sandbox.close());

const FULL = 1_000_000;
const cash = async () => (await walletOf(sandbox.database, asha.id)).cash;
const sweep = () => sweepRounds(sandbox.database, sandbox.now());
const bet = async (round: string, amount = 50_000, more: object = {}) => {
  const order = { ...moneyOf(asha, round), token, amount, ...more };
  return { order, answer: await spribe.send('bet', order) };
};
const win = (round: string, amount: number, more: object = {}) =>
  spribe.send('win', { ...moneyOf(asha, round), amount, ...more });
const wagers = () =>
  sandbox.database.query('select stake, at_risk as risk, result from wager where player_id = $1', [asha.id]);
const waiting = async () =>
  (await unfinishedRounds(sandbox.database, { skip: 0, pagesize: 1000 })).rounds
    .filter(({ player }) => player === asha.id)
    .map(({ round }) => round);
const ended = async () =>
  (await roundsEndedOtherwise(sandbox.database, 1000))
    .filter(({ player }) => player === asha.id)
    .map(({ round, closedBy }) => [round, closedBy]);

describe('a round that its provider never ends', () => {
  test('is found once it has been open for its time, and waits at the desk with what was staked; nothing is moved', async () => {
    await bet('left');
    sandbox.pass(DAY - 1);
    await sweep();
    expect(await waiting()).toEqual([]);
    sandbox.pass(1);
    await sandbox.sweeps.run();
    await sandbox.sweeps.run();
    expect([await waiting(), await ended(), await cash(), await wagers()]).toEqual([['left'], [], FULL - 50_000, []]);
    const { body } = await (await signedInDesk(sandbox)).open('/rounds');
    const row = /<tr>(?:(?!<\/tr>)[\s\S])*>left<(?:(?!<\/tr>)[\s\S])*<\/tr>/.exec(body)?.[0] ?? '';
    for (const part of ['Mines', 'Spribe', `PV${asha.id}</a>`, '₹500.00']) expect(row).toContain(part);
    expect(body).toMatch(/Rounds<\/span><b class="count num">\d+/);
  });

  test('of a crash game is lost after an hour, counted once, and listed at the desk', async () => {
    token = await spribe.open(asha);
    await bet('crashed');
    sandbox.pass(HOUR - 1);
    await sweep();
    expect([await wagers(), await ended()]).toEqual([[], []]);
    sandbox.pass(1);
    for (let turn = 0; turn < 2; turn += 1) await sweep();
    expect(await wagers()).toEqual([{ stake: 50_000, risk: 50_000, result: -50_000 }]);
    expect([await ended(), await waiting(), await cash()]).toEqual([[['crashed', 'rule']], [], FULL - 50_000]);
    expect((await (await signedInDesk(sandbox)).open('/rounds')).body).toMatch(/>crashed<[\s\S]*?the rule/);
    expect((await bet('crashed')).answer.body.code).toBe('ROUND_CLOSED');
  });

  test('is over with the win that it brought, and a win that comes late is paid and counted anew', async () => {
    await bet('won');
    await win('won', 80_000);
    sandbox.pass(DAY);
    await sweep();
    expect([await ended(), await wagers()]).toEqual([
      [['won', 'rule']],
      [{ stake: 50_000, risk: 50_000, result: 30_000 }],
    ]);
    await win('won', 5000, { close: true });
    await sweep();
    expect([await wagers(), await cash(), await ended()]).toEqual([
      [{ stake: 50_000, risk: 50_000, result: 35_000 }],
      FULL + 35_000,
      [['won', 'rule']],
    ]);
  });

  test('is ended by a win that comes while it waits', async () => {
    await bet('late');
    sandbox.pass(DAY);
    await sweep();
    await win('late', 0);
    await sweep();
    expect([await waiting(), await ended()]).toEqual([[], [['late', 'rule']]]);
  });

  test('and has no bet left in it counts for nothing', async () => {
    const { order } = await bet('empty');
    await spribe.send('rollback', { ...moneyOf(asha, 'empty'), reverses: order.transaction });
    sandbox.pass(DAY);
    await sweep();
    expect([await ended(), await wagers(), await cash()]).toEqual([[['empty', 'rule']], [], FULL]);
  });

  test('until just now is not ended again by a sweep that looked before', async () => {
    await bet('done');
    await win('done', 0, { close: true });
    const name = { provider: 'spribe', round: 'done', player: asha.id };
    const isEnded = await sandbox.database.transaction((tx) => endRound(tx, name, 'rule', sandbox.now()));
    expect([isEnded, await ended()]).toEqual([false, []]);
  });

  test('is ended once by two processes that look at the same moment', async () => {
    token = await spribe.open(asha);
    const rounds = Array.from({ length: 8 }, (_, index) => `twice-${index}`);
    for (const round of rounds) await bet(round, 1000);
    sandbox.pass(HOUR);
    await Promise.all([sweep(), sweep(), win('twice-0', 500, { close: true })]);
    const counted = await wagers();
    expect([counted.length, counted.filter(({ result }) => result === -500).length]).toEqual([8, 1]);
    expect(await waiting()).toEqual([]);
  });

  test('that can’t be ended keeps nothing from the others, and stays at the desk', async () => {
    token = await spribe.open(asha);
    await bet('stuck');
    await bet('fine');
    sandbox.pass(HOUR);
    const { database } = sandbox;
    const failing: Database = {
      ...database,
      transaction: (work) =>
        database.transaction((tx) =>
          work({
            ...tx,
            query: ((sql: string, parameters: readonly unknown[] = []) =>
              parameters.includes('stuck')
                ? Promise.reject(new Error('It is stuck'))
                : (tx.query as (sql: string, parameters: readonly unknown[]) => Promise<object[]>)(
                    sql,
                    parameters,
                  )) as typeof tx.query,
          }),
        ),
    };
    await expect(sweepRounds(failing, sandbox.now())).rejects.toThrow('It is stuck');
    expect([await ended(), await waiting()]).toEqual([[['fine', 'rule']], ['stuck']]);
    await sweep();
    expect([(await ended()).length, await waiting()]).toEqual([2, []]);
  });

  test('is wagered towards a bonus once, whoever ends it and whatever comes late', async () => {
    const { database, now } = sandbox;
    token = await spribe.open(asha);
    await database.transaction((tx) =>
      grantBonus(tx, { player: asha.id, campaign: 'reload-2026', amount: paise(40_000), source: 'left', at: now() }),
    );
    const { body } = await sandbox.get('/api/bonus/claims', { token: asha.token });
    const [bonus] = (body.data as { bonusListing: { id: string }[] }).bonusListing;
    await sandbox.post(
      '/api/bonus/claims',
      { bonusId: bonus?.id, clientRef: `left-${asha.id}` },
      { token: asha.token },
    );
    const counted = () =>
      database.query(
        'select count(*) as lines, sum(c.at_risk)::bigint as risk from bonus_wager c join wager w on w.id = c.wager_id where w.player_id = $1',
        [asha.id],
      );
    await bet('bonus');
    sandbox.pass(HOUR);
    await sweep();
    await win('bonus', 1000, { close: true });
    await sweep();
    expect(await counted()).toEqual([{ lines: 1, risk: 50_000 }]);
  });
});

describe('at the desk', () => {
  let desk: DeskBrowser;
  const decide = async (round: string, action: 'end' | 'return', reason = 'Asked Spribe') => {
    await desk.open('/rounds');
    return desk.send(`/${asha.id}/${round}/${action}`, { reason });
  };
  const left = async (round: string, ...amounts: number[]) => {
    const orders = [];
    for (const amount of amounts) orders.push((await bet(round, amount)).order);
    sandbox.pass(DAY);
    await sweep();
    desk = await signedInDesk(sandbox);
    return orders;
  };

  test('a round is ended as it stands, with a reason in the log, and counted once; a win that comes late is paid', async () => {
    await left('end-1', 50_000);
    const { status, body } = await decide('end-1', 'end');
    expect([
      status,
      body.includes('Ended with current result: Mines (Spribe), round end-1, because: Asked Spribe'),
    ]).toEqual([200, true]);
    expect([await wagers(), await cash(), await ended()]).toEqual([
      [{ stake: 50_000, risk: 50_000, result: -50_000 }],
      FULL - 50_000,
      [['end-1', 'desk']],
    ]);
    expect((await win('end-1', 70_000)).body.code).toBe('OK');
    expect([await wagers(), await cash()]).toEqual([[{ stake: 50_000, risk: 50_000, result: 20_000 }], FULL + 20_000]);
  });

  test('its stakes are returned: to the player, who is told, and out of the day’s totals; the provider’s own rollbacks move nothing', async () => {
    const [first, second] = await left('return-1', 50_000, 20_000);
    const { body } = await decide('return-1', 'return', 'The game broke off');
    expect(body).toContain(
      'Returned the stakes of Mines (Spribe), round return-1, ₹700.00, because: The game broke off',
    );
    expect([await cash(), await wagers(), await ended(), await waiting()]).toEqual([
      FULL,
      [],
      [['return-1', 'desk']],
      [],
    ]);
    expect(await totalsOf(sandbox.database, asha.id, '2026-11-01', '2027-12-31')).toMatchObject({ staked: 0, lost: 0 });
    const [notice] = await sandbox.database.query('select title, message from notification where player_id = $1', [
      asha.id,
    ]);
    expect(notice).toEqual({
      title: 'Stake returned',
      message: '₹700.00 for Mines, round return-1: the game was not completed.',
    });
    const back = await spribe.send('rollback', { ...moneyOf(asha, 'return-1'), reverses: first?.transaction });
    expect(back.body).toMatchObject({ code: 'OK', returned: 0, balance: FULL });
    expect((await win('return-1', 1000)).body.code).toBe('TRANSACTION_NOT_FOUND');
    token = await spribe.open(asha, mines);
    expect((await spribe.send('bet', { ...second, token })).body.code).toBe('TRANSACTION_ROLLED_BACK');
    expect(await auditOf(sandbox.database)).toMatchObject({ drifted: 0, total: 0, twice: 0 });
  });

  test('stakes above what one operator may are returned by two, if they are what the first saw', async () => {
    const most = 500_000;
    await left('return-two', most, 50_000);
    const { body } = await decide('return-two', 'return');
    expect(body).toContain('Returned, as the first of two, the stakes of Mines');
    expect([await cash(), body.includes('waits for a second operator')]).toEqual([FULL - most - 50_000, true]);
    const vikram = await signedInDesk(sandbox, 'Vikram');
    token = await spribe.open(asha, mines);
    await bet('return-two', 1000);
    expect((await approveNewest(vikram)).body).toContain('A bet was placed in this round since.');
    expect(await cash()).toBe(FULL - most - 51_000);
    await sandbox.database.query('update desk_request set amount = amount + 1000 where subject = $1', ['return-two']);
    expect([(await approveNewest(vikram)).status, await cash()]).toEqual([200, FULL]);
  });

  test.each<[string, string, () => Promise<unknown>]>([
    ['has ended meanwhile', 'This round has already ended.', () => win('race', 0, { close: true })],
    ['has brought a win meanwhile', 'This round has a win. End it with the current result.', () => win('race', 900)],
  ])('nothing is returned of a round that %s', async (_, message, meanwhile) => {
    const round = 'race';
    await left(round, 1000);
    await desk.open('/rounds');
    await meanwhile();
    const before = await cash();
    const page = await desk.send(`/${asha.id}/${round}/return`, { reason: 'x' });
    expect([page.status, page.body.includes(message), await cash()]).toEqual([409, true, before]);
  });

  test('nothing is done without a reason, nor with a round that is not there or not overdue', async () => {
    await left('here', 1000);
    expect((await decide('here', 'end', ' ')).status).toBe(422);
    const csrf = /name="csrf" value="([^"]+)"/.exec((await desk.open('/rounds')).body)?.[1] ?? '';
    const post = (path: string) => desk.post(path, { csrf, reason: 'x' });
    expect((await post(`/rounds/spribe/${asha.id}/nothing/end`)).status).toBe(404);
    for (const player of ['0000-00-00', '999999999', '0', '-1']) {
      for (const action of ['end', 'return']) {
        expect((await post(`/rounds/spribe/${player}/here/${action}`)).status).toBe(404);
      }
    }
    token = await spribe.open(asha, mines);
    await bet('young', 1000);
    for (const action of ['end', 'return']) {
      expect((await post(`/rounds/spribe/${asha.id}/young/${action}`)).status).toBe(409);
    }
    expect(await waiting()).toEqual(['here']);
  });

  test('two people who decide at the same time, and the provider, do one thing', async () => {
    const [order] = await left('crowd', 40_000);
    const other = await signedInDesk(sandbox);
    await Promise.all([desk.open('/rounds'), other.open('/rounds')]);
    const [one, two, three] = await Promise.all([
      desk.send(`/${asha.id}/crowd/return`, { reason: 'one' }),
      other.send(`/${asha.id}/crowd/return`, { reason: 'two' }),
      spribe.send('rollback', { ...moneyOf(asha, 'crowd'), reverses: order?.transaction }),
    ]);
    expect([[one.status, two.status].filter((status) => status === 200).length <= 1, three.body.code]).toEqual([
      true,
      'OK',
    ]);
    expect([await cash(), (await wagers()).filter(({ stake }) => stake > 0)]).toEqual([FULL, []]);
  });
});

test('the ledger holds after all of it', async () => {
  expect(await auditOf(sandbox.database)).toMatchObject({ drifted: 0, total: 0, below: 0, overheld: 0, twice: 0 });
});
