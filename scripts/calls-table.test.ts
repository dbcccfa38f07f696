import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BASES } from '../apps/sandbox/src/server/http/calls.ts';
import { type TestSandbox, testSandbox } from '../apps/sandbox/src/testing/sandbox.ts';
import { everyFactory } from '../packages/api-client/src/queries/testing.ts';
import { type Call, calls, clientEvents, serverEvents } from '../packages/api-client/src/wire/index.ts';
import { provenIn } from './proofs.ts';

// docs/calls.md, held to the code: what it says of each call has to be so, and nothing may be missing in it.
const root = join(__dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const [, callRows = [], eventRows = []] = read('docs/calls.md').split(/^## /m).map(tableOf);

/** The rows of the table in a section, cell by cell, without what the formatter puts around them. */
function tableOf(section: string): readonly (readonly string[])[] {
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}
const word = (cell = '') => cell.replace(/^`|`$/g, '');

/** The tests of the tree that say what they prove, each with its file. */
const proofs = globSync('{apps,packages}/*/src/**/*.test.{ts,tsx}', { cwd: root }).flatMap((file) =>
  provenIn(file, read(file))
    .flat()
    .map((name) => ({ name, file })),
);

/** Whether a cell names a file in which a test proves this call or event. */
function hasProof(name: string, cell = ''): boolean {
  return proofs.some((proof) => proof.name === name && proof.file === word(cell));
}

/** Every path of spec §7, with its method where the specification names one. Two paths are ours to choose: see the rows. */
const specified: readonly (readonly [method: Call['method'] | null, host: Call['host'], path: string])[] = [
  ['POST', 'api', '/login'],
  ['POST', 'api', '/register'],
  ['POST', 'api', '/sendOtpToMobile'],
  ['POST', 'api', '/mobileVerification'],
  ['POST', 'api', '/forgot-password'],
  ['POST', 'api', '/reset-password'],
  ['POST', 'api', '/update-password'],
  ['POST', 'api', '/page/visit'],
  ['GET', 'api', '/signout'],
  ['POST', 'api', '/login/demo'],
  ['GET', 'api', '/app/demo'],
  ['GET', 'api', '/getAppDetails'],
  ['GET', 'api', '/getBankAccountDetails'],
  ['GET', 'api', '/getBanners'],
  ['GET', 'api', '/announcement/display'],
  // "Notifications": GET, its path not given.
  ['GET', 'api', '/notifications'],
  [null, 'api', '/bet/exposure/amount'],
  [null, 'api', '/getAccountstatement'],
  [null, 'api', '/withdrawRequest/create'],
  [null, 'api', '/withdrawRequest/get'],
  [null, 'api', '/withdrawRequest/cancel'],
  [null, 'api', '/deposit/create'],
  [null, 'api', '/deposit/fastpayme'],
  [null, 'api', '/gateways'],
  [null, 'api', '/bank'],
  [null, 'api', '/kyc'],
  [null, 'sports', '/bet/match/odds'],
  [null, 'sports', '/bet/matches'],
  [null, 'sports', '/bets'],
  [null, 'sports', '/bet/fancy/odds'],
  [null, 'sports', '/bet/bookmaker/odds'],
  [null, 'sports', '/sports/match/settings'],
  // "An external live cricket TV stream-info URL": its path not given.
  ['GET', 'tv', '/stream-info'],
  [null, 'api', '/bonus/claims'],
  [null, 'api', '/bonus/claims/stats'],
  [null, 'api', '/bonus/claims/parts'],
  [null, 'api', '/bonus/claims/cancel'],
  [null, 'api', '/ref/generate'],
  [null, 'api', '/ref/stats'],
  [null, 'api', '/ref/children'],
  [null, 'api', '/ref/sources'],
  ['POST', 'lobby', '/lobby/'],
];
const isIn =
  ({ method, host, path }: Call) =>
  ([itsMethod, itsHost, itsPath]: (typeof specified)[number]) =>
    (itsMethod ?? method) === method && itsHost === host && itsPath === path;
/** Events of spec §4, §7 and §8; the others are ours. */
const specifiedEvents = [
  'session_check',
  'get:balance',
  'sub:notification_toast',
  'session_refresh',
  'update_balance',
  'connect_error',
];

describe('the calls', () => {
  const every: readonly Call[] = Object.values(calls);
  const optionsOf = new Map(everyFactory.flatMap(({ name, made }) => made.map(({ call }) => [call.name, name])));

  test('each call of the wire has one row, in the wire’s order, and no row is of anything else', () => {
    expect(callRows.map(([name]) => word(name))).toEqual(every.map(({ name }) => name));
  });

  test('every path of spec §7 is a call', () => {
    expect(specified.filter((row) => !every.some((call) => isIn(call)(row)))).toEqual([]);
  });

  test.each(every)('$name is as its row says: whose, where, with which proof, by which options', (call) => {
    const row = callRows.find(([name]) => word(name) === call.name) ?? [];
    expect(row.slice(1, 7)).toEqual([
      specified.some(isIn(call)) ? '§7' : 'ours',
      call.method,
      call.host,
      `\`${call.path}\``,
      call.visitors ? `${call.auth}, or nobody` : call.auth,
      `\`${optionsOf.get(call.name)}\``,
    ]);
  });

  describe('answered by the sandbox', () => {
    let sandbox: TestSandbox;
    beforeAll(async () => {
      sandbox = await testSandbox();
    });
    afterAll(() => sandbox.close());

    test.each(every)('$name has a route in the sandbox, answered in the room of its row', async (call) => {
      const { body } = await sandbox[call.method === 'GET' ? 'get' : 'post'](BASES[call.host] + call.path);
      expect(body.message).not.toBe((await sandbox.get('/api/no/such/call')).body.message);
      const room = callRows.find(([name]) => word(name) === call.name)?.[7] ?? '';
      const folder = join('apps/sandbox/src', room);
      const files = readdirSync(join(root, folder)).filter(
        (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
      );
      const names = new RegExp(`\\b${call.name}\\b`);
      expect([room, files.some((file) => names.test(read(join(folder, file))))]).toEqual([room, true]);
    });
  });

  test.each(callRows)('%s is proved by a test in the file that its row names', (name, ...cells) => {
    expect([cells[7], hasProof(word(name), cells[7])]).toEqual([cells[7], true]);
  });
});

describe('the events', () => {
  const requests = Object.keys(clientEvents).map((name) => [name, 'request']);
  const pushes = [...Object.keys(serverEvents), 'connect_error'].map((name) => [name, 'push']);

  test('each event has one row that says its direction and whose it is', () => {
    expect(eventRows.map(([name, direction]) => [word(name), direction]).toSorted()).toEqual(
      [...requests, ...pushes].toSorted(),
    );
    for (const [name, , whose] of eventRows) {
      expect([name, whose]).toEqual([name, specifiedEvents.includes(word(name)) ? '§7' : 'ours']);
    }
  });

  test.each(eventRows)('%s is proved by a test of the operator and by one of the client', (name, ...cells) => {
    for (const cell of cells.slice(2)) expect([cell, hasProof(word(name), cell)]).toEqual([cell, true]);
    expect(cells.slice(2).map((cell) => cell.startsWith('`apps/sandbox/'))).toEqual([true, false]);
  });
});

test('whatever a test proves has a row that names its file', () => {
  const rows = [...callRows, ...eventRows].map(([name, ...cells]) => [word(name), ...cells.map(word)]);
  const isNamed = ({ name, file }: (typeof proofs)[number]) =>
    rows.some(([row, ...cells]) => row === name && cells.includes(file));
  expect(proofs.filter((proof) => !isNamed(proof))).toEqual([]);
});
