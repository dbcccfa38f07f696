import { readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';

/** What a check came to. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** What failed, and the first that is said of why: two short lines each. */
  readonly reasons: readonly string[];
}

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
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

/** Reads what jest wrote with `--json --outputFile`. */
export async function jestTally(file: string): Promise<Tally> {
  const report = JSON.parse(await readFile(file, 'utf8')) as JestReport;
  const reasons = report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [reasonOf(name, [message])];
      return failed.map(({ fullName, failureMessages }) => reasonOf(fullName, failureMessages));
    });
  // A suite that did not even run holds tests that did not pass.
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites, reasons };
}

interface BrowserError {
  readonly message?: string;
}

interface BrowserSpec {
  readonly ok: boolean;
  readonly title: string;
  readonly file: string;
  readonly tests: readonly { readonly results: readonly { readonly errors: readonly BrowserError[] }[] }[];
}

interface BrowserSuite {
  readonly specs?: readonly BrowserSpec[];
  readonly suites?: readonly BrowserSuite[];
}

interface BrowserReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly suites: readonly BrowserSuite[];
  /** What went wrong outside of any test. */
  readonly errors: readonly BrowserError[];
}

/** Reads what Playwright's json reporter wrote. */
export async function browserTally(file: string): Promise<Tally> {
  const { stats, suites, errors } = JSON.parse(await readFile(file, 'utf8')) as BrowserReport;
  const failed = suites.flatMap(specsOf).filter(({ ok }) => !ok);
  const reasons = failed.map((spec) => {
    const found = spec.tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
    return reasonOf(`${spec.file}: ${spec.title}`, found.map(messageOf));
  });
  if (errors.length > 0) reasons.unshift(reasonOf('before or after the tests', errors.map(messageOf)));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped, reasons };
}

const messageOf = ({ message = '' }: BrowserError) => message;

const specsOf = ({ specs = [], suites = [] }: BrowserSuite): readonly BrowserSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

function reasonOf(title: string, messages: readonly string[]): string {
  const text = stripVTControlCharacters(messages.join(' ')).replaceAll(/\s+/g, ' ').trim();
  return `FAIL ${title.slice(0, 160)}\n     ${text.slice(0, 300)}`;
}
