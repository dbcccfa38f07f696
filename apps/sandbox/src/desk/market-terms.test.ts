import { figureOf, tickBeside } from '@pavilion/betting-math';
import type { Feed, WorldMatch } from '../sports/index.ts';
import { judgeDue, meetDue } from '../sports/index.ts';
import type { QuotedMarket } from '../sports/markets/market.ts';
import { type Bookie, betOf, bookieOf } from '../testing/bets.ts';
import { approveNewest, type DeskBrowser, signedInDesk } from '../testing/desk.ts';
import { placedBets } from '../testing/placed-bets.ts';
import { newPlayer, type SignedIn } from '../testing/players.ts';
import { type TestSandbox, testSandbox } from '../testing/sandbox.ts';

let sandbox: TestSandbox;
let desk: DeskBrowser;
let bookie: Bookie;
let asha: SignedIn;
let used = 0;
beforeAll(async () => {
  sandbox = await testSandbox();
  desk = await signedInDesk(sandbox);
  bookie = bookieOf(sandbox);
});
beforeEach(async () => {
  asha = await newPlayer(sandbox);
});
afterAll(() => sandbox.close());

/** The market of odds of a match that takes bets, in play or not, and that no test has had. */
function freshMarket(isInPlay: boolean): { match: WorldMatch; market: QuotedMarket } {
  const open = sandbox.feed
    .world()
    .matches.filter(({ state, play }) => state === 'open' && (play !== null) === isInPlay);
  const match = open[used % open.length];
  used += 1;
  if (!match) throw new Error('There is no such match');
  return { match, market: bookie.market(match, 'match_odds') };
}
const set = async (id: string, fields: Record<string, string>) => {
  await desk.open(`/markets/${id}`);
  return desk.send('/terms', { reason: 'The pitch is wet', ...fields });
};
const found = async (clientRef: unknown) => {
  const { body } = await sandbox.get(`/sports-api/bets?clientref=${clientRef}`, { 'xu-auth': asha.token });
  return (body.data as { bets: { status: string }[] }).bets[0];
};
const shownDelay = async (match: WorldMatch) => {
  const path = `/sports-api/sports/match/settings?refmatchid=${match.id}`;
  const { settings } = (await sandbox.get(path, { 'xu-auth': asha.token })).body.data as {
    settings: { marketType: string; delay: number }[];
  };
  return settings.find(({ marketType }) => marketType === 'match_odds')?.delay;
};

test('the next bet in play waits as long as the desk has just said, and one that waits already keeps its time', async () => {
  const { match, market } = freshMarket(true);
  expect(betOf(await bookie.place(asha, bookie.slip(market, 0, 'back', 100)))).toMatchObject({ status: 'matched' });
  const page = await set(market.id, { delay: '5', lapses: 'in-play' });
  expect([page.status, await shownDelay(match)]).toEqual([200, 5]);
  const slow = bookie.slip(market, 0, 'back', 200);
  const answer = bookie.place(asha, slow);
  while ((await found(slow.clientRef)) === undefined);
  expect(await found(slow.clientRef)).toMatchObject({ status: 'delayed' });
  await set(market.id, { delay: '0', lapses: 'in-play' });
  expect(await shownDelay(match)).toBe(0);
  expect(betOf(await bookie.place(asha, bookie.slip(market, 0, 'back', 300)))).toMatchObject({ status: 'matched' });
  const judging = { feed: sandbox.feed, clock: sandbox.now };
  await judgeDue(sandbox.database, judging);
  expect(await found(slow.clientRef)).toMatchObject({ status: 'delayed' });
  sandbox.pass(5000);
  await judgeDue(sandbox.database, judging);
  expect(betOf(await answer).status).not.toBe('delayed');
});

test('what stands lapses by the setting that the desk has just made, as soon as the market is suspended', async () => {
  const { match, market } = freshMarket(false);
  const price = market.offers(market.runners[0]?.id ?? '', 'lay')[0]?.price ?? 0;
  const slip: Record<string, unknown> = {
    ...bookie.slip(market, 0, 'back', 100),
    ...{ odds: figureOf(tickBeside(price, 0) ?? price), rest: 'stay' },
  };
  expect(betOf(await bookie.place(asha, slip)).status).toBe('unmatched');
  const feed: Feed = {
    ...sandbox.feed,
    world: () => ({
      ...sandbox.feed.world(),
      matches: sandbox.feed
        .world()
        .matches.map((each) => (each.id === match.id ? { ...each, state: 'suspended' } : each)),
    }),
  };
  const meet = () => meetDue(sandbox.database, { feed, clock: sandbox.now });
  await meet();
  expect(await found(slip.clientRef)).toMatchObject({ status: 'unmatched' });
  await set(market.id, { delay: '0', lapses: 'suspension' });
  await meet();
  expect(await found(slip.clientRef)).toMatchObject({ status: 'lapsed' });
});

test('the page shows both settings as they are, and the log says what they were, what they are and why', async () => {
  const { market } = freshMarket(false);
  await bookie.place(asha, bookie.slip(market, 0, 'back', 100));
  const page = await set(market.id, { delay: '7', lapses: 'close' });
  expect(page.body).toMatch(/name="delay" value="7"/);
  expect(page.body).toMatch(/<option value="close" selected>/);
  const [{ name, match } = { name: '', match: '' }] = await sandbox.database.query(
    'select name, match_name as match from market where id = $1',
    [market.id],
  );
  expect((await desk.open('/log')).body).toContain(
    `Set ${name}, ${match} (${market.id}): bets in play wait 7 s, before 0 s; what stands lapses only when it closes, before as its match goes in play, because: The pitch is wet`,
  );
});

test.each([
  ['13', 'close', 'x', 422, 'The delay is from 0 to 12 whole seconds.'],
  ['-1', 'close', 'x', 422, 'The delay is from 0 to 12 whole seconds.'],
  ['1.5', 'close', 'x', 422, 'The delay is from 0 to 12 whole seconds.'],
  ['', 'close', 'x', 422, 'The delay is from 0 to 12 whole seconds.'],
  ['5', 'never', 'x', 422, 'There is no such choice.'],
  ['5', 'close', ' ', 422, 'Say why.'],
  ['0', 'in-play', 'x', 409, 'These are its settings already.'],
])('delay “%s”, lapses “%s”, because “%s” changes nothing', async (delay, lapses, reason, status, message) => {
  const { market } = freshMarket(false);
  await bookie.place(asha, bookie.slip(market, 0, 'back', 100));
  const before = (await desk.open('/log')).body;
  const page = await set(market.id, { delay, lapses, reason });
  expect([page.status, page.body.includes(message)]).toEqual([status, true]);
  const rows = await sandbox.database.query('select delay, lapses from market where id = $1', [market.id]);
  expect([rows, (await desk.open('/log')).body]).toEqual([[{ delay: 0, lapses: 'in-play' }], before]);
});

test('a market that is decided, and one in which nothing waits, have no such settings', async () => {
  const bet = { player: asha.id, side: 'back', rupees: 100, price: 200 } as const;
  await placedBets(sandbox.database, { id: 'terms-fancy', kind: 'fancy' }, [{ ...bet, line: 40 }], sandbox.now());
  await placedBets(sandbox.database, { id: 'terms-over', matchId: 'terms' }, [bet], sandbox.now());
  const [, csrf = ''] = /name="csrf" value="([^"]+)"/.exec((await desk.open('/markets/terms-over')).body) ?? [];
  await desk.send('/void', { reason: 'Rain' });
  await approveNewest(await signedInDesk(sandbox, 'Vikram'));
  for (const [id, status, message] of [
    ['terms-fancy', 422, 'Bets on this kind of market don’t wait.'],
    ['terms-over', 409, 'This market is decided.'],
    ['terms-nothing', 404, 'There is no such market.'],
  ] as const) {
    const page = await desk.post(`/markets/${id}/terms`, { csrf, delay: '5', lapses: 'close', reason: 'x' });
    expect([id, page.status, page.body.includes(message), page.body.includes('/terms"')]).toEqual([
      id,
      status,
      true,
      false,
    ]);
  }
});

test('a market that nobody has bet on takes what the house’s page says, with its first bet, and keeps it', async () => {
  const [first, other] = [freshMarket(true), freshMarket(true)];
  const bet = async ({ market }: ReturnType<typeof freshMarket>) => {
    const slip = bookie.slip(market, 0, 'back', 100);
    const answer = bookie.place(asha, slip);
    while ((await found(slip.clientRef)) === undefined);
    const { status } = (await found(slip.clientRef)) ?? {};
    sandbox.pass(3000);
    await judgeDue(sandbox.database, { feed: sandbox.feed, clock: sandbox.now });
    await answer;
    return status;
  };
  const house = async (fields: Record<string, string>) => {
    await desk.open('/house');
    return desk.send('/house/terms', { reason: 'The season begins', ...fields });
  };
  try {
    expect((await house({ delay: '3', lapses: 'suspension' })).status).toBe(200);
    expect(await shownDelay(first.match)).toBe(3);
    expect(await bet(first)).toBe('delayed');
    expect((await house({ delay: '3', lapses: 'suspension' })).status).toBe(409);
    expect((await desk.open('/log')).body).toContain(
      'Set new markets: bets in play wait 3 s, before 0 s; what stands lapses whenever it is suspended, before as its match goes in play, because: The season begins',
    );
  } finally {
    await house({ delay: '0', lapses: 'in-play' });
  }
  const kept = await sandbox.database.query('select delay, lapses from market where id = $1', [first.market.id]);
  expect(kept).toEqual([{ delay: 3, lapses: 'suspension' }]);
  expect(await shownDelay(other.match)).toBe(0);
});
