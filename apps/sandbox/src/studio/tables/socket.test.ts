import WebSocket from 'ws';
import { HOUR, MINUTE } from '../../base/index.ts';
import { createSessions } from '../../players/accounts/sessions.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { type TestStudio, testStudio } from '../../testing/studio.ts';
import { until } from '../../testing/until.ts';
import { sendOrCut } from './socket.ts';

let sandbox: TestSandbox;
let studio: TestStudio;
let address: string;
let asha: SignedIn;
beforeAll(async () => {
  sandbox = await testSandbox();
  studio = await testStudio(sandbox, { provider: 'aura', engine: 'hi-low' });
  address = await studio.listen();
  await studio.sweep();
});
beforeEach(async () => {
  asha = await newPlayer(sandbox);
});
afterEach(() => {
  for (const page of pages.splice(0)) page.terminate();
});
afterAll(async () => {
  await studio.close();
  await sandbox.close();
});

interface Message {
  readonly type: string;
  readonly table?: { readonly players: number; readonly round: { readonly opening: string } | null };
  readonly tickets?: readonly { readonly stake: number }[];
}
const pages: WebSocket[] = [];

/** A page's connection; what it was shown, and the code that it was ended with. */
async function connect(first?: unknown, to = address) {
  const page = new WebSocket(to);
  pages.push(page);
  const shown: Message[] = [];
  const ended: number[] = [];
  page.on('message', (data) => shown.push(JSON.parse(String(data)) as Message));
  page.on('close', (code) => ended.push(code));
  page.on('error', () => {});
  await until('it is open or not', () => page.readyState !== WebSocket.CONNECTING);
  if (first !== undefined && page.readyState === WebSocket.OPEN) page.send(JSON.stringify(first));
  return { page, shown, ended };
}

test('the first message shows whose page it is, and the table comes at once, then what changes', async () => {
  const token = await studio.tokenOf(asha);
  const { shown } = await connect({ token });
  await until('a round', () => shown.some(({ type }) => type === 'round'));
  expect(shown[0]?.type).toBe('table');
  expect(shown.find(({ type }) => type === 'round')?.table?.round?.opening).toMatch(/^[\dATJQK]/);
  sandbox.pass(12_000);
  await studio.tables.turn();
  await until('the closing', () => shown.some(({ type }) => type === 'closed'));
  expect(JSON.stringify(shown)).not.toContain(token);
});

test('who comes again is shown the table as it stands, with their own bets and nobody else’s', async () => {
  const vikram = await newPlayer(sandbox);
  const [call, theirs] = [await studio.open(asha), await studio.open(vikram)];
  const first = await connect({ token: await studio.tokenOf(asha) });
  await until('a round', () => first.shown.some(({ table }) => table?.round));
  for (;;) {
    const [row] = await sandbox.database.query('select id, state from studio_table_round order by id desc limit 1');
    const put = await call('table-bet', {
      ref: `r-${'1'.repeat(16)}-${row?.id}`,
      round: row?.id,
      bet: [{ spot: 'same', stake: 10_000 }],
    });
    if (put.status === 200) {
      expect(put.body).toMatchObject({ refusal: null, ticket: { state: 'open' } });
      await theirs('table-bet', { ref: `r-${'2'.repeat(16)}`, round: row?.id, bet: [{ spot: 'same', stake: 20_000 }] });
      break;
    }
    sandbox.pass(5000);
    await studio.tables.turn();
  }
  first.page.terminate();
  const again = await connect({ token: await studio.tokenOf(asha) });
  await until('the table', () => again.shown.length > 0);
  expect(again.shown[0]?.tickets?.map(({ stake }) => stake)).toEqual([10_000]);
});

test.each([
  ['no token', {}, 4400],
  ['what is no message', 'hello', 4400],
  ['more than a token', { token: 'x'.repeat(43), more: 1 }, 4400],
  ['a token that opens nothing', { token: 'x'.repeat(43) }, 4401],
])('%s ends the connection with its code', async (_, message, code) => {
  const { ended, shown } = await connect(message);
  await until('its end', () => ended.length > 0);
  expect([ended[0], shown]).toEqual([code, []]);
});

test('a session that is over opens nothing, and neither does another address', async () => {
  const token = await studio.tokenOf(asha);
  sandbox.pass(13 * HOUR);
  const { ended } = await connect({ token });
  await until('its end', () => ended.length > 0);
  expect(ended[0]).toBe(4401);
  const elsewhere = await connect({ token }, address.replace('/play/socket', '/play/other'));
  expect(elsewhere.page.readyState).not.toBe(WebSocket.OPEN);
});

test('whoever has signed out is shown nothing more, and is let in no more', async () => {
  const token = await studio.tokenOf(asha);
  const { shown, ended } = await connect({ token });
  await until('the table', () => shown.length > 0);
  await studio.sweep();
  const sessions = createSessions(sandbox.database, sandbox.now);
  const found = await sessions.find(asha.token);
  if (found) await sandbox.database.transaction((tx) => sessions.end(tx, found, 'signed out'));
  sandbox.pass(MINUTE);
  // Nobody hears from the operator: nothing ends by that.
  studio.lose('before', 'balance');
  await studio.sweep();
  studio.lose('none');
  expect(ended).toEqual([]);
  sandbox.pass(MINUTE);
  await studio.sweep();
  await until('its end', () => ended.length > 0);
  const again = await connect({ token });
  await until('its end', () => again.ended.length > 0);
  expect([ended[0], again.ended[0], again.shown]).toEqual([4401, 4401, []]);
});

test('a flood is cut off, and so is a message that is too long', async () => {
  const { page, ended } = await connect({ token: await studio.tokenOf(asha) });
  for (let sent = 0; sent < 50; sent += 1) page.send('{}');
  await until('its end', () => ended.length > 0);
  const long = await connect();
  long.page.send('x'.repeat(10_000));
  await until('its end', () => long.ended.length > 0);
  expect(long.ended[0]).toBe(1009);
});

test('one player’s pages are shown the table ten times at most, and one that leaves makes room', async () => {
  const token = await studio.tokenOf(asha);
  const all: Awaited<ReturnType<typeof connect>>[] = [];
  for (let opened = 0; opened < 10; opened += 1) all.push(await connect({ token }));
  await until('ten tables', () => all.every(({ shown }) => shown.length > 0));
  const eleventh = await connect({ token });
  await until('its end', () => eleventh.ended.length > 0);
  expect(eleventh.ended[0]).toBe(4429);
  all[0]?.page.terminate();
  await until('room', async () => {
    const page = await connect({ token });
    await until('an answer', () => page.shown.length + page.ended.length > 0);
    return page.shown.length > 0;
  });
});

test('one page of a player’s that has as many connections as it may keeps none of their others out', async () => {
  const [token, other] = [await studio.tokenOf(asha), await studio.tokenOf(asha)];
  const all: Awaited<ReturnType<typeof connect>>[] = [];
  for (let opened = 0; opened < 10; opened += 1) all.push(await connect({ token }));
  await until('ten tables', () => all.every(({ shown }) => shown.length > 0));
  const beside = await connect({ token: other });
  await until('the table', () => beside.shown.length > 0);
  expect(beside.ended).toEqual([]);
});

test('an address has twenty connections that say nothing, for three seconds; who says who they are makes room', async () => {
  const token = await studio.tokenOf(asha);
  const all: Awaited<ReturnType<typeof connect>>[] = [];
  for (let opened = 0; opened < 20; opened += 1) all.push(await connect());
  const more = await connect();
  expect(more.page.readyState).not.toBe(WebSocket.OPEN);
  all[0]?.page.send(JSON.stringify({ token }));
  await until('the table', () => (all[0]?.shown.length ?? 0) > 0);
  expect((await connect()).page.readyState).toBe(WebSocket.OPEN);
  await until('the end of who says nothing', () => all.slice(1).every(({ ended }) => ended[0] === 4401));
  const later = await connect({ token });
  await until('the table', () => later.shown.length > 0);
});

test('who does not read is cut off', () => {
  const sent: string[] = [];
  let isCut = false;
  const page = {
    OPEN: 1 as const,
    readyState: 1 as const,
    bufferedAmount: 0,
    send: (message: string) => void sent.push(message),
    terminate: () => {
      isCut = true;
    },
  };
  sendOrCut(page, 'first');
  sendOrCut({ ...page, bufferedAmount: 1_000_000 }, 'second');
  expect([sent, isCut]).toEqual([['first'], true]);
});
