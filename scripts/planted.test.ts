import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Each check of `npm test` is shown a fault that it is there for, in a copy of this tree, and has to turn red.
const root = join(__dirname, '..');
const copied = ['apps', 'packages', 'e2e', 'bench', 'scripts', 'types', 'docs'];
const isConfiguration =
  /^(README\.md|package\.json|tsconfig.*\.json|biome\.json|knip\.json|jest\.config\.mjs|stylelint\.config\.mjs|dependency-rules\.cjs|pnpm-workspace\.yaml|\.gitignore)$/;
let tree: string;

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'planted-'));
  for (const folder of copied)
    cpSync(join(root, folder), join(tree, folder), { recursive: true, verbatimSymlinks: true });
  for (const file of readdirSync(root).filter((name) => isConfiguration.test(name)))
    cpSync(join(root, file), join(tree, file));
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

function check(program: string, ...args: string[]) {
  const bin = join(root, 'node_modules/.bin');
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, NODE_ENV: '' };
  const { status, stdout, stderr } = spawnSync(join(bin, program), args, { cwd: tree, encoding: 'utf8', env });
  return { red: status !== 0, output: stdout + stderr };
}

/** One test of the tree's own; `cases` says which of its cases, where the rest would only take time. */
function unit(file: string, cases: string) {
  const config = ['--selectProjects', 'node', '--rootDir', tree, '--testPathIgnorePatterns', '/node_modules/'];
  return check('jest', ...config, '-t', cases, '--runTestsByPath', join(tree, file));
}

/** A planted file, the check that has to see it, and the words by which it names the fault. */
const plants = [
  {
    fault: 'an app that imports another app',
    file: 'apps/casino/src/planted.ts',
    code: "import { definition } from '../../wallet/src/definition.ts';\nexport const planted = definition;\n",
    run: () => check('depcruise', '--config', 'dependency-rules.cjs', 'apps/casino', 'apps/wallet'),
    names: /error remote: apps\/casino\/src\/planted\.ts/,
  },
  {
    fault: 'a remote that reaches for the federation runtime',
    file: 'apps/sports/src/planted.ts',
    code: "export { createRemoteLoader } from '../../../packages/federation/src/runtime/index.ts';\n",
    run: () => check('depcruise', '--config', 'dependency-rules.cjs', 'apps/sports', 'packages/federation'),
    names: /federation-runtime-is-the-shells|error remote/,
  },
  {
    fault: 'an export that nobody uses',
    file: 'packages/betting-math/src/ticks.ts',
    append: 'export const nobodyUsesThis = 1;\n',
    run: () => check('knip'),
    names: /nobodyUsesThis/,
  },
  ...(
    [
      ['a spacing', 'margin: 13px', /Disallowed value "13px" for property "margin"/],
      ['a type size', 'font: 500 14px / 20px var(--font)', /Disallowed value .* for property "font"/],
      ['a colour', 'color: #ffffff', /hex color "#ffffff"/],
      ['a radius', 'border-radius: 5px', /Disallowed value "5px" for property "border-radius"/],
      ['a shadow', 'box-shadow: 0 1px 2px var(--ink)', /Disallowed value .* for property "box-shadow"/],
    ] as const
  ).map(([fault, declaration, names]) => ({
    fault: `${fault} that is no token`,
    file: 'apps/wallet/src/planted.css',
    code: `.planted {\n  ${declaration};\n}\n`,
    run: () => check('stylelint', 'apps/wallet/src/*.css'),
    names,
  })),
  {
    fault: 'a breakpoint that is no token',
    file: 'apps/wallet/src/planted.css',
    code: '@media (width >= 800px) {\n  .planted {\n    color: var(--ink);\n  }\n}\n',
    run: () => check('stylelint', 'apps/wallet/src/*.css'),
    names: /"800px" is no breakpoint of tokens\.css/,
  },
  {
    fault: 'a function that is longer than a screen',
    file: 'packages/betting-math/src/planted.ts',
    code: `export function planted(numbers: number[]) {\n${'  numbers.push(1);\n'.repeat(71)}}\n`,
    run: () => check('biome', 'ci', 'packages/betting-math/src/planted.ts'),
    names: /noExcessiveLinesPerFunction/,
  },
  {
    fault: 'a function with too many branches inside each other',
    file: 'packages/betting-math/src/planted.ts',
    code: `export function planted(n: number) {\n${'if (n > 1) {\n'.repeat(7)}return 1;\n${'}\n'.repeat(7)}return 0;\n}\n`,
    run: () => check('biome', 'lint', 'packages/betting-math/src/planted.ts'),
    names: /noExcessiveCognitiveComplexity/,
  },
  {
    fault: 'a folder that imports one that imports it',
    file: 'apps/shell/src/messages/planted.ts',
    code: "import type { Frame } from '../frame/frame.tsx';\nexport type Planted = typeof Frame;\n",
    run: () => check('node', 'scripts/checks/circles.ts'),
    names: /apps\/shell\/src: messages → frame runs back\n +apps\/shell\/src\/messages\/planted\.ts → /,
  },
  {
    fault: 'a second copy of a file',
    file: 'apps/wallet/src/planted.ts',
    code: readFileSync(join(root, 'packages/betting-math/src/ticks.ts'), 'utf8'),
    run: () => check('node', 'scripts/checks/copies.ts'),
    names: /apps\/wallet\/src\/planted\.ts:\d+ = packages\/betting-math\/src\/ticks\.ts/,
  },
  ...(
    [
      ['a name', 'export const purse = 1;', /planted\.ts:1 purse \(not purse, but account\)/],
      ['a part of a name', 'export const gameFacts = 1;', /planted\.ts:1 gameFacts \(not facts/],
      ['a title or comment', '// The player and his bets.', /planted\.ts:1 his \(not he, his/],
    ] as const
  ).map(([fault, code, names]) => ({
    fault: `${fault} that was changed for a better one`,
    file: 'apps/wallet/src/planted.ts',
    code: `${code}\n`,
    run: () => check('node', 'scripts/checks/words.ts'),
    names,
  })),
  ...(
    [
      [
        'in a room that is not its own',
        'from "account" a',
        /bonus\/planted\.ts names account, which belongs to store\/ledger/,
      ],
      ['that only the run knows', `from \${name}`, /bonus\/planted\.ts names a table that no constant says/],
    ] as const
  ).map(([where, clause, names]) => ({
    fault: `a table ${where}`,
    file: 'apps/sandbox/src/money/bonus/planted.ts',
    code: `export const planted = (name: string) => \`select 1 ${clause} where \${name.length} > 0\`;\n`,
    run: () => unit('apps/sandbox/src/store/tables.test.ts', 'every SQL text of the source'),
    names,
  })),
  {
    fault: 'a path in a menu that no app owns',
    file: 'apps/shell/src/frame/footer-links.ts',
    edit: ['to: paths.contact()', "to: '/planted/without/owner'"],
    run: () => unit('scripts/menu-paths.test.ts', 'every path that a menu'),
    names: /\+ +"\/planted\/without\/owner"/,
  },
  {
    fault: 'a call that is missing from the table of calls',
    file: 'docs/calls.md',
    edit: [/^\| `getBanners`.*\n/m, ''],
    run: () => unit('scripts/calls-table.test.ts', 'each call of the wire has one row'),
    names: /- +"getBanners"/,
  },
  {
    fault: 'a call that no test proves',
    file: 'apps/sandbox/src/server/http/calls.test.ts',
    edit: ["proves('getBanners');", ''],
    run: () => unit('scripts/calls-table.test.ts', 'is proved by a test in the file'),
    names: /● .*`getBanners` is proved by a test in the file that its row names/,
  },
  {
    fault: 'a proof of a call that the table does not have',
    file: 'apps/sandbox/src/server/http/calls.test.ts',
    edit: ["proves('getBanners');", "proves('getPlanted');"],
    run: () => unit('scripts/calls-table.test.ts', 'whatever a test proves has a row'),
    names: /"name": "getPlanted"/,
  },
  ...(
    [
      ['biome.json', /(?<="includes": \[)/, 'Biome’s configuration'],
      ['knip.json', /(?<="entry": \[)/, 'knip’s configuration'],
      ['tsconfig.json', /(?<="include": \[)/, 'TypeScript’s configuration'],
    ] as const
  ).map(([file, place, whose]) => ({
    fault: `a file that ${whose} names and that is not there`,
    file,
    edit: [place, '"scripts/planted-away.ts", '] as const,
    run: () => unit('scripts/configuration.test.ts', whose),
    names: /\+ +"scripts\/planted-away\.ts"/,
  })),
  {
    fault: 'a folder that the rules of imports name and that is not there',
    file: 'dependency-rules.cjs',
    edit: ["pkg('federation/src/runtime')", "pkg('planted-away')"],
    run: () => unit('scripts/configuration.test.ts', 'the rules of imports'),
    names: /\+ +".*planted-away/,
  },
  {
    fault: 'a member that the contract loses without a new major version',
    file: 'packages/contract/src/shell.ts',
    edit: ['  readonly dialogs: Dialogs;\n', ''],
    run: () => check('node', 'scripts/checks/contract.ts'),
    names: /breaks what \d+\.0\.0 began with:.*Property 'dialogs' is missing.*contract: 2 found/s,
  },
  {
    fault: 'a member that the contract gains and its reviewed report has not',
    file: 'packages/contract/src/shell.ts',
    edit: ['  readonly dialogs: Dialogs;\n', '  readonly dialogs: Dialogs;\n  readonly planted?: string;\n'],
    run: () => check('node', 'scripts/checks/contract.ts'),
    names: /is not what the sources declare:\n {2}\+ +readonly planted\?: string;\n\ncontract: 1 found/,
  },
  {
    fault: 'a changed contract that would be recorded under the version that it had',
    file: 'packages/contract/src/shell.ts',
    edit: ['  readonly dialogs: Dialogs;\n', '  readonly dialogs: Dialogs;\n  readonly planted?: string;\n'],
    run: () => check('node', 'scripts/checks/contract.ts', '--write'),
    names: /its version is (\d+\.\d+\.\d+) after \1: raise the minor/,
  },
  {
    fault: 'a name that a page shares no more',
    file: 'packages/contract/src/shared-names.ts',
    edit: ["'useSearchParams',", ''],
    run: () => check('node', 'scripts/checks/contract.ts'),
    names: /"react-router useSearchParams"' is not assignable/,
  },
  {
    fault: 'a column that no migration has, or an SQL text whose types nobody has written,',
    file: 'apps/sandbox/src/organisation/change.ts',
    edit: ['select id, content from', 'select id, planted from'],
    run: () => check('node', 'scripts/checks/sql.ts'),
    names:
      /organisation\/change\.ts: column "planted" does not exist[\s\S]*statements\.ts is not what the texts and the schema make of it/,
  },
  {
    fault: 'a type error',
    file: 'packages/contract/src/planted.ts',
    code: "export const planted: number = 'text';\n",
    run: () => check('tsc', '-p', '.'),
    names: /planted\.ts.*TS2322/,
  },
  {
    fault: 'a failing test',
    file: 'packages/betting-math/src/planted.test.ts',
    code: "test('planted', () => {\n  expect(1).toBe(2);\n});\n",
    run: () =>
      check(
        'jest',
        '--selectProjects',
        'node',
        '--rootDir',
        tree,
        'planted.test.ts',
        '--testPathIgnorePatterns',
        'scripts',
      ),
    names: /1 failed/,
  },
] as const;

test.each(plants)('$fault turns its check red', (plant) => {
  const path = join(tree, plant.file);
  if ('append' in plant) writeFileSync(path, plant.append, { flag: 'a' });
  else if ('edit' in plant) writeFileSync(path, readFileSync(path, 'utf8').replace(plant.edit[0], plant.edit[1]));
  else writeFileSync(path, plant.code);
  const { red, output } = plant.run();
  if ('code' in plant) rmSync(path);
  else cpSync(join(root, plant.file), path);
  expect(output).toMatch(plant.names);
  expect(red).toBe(true);
});

test('what `pnpm new remote` writes turns none of them red, is under 120 lines, and is shown in every state and both languages', () => {
  const made = spawnSync(process.execPath, ['scripts/new.ts', 'remote', 'planted-remote'], {
    cwd: tree,
    encoding: 'utf8',
  });
  expect(made.stderr).toBe('');
  const folder = 'apps/planted-remote';
  const files = readdirSync(join(tree, folder, 'src'), { recursive: true, encoding: 'utf8' });
  const lines = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      readFileSync(join(tree, folder, 'src', file), 'utf8')
        .trimEnd()
        .split('\n'),
    );
  expect(lines.length).toBeLessThan(120);
  // In place of an install: another remote's packages.
  cpSync(join(tree, 'apps/casino/node_modules'), join(tree, folder, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  const verdicts = {
    style: check('biome', 'ci', folder),
    imports: check('depcruise', '--config', 'dependency-rules.cjs', folder),
    unused: check('knip', '--workspace', folder),
    units: check('jest', '--rootDir', tree, '--verbose', folder),
  };
  for (const [name, { red, output }] of Object.entries(verdicts)) expect([name, red && output]).toEqual([name, false]);
  for (const locale of ['en', 'hi']) {
    for (const shown of ['its list', 'that there is nothing', 'why its list did not load']) {
      expect(verdicts.units.output).toContain(`✓ the page shows ${shown} (${locale})`);
    }
    expect(verdicts.units.output).toContain(`✓ the form asks for what is missing and sends the rest (${locale})`);
  }
  // The types of the whole tree are a check of their own.
  expect(check('tsc', '-p', '.').output).not.toContain(folder);
}, 120_000);
