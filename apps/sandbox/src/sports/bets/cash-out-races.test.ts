import { paise } from '@pavilion/money';
import { cashAndHeldOf, type Database } from '../../store/index.ts';
import { bookieOf } from '../../testing/bets.ts';
import { type MovedMatch, movedMatch } from '../../testing/cash-outs.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { atOnce } from '../../testing/race.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { exposureOn } from './book.ts';
import { placeBet } from './place.ts';
import { settleMarkets } from './settle.ts';
import type { BetSlip } from './slip.ts';

// On a server, whose connections run side by side: what keeps them apart is the database alone.
let sandbox: TestSandbox;
let database: Database;
let asha: SignedIn;
let match: MovedMatch;
beforeAll(async () => {
  sandbox = await testSandbox();
  database = sandbox.database;
});
beforeEach(async () => {
  asha = await newPlayer(sandbox);
  match = movedMatch(database, sandbox.now);
  match.price({ back: [3.9, 1000], lay: [4, 1000] }, { back: null, lay: null });
  await match.bet([{ player: asha.id, side: 'back', rupees: 20, price: 700 }]);
});
afterAll(() => sandbox.close());

async function heldIsExposed(player: number): Promise<boolean> {
  const { held } = await cashAndHeldOf(database, player);
  return held + (await exposureOn(database, match.market.id, player)) === 0;
}
const problemsOf = (taken: readonly { readonly problem: string | null }[]) =>
  taken.map(({ problem }) => problem ?? 'taken').toSorted();

test('of one quote that is taken eight times at once, each time by another reference, one is', async () => {
  const { id } = await match.quote(asha.id);
  const ends = await Promise.allSettled([...Array(8)].map(() => match.take(asha.id, id)));
  const taken = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
  expect(taken.filter(({ problem }) => problem === null)).toHaveLength(1);
  // The others found the bets changed, or the quote gone with them.
  expect(problemsOf(taken).filter((each) => each !== 'taken' && each !== 'book-changed')).toEqual([]);
  expect(await cashAndHeldOf(database, asha.id)).toEqual({ cash: 1_000_000, held: 0 });
});

test('of several quotes on one position that are taken at once, one is', async () => {
  const quotes = await Promise.all([25, 50, 75, 100].map((percent) => match.quote(asha.id, percent)));
  const ends = await Promise.allSettled(quotes.map(({ id }) => match.take(asha.id, id)));
  const taken = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
  expect(taken.filter(({ problem }) => problem === null)).toHaveLength(1);
  const [bets] = await database.query('select count(*)::int as count from bet where player_id = $1', [asha.id]);
  expect(bets?.count).toBe(2);
  expect(await heldIsExposed(asha.id)).toBe(true);
});

test('the same request sent eight times at once is one cash-out, and each hears the same', async () => {
  const bookie = bookieOf(sandbox);
  const open = bookie.openMatch('T20 Internationals');
  const headers = { 'xu-auth': asha.token };
  await bookie.place(asha, bookie.slip(bookie.market(open, 'match_odds'), 0, 'back', 500));
  const { body } = await sandbox.get(`/sports-api/bets/cash-out?refmatchid=${open.id}`, headers);
  const [offer] = (body.data as { cashOuts: { quote: { id: string } }[] }).cashOuts;
  const request = { quote: offer?.quote.id, clientRef: 'cash-out-once' };
  const answers = await atOnce(() => sandbox.post('/sports-api/bets/cash-out', request, headers));
  for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]?.body]);
  const [bets] = await database.query(
    'select count(*)::int as count from bet where player_id = $1 and cash_out is not null',
    [asha.id],
  );
  expect(bets?.count).toBe(1);
});

test('players who cash out at once share what is offered: no more is taken than there is', async () => {
  match.price({ back: [3.9, 150], lay: [4, 150] }, { back: null, lay: null });
  const players = await atOnce(async () => (await newPlayer(sandbox)).id);
  await match.bet(players.map((player) => ({ player, side: 'back' as const, rupees: 20, price: 700 })));
  const quotes = await Promise.all(players.map((player) => match.quote(player)));
  const taken = await Promise.all(players.map((player, index) => match.take(player, quotes[index]?.id ?? '')));
  expect(problemsOf(taken)).toEqual([...Array(4).fill('taken'), ...Array(4).fill('too-little-offered')].toSorted());
  const [size] = await database.query('select taken from taken_offer where market_id = $1', [match.market.id]);
  expect(size?.taken).toBe(paise(14_000));
  for (const player of players) expect(await heldIsExposed(player)).toBe(true);
});

test('a cash-out while its market is decided is settled with it, or refused', async () => {
  const { id } = await match.quote(asha.id);
  const winner = match.market.named[1] ?? '';
  const [taken] = await Promise.all([
    match.take(asha.id, id),
    ...[...Array(4)].map(() => settleMarkets(database, sandbox.now, [{ market: match.market.id, outcome: winner }])),
  ]);
  await settleMarkets(database, sandbox.now);
  const cash = taken.problem === null ? 1_000_000 + 1500 - 75 : 1_000_000 - 2000;
  expect(taken.problem === null || taken.problem === 'suspended').toBe(true);
  expect(await cashAndHeldOf(database, asha.id)).toEqual({ cash, held: 0 });
  const [sum] = await database.query('select coalesce(sum(amount), 0)::bigint as total from ledger_entry');
  expect(sum?.total).toBe(0);
});

test('bets that come at the same time are before it or after it: what is held is what all expose', async () => {
  for (let time = 0; time < 4; time += 1) {
    const { id } = await match.quote(asha.id, 50);
    const slip = (index: number): BetSlip => ({
      ...{ clientRef: `at-once-${time}-${index}`, refMatchId: match.market.matchId ?? '', marketId: match.market.id },
      ...{ marketType: 'match_odds', runnerId: match.market.named[0] ?? '', selectionType: 'back' },
      ...{ odds: 3.9, stack: paise(10_000), oddsPolicy: 'none' },
    });
    const [taken] = await Promise.all([
      match.take(asha.id, id),
      ...[0, 1, 2].map((index) =>
        placeBet(database, { feed: match.feed, player: asha.id, at: sandbox.now() }, slip(index)),
      ),
    ]);
    expect([null, 'book-changed']).toContain(taken.problem);
    expect(await heldIsExposed(asha.id)).toBe(true);
  }
});
