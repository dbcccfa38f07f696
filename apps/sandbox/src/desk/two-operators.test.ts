import { lockPlayer } from '../players/index.ts';
import { cashAndHeldOf, walletOf } from '../store/index.ts';
import type { DeskBrowser } from '../testing/desk.ts';
import { deskScene } from '../testing/desk-scene.ts';
import { placedBets, runnerOf, type SaidMarket } from '../testing/placed-bets.ts';
import { newPlayer, type SignedIn } from '../testing/players.ts';
import type { TestSandbox } from '../testing/sandbox.ts';
import { uploaded } from '../testing/uploads.ts';
import { waiting } from '../testing/waiting.ts';

let sandbox: TestSandbox;
let asha: DeskBrowser;
let vikram: DeskBrowser;
let player: SignedIn;
beforeAll(async () => {
  ({ sandbox, asha, vikram } = await deskScene());
});
beforeEach(async () => {
  player = await newPlayer(sandbox);
});
afterAll(() => sandbox.close());

/** The name of the newest request. */
const newest = async () => {
  const [row] = await sandbox.database.query(`select id from desk_request order by id desc limit 1`);
  return `CR-${row?.id}`;
};
/** What the second operator's press comes to. */
const approve = async (desk: DeskBrowser, name: string) => {
  const { body } = await desk.open('/corrections?state=waiting');
  const csrf = /name="csrf" value="([^"]+)"/.exec(body)?.[1] ?? '';
  return (await desk.post(`/corrections/${name}/approve`, { csrf })).status;
};

describe('a result by hand', () => {
  let market: SaidMarket;
  let count = 0;
  const decide = async (desk: DeskBrowser, on: number) => {
    await desk.open(`/markets/${market.id}`);
    return desk.send(`/markets/${market.id}/decide`, { outcome: runnerOf(market, on), reason: 'I say so.' });
  };
  const outcome = async () =>
    (await sandbox.database.query('select outcome from market where id = $1', [market.id]))[0]?.outcome;
  beforeEach(async () => {
    count += 1;
    market = { id: `two-${count}`, matchId: `two${count}`, runners: 2 };
    const bet = { player: player.id, side: 'back', rupees: 5000, price: 8000 } as const;
    await placedBets(sandbox.database, market, [bet], sandbox.now());
  });

  test('of a match that the feed has not given up is nothing that one operator says alone', async () => {
    const { status, body } = await decide(asha, 1);
    expect([status, body.includes('Said, as the first of two,')]).toEqual([200, true]);
    expect([await outcome(), (await cashAndHeldOf(sandbox.database, player.id)).cash]).toEqual([null, 1_000_000]);
    expect((await vikram.open(`/markets/${market.id}`)).body).toContain('Waits for a second operator');
    const name = await newest();
    expect([await approve(asha, name), await outcome()]).toEqual([403, null]);
    expect([await approve(vikram, name), await outcome()]).toEqual([200, runnerOf(market, 1)]);
    expect((await vikram.open(`/log?about=${name}`)).body).toMatch(/Approved, as the second operator,[\s\S]*I say so/);
  });

  const voided = async (desk: DeskBrowser, reason: string) => {
    await desk.open(`/markets/${market.id}`);
    return desk.send(`/markets/${market.id}/void`, { reason });
  };

  test('is one operator’s where its match is gone, void too; its correction is two operators’, void too', async () => {
    await sandbox.database.query('update market set missing_since = $2 where id = $1', [market.id, sandbox.now()]);
    await decide(asha, 1);
    expect(await outcome()).toBe(runnerOf(market, 1));
    await decide(asha, 2);
    expect((await voided(asha, 'A protest.')).body).toContain('Said, as the first of two,');
    expect(await outcome()).toBe(runnerOf(market, 1));
    expect([await approve(asha, await newest()), await outcome()]).toEqual([403, runnerOf(market, 1)]);
    expect([await approve(vikram, await newest()), await outcome()]).toEqual([200, 'void']);
    await decide(asha, 1);
    expect(await outcome()).toBe('void');
  });

  test('void of a match that goes on takes two; of one that is gone it takes one', async () => {
    expect((await voided(asha, 'Abandoned.')).body).toContain('Said, as the first of two,');
    expect(await outcome()).toBeNull();
    await sandbox.database.query('update market set missing_since = $2 where id = $1', [market.id, sandbox.now()]);
    await voided(asha, 'Abandoned.');
    expect(await outcome()).toBe('void');
  });

  test('that waits is nothing once somebody decided otherwise', async () => {
    await decide(asha, 1);
    const name = await newest();
    await voided(asha, 'Abandoned.');
    expect([await approve(vikram, await newest()), await outcome()]).toEqual([200, 'void']);
    expect([await approve(vikram, name), await outcome()]).toEqual([409, 'void']);
  });
});

describe('a bonus', () => {
  const give = async (desk: DeskBrowser, campaign: string, amount: string) => {
    await desk.open(`/players/${player.id}/bonuses`);
    return desk.send('/bonuses', { campaign, amount, reason: 'A friend.' });
  };
  const given = () => sandbox.database.query('select amount from player_bonus where player_id = $1', [player.id]);

  test('of more than its campaign gives is given by nobody', async () => {
    const { status, body } = await give(asha, 'reload-2026', '1000.01');
    expect([status, body.includes('Maximum bonus for this campaign: ₹1,000.00.')]).toEqual([422, true]);
    expect(await given()).toEqual([]);
  });

  test('above what one operator gives a player within a day takes two', async () => {
    await give(asha, 'free-bet', '3000');
    await give(asha, 'free-bet', '2000.01');
    expect(await given()).toHaveLength(1);
    const name = await newest();
    expect([await approve(asha, name), (await given()).length]).toEqual([403, 1]);
    expect([await approve(vikram, name), (await given()).length]).toEqual([200, 2]);
  });

  test('asked for by two at the same moment stays within the limit: both wait for who has the player', async () => {
    const { database } = sandbox;
    const { both } = await database.transaction(async (tx) => {
      await lockPlayer(tx, player.id);
      const both = [give(asha, 'free-bet', '3000'), give(vikram, 'free-bet', '3000')];
      await waiting(database, 2);
      return { both };
    });
    await Promise.all(both);
    expect(await given()).toHaveLength(1);
  });
});

describe('a deposit paid by hand', () => {
  let sent = 0;
  const pending = async (amount: number) => {
    sent += 1;
    const fields = {
      reference: String(500_000_000_000 + sent),
      payer: 'Asha Rao',
      screenshot: await uploaded(sandbox, player.token, 'deposit'),
    };
    const { body } = await sandbox.post(
      '/api/deposit/create',
      { gateway: 'upi', amount, fields, clientRef: `two-deposit-${sent}` },
      { token: player.token },
    );
    return (body.data as { deposit: { id: string } }).deposit.id;
  };
  const press = async (desk: DeskBrowser, id: string) => {
    await desk.open(`/deposits/${id}`);
    return desk.send(`/deposits/${id}/approve`);
  };
  const cash = async () => (await walletOf(sandbox.database, player.id)).cash;

  test('above what one operator credits a player with within a day takes two', async () => {
    await sandbox.database.query(
      `update setting set value = value || '{"deposits": 500000}'::jsonb where key = 'second-eyes'`,
    );
    const [small, large] = [await pending(3000), await pending(2000.01)];
    await press(asha, small);
    expect((await press(asha, large)).body).toContain('as the first of two');
    expect(await cash()).toBe(1_300_000);
    expect((await press(asha, large)).status).toBe(409);
    expect((await vikram.open(`/deposits/${large}`)).body).toContain('as the first of two, until');
    await press(vikram, large);
    expect(await cash()).toBe(1_500_001);
  });
});
