import { MINUTE } from '../../base/index.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { NO_LIMITS, type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { type TestStudio, testStudio } from '../../testing/studio.ts';

let sandbox: TestSandbox;
let studio: TestStudio;
beforeAll(async () => {
  sandbox = await testSandbox();
  const limits = { ...NO_LIMITS, tableListsPerAddress: { times: 3, per: MINUTE } };
  studio = await testStudio(sandbox, { engine: 'aviator', limits });
});
afterAll(async () => {
  await studio.close();
  await sandbox.close();
});

test('the list of tables, which keeps their rounds running, is looked at so often by an address and no more', async () => {
  const status = async () => (await studio.page('/play/tables')).status;
  expect([await status(), await status(), await status(), await status()]).toEqual([200, 200, 200, 429]);
  sandbox.pass(MINUTE);
  expect(await status()).toBe(200);
});

test('a flight’s players are told apart by letters that are none of their names', async () => {
  await studio.sweep();
  const players: readonly SignedIn[] = [await newPlayer(sandbox), await newPlayer(sandbox)];
  const calls = await Promise.all(players.map((player) => studio.open(player)));
  const seen: {
    readonly type: string;
    readonly crowd?: { readonly flyers: readonly { readonly player: string }[] };
  }[] = [];
  const title = { game: studio.game, engine: 'aviator' } as Parameters<typeof studio.tables.watch>[0]['title'];
  const leave = await studio.tables.watch(
    { title },
    { player: 'x', send: (message) => seen.push(JSON.parse(message)) },
  );
  for (let turns = 0; turns < 40 && !seen.some(({ type }) => type === 'round'); turns += 1) {
    await studio.tables.turn();
    sandbox.pass(500);
  }
  const [round] = await sandbox.database.query('select id from studio_table_round order by id desc limit 1');
  for (const [at, call] of calls.entries()) {
    const ref = `reference-0000000${at}`;
    expect((await call('table-bet', { ref, round: round?.id, bet: { stake: 1000, target: 150 } })).status).toBe(200);
  }
  sandbox.pass(1100);
  await studio.tables.turn();
  leave();
  const names = seen.findLast(({ type }) => type === 'crowd')?.crowd?.flyers.map(({ player }) => player) ?? [];
  expect(names).toEqual([expect.stringMatching(/^[A-Z]{2}\*{3}[A-Z]$/), expect.stringMatching(/^[A-Z]{2}\*{3}[A-Z]$/)]);
  expect(new Set(names).size).toBe(2);
});
