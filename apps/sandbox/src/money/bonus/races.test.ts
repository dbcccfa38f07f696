import { paise, ZERO } from '@pavilion/money';
import { type Database, walletOf } from '../../store/index.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { settledAtOnce, TIMES } from '../../testing/race.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { waiting } from '../../testing/waiting.ts';
import { countWager, voidWager } from '../wagers/wagers.ts';
import { bonusesOf, releasedOf } from './bonuses.ts';
import { grantBonus } from './grants.ts';

// On a server, whose connections really run side by side.
let database: Database;
let sandbox: TestSandbox;
let player: SignedIn;
beforeAll(async () => {
  sandbox = await testSandbox();
  database = sandbox.database;
});
beforeEach(async () => {
  player = await newPlayer(sandbox);
});
afterAll(() => sandbox.close());

let refs = 0;
const fresh = () => `bonus-race-${++refs}`;
const send = (path: string, body: object, clientRef = fresh()) =>
  sandbox.post(`/api/bonus/claims${path}`, { ...body, clientRef }, { token: player.token });
const all = () => bonusesOf(database, player.id, sandbox.now());
const cash = async () => (await walletOf(database, player.id)).cash;
/** What the house gave as bonus, by the ledger. */
async function given(): Promise<number> {
  const [row] = await database.query(
    `select coalesce(sum(e.amount), 0)::bigint as given from ledger_entry e join account a on a.id = e.account_id
     join ledger_transaction t on t.id = e.transaction_id
     where a.player_id = $1 and a.name = 'cash' and t.reference like 'BN-%'`,
    [player.id],
  );
  return row?.given ?? Number.NaN;
}

async function grant(): Promise<string> {
  await database.transaction((tx) =>
    grantBonus(tx, {
      ...{ player: player.id, campaign: 'reload-2026', amount: paise(40_000) },
      ...{ source: fresh(), at: sandbox.now() },
    }),
  );
  return String((await all())[0]?.id);
}
const play = (reference: string) =>
  database.transaction((tx) =>
    countWager(tx, {
      ...{ player: player.id, product: 'match_odds' as const, reference, at: sandbox.now() },
      ...{ stake: paise(200_000), atRisk: paise(200_000), result: ZERO },
    }),
  );
/** A bonus of ₹400 in four parts, all of which have opened by one wager. */
async function opened(): Promise<{ bonusId: string; reference: string }> {
  const bonusId = await grant();
  await send('', { bonusId });
  const reference = fresh();
  await play(reference);
  return { bonusId, reference };
}

test('taken up from many places at once, one of many bonuses is active', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 4; n += 1) ids.push(await grant());
  const statuses = (await Promise.all(ids.map((bonusId) => send('', { bonusId })))).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409, 409, 409]);
  expect((await all()).filter(({ state }) => state === 'active')).toHaveLength(1);
});

test('one claim sent many times at once is paid once, and every answer is the same', async () => {
  const { bonusId } = await opened();
  const before = await cash();
  const answers = await Promise.all(
    Array.from({ length: TIMES }, () => send('/parts', { bonusId, part: 1 }, 'bonus-claimed-once')),
  );
  for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]?.body]);
  expect([await cash(), await given()]).toEqual([before + 10_000, 10_000]);
});

test('claimed on every device and given up at the same moment, what became cash is what was claimed, and the rest is lost', async () => {
  for (let round = 0; round < 6; round += 1) {
    const [before, givenBefore] = [await cash(), await given()];
    const { bonusId, reference } = await opened();
    await settledAtOnce(async (index) => {
      const turn = (index + round) % 6;
      if (turn < 4) return send('/parts', { bonusId, part: turn + 1 });
      if (turn === 4) return send('/cancel', { bonusId });
      return database.transaction((tx) => voidWager(tx, { reference }));
    });
    const [bonus] = await all();
    if (!bonus) throw new Error('There is no bonus');
    const released = releasedOf(bonus);
    expect([await cash(), await given()]).toEqual([before + released, givenBefore + released]);
    expect(['completed', 'cancelled', 'active']).toContain(bonus.state);
    expect(bonus.state === 'completed').toBe(released === 40_000);
    if (bonus.state === 'active') await send('/cancel', { bonusId });
  }
});

test.each([
  ['takes one up', 'other', '', {}, 409],
  ['claims a part', 'active', '/parts', { part: 1 }, 200],
  ['gives one up', 'active', '/cancel', {}, 200],
] as const)(
  'whoever %s waits for who has another bonus of the player’s: their calls queue in one process alone',
  async (_, which, path, more, status) => {
    const { bonusId: active } = await opened();
    await grant();
    const other = String((await all()).find(({ state }) => state === 'available')?.id);
    const [mine, theirs] = which === 'active' ? [active, other] : [other, active];
    const { answer } = await database.transaction(async (tx) => {
      await tx.query('select 1 from player_bonus where id = $1 for no key update', [Number(theirs)]);
      const sent = send(path, { bonusId: mine, ...more });
      await waiting(database, 1);
      return { answer: sent };
    });
    expect((await answer).status).toBe(status);
  },
);
