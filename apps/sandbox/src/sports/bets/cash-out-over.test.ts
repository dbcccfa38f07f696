import { cashAndHeldOf, lockAccounts } from '../../store/index.ts';
import { type Bookie, bookieOf } from '../../testing/bets.ts';
import { freshRef } from '../../testing/money-calls.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { waiting } from '../../testing/waiting.ts';

// On a server, whose connections run side by side: what is locked by one is waited for by another.
let sandbox: TestSandbox;
let bookie: Bookie;
let asha: SignedIn;
beforeAll(async () => {
  sandbox = await testSandbox();
  bookie = bookieOf(sandbox);
});
beforeEach(async () => {
  asha = await newPlayer(sandbox);
});
afterAll(() => sandbox.close());

const SECONDS = 8000;

/** A quote on what the player has just backed. */
async function newQuote() {
  const open = bookie.openMatch('T20 Internationals');
  const market = bookie.market(open, 'match_odds');
  await bookie.place(asha, bookie.slip(market, 0, 'back', 500));
  const { body } = await sandbox.get(`/sports-api/bets/cash-out?refmatchid=${open.id}`, { 'xu-auth': asha.token });
  const [offer] = (body.data as { cashOuts: { quote: { id: string } }[] }).cashOuts;
  return { market: market.id, quote: offer?.quote.id ?? '' };
}
const take = (quote: string, { token }: SignedIn = asha, clientRef = freshRef()) =>
  sandbox.post('/sports-api/bets/cash-out', { quote, clientRef }, { 'xu-auth': token });

test('a quote that is over, is another player’s, or never was, is refused without a wait for whoever has its market or its player', async () => {
  const other = await newPlayer(sandbox);
  const { market, quote } = await newQuote();
  sandbox.pass(SECONDS);
  await sandbox.database.transaction(async (tx) => {
    await tx.script(`select 1 from market where id = '${market}' for no key update`);
    await lockAccounts(tx, asha.id);
    const { held } = await cashAndHeldOf(tx, asha.id);
    const answer = await take(quote);
    expect([answer.status, answer.body.data]).toEqual([
      200,
      { problem: 'expired', bets: [], exposureAmount: -held / 100 },
    ]);
    expect((await take(quote, other)).status).toBe(404);
    expect((await take('nonsense')).status).toBe(404);
  });
});

test('a reference that was answered gets that answer, also once its quote is over or gone, and is refused for another one', async () => {
  const { quote } = await newQuote();
  const [taken, late] = [freshRef(), freshRef()];
  const first = await take(quote, asha, taken);
  expect(first.body.data).toMatchObject({ problem: null });
  const second = await newQuote();
  sandbox.pass(SECONDS);
  const over = await take(second.quote, asha, late);
  expect(over.body.data).toMatchObject({ problem: 'expired' });
  sandbox.pass(SECONDS);
  expect((await take(quote, asha, taken)).body).toEqual(first.body);
  expect((await take(second.quote, asha, late)).body).toEqual(over.body);
  for (const [reference, of] of [
    [taken, second.quote],
    [late, quote],
  ] as const) {
    expect(await take(of, asha, reference)).toMatchObject({ status: 409, body: { field: 'clientRef' } });
  }
});

test('one that waits for its market until its seconds are over is not taken either', async () => {
  const { market, quote } = await newQuote();
  const { taking } = await sandbox.database.transaction(async (tx) => {
    await tx.script(`select 1 from market where id = '${market}' for no key update`);
    const taking = take(quote);
    await waiting(sandbox.database, 1);
    sandbox.pass(SECONDS);
    return { taking };
  });
  expect((await taking).body.data).toMatchObject({ problem: 'expired' });
});
