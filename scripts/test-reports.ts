import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '@pavilion/cli/project';

/** The result of one test in one run. */
export interface TestResult {
  /** Path from the workspace's root; empty if the failure belongs to no file, such as a runner that did not start. */
  readonly file: string;
  /** Empty if the file as a whole failed, for example at an import. */
  readonly title: string;
  readonly passed: boolean;
  /** The first error on one line; empty for a test that passed. */
  readonly reason: string;
}

/** The reason of a browser test that was left out because an earlier one of its series failed. */
const DID_NOT_RUN = 'did not run';

/** The verdict over all runs of a set of tests. */
export interface Outcome {
  readonly passed: number;
  /** Tests that passed in no run, by their first result. */
  readonly failed: readonly TestResult[];
  /** Tests that failed in one run and passed in another, by their first failure. They count as passed. */
  readonly flaky: readonly TestResult[];
}

/** Judges tests by all their runs, the first run first. A test passes if it passed in any of them. */
export function outcomeOf(runs: readonly (readonly TestResult[])[]): Outcome {
  const attempts = new Map<string, TestResult[]>();
  for (const [index, run] of runs.entries()) {
    const titles = new Map<string, number>();
    for (const result of [...run, ...recoveredIn(run, runs.slice(0, index))]) {
      // Two tests of a file may share a title: they are told apart by their order.
      const nth = (titles.get(nameOf(result)) ?? 0) + 1;
      titles.set(nameOf(result), nth);
      const key = `${nth} ${nameOf(result)}`;
      attempts.set(key, [...(attempts.get(key) ?? []), result]);
    }
  }
  const outcome = { passed: 0, failed: [] as TestResult[], flaky: [] as TestResult[] };
  for (const all of attempts.values()) {
    // A test that was left out in one run is judged by the others: only the test before it failed.
    const ran = all.filter(({ reason }) => reason !== DID_NOT_RUN);
    const results = ran.length > 0 ? ran : all;
    const failure = results.find(({ passed }) => !passed);
    const hasPassed = results.some(({ passed }) => passed);
    if (hasPassed && results[0]?.title !== '') outcome.passed += 1;
    if (failure) outcome[hasPassed ? 'flaky' : 'failed'].push(failure);
  }
  return outcome;
}

/** Returns a passed result for each file that failed as a whole in an earlier run and runs in this one. */
function recoveredIn(run: readonly TestResult[], earlier: readonly (readonly TestResult[])[]): readonly TestResult[] {
  const brokenIn = (results: readonly TestResult[]) =>
    new Set(results.filter(({ title }) => title === '').map(({ file }) => file));
  const files = new Set(run.map(({ file }) => file));
  return [...brokenIn(earlier.flat())]
    .filter((file) => files.has(file) && !brokenIn(run).has(file))
    .map((file) => ({ file, title: '', passed: true, reason: '' }));
}

/** The name of a test in the closing lines: its file and its title. */
export const nameOf = ({ file, title }: Pick<TestResult, 'file' | 'title'>) =>
  [file, title].filter((part) => part !== '').join(' › ');

interface JestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** How jest heads a failure outside of any test, such as one in `afterAll`. */
const SUITE_FAILED = '● Test suite failed to run';

/** Reads the report that jest writes with `--json --outputFile`. */
export async function jestResults(reportFile: string): Promise<readonly TestResult[]> {
  const { testResults } = JSON.parse(await readFile(reportFile, 'utf8')) as JestReport;
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults
      .filter((test) => test.status === 'passed' || test.status === 'failed')
      .map((test) => ({
        file,
        title: test.fullName,
        passed: test.status === 'passed',
        reason: oneLine(test.failureMessages),
      }));
    const isBroken =
      status === 'failed' &&
      (tests.every(({ passed }) => passed) || stripVTControlCharacters(message).includes(SUITE_FAILED));
    return isBroken ? [...tests, { file, title: '', passed: false, reason: oneLine([message]) }] : tests;
  });
}

interface BrowserError {
  readonly message?: string;
}

interface BrowserSpec {
  readonly title: string;
  readonly file: string;
  readonly tests: readonly {
    readonly status: string;
    readonly results: readonly { readonly errors: readonly BrowserError[] }[];
  }[];
}

interface BrowserSuite {
  readonly title: string;
  readonly specs?: readonly BrowserSpec[];
  readonly suites?: readonly BrowserSuite[];
}

interface BrowserReport {
  readonly suites: readonly BrowserSuite[];
  /** Errors outside of any test. */
  readonly errors: readonly BrowserError[];
}

/** Reads the report of Playwright's json reporter. A skipped test counts as failed: none is skipped on purpose. */
export async function browserResults(reportFile: string): Promise<readonly TestResult[]> {
  const { suites, errors } = JSON.parse(await readFile(reportFile, 'utf8')) as BrowserReport;
  const outside = errors.map((error) => ({ file: '', title: '', passed: false, reason: oneLine([messageOf(error)]) }));
  // The outermost suite is the file itself.
  return [...outside, ...suites.flatMap((file) => resultsOf(file, []))];
}

function resultsOf({ specs = [], suites = [] }: BrowserSuite, titles: readonly string[]): readonly TestResult[] {
  return [
    ...specs.map((spec) => {
      const errors = spec.tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      const passed = spec.tests.every(({ status }) => status === 'expected');
      const reason = passed ? '' : oneLine(errors.map(messageOf)) || DID_NOT_RUN;
      return { file: `e2e/${spec.file}`, title: [...titles, spec.title].join(' › '), passed, reason };
    }),
    ...suites.flatMap((suite) => resultsOf(suite, [...titles, suite.title])),
  ];
}

const messageOf = ({ message = '' }: BrowserError) => message;

const oneLine = (messages: readonly string[]) =>
  stripVTControlCharacters(messages.join(' ')).replaceAll(/\s+/g, ' ').trim().slice(0, 300);
