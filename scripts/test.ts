// `npm test`: runs every check and every test, and retries failed tests alone at the end. The last line is `N passed, N failed`.
// `npm test -- wallet` runs the checks and tests of one app or package, `npm test -- --again` only what failed the last time.
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { explain, stopWith } from '@pavilion/cli/failure';
import { cacheFolder, root } from '@pavilion/cli/project';
import { ensureBrowser } from './browser.ts';
import { ensureServers } from './servers.ts';
import { browserTests, folderOf } from './test-areas.ts';
import { Progress, progressIn } from './test-progress.ts';
import { browserResults, jestResults, nameOf, outcomeOf, type TestResult } from './test-reports.ts';

type Command = readonly [program: string, ...args: string[]];
type Environment = Readonly<Record<string, string>>;

/** A check that only reads the sources. It passes or fails as a whole. */
interface Check {
  readonly name: string;
  readonly command: Command;
  /** The command for one app or package; without it, the check always reads the whole workspace. */
  readonly within?: (folder: string) => Command;
}

/** A test runner, which runs all its files or some of them. */
interface Runner {
  readonly name: string;
  /** Makes sure that what the tests need is installed; returns the environment to run them in. */
  readonly prepare: () => Promise<Environment>;
  readonly command: (reportFile: string) => Command;
  /** Added to the command to run the tests of one app or package; null if it has none. */
  readonly within: (folder: string, name: string) => readonly string[] | null;
  /** Added to the command to run only these files, one after another. */
  readonly only: (files: readonly string[]) => readonly string[];
  readonly read: (reportFile: string) => Promise<readonly TestResult[]>;
}

/** What failed in the last run, for `--again`. */
interface LastFailures {
  readonly checks: readonly string[];
  /** Files by the name of their runner; null if the runner itself failed. */
  readonly files: Readonly<Record<string, readonly string[] | null>>;
}

/** A test that failed runs at most this often, the first run included. */
const ATTEMPTS = 3;
/** More flaky tests than this fail the run. */
const MOST_FLAKY = 5;

/** What jest prints if a worker did not end in time (`workerGracefulExitTimeout`). */
const FORCED_EXIT = 'A worker process has failed to exit gracefully';

const checks: readonly Check[] = [
  {
    name: 'style',
    command: ['biome', 'ci', '--colors=off'],
    within: (folder) => ['biome', 'ci', '--colors=off', folder],
  },
  {
    name: 'tokens',
    command: ['stylelint', '{apps,packages}/*/src/**/*.css'],
    within: (folder) => ['stylelint', '--allow-empty-input', `${folder}/src/**/*.css`],
  },
  { name: 'types', command: ['tsc', '-p', '.'] },
  {
    name: 'import rules',
    command: ['depcruise', '--config', 'dependency-rules.cjs', 'apps', 'packages', 'e2e', 'bench', 'scripts'],
  },
  { name: 'unused code', command: ['knip'] },
  { name: 'circles', command: ['node', 'scripts/checks/circles.ts'] },
  { name: 'copies', command: ['node', 'scripts/checks/copies.ts'] },
  { name: 'words', command: ['node', 'scripts/checks/words.ts'] },
  { name: 'contract', command: ['node', 'scripts/checks/contract.ts'] },
  { name: 'sql', command: ['node', 'scripts/checks/sql.ts'] },
];

const runners: readonly Runner[] = [
  {
    name: 'units and components',
    prepare: async () => {
      ensureServers();
      return {};
    },
    command: (reportFile) => ['jest', '--silent', '--json', `--outputFile=${reportFile}`],
    within: (folder) => ['--passWithNoTests', '--testPathPatterns', `/${folder}/`],
    // In one process, which a timer that a test left behind must not keep alive.
    only: (files) => ['--runInBand', '--forceExit', '--runTestsByPath', ...files],
    read: jestResults,
  },
  {
    name: 'browser',
    prepare: async () => ({ PAVILION_CHROMIUM: await ensureBrowser() }),
    command: () => ['playwright', 'test', '-c', 'e2e/playwright.config.ts'],
    within: (_folder, name) => browserTests[name]?.map((file) => `e2e/${file}.spec.ts`) ?? null,
    only: (files) => ['--workers=1', ...files],
    read: browserResults,
  },
];

const { again, area } = readArguments();
const reports = join(cacheFolder, 'test');
const lastFailuresFile = join(cacheFolder, 'test-failures.json');
const started = performance.now();
const last = again ? await readLastFailures() : null;
await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });

const progress = new Progress();
let passed = 0;
const failures: string[] = [];
const flaky: TestResult[] = [];
const failedChecks: string[] = [];
const failedFiles: Record<string, readonly string[] | null> = {};

// Checks read the sources and run side by side. Tests run the product and have the machine to themselves.
const waiting = checks.filter(({ name, within }) =>
  last ? last.checks.includes(name) : !area || within || name === 'types',
);
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) await runCheck(check);
  }),
);
const runs = new Map<Runner, (readonly TestResult[])[]>();
for (const runner of runners) {
  const selection = selectionOf(runner);
  if (selection) runs.set(runner, [await runTests(runner, 1, selection)]);
}
for (let attempt = 2; attempt <= ATTEMPTS; attempt++) {
  for (const [runner, soFar] of runs) {
    const files = filesOf(outcomeOf(soFar).failed);
    if (files.length > 0) soFar.push(await runTests(runner, attempt, runner.only(files)));
  }
}
const outcomes = [...runs].map(([runner, all]) => ({ runner, outcome: outcomeOf(all) }));
for (const { outcome } of outcomes) {
  passed += outcome.passed;
  failures.push(...outcome.failed.map((test) => linesOf('FAIL', test)));
  flaky.push(...outcome.flaky);
}
const isTooFlaky = flaky.length > MOST_FLAKY;
for (const { runner, outcome } of outcomes) {
  const isRunnerBroken = outcome.failed.some(({ file }) => file === '');
  failedFiles[runner.name] = isRunnerBroken
    ? null
    : filesOf(isTooFlaky ? [...outcome.failed, ...outcome.flaky] : outcome.failed);
}
progress.stop();
await writeFile(join(reports, 'flaky.json'), `${JSON.stringify(flaky, null, 2)}\n`);
// A run of one app says nothing about the others.
if (!area) {
  const written: LastFailures = { checks: failedChecks, files: failedFiles };
  await writeFile(lastFailuresFile, JSON.stringify(written));
}

for (const test of flaky) console.log(linesOf('FLAKY', test));
if (isTooFlaky) failures.push(`FAIL ${flaky.length} tests are flaky; at most ${MOST_FLAKY} may be.`);
for (const failure of failures) console.log(failure);
console.log(`\nin ${((performance.now() - started) / 1000).toFixed(0)} s, ${flaky.length} flaky`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);

/** Returns the arguments that select the tests to run: none for all of them. Null if the runner has nothing to run. */
function selectionOf(runner: Runner): readonly string[] | null {
  if (!last) return area ? runner.within(area.folder, area.name) : [];
  const files = last.files[runner.name] ?? null;
  if (runner.name in last.files && files === null) return [];
  return files && files.length > 0 ? runner.only(files) : null;
}

async function runCheck(check: Check): Promise<void> {
  const { name, within } = check;
  const command = area && within ? within(area.folder) : check.command;
  const before = performance.now();
  progress.begin(name, () => '');
  const { code, output } = await execute(command).catch((error) => ({ code: 1, output: explain(error) }));
  progress.end(name);
  if (code === 0) {
    passed += 1;
  } else {
    progress.print(output.trimEnd());
    failures.push(`FAIL ${name}`);
    failedChecks.push(name);
  }
  report(name, code === 0 ? '1 passed' : '1 failed', before);
}

/** Runs a selection of tests, or all if it is empty, and prints the whole output if a test fails. */
async function runTests(runner: Runner, attempt: number, selection: readonly string[]): Promise<readonly TestResult[]> {
  const before = performance.now();
  const label = attempt === 1 ? runner.name : `${runner.name}, attempt ${attempt} of ${ATTEMPTS}`;
  const reportFile = join(reports, `${runner.name.replaceAll(' ', '-')}-${attempt}.json`);
  let output = '';
  progress.begin(label, () => progressIn(output));
  let results: readonly TestResult[];
  try {
    const env = { ...(await runner.prepare()), PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile };
    const [program, ...args] = runner.command(reportFile);
    const command: Command = [program, ...args, ...selection];
    const { code } = await execute(command, env, (all) => (output = all));
    results = await runner.read(reportFile);
    const isEmpty = results.length === 0 && !area;
    const isBroken = isEmpty || (code !== 0 && results.every((test) => test.passed));
    if (isBroken) results = [...results, runnerFailed(`${label} ended with status ${code} and without a failed test.`)];
    // A test that failed may not have closed what it opened. If none failed, one forgot to: that counts as one flaky test.
    if (output.includes(FORCED_EXIT) && results.every((test) => test.passed)) {
      flaky.push(runnerFailed(`${label}: a worker had to be ended, since a test left something open.`));
    }
    if (results.some((test) => !test.passed)) progress.print(output.trimEnd());
  } catch (error) {
    results = [runnerFailed(explain(error))];
    progress.print(explain(error));
  }
  progress.end(label);
  const failed = results.filter((test) => !test.passed).length;
  report(label, `${results.length - failed} passed ${failed} failed`, before);
  return results;
}

function runnerFailed(reason: string): TestResult {
  return { file: '', title: '', passed: false, reason };
}

function report(name: string, verdict: string, before: number): void {
  const seconds = ((performance.now() - before) / 1000).toFixed(1);
  progress.print(`${progress.elapsed().padStart(6)}  ${name.padEnd(38)}${verdict.padEnd(24)}${seconds.padStart(7)} s`);
}

function linesOf(verdict: string, test: TestResult): string {
  return `${verdict} ${nameOf(test).slice(0, 240)}\n     ${test.reason}`;
}

function filesOf(tests: readonly TestResult[]): readonly string[] {
  return [...new Set(tests.map(({ file }) => file))].filter((file) => file !== '');
}

/** Reads the arguments: nothing, the name of an app or a package, or `--again`. */
function readArguments(): { again: boolean; area: { name: string; folder: string } | null } {
  try {
    const { values, positionals } = parseArgs({ options: { again: { type: 'boolean' } }, allowPositionals: true });
    const [name, ...more] = positionals;
    const { again = false } = values;
    if (name === undefined) return { again, area: null };
    const folder = folderOf(name);
    if (folder && more.length === 0 && !again) return { again, area: { name, folder } };
  } catch {
    // An unknown option: the usage says what there is.
  }
  stopWith('npm test [-- NAME | --again], where NAME is an app or a package, for example: npm test -- wallet');
}

async function readLastFailures(): Promise<LastFailures> {
  const text = await readFile(lastFailuresFile, 'utf8').catch(() => null);
  if (text === null) stopWith('No earlier run is known here: run `npm test` first.');
  const failures = JSON.parse(text) as LastFailures;
  const hasFiles = Object.values(failures.files).some((files) => files === null || files.length > 0);
  if (failures.checks.length === 0 && !hasFiles) stopWith('Nothing failed in the last run.');
  return failures;
}

/** Runs a program of the workspace. `onOutput` receives everything printed so far. */
function execute(
  [program, ...args]: Command,
  env: Environment = {},
  onOutput: (all: string) => void = () => {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const bin = join(root, 'node_modules', '.bin');
    const child = spawn(join(bin, program), args, {
      cwd: root,
      env: { ...process.env, ...env, PATH: `${bin}:${process.env.PATH}`, FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const take = (chunk: Buffer) => {
      output += chunk;
      onOutput(output);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', reject);
    child.on('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}
