import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore, keyFolder, type Origin, publishRelease, rollbackRelease } from '@pavilion/federation/release';
import { writeBuild } from '@pavilion/federation/testing';
import { DAY } from '../../base/index.ts';
import { signedInDesk } from '../../testing/desk.ts';
import { NO_LIMITS, type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { latestTraces, sweepTraces } from './traces.ts';

/** Each place of line 1 is line 41, column 7 of the source. */
const MAP = JSON.stringify({ version: 3, names: [], sources: ['apps/casino/src/lobby.ts'], mappings: 'AAwCM' });

let folder: string;
let sandbox: TestSandbox;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pavilion-traces-'));
  const limits = { ...NO_LIMITS, newNamesPerAddress: { times: 300, per: DAY } };
  sandbox = await testSandbox({ keysFolder: join(folder, 'keys'), limits });
  await release('shell', '2.0.0');
  await release('casino', '1.4.2', { by: 'Asha', commit: 'c1' });
  await release('casino', '1.4.3', { by: 'Ravi', commit: 'c2', reason: 'new <lobby>' });
});
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => sandbox.database.script('delete from release_trace; delete from release_report'));

const signing = (origin: Origin) => ({ keys: keyFolder(join(folder, 'keys')), clock: sandbox.now, origin });

async function release(name: string, version: string, origin: Origin = {}) {
  const build = join(folder, `${name}-${version}`);
  // A chunk without a map beside one that has one: a map of what is no map.
  const maps = name === 'casino' ? { '1.js.map': MAP, 'remote-entry.js.map': '{"version":3,' } : {};
  await writeBuild(build, { name, version, files: maps });
  await publishRelease(folderStore(sandbox.releases), build, signing(origin));
  await send([{ kind: 'event', name: 'bet placed', ...casino, count: 1 }]);
}

const casino = { remote: 'casino', version: '1.4.2' };
const send = (reports: readonly unknown[], remoteAddress = '10.0.0.1') =>
  sandbox.app.inject({ method: 'POST', url: '/telemetry', remoteAddress, payload: { reports, dropped: 0 } });
const crash = (parts: object = {}) => ({
  ...{ kind: 'failure', name: 'crashed', cause: 'page threw', error: 'TypeError', ...casino, count: 1 },
  ...{ route: '/casino', frames: ['casino/1.4.2/1.js:1:9', 'shell/2.0.0/shell.js:1:4'] },
  ...parts,
});
const traces = () => latestTraces(sandbox.database, sandbox.now(), 7);
async function deskText(): Promise<string> {
  const { body } = await (await signedInDesk(sandbox)).open('/releases');
  return body.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

describe('reports of errors', () => {
  it('are counted by class, cause, route and place', async () => {
    expect((await send([crash(), crash({ count: 2 })])).statusCode).toBe(204);
    await send([{ kind: 'error', name: 'RangeError', ...casino, count: 1, frames: ['casino/1.4.2/1.js:1:5'] }]);
    expect(await traces()).toEqual([
      {
        ...{ ...casino, name: 'crashed', cause: 'page threw', error: 'TypeError', route: '/casino', count: 3 },
        frames: ['casino/1.4.2/1.js:1:9', 'shell/2.0.0/shell.js:1:4'],
      },
      {
        ...{ ...casino, name: 'RangeError', cause: '', error: 'RangeError', route: '', count: 1 },
        frames: ['casino/1.4.2/1.js:1:5'],
      },
    ]);
  });

  it('lose routes that no app has and files that no release has', async () => {
    const frames = ['casino/1.4.2/rohit.js:1:1', 'casino/1.4.2/1.js:1:9', 'casino/9.9.9/1.js:1:1'];
    await send([crash({ route: '/exchange/9876', frames }), crash({ route: '/nowhere', frames: frames.slice(0, 1) })]);
    expect((await traces()).map(({ route, frames }) => [route, frames])).toEqual([['', ['casino/1.4.2/1.js:1:9']]]);
  });

  it.each([
    ['a message', { message: 'Rohit has 500' }],
    ['an address', { route: 'https://play.example/casino' }],
    ['a query', { route: '/cashier?token=abc' }],
    ['a frame that is none', { frames: ['Rohit has 500'] }],
    ['a frame outside of releases', { frames: ['/home/rohit/1.js:1:1'] }],
    ['six frames', { frames: Array.from({ length: 6 }, (_, index) => `casino/1.4.2/1.js:1:${index}`) }],
    ['a cause that is none', { cause: 'Rohit' }],
    ['a class that is none', { error: 'Rohit' }],
  ])('are refused with %s', async (_, parts) => {
    expect((await send([crash(parts)])).statusCode).toBe(422);
    expect(await traces()).toEqual([]);
  });

  it('end at two hundred places of a version and day', async () => {
    for (let at = 0; at < 250; at += 50) {
      const reports = Array.from({ length: 50 }, (_, index) =>
        crash({ frames: [`casino/1.4.2/1.js:1:${at + index}`] }),
      );
      await send(reports, `10.0.1.${at / 50}`);
    }
    const [row] = await sandbox.database.query('select count(*)::float8 as count from release_trace');
    expect(row?.count).toBe(200);
  });

  it('are swept out after thirty days', async () => {
    await send([crash()]);
    await sweepTraces(sandbox.database, sandbox.now());
    expect(await traces()).toHaveLength(1);
    await sweepTraces(sandbox.database, new Date(sandbox.now().getTime() + 31 * DAY));
    expect(await traces()).toHaveLength(0);
  });
});

describe('the desk', () => {
  it('shows errors at their sources, once for each place', async () => {
    const others = ['casino/1.4.2/1.js:1:9', 'shell/2.0.0/1.js:1:4'];
    await send([crash({ count: 2 }), crash({ frames: others })]);
    expect(await deskText()).toContain(
      'casino 1.4.2 TypeError, crashed (page threw) /casino apps/casino/src/lobby.ts:41:7 shell/2.0.0/shell.js:1:4 3',
    );
  });

  it.each(['casino/1.4.2/remote-entry.js:1:5', 'casino/1.4.2/1.js:2:5'])(
    'shows the place %s as it came, for which no map leads on',
    async (frame) => {
      await send([crash({ frames: [frame] })]);
      expect(await deskText()).toContain(`TypeError, crashed (page threw) /casino ${frame} 1`);
    },
  );

  it('names the cause of a failed load', async () => {
    await send([{ kind: 'failure', name: 'unreachable', cause: 'hash', ...casino, count: 3 }]);
    expect(await deskText()).toContain('unreachable (hash) 3');
  });

  it('shows who released and rolled back, when, from which commit, and why', async () => {
    sandbox.pass(1000);
    const store = folderStore(sandbox.releases);
    await rollbackRelease(store, 'casino', signing({ by: 'Asha', commit: 'c3', reason: 'no games' }));
    const text = await deskText();
    expect(text).toMatch(/casino 1\.4\.2 rollback, was 1\.4\.3 \d+ \w+, [\d:]+ Asha c1 no games/);
    expect(text).toMatch(/casino 1\.4\.3 publish, was 1\.4\.2 \d+ \w+, [\d:]+ Ravi c2 new &lt;lobby&gt;/);
    expect(text).toMatch(/shell 2\.0\.0 publish \d+ \w+, [\d:]+ – – –/);
  });
});

describe('a source map', () => {
  it.each([
    '/releases/casino/1.4.2/1.js.map',
    '/releases/casino/1.4.2/1.JS.MAP',
    '/releases/casino/1.4.2/maps/1.js.map',
    '/releases-maps/casino/1.4.2/1.js.map',
    '/releases/../releases-maps/casino/1.4.2/1.js.map',
    '/releases/%2e%2e/releases-maps/casino/1.4.2/1.js.map',
    '/releases/casino/1.4.2/..%2f..%2f..%2freleases-maps/casino/1.4.2/1.js.map',
    '/casino/1.4.2/1.js.map',
    '/1.js.map',
    '/sandbox/assets/1.js.map',
  ])('is not served at %s', async (path) => {
    expect((await sandbox.get('/releases/casino/1.4.2/1.js')).status).toBe(200);
    expect((await sandbox.get(path)).status).toBe(404);
  });
});
