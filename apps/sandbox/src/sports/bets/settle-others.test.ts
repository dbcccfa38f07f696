import { codeOf, HOUR } from '../../base/index.ts';
import { cashAndHeldOf, type Database, lockAccounts } from '../../store/index.ts';
import { seededDatabase } from '../../testing/database.ts';
import { placedBets, runnerOf, type SaidMarket } from '../../testing/placed-bets.ts';
import { newPlayer } from '../../testing/players.ts';
import { uncheckedRows } from '../../testing/unchecked-rows.ts';
import { settleAsDue, settleMarkets } from './settle.ts';

const START = Date.parse('2026-11-21T12:00:00Z');
let at = START;
const now = () => new Date(at);
// On a server, where somebody else can hold a lock.
let database: Database;
let market: SaidMarket;
let players: number[];
let count = 0;
beforeAll(async () => {
  database = await seededDatabase();
});
beforeEach(async () => {
  at = START;
  count += 1;
  market = { id: `others-${count}` };
  players = [];
  for (let index = 0; index < 5; index += 1) players.push((await newPlayer({ database, now })).id);
  const bet = { side: 'back', rupees: 100, price: 200 } as const;
  await placedBets(
    database,
    market,
    players.map((player) => ({ ...bet, player })),
    now(),
  );
});
afterEach(() => database.query('delete from settlement_trouble'));
afterAll(() => database.close());

const wins = () => [{ market: market.id, outcome: runnerOf(market, 1) }];
const settled = async () => {
  const held: boolean[] = [];
  for (const player of players) held.push((await cashAndHeldOf(database, player)).held === 0);
  return held;
};
const troubles = () =>
  database.query(
    `select player_id as player, error, tries, extract(epoch from again_at - $1::timestamptz)::int as pause from settlement_trouble
     order by market_id, player_id`,
    [now()],
  );
/** Has the database refuse the settlement of one player. */
async function refused(player: number): Promise<() => Promise<void>> {
  await database.script(`
    create function refuse_one() returns trigger language plpgsql as $$ begin raise exception 'refused for a test'; end $$;
    create trigger refuse_one before insert on market_settlement for each row when (new.player_id = ${player}) execute function refuse_one();`);
  return () => database.script('drop trigger refuse_one on market_settlement; drop function refuse_one();');
}

test('whose accounts somebody keeps locked is settled later; the others are settled in the same pass', async () => {
  const locked = players[1] ?? 0;
  await database.transaction(async (tx) => {
    await lockAccounts(tx, locked);
    await settleMarkets(database, now, wins()).catch((error: unknown) => expect(codeOf(error)).toBe('55P03'));
    expect(await settled()).toEqual([true, false, true, true, true]);
  });
  await settleMarkets(database, now);
  expect([await settled(), await troubles()]).toEqual([[true, true, true, true, true], []]);
});

test('a statement that fails in one player’s settlement keeps nobody else’s from it, and is listed with its error', async () => {
  const poisoned = players[0] ?? 0;
  const mend = await refused(poisoned);
  await expect(settleMarkets(database, now, wins())).rejects.toThrow('refused for a test');
  expect(await settled()).toEqual([false, true, true, true, true]);
  expect(await troubles()).toMatchObject([{ player: poisoned, error: 'error: refused for a test', tries: 1 }]);
  await mend();
});

test('what fails is said once and tried again after pauses that grow to an hour, and settled once it can be', async () => {
  const poisoned = players[0] ?? 0;
  const mend = await refused(poisoned);
  await expect(settleAsDue(database, now, wins())).rejects.toThrow('refused for a test');
  const pauses: number[] = [];
  for (let pass = 0; pass < 12; pass += 1) {
    const [{ pause, tries } = { pause: 0, tries: 0 }] = await troubles();
    pauses.push(pause);
    // Not yet: nothing is tried.
    at += pause * 1000 - 1;
    await settleAsDue(database, now, []);
    expect(await troubles()).toMatchObject([{ tries }]);
    at += 1;
    await settleAsDue(database, now, []);
    expect(await troubles()).toMatchObject([{ tries: tries + 1 }]);
  }
  expect(pauses).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600, 3600]);
  await mend();
  at += HOUR;
  await settleAsDue(database, now, []);
  expect([await settled(), await troubles()]).toEqual([[true, true, true, true, true], []]);
  expect(
    await database.query('select 1 from market where id = $1 and settled_version = version', [market.id]),
  ).toHaveLength(1);
});

test('a market whose runners can’t be read is listed as a whole, and the other markets are settled', async () => {
  const other = { id: `${market.id}-other` };
  const [player = 0] = players;
  await placedBets(database, other, [{ player, side: 'back', rupees: 100, price: 200 }], now());
  await settleMarkets(database, now, []);
  await database.query(`update market set runners = '{"id": 1}' where id = $1`, [market.id]);
  const results = [...wins(), { market: other.id, outcome: runnerOf(other, 1) }];
  await expect(settleAsDue(database, now, results)).rejects.toMatchObject({ name: 'BrokenMarketError' });
  expect((await cashAndHeldOf(database, player)).held).toBe(10_000);
  await settleAsDue(database, now, wins());
  expect(await troubles()).toMatchObject([{ player: null, error: expect.stringContaining('can’t be read'), tries: 1 }]);
});

test.each(['{"id": 1}', '[]', '[null]', '"x"', '[{"name": "Home"}]'])(
  'a market whose runners are %s can be voided: what it held goes back to the paisa, and what is held for others stays',
  async (runners) => {
    const other = { id: `${market.id}-other` };
    const [player = 0] = players;
    const bet = { player, side: 'back', rupees: 70, price: 200 } as const;
    // On both runners: only the whole market says that this holds less than both stakes.
    await placedBets(database, market, [{ ...bet, on: 2 }], now());
    await placedBets(database, other, [bet], now());
    const before = await cashAndHeldOf(database, player);
    expect(before.held).toBe(3_000 + 7_000);
    await database.query('update market set runners = $2::text::jsonb where id = $1', [market.id, runners]);
    await settleMarkets(database, now, [{ market: market.id, outcome: 'void' }]);
    expect(await cashAndHeldOf(database, player)).toEqual({ cash: before.cash, held: 7_000 });
    expect([(await settled()).slice(1), await troubles()]).toEqual([[true, true, true, true], []]);
    const bets = await database.query('select distinct status from bet where market_id = $1', [market.id]);
    expect(bets).toEqual([{ status: 'void' }]);
    await settleMarkets(database, now, [{ market: other.id, outcome: 'void' }]);
    expect(await cashAndHeldOf(database, player)).toEqual({ cash: before.cash, held: 0 });
  },
);

test('a market that breaks once it was settled can be voided: what it brought is taken back', async () => {
  const [player = 0] = players;
  const before = await cashAndHeldOf(database, player);
  await settleMarkets(database, now, wins());
  await database.query(`update market set runners = '"x"' where id = $1`, [market.id]);
  await settleMarkets(database, now, [{ market: market.id, outcome: 'void' }]);
  expect(await cashAndHeldOf(database, player)).toEqual({ cash: before.cash, held: 0 });
});

test('a market that breaks once it is decided fails as one and not player by player', async () => {
  await database.query('update market set outcome = $2, version = 1, decided_at = $3 where id = $1', [
    market.id,
    runnerOf(market, 1),
    now(),
  ]);
  const [{ runners } = { runners: [] }] = await database.query('select runners from market where id = $1', [market.id]);
  await database.query(`update market set runners = '[]' where id = $1`, [market.id]);
  await expect(settleAsDue(database, now, [])).rejects.toMatchObject({ name: 'BrokenMarketError' });
  expect(await troubles()).toMatchObject([{ player: null }]);
  await database.query('update market set runners = $2::text::jsonb where id = $1', [
    market.id,
    JSON.stringify(runners),
  ]);
  at += HOUR;
  await settleAsDue(database, now, []);
  expect([await settled(), await troubles()]).toEqual([[true, true, true, true, true], []]);
});

test('another result is tried at once, whatever failed by the one before', async () => {
  const mend = await refused(players[0] ?? 0);
  await expect(settleAsDue(database, now, wins())).rejects.toThrow('refused for a test');
  await mend();
  await settleAsDue(database, now, [{ market: market.id, outcome: 'void' }]);
  expect([await settled(), await troubles()]).toEqual([[true, true, true, true, true], []]);
});

test('who can’t be settled costs the next passes no look at the bets of the others', async () => {
  const mend = await refused(players[0] ?? 0);
  await expect(settleAsDue(database, now, wins())).rejects.toThrow('refused for a test');
  const texts: string[] = [];
  const counted: Database = {
    ...database,
    query: ((sql: string, parameters?: readonly unknown[]) => {
      texts.push(sql);
      return uncheckedRows(database, sql, parameters);
    }) as Database['query'],
  };
  await settleAsDue(counted, now, []);
  expect(texts.filter((sql) => /\bbet\b/.test(sql))).toEqual([]);
  expect(texts.length).toBeLessThan(4);
  await mend();
});

test('a market of several pages of players is settled to the last of them', async () => {
  const [player = 0] = players;
  const many = { id: `${market.id}-many` };
  const more: number[] = [];
  for (let index = 0; index < 12; index += 1) more.push((await newPlayer({ database, now })).id);
  await placedBets(
    database,
    many,
    [player, ...more].map((each) => ({ player: each, side: 'lay', rupees: 100, price: 200 })),
    now(),
  );
  await settleMarkets(database, now, [...wins(), { market: many.id, outcome: runnerOf(many, 2) }], 5);
  const open = await database.query(`select 1 from bet where market_id = any($1::text[]) and version = 0`, [
    [market.id, many.id],
  ]);
  expect(open).toEqual([]);
});
