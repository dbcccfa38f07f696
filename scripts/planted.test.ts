import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Check, type Plant, plants } from './plants.ts';

// Plants the faults that each check of `npm test` exists for, in a copy of this tree. The check has to fail and to name each one.
// `npm test` tries three quick checks, each with all of its faults at once. `pnpm chaos planted` tries every check, one fault at a time.
const [count, from = 0] = (process.env.PAVILION_PLANTED ?? '').split(':').map(Number);
const QUICK_CHECKS: readonly Check[] = ['imports', 'circles', 'names'];
const tried = count
  ? [...plants.slice(from), ...plants.slice(0, from)].slice(0, count)
  : plants.filter(({ check }) => QUICK_CHECKS.includes(check));
const root = join(__dirname, '..');
const copied = ['apps', 'packages', 'e2e', 'bench', 'scripts', 'types', 'docs'];
const isConfiguration =
  /^(README\.md|package\.json|tsconfig.*\.json|biome\.json|knip\.json|jest\.config\.mjs|stylelint\.config\.mjs|dependency-rules\.cjs|pnpm-workspace\.yaml|\.gitignore)$/;
const remote = 'apps/planted-remote';
const images = '.cache/sandbox-tests';
let tree: string;
let made: { readonly stderr: string };

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'planted-'));
  for (const folder of copied)
    cpSync(join(root, folder), join(tree, folder), { recursive: true, verbatimSymlinks: true });
  for (const file of readdirSync(root).filter((name) => isConfiguration.test(name)))
    cpSync(join(root, file), join(tree, file));
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  // What databases begin from is the same here.
  mkdirSync(join(root, images), { recursive: true });
  mkdirSync(join(tree, '.cache'));
  symlinkSync(join(root, images), join(tree, images));
  // The new remote stands in the tree from the first, so that every check sees it beside the faults, and may not name it.
  const args = ['packages/cli/src/main.ts', 'new', 'remote', 'planted-remote'];
  made = spawnSync(process.execPath, args, { cwd: tree, encoding: 'utf8' });
  // In place of an install: another remote's packages.
  cpSync(join(tree, 'apps/casino/node_modules'), join(tree, remote, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  });
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

interface Verdict {
  readonly red: boolean;
  readonly output: string;
}

function run(program: string, ...args: string[]): Verdict {
  const bin = join(root, 'node_modules/.bin');
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, NODE_ENV: '' };
  const { status, stdout, stderr } = spawnSync(join(bin, program), args, { cwd: tree, encoding: 'utf8', env });
  return { red: status !== 0, output: stdout + stderr };
}

/** For jest in a jest: its cache goes with the tree, and the pattern is not that of the run around it. */
const APART = ['--cacheDirectory', '.cache/jest', '--testPathIgnorePatterns', '/node_modules/'];
/** Of the tree's own tests those that a fault is for, by file, and of their cases those named: the rest would only take time. */
const units = [
  ['apps/sandbox/src/store/tables.test.ts', 'every SQL text of the source'],
  ['scripts/menu-paths.test.ts', 'gives every path of a menu'],
  ['scripts/calls-table.test.ts', 'each call of the wire has one row'],
  ['scripts/calls-table.test.ts', 'is proved by a test in the file'],
  ['scripts/calls-table.test.ts', 'whatever a test proves has a row'],
  ['scripts/configuration.test.ts', 'Biome’s configuration|knip’s configuration|TypeScript’s configuration'],
  ['scripts/configuration.test.ts', 'the rules of imports'],
  ['scripts/moves.test.ts', 'every move of a'],
  ['packages/betting-math/src/planted.test.ts', '^planted$'],
] as const;

/** The checks of `npm test`, each on the part of the tree where its faults are planted. */
const checks = {
  imports: () =>
    run('depcruise', '--config', 'dependency-rules.cjs', 'apps/casino', 'apps/sports', remote, 'packages/federation'),
  unused: () => run('knip'),
  styles: () => run('stylelint', 'apps/wallet/src/*.css'),
  code: () => run('biome', 'ci', '--colors=off', '--max-diagnostics=none', 'packages/betting-math/src', remote),
  circles: () => run('node', 'scripts/checks/circles.ts'),
  copies: () => run('node', 'scripts/checks/copies.ts'),
  names: () => run('node', 'scripts/checks/words.ts'),
  units: () => {
    const files = [...new Set(units.map(([file]) => join(tree, file)))];
    const cases = units.map(([, name]) => name).join('|');
    return run(
      'jest',
      '--selectProjects',
      'node',
      '--rootDir',
      tree,
      ...APART,
      '-t',
      cases,
      '--runTestsByPath',
      ...files,
    );
  },
  contract: () => run('node', 'scripts/checks/contract.ts'),
  'contract --write': () => run('node', 'scripts/checks/contract.ts', '--write'),
  sql: () => run('node', 'scripts/checks/sql.ts'),
  // The rules of the whole tree, which one of its tests holds to its folders, on the two that it is about.
  types: () => {
    const include = ['packages/contract/src', `${remote}/src`, 'types'];
    writeFileSync(join(tree, 'tsconfig.planted.json'), JSON.stringify({ extends: './tsconfig.json', include }));
    return run('tsc', '-p', 'tsconfig.planted.json');
  },
} as const satisfies Record<Check, () => Verdict>;

/** The text of a file with a fault in it, which has a place there. */
function edited(path: string, [before, after]: readonly [before: string | RegExp, after: string]): string {
  const text = readFileSync(path, 'utf8');
  const planted = text.replace(before, after);
  if (planted === text) throw new Error(`${path} holds no ${before}`);
  return planted;
}

/** What a check says while the faults stand in the tree. */
function withPlanted(faults: readonly Plant[], judge: () => Verdict): Verdict {
  for (const { file, planted } of faults) {
    const path = join(tree, file);
    if ('code' in planted) writeFileSync(path, planted.code);
    else if ('end' in planted) writeFileSync(path, planted.end, { flag: 'a' });
    else writeFileSync(path, edited(path, planted.edit));
  }
  const verdict = judge();
  for (const { file, planted } of faults) {
    if ('code' in planted) rmSync(join(tree, file));
    else cpSync(join(root, file), join(tree, file));
  }
  return verdict;
}

/** What each check said of all of its faults at once. */
const verdicts = new Map<Check, Verdict>();

function verdictOf(check: Check): Verdict {
  const kept = verdicts.get(check);
  if (kept) return kept;
  const all = plants.filter((plant) => plant.check === check && !plant.alone);
  const verdict = withPlanted(all, checks[check]);
  verdicts.set(check, verdict);
  return verdict;
}

test.each(tried)('$fault turns its check red', (plant) => {
  const { red, output } = plant.alone || count ? withPlanted([plant], checks[plant.check]) : verdictOf(plant.check);
  expect(output).toMatch(plant.names);
  expect(red).toBe(true);
});

test('what `pnpm new remote` writes turns none of them red, is under 120 lines, and is shown in every state and both languages', () => {
  expect(made.stderr).toBe('');
  const files = readdirSync(join(tree, remote, 'src'), { recursive: true, encoding: 'utf8' });
  const lines = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      readFileSync(join(tree, remote, 'src', file), 'utf8')
        .trimEnd()
        .split('\n'),
    );
  expect(lines.length).toBeLessThan(120);
  const seeing: readonly Check[] = count
    ? ['code', 'imports', 'unused', 'circles', 'copies', 'names', 'types']
    : QUICK_CHECKS;
  for (const check of seeing)
    expect([check, verdictOf(check).output]).toEqual([check, expect.not.stringContaining(remote)]);
  const { red, output } = run('jest', '--rootDir', tree, ...APART, '--verbose', remote);
  expect(red && output).toBe(false);
  for (const locale of ['en', 'hi']) {
    for (const shown of ['its list', 'that there is nothing', 'why its list did not load']) {
      expect(output).toContain(`✓ the page shows ${shown} (${locale})`);
    }
    expect(output).toContain(`✓ the form asks for what is missing and sends the rest (${locale})`);
  }
}, 120_000);
