import { newPlayer } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { type TestStudio, testStudio } from '../../testing/studio.ts';
import { seatsOf } from './seats.ts';

let sandbox: TestSandbox;
let studio: TestStudio;
beforeAll(async () => {
  sandbox = await testSandbox();
  studio = await testStudio(sandbox, { provider: 'aura', engine: 'teenpatti-open' });
  await studio.sweep();
});
afterAll(async () => {
  await studio.close();
  await sandbox.close();
});

const taken = async () => {
  const { tables } = JSON.parse((await studio.page('/play/tables')).body) as {
    tables: { game: string; seats?: { number: number; taken: boolean }[] }[];
  };
  const seats = tables.find(({ game }) => game === studio.game)?.seats;
  return seats && [seats.length, ...seats.filter((seat) => seat.taken).map(({ number }) => number)];
};

describe('seatsOf', () => {
  it('marks seats with a bet as taken until the round is over', async () => {
    const call = await studio.open(await newPlayer(sandbox));
    expect(await taken()).toEqual([7]);
    const title = { game: studio.game, engine: 'teenpatti-open' } as Parameters<typeof studio.tables.watch>[0]['title'];
    const leave = await studio.tables.watch({ title }, { player: 'x', send: () => {} });
    const round = async () =>
      (await sandbox.database.query('select id, state from studio_table_round order by id desc limit 1'))[0];
    while (!(await round())) await studio.tables.turn();
    const bet = ['seat-3', 'pair-plus-6'].map((spot) => ({ spot, stake: 10_000 }));
    const ref = 'reference-00000001';
    expect((await call('table-bet', { ref, round: (await round())?.id, bet })).status).toBe(200);
    expect(await taken()).toEqual([7, 3, 6]);
    for (let turns = 0; turns < 400 && (await round())?.state === 'going'; turns += 1) {
      sandbox.pass(250);
      await studio.tables.turn();
    }
    leave();
    expect(await taken()).toEqual([7]);
  });

  it('has no seats for other tables', async () => {
    expect(await seatsOf(sandbox.database, studio.game, 'baccarat')).toBeUndefined();
  });
});
