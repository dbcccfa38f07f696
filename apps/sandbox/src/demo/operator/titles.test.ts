import { SLOT_MODELS, slotModels, statedReturns } from '@pavilion/game-rules';
import { tableEngines } from '../../studio/tables/engine-list.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());

test('each table has its title, by the code of its game', async () => {
  const titles = await sandbox.database.query(
    `select t.provider, t.engine from studio_title t join game g on g.code = t.game
     where t.engine = any($1::text[]) order by t.provider, t.engine`,
    [tableEngines],
  );
  expect(titles.map(({ engine }) => engine).toSorted()).toEqual(tableEngines.toSorted());
  expect(new Set(titles.map(({ provider }) => provider))).toEqual(new Set(['aura', 'spribe']));
});

test('what a tile says of return and stakes is what its title’s rules and limits are, and a round pays so much at most', async () => {
  const rows = await sandbox.database.query(
    `select t.engine, t.model, t.least_stake as "leastStake", t.most_stake as "mostStake", t.most_win as "mostWin",
       g.rtp, g.min_stake as "leastShown", g.max_stake as "mostShown"
     from studio_title t join game g on g.code = t.game`,
  );
  expect(rows.length).toBeGreaterThan(100);
  for (const { engine, model, rtp, leastStake, mostStake, mostWin, leastShown, mostShown } of rows) {
    expect([engine, leastShown, mostShown, mostWin > mostStake]).toEqual([engine, leastStake, mostStake, true]);
    const slot = SLOT_MODELS.find((name) => name === model);
    if (engine === 'slot') expect([model, Number(rtp)]).toEqual([model, slot && slotModels[slot].stated.return / 100]);
    else if (engine in statedReturns) expect([engine, Number(rtp)]).toEqual([engine, statedReturns[engine]?.[0]]);
    else expect([engine, Number(rtp) > 91 && Number(rtp) < 99]).toEqual([engine, true]);
  }
});
