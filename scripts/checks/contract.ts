// The contract's surface is a file that is reviewed: packages/contract/api/contract.api.md is what the sources declare, or this
// check fails. And a surface that breaks what the major version began with (major-N.api.md) needs a new major version.
//   node scripts/checks/contract.ts           checks
//   node scripts/checks/contract.ts --write   writes the report anew, and with a new major version its beginning
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { declarationsOf } from './declarations.ts';
import { finish, root } from './sources.ts';

const contract = 'packages/contract';
const entries = ['index', 'remote', 'vocabulary'].map((name) => `${contract}/src/${name}.ts`);
const homes = {
  '@pavilion/contract': { folder: `${contract}/src` },
  '@pavilion/api-client': { folder: 'packages/api-client/src' },
  '@pavilion/money': { folder: 'packages/money/src', branded: true },
};

const version = (await read<{ CONTRACT_VERSION: string }>('version')).CONTRACT_VERSION;
const report = join(root, contract, 'api/contract.api.md');
const beginning = join(root, contract, `api/major-${version.split('.')[0]}.api.md`);
const now = await surface();
const recorded = existsSync(report) ? declarationsIn(report) : '';

if (process.argv.includes('--write')) {
  const refused = refusals();
  if (refused.length > 0)
    finish('contract', refused, 'The report is written once the version says what the change is.');
  mkdirSync(join(report, '..'), { recursive: true });
  writeFileSync(report, asReport(`The contract's surface, ${version}`));
  if (!existsSync(beginning))
    writeFileSync(beginning, asReport(`What version ${version.split('.')[0]} of the contract began with`));
  finish('contract', [], '');
}

const faults = [
  ...(recorded === now
    ? []
    : [`packages/contract/api/contract.api.md is not what the sources declare:\n${difference()}`]),
  ...(existsSync(beginning)
    ? broken(declarationsIn(beginning), `what ${version.split('.')[0]}.0.0 began with`)
    : [`No beginning of this major version: ${beginning.slice(root.length + 1)}`]),
];
finish(
  'contract',
  faults,
  'Raise CONTRACT_VERSION, then: node scripts/checks/contract.ts --write, and review what changed.',
);

/** Why a changed surface can't be recorded under this version: a break of what was recorded is a new major, anything else a new minor. */
function refusals(): string[] {
  const before = /CONTRACT_VERSION = ['"]([^'"]+)['"]/.exec(recorded)?.[1];
  if (!before || recorded === now || !existsSync(beginning)) return [];
  const [was, is] = [before.split('.'), version.split('.')];
  if (was[0] !== is[0]) return [];
  if (was[1] === is[1])
    return [`The surface has changed, and its version is ${version} after ${before}: raise the minor at least.`];
  return broken(recorded, `what ${before} promised`);
}

/** The report's text: the declarations, and what a page has once. */
async function surface(): Promise<string> {
  const { sharedNames, sharedRanges, retiredNames } = await read<{
    sharedNames: Readonly<Record<string, '*' | readonly string[]>>;
    sharedRanges: Readonly<Record<string, string>>;
    retiredNames: Readonly<Record<string, readonly string[]>>;
  }>('shared-names');
  const named = (names: Readonly<Record<string, '*' | readonly string[]>>) =>
    Object.entries(names).flatMap(([module, list]) =>
      (list === '*' ? ['*'] : list).map((name) => `  | '${module} ${name}'`),
    );
  const ranges = Object.entries(sharedRanges).map(([name, range]) => `  | '${name} ${range}'`);
  const union = (type: string, members: readonly string[]) =>
    `export type ${type} =\n${members.toSorted().join('\n')};\n`;
  const shared = `// ${contract}/src/shared-names.ts\n${union('SharedName', named(sharedNames))}${union('RetiredName', named(retiredNames))}${union('SharedRange', ranges)}`;
  return formatted(`${declarationsOf(entries, homes)}\n${shared}`);
}

/** As the formatter writes it: it formats code within pages too. */
function formatted(declarations: string): string {
  const biome = join(root, 'node_modules/.bin/biome');
  const args = ['format', '--stdin-file-path=surface.d.ts'];
  const { status, stdout, stderr } = spawnSync(biome, args, { cwd: root, input: declarations, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

/** The declarations as a page that people read: made by `pnpm check:contract --write`, and never edited. */
function asReport(title: string): string {
  const text =
    'Made by `node scripts/checks/contract.ts --write`: what a remote may rest on. Read each change of it as a change of a promise.';
  return `# ${title}\n\n${text}\n\n\`\`\`ts\n${now}\`\`\`\n`;
}

function declarationsIn(file: string): string {
  return /```ts\n(.*)```\n$/s.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
}

async function read<Module>(name: string): Promise<Module> {
  return (await import(pathToFileURL(join(root, contract, `src/${name}.ts`)).href)) as Module;
}

/** The lines that one text has and the other has not. */
function difference(): string {
  const [before, after] = [recorded.split('\n'), now.split('\n')];
  const gone = before.filter((line) => !after.includes(line)).map((line) => `  - ${line}`);
  const come = after.filter((line) => !before.includes(line)).map((line) => `  + ${line}`);
  return [...gone, ...come].join('\n');
}

/**
 * What of an earlier surface no longer holds, as the compiler sees it: what a remote is given must still be what it
 * was, and what a remote was allowed to give must still be taken. Lists of names are compared by their types: they may grow.
 * `defineRemote` is each remote's own copy, and nobody but the shell provides the context.
 */
function broken(then: string, promise: string): string[] {
  const folder = join(root, contract, 'node_modules/.cache/contract');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'now.d.ts'), strict(now));
  writeFileSync(join(folder, 'then.d.ts'), strict(then));
  writeFileSync(join(folder, 'compatibility.ts'), compatibility(then));
  const zod = join(root, 'packages/api-client/node_modules/zod');
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: join(root, 'packages/remote-kit/tsconfig.base.json'),
      compilerOptions: { paths: { zod: [zod], 'zod/*': [`${zod}/*`] } },
      files: ['compatibility.ts'],
    }),
  );
  const tsc = join(root, 'node_modules/.bin/tsc');
  const { status, stdout } = spawnSync(tsc, ['-p', folder, '--pretty', 'false'], { encoding: 'utf8' });
  return status === 0 ? [] : [`This breaks ${promise}:\n${stdout.trimEnd()}`];
}

/** Methods as properties: of a method the compiler takes one that asks for more as well, of a property it does not. */
function strict(declarations: string): string {
  return declarations.replace(
    /^( +)(\w+\??)((?:<.*>)?\((?:[^()]|\([^()]*\))*\)): ((?:[^;{]|\{[^}]*\})*);$/gm,
    '$1readonly $2: $3 => $4;',
  );
}

function compatibility(then: string): string {
  const lists = /export declare const (\w+): readonly \[/g;
  const apart = [
    'CONTRACT_VERSION',
    'ShellContext',
    'defineRemote',
    ...[...then.matchAll(lists)].map(([, name]) => name),
  ];
  const given = ['Shell', 'SlotProps'];
  const taken = [
    'RemoteDefinition',
    'LoadedRemote',
    'RouteData',
    'SlotEntry',
    'TelemetryAttributes',
    'Access',
    'Frame',
  ];
  const takenToo = ['DialogName', 'Theme', 'ToastType', 'SlotName', 'SharedName'];
  return [
    "import type * as Now from './now.d.ts';",
    "import type * as Then from './then.d.ts';",
    `type Apart = ${apart.map((name) => `'${name}'`).join(' | ')};`,
    'export const values = (now: typeof Now): Omit<typeof Then, Apart> => now;',
    ...given.map((name) => `export const given${name} = (now: Now.${name}): Then.${name} => now;`),
    ...[...taken, ...takenToo].map((name) => `export const taken${name} = (then: Then.${name}): Now.${name} => then;`),
    '',
  ].join('\n');
}
