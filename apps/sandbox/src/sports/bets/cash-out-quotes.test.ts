import { DAY, MINUTE } from '../../base/index.ts';
import { bookieOf } from '../../testing/bets.ts';
import { movedMatch } from '../../testing/cash-outs.ts';
import { newPlayer } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { uncheckedRows } from '../../testing/unchecked-rows.ts';
import { MOST_QUOTES } from './cash-out.ts';
import { tidyStanding } from './meet.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());

const kept = (player: number) =>
  uncheckedRows<{ id: string; market: string; percent: number }>(
    sandbox.database,
    'select id, market_id as market, percent from cash_out_quote where player_id = $1',
    [player],
  );

/** Somebody with a position on so many matches. */
async function onMatches(count: number) {
  const { id: player } = await newPlayer(sandbox);
  const matches = Array.from({ length: count }, () => movedMatch(sandbox.database, sandbox.now));
  for (const match of matches) {
    match.price({ back: [3.9, 1000], lay: [4, 1000] }, { back: null, lay: null });
    await match.bet([{ player, side: 'back', rupees: 20, price: 700 }]);
  }
  return { player, matches };
}

test('whoever asks for quotes without end has sixteen kept, and of each part of a market the newest goes last', async () => {
  const { player, matches } = await onMatches(4);
  const newest: string[] = [];
  for (let time = 0; time < 10; time += 1) {
    sandbox.pass(1);
    for (const match of matches) newest.push((await match.quote(player)).id);
  }
  sandbox.pass(1);
  const [first] = matches;
  for (let percent = 51; percent <= 62; percent += 1) newest.push((await first?.quote(player, percent))?.id ?? '');
  const rows = await kept(player);
  expect(rows).toHaveLength(MOST_QUOTES);
  // The four markets' last ones are there though twelve others of one came after them.
  expect(rows.map(({ id }) => id).toSorted()).toEqual(newest.slice(-MOST_QUOTES).toSorted());
});

test('quotes that come in one moment are no more than sixteen once another one comes', async () => {
  const { player, matches } = await onMatches(1);
  const [match] = matches;
  await Promise.all(Array.from({ length: 40 }, () => match?.quote(player)));
  sandbox.pass(1);
  const last = await match?.quote(player);
  const rows = await kept(player);
  expect([rows.length, rows.some(({ id }) => id === last?.id)]).toEqual([MOST_QUOTES, true]);
  expect((await match?.take(player, last?.id ?? ''))?.problem).toBeNull();
});

test('a quote that was over a minute ago is forgotten, also of whoever asks for no more', async () => {
  const { player, matches } = await onMatches(2);
  const [first, second] = matches;
  await first?.quote(player);
  sandbox.pass(MINUTE);
  const young = await second?.quote(player);
  sandbox.pass(8001);
  await tidyStanding(sandbox.database, sandbox.now);
  expect((await kept(player)).map(({ id }) => id)).toEqual([young?.id]);
});

test('what is swept each minute leaves no quote for long, whoever asked for it over the wire', async () => {
  const asha = await newPlayer(sandbox);
  const bookie = bookieOf(sandbox);
  const open = bookie.openMatch('T20 Internationals');
  await bookie.place(asha, bookie.slip(bookie.market(open, 'match_odds'), 0, 'back', 500));
  for (let time = 0; time < 50; time += 1) {
    await sandbox.get(`/sports-api/bets/cash-out?refmatchid=${open.id}`, { 'xu-auth': asha.token });
  }
  expect((await kept(asha.id)).length).toBeLessThanOrEqual(MOST_QUOTES);
  sandbox.pass(DAY);
  await sandbox.sweeps.run();
  expect(await uncheckedRows(sandbox.database, 'select id from cash_out_quote')).toEqual([]);
});
