import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TelemetryReport } from '@pavilion/api-client/wire';
import { folderStore, keyFolder, promoteRelease, publishRelease } from '@pavilion/federation/release';
import { writeBuild } from '@pavilion/federation/testing';
import { DAY } from '../../base/index.ts';
import { signedInDesk } from '../../testing/desk.ts';
import { NO_LIMITS, type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { createLiveApps } from '../web/live-apps.ts';
import { createKnownVersions } from './known-versions.ts';
import { releaseSummaries, sweepReports } from './reports.ts';

let folder: string;
let sandbox: TestSandbox;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pavilion-telemetry-'));
  // A tab that was opened before casino 1.4.10 came still runs 1.4.2.
  const limits = { ...NO_LIMITS, newNamesPerAddress: { times: 40, per: DAY } };
  sandbox = await testSandbox({ keysFolder: join(folder, 'keys'), limits });
  await release('shell', '2.0.0');
  await release('casino', '1.4.2');
  await release('casino', '1.4.10');
});
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true });
});

const signing = () => ({ keys: keyFolder(join(folder, 'keys')), clock: sandbox.now });

/** Makes a version live, and lets the server see it. */
async function release(name: string, version: string) {
  const build = join(folder, `${name}-${version}`);
  await writeBuild(build, { name, version });
  await publishRelease(folderStore(sandbox.releases), build, signing());
  await send([page(1)]);
}
beforeEach(() => sandbox.database.script('delete from release_report'));

const casino = { remote: 'casino', version: '1.4.2', count: 1 };
const page = (milliseconds: number, about: Partial<typeof casino> = {}): TelemetryReport => ({
  kind: 'phase',
  name: 'page',
  milliseconds,
  ...casino,
  ...about,
});
const send = (reports: readonly unknown[], rest: object = { dropped: 0 }) =>
  sandbox.post('/telemetry', { reports, ...rest });
const summaries = async (days = 7) => (await releaseSummaries(sandbox.database, sandbox.now(), days)).releases;
const error = (name: string, about: Partial<typeof casino> = {}) => ({ kind: 'error', name, ...casino, ...about });

/** A name that no other number has. */
const nameOf = (index: number) => `${String(index).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}Error`;

/** Sends batches of fifty errors each, with `count` names that nobody has heard of, from one address. */
async function flood(count: number, remoteAddress: string, from = 0) {
  for (let at = 0; at < count; at += 50) {
    const reports = Array.from({ length: 50 }, (_, index) => error(nameOf(from + at + index)));
    await sandbox.app.inject({ method: 'POST', url: '/telemetry', remoteAddress, payload: { reports, dropped: 0 } });
  }
}
const rowsOf = async (version: string) =>
  (await sandbox.database.query('select 1 from release_report where version = $1', [version])).length;

test('a batch is counted by app, version and kind, and the median load is the step that half of the loads keep to', async () => {
  expect((await send([page(110), page(140), page(420), page(9000)])).status).toBe(204);
  await send([
    page(430),
    { kind: 'failure', name: 'unreachable', ...casino, count: 3 },
    { kind: 'failure', name: 'crashed', ...casino },
    { kind: 'error', name: 'TypeError', ...casino, count: 2 },
    { kind: 'event', name: 'bet placed', ...casino },
    page(50, { version: '1.4.10' }),
    { kind: 'phase', name: 'content', milliseconds: 1210, ...casino, remote: 'shell', version: '2.0.0' },
  ]);
  expect(await summaries()).toEqual([
    { remote: 'casino', version: '1.4.10', loads: 1, medianMilliseconds: 50, failures: [], errors: [] },
    {
      remote: 'casino',
      version: '1.4.2',
      loads: 5,
      medianMilliseconds: 450,
      failures: [
        { name: 'unreachable', count: 3 },
        { name: 'crashed', count: 1 },
      ],
      errors: [{ name: 'TypeError', count: 2 }],
    },
    { remote: 'shell', version: '2.0.0', loads: 1, medianMilliseconds: 1250, failures: [], errors: [] },
  ]);
});

test('a failure names the package that does not fit, with both versions', async () => {
  const needs = '@tanstack/react-query ^5.109.0, 5.108.0';
  const failure = { kind: 'failure', name: 'contract', needs, ...casino };
  expect((await send([failure, failure])).status).toBe(204);
  expect((await summaries())[0]?.failures).toEqual([{ name: `contract (${needs})`, count: 2 }]);
  expect((await send([{ ...failure, needs: 'Rohit, 9876543210' }])).status).toBe(422);
});

test.each([
  ['no batch', ['text']],
  ['no reports', { reports: [], dropped: 0 }],
  ['a field more', { reports: [{ ...page(1), player: 'RK48213' }], dropped: 0 }],
  ['a field more of the batch', { reports: [page(1)], dropped: 0, token: 'x' }],
  ['a kind that is none', { reports: [{ ...casino, kind: 'login', name: 'page' }], dropped: 0 }],
  ['a phase that is none', { reports: [{ ...page(1), name: 'Rohit' }], dropped: 0 }],
  ['an event with a number', { reports: [{ ...casino, kind: 'event', name: 'deposit of 500' }], dropped: 0 }],
  ['an error with a message', { reports: [{ ...casino, kind: 'error', name: 'No funds of Rohit' }], dropped: 0 }],
  ['an app that is an address', { reports: [page(1, { remote: 'https://x' })], dropped: 0 }],
  ['a mobile number for a version', { reports: [page(1, { version: '9876543210' })], dropped: 0 }],
  ['half a report', { reports: [{ ...casino, count: 0.5, kind: 'event', name: 'bet placed' }], dropped: 0 }],
  ['too many', { reports: Array.from({ length: 51 }, () => page(1)), dropped: 0 }],
])('%s is refused, and nothing of it is kept', async (_, body) => {
  expect((await sandbox.post('/telemetry', body)).status).toBe(422);
  expect(await summaries()).toEqual([]);
});

test('a body that is larger than any batch is refused before it is read', async () => {
  expect((await send([page(1)], { dropped: 0, more: 'x'.repeat(33 * 1024) })).status).toBe(413);
});

test('an address that sends without end is told when to come back, and no other one is', async () => {
  const limited = await testSandbox({ limits: { ...NO_LIMITS, reportsPerAddress: { times: 2, per: 60_000 } } });
  const from = async (remoteAddress: string) =>
    (
      await limited.app.inject({
        method: 'POST',
        url: '/telemetry',
        remoteAddress,
        payload: { reports: [page(1)], dropped: 0 },
      })
    ).statusCode;
  expect([await from('10.0.0.1'), await from('10.0.0.1'), await from('10.0.0.1')]).toEqual([204, 204, 429]);
  expect(await from('10.0.0.2')).toBe(204);
  await limited.close();
});

test('a flood of names that nobody released is not counted, and a version that is released after it is', async () => {
  await send([page(100)]);
  for (let round = 0; round < 5; round += 1) {
    const reports = Array.from({ length: 50 }, (_, index) => page(100, { version: `6.${round}.${index}` }));
    expect((await send(reports)).status).toBe(204);
    await send(reports.map((one, index) => ({ ...one, remote: `flood-${'abcdefghij'.charAt(index % 10)}` })));
  }
  await send([page(100), page(100, { version: '6.6.6' })]);
  expect((await summaries()).map(({ remote, version, loads }) => [remote, version, loads])).toEqual([
    ['casino', '1.4.2', 2],
  ]);
  await release('casino', '1.5.0');
  await send([page(100, { version: '1.5.0' })]);
  expect((await summaries()).map(({ version }) => version)).toEqual(['1.5.0', '1.4.2']);
  await promoteRelease(folderStore(sandbox.releases), 'casino', '1.4.10', signing());
});

test('one address brings forty new names a day; what it knows goes on being counted, and others bring theirs', async () => {
  await flood(500, '10.0.0.1');
  expect(await rowsOf('1.4.2')).toBe(40);
  await flood(50, '10.0.0.1');
  const [flooded] = await summaries();
  expect(flooded?.errors[0]).toEqual({ name: nameOf(0), count: 2 });
  await send([error('RangeError'), error('RangeError', { version: '1.4.10' })]);
  expect(
    (await summaries()).map(({ version, errors }) => [version, errors.some(({ name }) => name === 'RangeError')]),
  ).toEqual([
    ['1.4.10', true],
    ['1.4.2', true],
  ]);
});

test('one version has two hundred names a day, however many addresses bring them, and another version has its own', async () => {
  for (let address = 0; address < 8; address += 1) await flood(50, `10.0.1.${address}`, 1000 * (address + 1));
  expect(await rowsOf('1.4.2')).toBe(200);
  await send([page(100), error('LateError'), error('LateError', { version: '1.4.10' })]);
  expect([await rowsOf('1.4.2'), await rowsOf('1.4.10')]).toEqual([201, 1]);
});

test('of a remote that it could not take the shell reports under its own version, and that counts', async () => {
  await send([
    { kind: 'failure', name: 'signature', ...casino, version: '2.0.0' },
    { kind: 'failure', name: 'signature', ...casino, remote: 'nobody', version: '2.0.0' },
  ]);
  expect((await summaries()).map(({ remote, version }) => [remote, version])).toEqual([['casino', '2.0.0']]);
});

test('a server that starts knows what is live, and what it counted lately: four versions of an app', async () => {
  const live = createLiveApps({
    releasesFolder: sandbox.releases,
    root: 'http://operator/releases/',
    keys: () => signing().keys.publicKeys(),
    clock: sandbox.now,
    onRefusal: () => undefined,
  });
  await sandbox.database.script(
    `insert into release_report select date '2026-11-21' - n, 'casino', '0.9.' || n, 'event', 'bet placed', 0, 1
     from generate_series(0, 6) n`,
  );
  const isKnown = await createKnownVersions(sandbox.database, live, sandbox.now)();
  const known = ['1.4.10', '0.9.0', '0.9.1', '0.9.2', '0.9.3', '0.9.6'].filter((version) => isKnown('casino', version));
  expect(known).toEqual(['1.4.10', '0.9.0', '0.9.1', '0.9.2']);
  expect([isKnown('shell', '2.0.0'), isKnown('shell', '1.4.10'), isKnown('nobody', '1.4.10')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('the desk shows two hundred versions, those that were reported on last and most, and says how many more there are', async () => {
  await sandbox.database.script(
    `insert into release_report select date '2026-11-21', 'casino', '0.0.' || n, 'error', 'E' || chr(97 + m % 26) || chr(97 + m / 26) || 'Error', 0, n
     from generate_series(1, 250) n, generate_series(0, 11) m`,
  );
  const desk = await signedInDesk(sandbox);
  const { body } = await desk.open('/releases');
  expect(body.match(/<code>0\.0\.\d+<\/code>/g)).toHaveLength(200);
  expect(body).toContain('<code>0.0.250</code>');
  expect(body).not.toContain('<code>0.0.50</code>');
  const text = body.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  expect(text).toContain('And 50 more that were reported on less, or longer ago.');
  expect(text).toContain(' and 2 more');
  expect(body.length).toBeLessThan(400_000);
});

test('a version of which nothing but events was reported has a row', async () => {
  await send([{ kind: 'event', name: 'bet placed', ...casino }]);
  expect(await summaries()).toEqual([
    { remote: 'casino', version: '1.4.2', loads: 0, medianMilliseconds: null, failures: [], errors: [] },
  ]);
});

test('reports are counted by the day, and what is older than thirty days is swept out', async () => {
  await send([page(100)]);
  sandbox.pass(8 * DAY);
  expect(await summaries()).toEqual([]);
  expect(await summaries(30)).toHaveLength(1);
  await sweepReports(sandbox.database, sandbox.now());
  expect(await summaries(30)).toHaveLength(1);
  await sweepReports(sandbox.database, new Date(sandbox.now().getTime() + 30 * DAY));
  expect(await summaries(30)).toEqual([]);
});

test('the desk shows each version of each app with its loads, its median, its failures and errors', async () => {
  await send([page(110), { kind: 'failure', name: 'unreachable', ...casino, count: 3 }]);
  const desk = await signedInDesk(sandbox);
  const { body } = await desk.open('/releases');
  const text = body.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  expect(text).toContain('casino 1.4.2 1 150 ms unreachable 3 –');
});
