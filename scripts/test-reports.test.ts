import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserTally, jestTally } from './test-reports.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reports-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function written(report: object): Promise<string> {
  const file = join(folder, 'report.json');
  await writeFile(file, JSON.stringify(report));
  return file;
}

test('what failed in jest is said in two lines each, a suite that did not run among it', async () => {
  const assertionResults = [
    { fullName: 'a bet is placed', status: 'passed', failureMessages: [] },
    {
      fullName: 'a bet is settled',
      status: 'failed',
      failureMessages: ['\u001b[31mError:\u001b[39m\n  \n  1 is not 2\n'],
    },
  ];
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      { name: 'bets.test.ts', status: 'failed', message: '', assertionResults },
      { name: 'slip.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
    ],
  };
  expect(await jestTally(await written(report))).toEqual({
    passed: 1,
    failed: 2,
    reasons: ['FAIL a bet is settled\n     Error: 1 is not 2', 'FAIL slip.test.ts\n     Cannot find module'],
  });
});

test('what failed in the browser is said by its file, however deep it stands, and what failed outside of any test first', async () => {
  const spec = (title: string, ok: boolean, message: string) => ({
    ok,
    title,
    file: 'walk.spec.ts',
    tests: [{ results: [{ errors: ok ? [] : [{ message }] }] }],
  });
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 1 },
    errors: [{ message: 'The build failed' }],
    suites: [{ suites: [{ specs: [spec('walks', true, ''), spec('runs', false, 'Not\nvisible')] }] }],
  };
  expect(await browserTally(await written(report))).toEqual({
    passed: 1,
    failed: 3,
    reasons: ['FAIL before or after the tests\n     The build failed', 'FAIL walk.spec.ts: runs\n     Not visible'],
  });
});
