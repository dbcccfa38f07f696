import { type Bookie, bookieOf } from '../../testing/bets.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { createDecidedMarkets } from '../bets/decided.ts';
import { settleMarkets } from '../bets/settle.ts';
import { VOID } from '../feed/play.ts';
import type { WorldMatch } from '../feed/world.ts';
import type { QuotedMarket } from './market.ts';

let sandbox: TestSandbox;
let bookie: Bookie;
let asha: SignedIn;
let match: WorldMatch;
beforeAll(async () => {
  sandbox = await testSandbox();
  bookie = bookieOf(sandbox);
  asha = await newPlayer(sandbox);
  match = bookie.openMatch('T20 Internationals');
});
afterAll(() => sandbox.close());

const PATHS = {
  match_odds: '/bet/match/odds',
  bookmaker: '/bet/bookmaker/odds',
  fancy: '/bet/fancy/odds',
} as const;

/** What the call of its kind says of a market. */
async function shown({ kind, id }: QuotedMarket): Promise<unknown> {
  const { status, body } = await sandbox.get(`/sports-api${PATHS[kind]}?refmatchid=${match.id}`, {
    'xu-auth': asha.token,
  });
  expect(status).toBe(200);
  const { market, markets = [market] } = body.data as { market?: unknown; markets?: { marketId: string }[] };
  return markets.find((each) => (each as { marketId: string }).marketId === id);
}
const marketsOf = (): QuotedMarket[] => [
  bookie.market(match, 'match_odds'),
  bookie.market(match, 'bookmaker'),
  bookie.market(match, 'fancy', bookie.openFancy(match)),
];
const outcomesOf = ({ kind, runners }: QuotedMarket) => [kind === 'fancy' ? '42' : (runners[1]?.id ?? ''), VOID];

test('a market that the desk has decided while its match goes on is shown closed, with its result and without a price', async () => {
  for (const market of marketsOf()) {
    expect(await shown(market)).toMatchObject({ state: 'open' });
    expect((await bookie.place(asha, bookie.slip(market, 0, 'back', 100))).status).toBe(200);
    expect(await shown(market)).toMatchObject({ state: 'open' });
    for (const outcome of outcomesOf(market)) {
      await settleMarkets(sandbox.database, sandbox.now, [{ market: market.id, outcome }]);
      const named = market.runners.find(({ id }) => id === outcome)?.name ?? outcome;
      expect(await shown(market)).toMatchObject({ state: 'closed', result: named });
      expect(JSON.stringify(await shown(market))).not.toMatch(/"(odds|rate|volume)"/);
    }
  }
});

test('a bet on it is refused because it is closed, also at a price that the match has not got', async () => {
  for (const market of marketsOf()) {
    for (const odds of [bookie.slip(market, 0, 'back', 100).odds, 1.05]) {
      expect(await bookie.place(asha, { ...bookie.slip(market, 0, 'back', 100), odds })).toMatchObject({
        status: 409,
        body: { field: 'marketId', message: 'This market is closed.' },
      });
    }
  }
});

test('who follows prices is shown what was decided at the last look, which says nothing new where there is nothing', async () => {
  const decided = createDecidedMarkets(sandbox.database, sandbox.feed);
  expect(decided.known().size).toBe(0);
  await decided.look();
  const known = decided.known();
  for (const { id } of marketsOf()) expect(known.get(id)).toBe(VOID);
  await decided.look();
  expect(decided.known()).toBe(known);
});

test('the match of odds that are decided takes no bets in the same answer', async () => {
  const { body } = await sandbox.get(`/sports-api/bet/match/odds?refmatchid=${match.id}`, { 'xu-auth': asha.token });
  const { match: inList } = body.data as { match: { state: string; runners: object[] } };
  expect(inList.state).toBe('closed');
  for (const runner of inList.runners) expect(runner).toMatchObject({ back: null, lay: null });
});

test('in every list the match takes no bets and has no price, as of the last look', async () => {
  await sandbox.sweeps.run();
  for (const query of ['', `?sport=${match.competition.sportId}`]) {
    const { body } = await sandbox.get(`/sports-api/bet/matches${query}`, { 'xu-auth': asha.token });
    const { matches } = body.data as { matches: { refMatchId: string; state: string; runners: object[] }[] };
    const listed = matches.find(({ refMatchId }) => refMatchId === match.id);
    expect([listed?.state, listed?.runners.length]).toEqual(['closed', 2]);
    for (const runner of listed?.runners ?? []) expect(runner).toMatchObject({ back: null, lay: null });
    expect(matches.filter(({ state }) => state === 'open').length).toBeGreaterThan(5);
  }
});
