import type { Database } from '../../store/index.ts';
import { type Bookie, bookieOf } from '../../testing/bets.ts';
import { placedBets } from '../../testing/placed-bets.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { uncheckedRows } from '../../testing/unchecked-rows.ts';
import type { WorldMatch } from '../feed/world.ts';

let sandbox: TestSandbox;
let database: Database;
let bookie: Bookie;
let matches: WorldMatch[];
beforeAll(async () => {
  sandbox = await testSandbox();
  database = sandbox.database;
  bookie = bookieOf(sandbox);
  matches = sandbox.feed.world().matches.filter(({ state, play }) => state === 'open' && play === null);
});
afterAll(() => sandbox.close());

const slip = (index: number, clientRef: string, more: object = {}) => ({
  ...bookie.slip(bookie.market(matches[index] as WorldMatch, 'match_odds'), 0, 'back', 200),
  clientRef,
  ...more,
});
/** A bet of the player's that nobody asked for by a request: its name is all that says that it is there. */
async function unaskedBet(player: SignedIn): Promise<string> {
  await placedBets(
    database,
    { id: `unasked-${player.id}` },
    [{ player: player.id, side: 'back', rupees: 10, price: 200 }],
    sandbox.now(),
  );
  const [bet] = await uncheckedRows<{ ref: string }>(
    database,
    'select client_ref as ref from bet where player_id = $1',
    [player.id],
  );
  return bet?.ref ?? '';
}
const betsOf = ({ id }: SignedIn) =>
  uncheckedRows<{ market: string; rest: string | null }>(
    database,
    'select market_id as market, rest from bet where player_id = $1 order by id',
    [id],
  );
const requestsOf = ({ id }: SignedIn) =>
  uncheckedRows(database, 'select client_ref from client_request where player_id = $1', [id]);
const REFUSED = { status: 409, body: { field: 'clientRef', message: 'This reference belongs to another request.' } };

/** How often bets are placed meanwhile by calls of the database, and in which calls. */
async function calls<T>(work: () => Promise<T>): Promise<{ result: T; calls: number }> {
  await database.script(
    `create table call_made (at bigint default pg_current_xact_id()::text::bigint);
     create function note_call() returns trigger language plpgsql as 'begin insert into call_made default values; return new; end';
     create trigger note_call after insert on bet for each row execute function note_call()`,
  );
  const result = await work();
  const rows = await uncheckedRows(database, 'select distinct at from call_made');
  await database.script('drop function note_call cascade; drop table call_made');
  return { result, calls: rows.length };
}

test('of bets that come together one whose name a bet of before has is refused for that, and the others are placed by the same call', async () => {
  const [asha, ben, cara] = [await newPlayer(sandbox), await newPlayer(sandbox), await newPlayer(sandbox)];
  const ref = await unaskedBet(asha);
  // What they do first is noted by itself: they play from then on.
  for (const { token } of [asha, ben, cara]) await sandbox.get('/sports-api/bet/matches', { 'xu-auth': token });
  const { result, calls: made } = await calls(() =>
    Promise.all([
      bookie.place(asha, slip(0, ref)),
      bookie.place(ben, slip(0, 'of-ben-00')),
      bookie.place(cara, slip(1, 'of-cara-0')),
    ]),
  );
  expect(result[0]).toMatchObject(REFUSED);
  expect(result.map(({ status }) => status)).toEqual([409, 200, 200]);
  expect(made).toBe(1);
  // Nothing of it is left, and asked again it is refused again.
  expect([await betsOf(asha), await requestsOf(asha)]).toEqual([[{ market: `unasked-${asha.id}`, rest: null }], []]);
  expect(await bookie.place(asha, slip(0, ref))).toMatchObject(REFUSED);
});

test('so is one whose name stands for a request of another content, and its first bet stays the only one', async () => {
  const [asha, ben] = [await newPlayer(sandbox), await newPlayer(sandbox)];
  const first = await bookie.place(asha, slip(2, 'twice-asked'));
  const [other, bens] = await Promise.all([
    bookie.place(asha, slip(2, 'twice-asked', { stack: 300 })),
    bookie.place(ben, slip(2, 'of-ben-01')),
  ]);
  expect([first.status, bens.status]).toEqual([200, 200]);
  expect(other).toMatchObject(REFUSED);
  expect((await bookie.place(asha, slip(2, 'twice-asked'))).body).toEqual(first.body);
  expect(await betsOf(asha)).toHaveLength(1);
});

test('a bet that may wait, with the name of a bet of before, is refused as well', async () => {
  const asha = await newPlayer(sandbox);
  const ref = await unaskedBet(asha);
  expect(await bookie.place(asha, slip(3, ref, { rest: 'stay' }))).toMatchObject(REFUSED);
  expect([await betsOf(asha), await requestsOf(asha)]).toEqual([[{ market: `unasked-${asha.id}`, rest: null }], []]);
});

test('a bet in play whose market has it wait is refused by such a name too', async () => {
  const asha = await newPlayer(sandbox);
  const ref = await unaskedBet(asha);
  await database.query(`update setting set value = value || '{"delay": 5}' where key = 'exchange'`);
  const open = sandbox.feed.world().matches.find(({ state, play }) => state === 'open' && play !== null);
  if (!open) throw new Error('No match is in play');
  const slipInPlay = { ...bookie.slip(bookie.market(open, 'match_odds'), 0, 'back', 200), clientRef: ref };
  expect(await bookie.place(asha, slipInPlay)).toMatchObject(REFUSED);
  expect(await betsOf(asha)).toHaveLength(1);
});

test('whether a bet has a name is looked up by the name, however many bets its player has, also where that was planned while there were few', async () => {
  const player = await newPlayer(sandbox);
  const place = async (clientRef: string) => expect((await bookie.place(player, slip(3, clientRef))).status).toBe(200);
  await place(crypto.randomUUID());
  await uncheckedRows(
    database,
    `insert into bet (player_id, client_ref, market_id, runner_id, side, stake, price, policy, status, created_at)
     select player_id, 'one of ' || n, market_id, runner_id, side, stake, price, policy, 'lapsed', created_at
     from bet, generate_series(1, 300) n where player_id = $1`,
    [player.id],
  );
  const read = async () => {
    await uncheckedRows(database, 'select pg_stat_force_next_flush()');
    const [index] = await uncheckedRows<{ read: number }>(
      database,
      `select idx_tup_read::int as read from pg_stat_user_indexes where indexrelname = 'bet_player'`,
    );
    return index?.read ?? Number.NaN;
  };
  const before = await read();
  await place(crypto.randomUUID());
  expect((await read()) - before).toBeLessThan(300);
});
