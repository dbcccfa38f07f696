import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@pavilion/cli/project';
import { progressIn } from './test-progress.ts';
import { browserResults, jestResults, outcomeOf } from './test-reports.ts';

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

const passes = (title: string, file = 'bets.test.ts') => ({ file, title, passed: true, reason: '' });
const fails = (title: string, reason = '1 is not 2', file = 'bets.test.ts') => ({ file, title, passed: false, reason });

describe('jestResults', () => {
  it('returns each test, and one result for a file that did not run', async () => {
    const assertionResults = [
      { fullName: 'places a bet', status: 'passed', failureMessages: [] },
      {
        fullName: 'settles a bet',
        status: 'failed',
        failureMessages: ['\u001b[31mError:\u001b[39m\n  \n  1 is not 2\n'],
      },
    ];
    const report = {
      testResults: [
        { name: join(root, 'bets.test.ts'), status: 'failed', message: 'All of it', assertionResults },
        { name: join(root, 'slip.test.ts'), status: 'failed', message: 'No such module', assertionResults: [] },
      ],
    };
    expect(await jestResults(await written(report))).toEqual([
      passes('places a bet'),
      fails('settles a bet', 'Error: 1 is not 2'),
      fails('', 'No such module', 'slip.test.ts'),
    ]);
  });
});

describe('jestResults for a file whose afterAll fails', () => {
  it('returns the failure of the file beside those of its tests', async () => {
    const assertionResults = [{ fullName: 'settles a bet', status: 'failed', failureMessages: ['1 is not 2'] }];
    const message = '● settles a bet\n  1 is not 2\n\n● Test suite failed to run\n  The server is still up';
    const report = { testResults: [{ name: join(root, 'bets.test.ts'), status: 'failed', message, assertionResults }] };
    expect(await jestResults(await written(report))).toEqual([
      fails('settles a bet'),
      fails('', '● settles a bet 1 is not 2 ● Test suite failed to run The server is still up'),
    ]);
  });
});

describe('browserResults', () => {
  it('names nested tests by their groups, and counts a skipped test as failed', async () => {
    const spec = (title: string, status: string, messages: readonly string[]) => ({
      title,
      file: 'walk.spec.ts',
      tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }] }],
    });
    const group = { title: 'on a phone', specs: [spec('walks', 'expected', []), spec('runs', 'skipped', [])] };
    const report = {
      errors: [{ message: 'The build failed' }],
      suites: [
        { title: 'walk.spec.ts', specs: [spec('waits', 'unexpected', ['Not\nvisible', 'Late'])], suites: [group] },
      ],
    };
    const file = 'e2e/walk.spec.ts';
    expect(await browserResults(await written(report))).toEqual([
      fails('', 'The build failed', ''),
      fails('waits', 'Not visible Late', file),
      passes('on a phone › walks', file),
      fails('on a phone › runs', 'did not run', file),
    ]);
  });
});

describe('outcomeOf', () => {
  it('counts a test that fails and then passes as passed, and names it as flaky with its first failure', () => {
    const runs = [
      [passes('places'), fails('settles', 'too late')],
      [passes('places'), fails('settles', 'other')],
      [passes('settles')],
    ];
    expect(outcomeOf(runs)).toEqual({ passed: 2, failed: [], flaky: [fails('settles', 'too late')] });
  });

  it('fails a test that never passes', () => {
    const run = [passes('places'), fails('settles')];
    expect(outcomeOf([run, run, run])).toEqual({ passed: 1, failed: [fails('settles')], flaky: [] });
  });

  it('names a test as flaky that passes at first and fails beside a retried one', () => {
    const runs = [
      [passes('places'), fails('settles')],
      [fails('places'), passes('settles')],
    ];
    expect(outcomeOf(runs)).toEqual({ passed: 2, failed: [], flaky: [fails('places'), fails('settles')] });
  });

  it('tells two tests with the same title apart', () => {
    expect(outcomeOf([[passes('places'), fails('places')]])).toEqual({
      passed: 1,
      failed: [fails('places')],
      flaky: [],
    });
  });

  it('counts the tests of a file that did not run at first', () => {
    const runs = [[fails('', 'No such module')], [passes('places'), passes('settles')]];
    expect(outcomeOf(runs)).toEqual({ passed: 2, failed: [], flaky: [fails('', 'No such module')] });
    expect(outcomeOf([[fails('')], [fails('')]])).toEqual({ passed: 0, failed: [fails('')], flaky: [] });
  });

  it('counts only the first failure of a series as flaky, and fails a test that never runs', () => {
    const first = [fails('signs in'), fails('bets', 'did not run')];
    expect(outcomeOf([first, [passes('signs in'), passes('bets')]])).toEqual({
      passed: 2,
      failed: [],
      flaky: [fails('signs in')],
    });
    expect(outcomeOf([first, first, first]).failed).toEqual(first);
    expect(outcomeOf([first, [passes('signs in'), fails('bets')], [passes('signs in'), passes('bets')]]).flaky).toEqual(
      [fails('signs in'), fails('bets')],
    );
  });

  it('fails a file that breaks only after its first run', () => {
    const runs = [[fails('places')], [passes('places'), fails('')], [passes('places'), fails('')]];
    expect(outcomeOf(runs)).toEqual({ passed: 1, failed: [fails('')], flaky: [fails('places')] });
  });
});

describe('progressIn', () => {
  it('reads the newest file and the failures from the output of jest', () => {
    const output = 'PASS node apps/a.test.ts (5 s)\nFAIL dom apps/b.test.tsx\n  ● places\n';
    expect(progressIn(output)).toBe('2 files, 1 failed, apps/b.test.tsx');
    expect(progressIn('Determining test suites to run...')).toBe('');
  });

  it('reads the newest count from the output of Playwright', () => {
    expect(progressIn('[1/9] e2e/a.spec.ts:3:1 › walks\n[2/9] e2e/b.spec.ts:4:1 › runs\n')).toBe(
      '[2/9] e2e/b.spec.ts:4:1',
    );
  });
});
