import type { AddressInfo } from 'node:net';
import { proves } from '@pavilion/api-client/proves';
import { SOCKET_PATH } from '@pavilion/api-client/wire';
import { io, type Socket } from 'socket.io-client';
import { addAnnouncement, FIRST_ORGANISATION, setDetails } from '../../organisation/index.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';

let sandbox: TestSandbox;
const sockets: Socket[] = [];
beforeAll(async () => {
  sandbox = await testSandbox();
  await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(() => sandbox.close());

/** A socket that is connected, and the events that it has heard. */
async function connect(token: string | null) {
  const address = `http://127.0.0.1:${(sandbox.app.server.address() as AddressInfo).port}`;
  const socket = io(address, { path: SOCKET_PATH, transports: ['websocket'], auth: { token }, forceNew: true });
  sockets.push(socket);
  const heard: string[] = [];
  socket.onAny((event) => heard.push(event));
  await new Promise((resolve) => socket.once('connect', () => resolve(null)));
  const next = (event: string) => new Promise((resolve) => socket.once(event, resolve));
  return { socket, heard, next };
}
const tokenOf = async () => String((await sandbox.post('/api/login/demo')).body.token);

test('a change of the organisation reaches everybody who is connected, visitors too, once it is committed', async () => {
  proves('organisation_refresh');
  const [player, visitor] = [await connect(await tokenOf()), await connect(null)];
  const both = () => Promise.all([player.next('organisation_refresh'), visitor.next('organisation_refresh')]);
  const first = both();
  await sandbox.database.transaction((tx) => setDetails(tx, FIRST_ORGANISATION, { BRAND_STATUS: 'Maintenance' }));
  expect(await first).toEqual([{}, {}]);
  const undone = sandbox.database.transaction(async (tx) => {
    await setDetails(tx, FIRST_ORGANISATION, { BRAND_STATUS: 'Live' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  const second = both();
  await sandbox.database.transaction((tx) =>
    addAnnouncement(tx, FIRST_ORGANISATION, { content: 'Welcome back', hi: null }),
  );
  await second;
  expect([player.heard, visitor.heard]).toEqual(Array(2).fill(Array(2).fill('organisation_refresh')));
});

test('a player whose session is to be checked is asked to on all of their sockets, and nobody else is', async () => {
  proves('session_refresh');
  const token = await tokenOf();
  const [first, second, visitor] = [await connect(token), await connect(token), await connect(null)];
  const both = Promise.all([first.next('session_refresh'), second.next('session_refresh')]);
  sandbox.database.notify('session_refresh', '10234');
  expect(await both).toEqual([{}, {}]);
  await visitor.socket.emitWithAck('odds:unsubscribe', { reader: 'r', markets: [], scores: [], lists: ['4'] });
  expect(visitor.heard).toEqual([]);
});
