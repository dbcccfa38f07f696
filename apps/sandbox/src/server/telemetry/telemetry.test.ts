import type { TelemetryReport } from '@pavilion/api-client/wire';
import { DAY } from '../../base/index.ts';
import { signedInDesk } from '../../testing/desk.ts';
import { NO_LIMITS, type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { releaseSummaries, sweepReports } from './reports.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
}, 30_000);
afterAll(() => sandbox.close());
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
const summaries = (days = 7) => releaseSummaries(sandbox.database, sandbox.now(), days);

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
  expect((await send([page(1)], { dropped: 0, more: 'x'.repeat(17 * 1024) })).status).toBe(413);
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
}, 30_000);

test('a flood of names that nobody released ends, and what is known goes on being counted', async () => {
  await send([page(100)]);
  await sandbox.database.script(
    `insert into release_report select day, 'flood-' || chr(97 + n % 26), '0.0.' || n, kind, name, milliseconds, 1
     from release_report, generate_series(1, 5000) n where remote = 'casino'`,
  );
  await send([page(100), page(100, { version: '6.6.6' })]);
  const ours = (await summaries()).filter(({ remote }) => remote === 'casino');
  expect(ours.map(({ version, loads }) => [version, loads])).toEqual([['1.4.2', 2]]);
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
