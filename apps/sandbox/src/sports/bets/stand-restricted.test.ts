import { figureOf } from '@pavilion/betting-math';
import { DAY } from '../../base/index.ts';
import { createSessions, lockPlayer, setStanding } from '../../players/index.ts';
import { cashAndHeldOf, type Queryable } from '../../store/index.ts';
import { type Bookie, betOf, bookieOf } from '../../testing/bets.ts';
import { freshRef, moneyCalls } from '../../testing/money-calls.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { type Answer, type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { waiting } from '../../testing/waiting.ts';
import type { WorldMatch } from '../feed/world.ts';
import type { QuotedMarket } from '../markets/market.ts';
import { judgeDue } from './judge.ts';
import { tidyStanding } from './meet.ts';

let sandbox: TestSandbox;
let bookie: Bookie;
let asha: SignedIn;
let bela: SignedIn;
beforeAll(async () => {
  sandbox = await testSandbox();
  bookie = bookieOf(sandbox);
});
beforeEach(async () => {
  [asha, bela] = [await newPlayer(sandbox), await newPlayer(sandbox)];
});
afterAll(() => sandbox.close());

const STATES = ['limited', 'break', 'excluded', 'closed'] as const;
type State = (typeof STATES)[number];

const upcoming = (index: number): QuotedMarket => {
  const matches = sandbox.feed.world().matches.filter(({ state, play }) => state === 'open' && play === null);
  return bookie.market(matches[index] as WorldMatch, 'match_odds');
};
/** A bet for two players to meet at: above what the market offers a backer. */
const ask = (player: SignedIn, market: QuotedMarket, side: 'back' | 'lay', more: object = {}): Promise<Answer> =>
  bookie.place(player, {
    ...bookie.slip(market, 0, side, 500),
    odds: figureOf(market.offers(market.runners[0]?.id ?? '', 'lay')[0]?.price ?? 0),
    oddsPolicy: 'better',
    rest: 'stay',
    ...more,
  });
const inForce = (state: State) => (state === 'break' ? new Date(sandbox.now().getTime() + DAY) : null);
const set = ({ id }: SignedIn, state: State) =>
  sandbox.database.transaction((tx) =>
    setStanding(tx, createSessions(sandbox.database, sandbox.now), id, { state, until: inForce(state) }, sandbox.now()),
  );
/** As if it had begun while a bet of theirs was on its way: nothing of it was ended. */
const setUnseen = ({ id }: SignedIn, state: State, database: Queryable = sandbox.database) =>
  database.query('update player set restrictions = $2::text::jsonb where id = $1', [
    id,
    JSON.stringify({ [state]: inForce(state)?.toISOString() ?? null }),
  ]);
const betsOf = ({ id }: SignedIn) =>
  sandbox.database.query(
    `select b.status, b.refused, b.rest_ended as "restEnded", coalesce(sum(f.stake), 0)::bigint as matched
     from bet b left join bet_fill f on f.bet_id = b.id where b.player_id = $1 group by b.id order by b.id`,
    [id],
  );
/** What was matched of a player's bets on a market with other players, and not with the market. */
async function metWithOthers({ id }: SignedIn, market: QuotedMarket): Promise<number> {
  const [met] = await sandbox.database.query(
    `select coalesce(sum(f.stake), 0)::bigint as stake from bet b join bet_fill f on f.bet_id = b.id
     where b.player_id = $1 and b.market_id = $2 and f.against is not null`,
    [id, market.id],
  );
  return met?.stake ?? 0;
}
const balances = ({ id }: SignedIn) => cashAndHeldOf(sandbox.database, id);
const meeting = () => ({ feed: sandbox.feed, clock: sandbox.now });

test.each(STATES)(
  'what stands of a player who becomes %s lapses with what it held, and nobody meets it',
  async (state) => {
    const index = STATES.indexOf(state);
    const [market, other] = [upcoming(index), upcoming(index + STATES.length)];
    await ask(asha, market, 'back');
    await ask(asha, other, 'back');
    await ask(bela, other, 'lay', { stack: 200 });
    await set(asha, state);
    expect(await betsOf(asha)).toEqual([
      { status: 'lapsed', refused: null, restEnded: 'lapsed', matched: 0 },
      { status: 'matched', refused: null, restEnded: 'lapsed', matched: 20_000 },
    ]);
    expect(await balances(asha)).toEqual({ cash: 1_000_000, held: 20_000 });
    expect((await ask(bela, market, 'lay')).status).toBe(200);
    expect(await metWithOthers(bela, market)).toBe(0);
  },
);

test.each(STATES)(
  'a rest that came in while its player became %s is met by no player and by no market, and lapses at the next look',
  async (state) => {
    const market = upcoming(STATES.indexOf(state));
    await ask(asha, market, 'back');
    await setUnseen(asha, state);
    expect((await ask(bela, market, 'lay')).status).toBe(200);
    expect(await metWithOthers(bela, market)).toBe(0);
    const [{ runner, price } = { runner: '', price: 0 }] = await sandbox.database.query(
      'select runner_id as runner, price from bet where player_id = $1',
      [asha.id],
    );
    await sandbox.database.query('select met_players as players from meet_standing($1, $2, $3, $4, $5, $6, $7)', [
      ...([market.id, runner, 'back', [price], [1_000_000], 1, sandbox.now()] as const),
    ]);
    expect(await betsOf(asha)).toMatchObject([{ status: 'unmatched', matched: 0 }]);
    await tidyStanding(sandbox.database, sandbox.now);
    expect(await betsOf(asha)).toMatchObject([{ status: 'lapsed', restEnded: 'lapsed', matched: 0 }]);
    expect(await balances(asha)).toEqual({ cash: 1_000_000, held: 0 });
  },
);

test('a restriction that has run out keeps nothing of its player’s from being met', async () => {
  const market = upcoming(STATES.length);
  await ask(asha, market, 'back');
  await setUnseen(asha, 'break');
  await sandbox.database.query(`update player set restrictions = '{"break": "2026-01-01T00:00:00Z"}' where id = $1`, [
    asha.id,
  ]);
  expect((await ask(bela, market, 'lay')).status).toBe(200);
  expect(await metWithOthers(bela, market)).toBe(50_000);
});

describe('a bet that waits to be judged', () => {
  let market: QuotedMarket;
  let used = 0;
  beforeEach(async () => {
    await sandbox.database.query(`update setting set value = value || '{"delay": 5}' where key = 'exchange'`);
    const playing = sandbox.feed.world().matches.filter(({ state, play }) => state === 'open' && play !== null);
    market = bookie.market(playing[used % playing.length] as WorldMatch, 'match_odds');
    used += 1;
  });
  /** Sends a bet that waits, and returns once it is kept. */
  async function sent(): Promise<{ answer: Promise<Answer> }> {
    const answer = bookie.place(asha, bookie.slip(market, 0, 'back', 500));
    while ((await betsOf(asha)).length === 0);
    return { answer };
  }

  test('is refused as its player becomes excluded, with what it held, and its answer says so', async () => {
    const { answer } = await sent();
    expect(await balances(asha)).toEqual({ cash: 1_000_000, held: 50_000 });
    await set(asha, 'excluded');
    const reason = 'You have excluded yourself for good. You can still withdraw.';
    expect(await betsOf(asha)).toEqual([{ status: 'rejected', refused: reason, restEnded: 'rejected', matched: 0 }]);
    expect(await balances(asha)).toEqual({ cash: 1_000_000, held: 0 });
    sandbox.pass(5000);
    await judgeDue(sandbox.database, meeting());
    expect(betOf(await answer)).toMatchObject({ status: 'rejected', reason, matchedStack: 0 });
    const { timeline } = betOf(await answer) as { timeline: { moment: string }[] };
    expect(timeline.map(({ moment }) => moment)).toEqual(['asked', 'delayed', 'rejected']);
  });

  test('is refused when it is judged, where it came in while its player became excluded', async () => {
    const { answer } = await sent();
    await setUnseen(asha, 'excluded');
    sandbox.pass(5000);
    await judgeDue(sandbox.database, meeting());
    expect(betOf(await answer)).toMatchObject({ status: 'rejected', reason: 'Your account can’t place bets now.' });
    expect(await balances(asha)).toEqual({ cash: 1_000_000, held: 0 });
  });
});

test.each(STATES)(
  'of bets that a player sent before they became %s none is placed after that was answered, however they wait',
  async (state) => {
    const market = upcoming(2 * STATES.length + STATES.indexOf(state));
    const atOnce = () => bookie.place(asha, { ...bookie.slip(market, 0, 'back', 200), oddsPolicy: 'any' });
    const sent = Array.from({ length: 12 }, (_, index) => (index % 2 ? ask(asha, market, 'back') : atOnce()));
    await Promise.race(sent);
    await set(asha, state);
    const standing = (await betsOf(asha)).length;
    const answers = await Promise.all(sent);
    expect(await betsOf(asha)).toHaveLength(standing);
    const [placed, refused] = [200, 403].map((status) => answers.filter((answer) => answer.status === status).length);
    const cut = answers.filter(({ status }) => status === 401).length;
    expect([placed, (refused ?? 0) + cut]).toEqual([standing, answers.length - standing]);
    expect(standing).toBeLessThan(answers.length);
  },
);

test('a deposit that a player sent before they excluded themselves is not taken after', async () => {
  const deposit = { ...(await moneyCalls.createDeposit(sandbox, asha)), clientRef: freshRef() };
  const { late } = await sandbox.database.transaction(async (tx) => {
    await lockPlayer(tx, asha.id);
    const sent = sandbox.post('/api/deposit/create', deposit, { token: asha.token });
    await waiting(sandbox.database, 1);
    await setUnseen(asha, 'excluded', tx);
    return { late: sent };
  });
  expect(await late).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('You have excluded yourself') },
  });
});

test.each(['maintenance', 'suspended'])(
  'what stands of a player whose organisation is in %s is met by no player and by no market until it is live again',
  async (status) => {
    const market = upcoming(2 * STATES.length + (status === 'suspended' ? 1 : 0));
    const become = (to: string) =>
      sandbox.database.query(
        `update app_detail set value = $1::text::jsonb where organisation = 'stumps' and key = 'BRAND_STATUS'`,
        [JSON.stringify(to)],
      );
    await ask(asha, market, 'back');
    await sandbox.database.query(`update player set organisation = 'stumps' where id = $1`, [asha.id]);
    await become(status);
    expect((await ask(bela, market, 'lay', { rest: 'cancel' })).status).toBe(200);
    expect(await metWithOthers(bela, market)).toBe(0);
    const [{ runner, price } = { runner: '', price: 0 }] = await sandbox.database.query(
      'select runner_id as runner, price from bet where player_id = $1',
      [asha.id],
    );
    await sandbox.database.query('select met_players as players from meet_standing($1, $2, $3, $4, $5, $6, $7)', [
      ...([market.id, runner, 'back', [price], [1_000_000], 1, sandbox.now()] as const),
    ]);
    expect(await betsOf(asha)).toEqual([{ status: 'unmatched', refused: null, restEnded: null, matched: 0 }]);
    await become('live');
    expect((await ask(bela, market, 'lay')).status).toBe(200);
    expect(await metWithOthers(bela, market)).toBe(50_000);
  },
);
