import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@pavilion/cli/project';

/** A fault as it is planted in a copy of this tree, the check that has to see it, and the words by which it names the fault. */
export interface Plant {
  readonly fault: string;
  readonly check: Check;
  readonly file: string;
  /** What a new file holds, what a file ends with from then on, or what in a file becomes what. */
  readonly planted:
    | { readonly code: string }
    | { readonly end: string }
    | { readonly edit: readonly [string | RegExp, string] };
  readonly names: RegExp;
  /** Whether it can't stand beside the others of its check: they change the same lines, or are counted. */
  readonly alone?: true;
}

export type Check =
  | 'imports'
  | 'unused'
  | 'styles'
  | 'code'
  | 'circles'
  | 'copies'
  | 'names'
  | 'units'
  | 'contract'
  | 'contract --write'
  | 'sql'
  | 'types';

const betting = 'packages/betting-math/src';
const wallet = 'apps/wallet/src';
const shell = 'packages/contract/src/shell.ts';
const member = '  readonly dialogs: Dialogs;\n';
const longer = { edit: [member, `${member}  readonly planted?: string;\n`] } as const;

const imports: readonly Plant[] = [
  {
    fault: 'an app that imports another app',
    check: 'imports',
    file: 'apps/casino/src/planted.ts',
    planted: {
      code: "import { definition } from '../../wallet/src/definition.ts';\nexport const planted = definition;\n",
    },
    names: /error remote: apps\/casino\/src\/planted\.ts/,
  },
  {
    fault: 'a remote that reaches for the federation runtime',
    check: 'imports',
    file: 'apps/sports/src/planted.ts',
    planted: { code: "export { createRemoteLoader } from '../../../packages/federation/src/runtime/index.ts';\n" },
    names: /(federation-runtime-is-the-shells|error remote): apps\/sports\/src\/planted\.ts/,
  },
  {
    fault: 'an export that nobody uses',
    check: 'unused',
    file: `${betting}/ticks.ts`,
    planted: { end: 'export const nobodyUsesThis = 1;\n' },
    names: /nobodyUsesThis/,
  },
  {
    fault: 'a folder that imports one that imports it',
    check: 'circles',
    file: 'apps/shell/src/messages/planted.ts',
    planted: { code: "import type { Frame } from '../frame/frame.tsx';\nexport type Planted = typeof Frame;\n" },
    names: /apps\/shell\/src: messages → frame runs back\n +apps\/shell\/src\/messages\/planted\.ts → /,
  },
];

const styles: readonly Plant[] = [
  ...(
    [
      ['a spacing', 'margin: 13px', /Disallowed value "13px" for property "margin"/],
      ['a type size', 'font: 500 14px / 20px var(--font)', /Disallowed value .* for property "font"/],
      ['a colour', 'color: #ffffff', /hex color "#ffffff"/],
      ['a radius', 'border-radius: 5px', /Disallowed value "5px" for property "border-radius"/],
      ['a shadow', 'box-shadow: 0 1px 2px var(--ink)', /Disallowed value .* for property "box-shadow"/],
    ] as const
  ).map(([what, declaration, names]): Plant => {
    const property = declaration.slice(0, declaration.indexOf(':'));
    const code = `.planted {\n  ${declaration};\n}\n`;
    return {
      fault: `${what} that is no token`,
      check: 'styles',
      file: `${wallet}/planted-${property}.css`,
      planted: { code },
      names,
    };
  }),
  {
    fault: 'a breakpoint that is no token',
    check: 'styles',
    file: `${wallet}/planted-breakpoint.css`,
    planted: { code: '@media (width >= 800px) {\n  .planted {\n    color: var(--ink);\n  }\n}\n' },
    names: /"800px" is no breakpoint of tokens\.css/,
  },
];

const code: readonly Plant[] = [
  {
    fault: 'a function that is longer than a screen',
    check: 'code',
    file: `${betting}/planted-long.ts`,
    planted: { code: `export function planted(numbers: number[]) {\n${'  numbers.push(1);\n'.repeat(71)}}\n` },
    names: /planted-long\.ts:.*noExcessiveLinesPerFunction/,
  },
  {
    fault: 'a function with too many branches inside each other',
    check: 'code',
    file: `${betting}/planted-deep.ts`,
    planted: {
      code: `export function planted(n: number) {\n${'if (n > 1) {\n'.repeat(7)}return 1;\n${'}\n'.repeat(7)}return 0;\n}\n`,
    },
    names: /planted-deep\.ts:.*noExcessiveCognitiveComplexity/,
  },
  {
    fault: 'a second copy of a file',
    check: 'copies',
    file: `${wallet}/planted.ts`,
    planted: { code: readFileSync(join(root, betting, 'ticks.ts'), 'utf8') },
    names: /apps\/wallet\/src\/planted\.ts:\d+ = packages\/betting-math\/src\/ticks\.ts/,
  },
  ...(
    [
      ['a name', 'name', 'export const purse = 1;', /planted-name\.ts:1 purse \(not purse, but account\)/],
      ['a part of a name', 'part', 'export const gameFacts = 1;', /planted-part\.ts:1 gameFacts \(not facts/],
      ['a title or comment', 'comment', '// The player and his bets.', /planted-comment\.ts:1 his \(not he, his/],
    ] as const
  ).map(
    ([what, where, line, names]): Plant => ({
      fault: `${what} that was changed for a better one`,
      check: 'names',
      file: `${wallet}/planted-${where}.ts`,
      planted: { code: `${line}\n` },
      names,
    }),
  ),
  {
    fault: 'a type error',
    check: 'types',
    file: 'packages/contract/src/planted.ts',
    planted: { code: "export const planted: number = 'text';\n" },
    names: /planted\.ts.*TS2322/,
  },
  {
    fault: 'a column that no migration has, or an SQL text whose types nobody has written,',
    check: 'sql',
    file: 'apps/sandbox/src/organisation/announcements.ts',
    planted: { edit: ['select id, content, content_hi', 'select id, planted, content_hi'] },
    names:
      /organisation\/announcements\.ts: column "planted" does not exist[\s\S]*statements\.ts is not what the texts and the schema make of it/,
  },
];

const calls = 'apps/sandbox/src/server/http/calls.test.ts';
const units: readonly Plant[] = [
  ...(
    [
      [
        'in a room that is not its own',
        'table',
        'from "account" a',
        /bonus\/planted-table\.ts names account, which belongs to store\/ledger/,
      ],
      [
        'that only the run knows',
        'name',
        `from \${name}`,
        /bonus\/planted-name\.ts names a table that no constant says/,
      ],
    ] as const
  ).map(
    ([where, file, clause, names]): Plant => ({
      fault: `a table ${where}`,
      check: 'units',
      file: `apps/sandbox/src/money/bonus/planted-${file}.ts`,
      planted: {
        code: `export const planted = (name: string) => \`select 1 ${clause} where \${name.length} > 0\`;\n`,
      },
      names,
    }),
  ),
  {
    fault: 'a path in a menu that no app owns',
    check: 'units',
    file: 'apps/shell/src/frame/footer-links.ts',
    planted: { edit: ['to: paths.contact()', "to: '/planted/without/owner'"] },
    names: /\+ +"\/planted\/without\/owner"/,
  },
  {
    fault: 'a call that is missing from the table of calls',
    check: 'units',
    file: 'docs/calls.md',
    planted: { edit: [/^\| `getBanners`.*\n/m, ''] },
    names: /- +"getBanners"/,
  },
  {
    fault: 'a call that no test proves',
    check: 'units',
    file: calls,
    planted: { edit: ["proves('getProviders');", ''] },
    names: /● .*`getProviders` is proved by a test in the file that its row names/,
  },
  {
    fault: 'a move of a table that no browser test shows',
    check: 'units',
    file: 'e2e/withdraw.spec.ts',
    planted: { edit: ["proves('withdrawal', 'fail: approved → failed');", ''] },
    names: /● .*every move of a withdrawal is seen in a browser test/,
  },
  {
    fault: 'a proof of a call that the table does not have',
    check: 'units',
    file: calls,
    planted: { edit: ["proves('getGames');", "proves('getPlanted');"] },
    names: /"name": "getPlanted"/,
  },
  ...(
    [
      ['biome.json', /(?<="includes": \[)/, 'Biome’s configuration'],
      ['knip.json', /(?<="entry": \[)/, 'knip’s configuration'],
      ['tsconfig.json', /(?<="include": \[)/, 'TypeScript’s configuration'],
    ] as const
  ).map(
    ([file, place, whose]): Plant => ({
      fault: `a file that ${whose} names and that is not there`,
      check: 'units',
      file,
      planted: { edit: [place, `"scripts/away-from-${file}", `] },
      names: new RegExp(`\\+ +"scripts/away-from-${file}"`),
    }),
  ),
  {
    fault: 'a folder that the rules of imports name and that is not there',
    check: 'units',
    file: 'dependency-rules.cjs',
    planted: { edit: ["pkg('federation/src/runtime')", "pkg('planted-away')"] },
    names: /\+ +".*planted-away/,
  },
  {
    fault: 'a failing test',
    check: 'units',
    file: `${betting}/planted.test.ts`,
    planted: { code: "test('planted', () => {\n  expect(1).toBe(2);\n});\n" },
    names: /● planted\n/,
  },
];

const contract: readonly Plant[] = [
  {
    fault: 'a member that the contract loses without a new major version',
    check: 'contract',
    file: shell,
    planted: { edit: [member, ''] },
    names: /breaks what \d+\.0\.0 began with:.*Property 'dialogs' is missing.*contract: 2 found/s,
    alone: true,
  },
  {
    fault: 'a member that the contract gains and its reviewed report has not',
    check: 'contract',
    file: shell,
    planted: longer,
    names: /is not what the sources declare:\n {2}\+ +readonly planted\?: string;\n\ncontract: 1 found/,
    alone: true,
  },
  {
    fault: 'a changed contract that would be recorded under the version that it had',
    check: 'contract --write',
    file: shell,
    planted: longer,
    names: /its version is (\d+\.\d+\.\d+) after \1: raise the minor/,
  },
  {
    fault: 'a name that a page shares no more',
    check: 'contract',
    file: 'packages/contract/src/shared-names.ts',
    planted: { edit: ["'useSearchParams',", ''] },
    names: /"react-router useSearchParams"' is not assignable/,
  },
];

/** Every fault that a check of `npm test` is there for. */
export const plants: readonly Plant[] = [...imports, ...styles, ...code, ...units, ...contract];
