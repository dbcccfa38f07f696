// `npm test`: every check there is, each by the name that a person calls it by too. Goes on after a failure, and closes with one line.
import { spawn } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { explain } from './failure.ts';
import { ensureServers } from './servers.ts';
import { browserTally, jestTally, type Tally } from './test-reports.ts';
import { cacheFolder, root } from './workspace.ts';

interface Check {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Reads the counts of a test runner's report; without it the check counts as one. */
  readonly tally?: () => Promise<Tally>;
}

const reports = join(cacheFolder, 'test');
const jestReport = join(reports, 'jest.json');
const browserReport = join(reports, 'browser.json');

const checks: readonly Check[] = [
  { name: 'style', command: ['biome', 'ci', '--colors=off'] },
  { name: 'tokens', command: ['stylelint', '{apps,packages}/*/src/**/*.css'] },
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
  {
    name: 'units and components',
    command: ['jest', '--silent', '--json', `--outputFile=${jestReport}`],
    tally: () => jestTally(jestReport),
  },
  {
    name: 'browser',
    command: ['playwright', 'test', '-c', 'e2e/playwright.config.ts'],
    tally: () => browserTally(browserReport),
  },
];

const started = performance.now();
await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });
const total = { passed: 0, failed: 0 };
const failures: string[] = [];
// What only reads the sources goes side by side; what runs the product has the machine to itself.
const readers = checks.filter(({ tally }) => !tally);
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let check = readers.shift(); check; check = readers.shift()) await report(check);
  }),
);
for (const check of checks.filter(({ tally }) => tally)) await report(check);
// Again in short: whoever is shown the last lines alone sees what failed and why.
for (const reason of failures) console.log(reason);
console.log(`\nin ${((performance.now() - started) / 1000).toFixed(0)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

async function report(check: Check): Promise<void> {
  const before = performance.now();
  const { passed, failed, output, reasons } = await run(check);
  total.passed += passed;
  total.failed += failed;
  failures.push(...reasons);
  const seconds = ((performance.now() - before) / 1000).toFixed(1);
  if (failed > 0) console.log(output.trimEnd());
  console.log(
    `${failed > 0 ? 'FAIL' : 'ok  '} ${check.name.padEnd(22)}${String(passed).padStart(5)} passed ${failed} failed ${seconds.padStart(7)} s`,
  );
}

async function run({ name, command, tally }: Check): Promise<Tally & { output: string }> {
  try {
    if (name === 'units and components') ensureServers();
    const env =
      name === 'browser'
        ? { PAVILION_CHROMIUM: await ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport }
        : {};
    const { code, output } = await execute(command, env);
    if (!tally) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, reasons: [], output };
    const counted = await tally();
    // A runner that ended badly without a failed test (it could not start, it ran none) has failed all the same.
    const broken = (code !== 0 && counted.failed === 0) || counted.passed + counted.failed === 0;
    return { ...counted, failed: counted.failed + (broken ? 1 : 0), output };
  } catch (error) {
    return { passed: 0, failed: 1, reasons: [], output: explain(error) };
  }
}

function execute(
  [program, ...args]: Check['command'],
  env: Record<string, string>,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const bin = join(root, 'node_modules', '.bin');
    const child = spawn(join(bin, program), args, {
      cwd: root,
      env: { ...process.env, ...env, PATH: `${bin}:${process.env.PATH}`, FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}
