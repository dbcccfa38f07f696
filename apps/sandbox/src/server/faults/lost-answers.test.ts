import { calls } from '@pavilion/api-client/wire';
import { auditOf } from '../../chaos/ledger-sequences.ts';
import { freshRef, type MoneyCallName, moneyCalls } from '../../testing/money-calls.ts';
import { playerRows } from '../../testing/player-rows.ts';
import { newPlayer } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { BASES } from '../http/calls.ts';
import { FAULTS_PATH } from './faults.ts';

let sandbox: TestSandbox;
let address: string;
beforeAll(async () => {
  sandbox = await testSandbox({ faults: true });
  address = await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => sandbox.close());

const everythingOf = (player: number) => playerRows(sandbox.database, player);

test.each(Object.keys(moneyCalls) as MoneyCallName[])(
  '%s whose answer was lost after it was done, sent again with the same reference, is done once',
  async (name) => {
    const call = calls[name];
    const player = await newPlayer(sandbox);
    const body = JSON.stringify({ ...(await moneyCalls[name](sandbox, player)), clientRef: freshRef() });
    const path = BASES[call.host] + call.path;
    const send = async () => {
      const headers = { 'content-type': 'application/json', [call.auth]: player.token };
      const answer = await fetch(address + path, { method: 'POST', headers, body });
      return { status: answer.status, body: await answer.json() };
    };
    const before = await everythingOf(player.id);
    await sandbox.post(FAULTS_PATH, { path, fault: 'drop', times: 2 });
    await expect(send()).rejects.toThrow('fetch failed');
    const done = await everythingOf(player.id);
    expect(done).not.toEqual(before);
    await expect(send()).rejects.toThrow('fetch failed');
    const answer = await send();
    expect(answer).toMatchObject({ status: 200, body: { error: false } });
    expect(await send()).toEqual(answer);
    expect(await everythingOf(player.id)).toEqual(done);
    expect(await auditOf(sandbox.database)).toEqual({ drifted: 0, total: 0, below: 0, overheld: 0, twice: 0 });
  },
);
