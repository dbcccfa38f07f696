import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// A rule for a file that was moved or deleted holds nothing, and nobody sees it: each path, glob and pattern in the checkers'
// configuration has to match something in this tree, or what .gitignore says is made and not kept.
const root = join(__dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const json = <T>(path: string) => JSON.parse(read(path)) as T;

const made = read('.gitignore')
  .split('\n')
  .filter((line) => line.endsWith('/'))
  .map((line) => line.slice(0, -1));
const isMade = (pattern: string) => pattern.split('/').some((part) => made.includes(part.replaceAll('\\', '')));
const tree = globSync('{*,.*,{apps,packages,e2e,bench,scripts,types,docs}/**/*}', {
  cwd: root,
  exclude: (name) => made.includes(String(name)) || made.includes(String(name).split('/').at(-1) ?? ''),
});

/** Whether a glob from the root of the tree matches a file or a folder in it. */
function matches(glob: string): boolean {
  return isMade(glob) || globSync(glob, { cwd: root, exclude: (name) => made.includes(String(name)) }).length > 0;
}
/** Each of `a` and `b` of a pattern like `^x/(a|b)/`, as a pattern of its own: one that matches doesn't speak for the other. */
function alternatives(pattern: string): readonly string[] {
  const group = /\(([^()?][^()]*\|[^()]*)\)/.exec(pattern);
  if (!group) return [pattern];
  const [all, inside = ''] = group;
  const [before, after] = [pattern.slice(0, group.index), pattern.slice(group.index + all.length)];
  return inside.split('|').flatMap((one) => alternatives(`${before}${one}${after}`));
}
function isInTree(pattern: string): boolean {
  // `$1` is the name that another pattern of the same rule has found.
  const expression = new RegExp(pattern.replaceAll(/\$\d/g, '[^/]+'));
  return isMade(pattern) || tree.some((path) => expression.test(path) || expression.test(`${path}/`));
}

test('each file that Biome’s configuration names is in the tree', () => {
  const biome = json<{ files: { includes: string[] }; overrides: { includes: string[] }[] }>('biome.json');
  const globs = [biome.files, ...biome.overrides].flatMap(({ includes }) => includes);
  expect(globs.map((glob) => glob.replace(/^!/, '')).filter((glob) => !matches(glob))).toEqual([]);
});

test('each file that knip’s configuration names is in the tree', () => {
  const { workspaces } = json<{ workspaces: Record<string, Record<string, string[]>> }>('knip.json');
  const globs = Object.entries(workspaces).flatMap(([workspace, { entry = [], project = [], ignore = [] }]) =>
    [...entry, ...project, ...ignore].map((glob) => join(workspace, glob.replace(/^!/, ''))),
  );
  expect(globs.filter((glob) => !matches(glob))).toEqual([]);
});

test('each folder that the rules of imports name is in the tree', () => {
  const { forbidden } = jest.requireActual<{ forbidden: Rule[] }>('../dependency-rules.cjs');
  const patterns = forbidden
    // What could not be resolved is no file.
    .filter(({ to }) => !to.couldNotResolve)
    .flatMap(({ from, to }) => [from.path, from.pathNot, to.path, to.pathNot])
    .flat()
    .filter((pattern) => pattern !== undefined);
  expect([...new Set(patterns)].flatMap(alternatives).filter((pattern) => !isInTree(pattern))).toEqual([]);
});

test('each file that TypeScript’s configuration names is in the tree', () => {
  const {
    extends: base,
    include,
    exclude,
  } = json<{ extends: string; include: string[]; exclude: string[] }>('tsconfig.json');
  expect([base, ...include, ...exclude].filter((glob) => !matches(glob))).toEqual([]);
});

test.each(['jest.config.mjs', 'stylelint.config.mjs', 'e2e/playwright.config.ts'])(
  'each file that %s names is in the tree',
  (path) => {
    const texts = [...read(path).matchAll(/'([^'\n]+)'/g)].map(([, text = '']) => text.replace('<rootDir>/', ''));
    const globs = texts.filter((text) => /^(\*\*|apps|packages|e2e|bench|scripts|types|\.[a-z]+)\//.test(text));
    expect(globs.filter((glob) => !matches(glob))).toEqual([]);
  },
);

test('each file that a script of package.json names is in the tree', () => {
  const { scripts } = json<{ scripts: Record<string, string> }>('package.json');
  const globs = Object.values(scripts)
    .flatMap((script) => script.replaceAll('"', '').split(' '))
    .filter((word) => /^[^-].*(\/|\.(ts|mjs|cjs|json)$)/.test(word));
  expect(globs.length).toBeGreaterThan(10);
  expect(globs.filter((glob) => !matches(glob))).toEqual([]);
});

test('each file that a package exports is in the tree', () => {
  const exported = tree
    .filter((path) => /^(apps|packages)\/[^/]+\/package\.json$/.test(path))
    .flatMap((path) => {
      const { exports = {} } = json<{ exports?: Record<string, string> }>(path);
      return Object.values(exports).map((file) => join(path, '..', file));
    });
  expect(exported.length).toBeGreaterThan(10);
  expect(exported.filter((file) => !matches(file))).toEqual([]);
});

interface Rule {
  readonly from: Paths;
  readonly to: Paths & { readonly couldNotResolve?: boolean };
}
interface Paths {
  readonly path?: string | readonly string[];
  readonly pathNot?: string | readonly string[];
}

// Whom the product is built for has chosen these (README.md): each stays, and is used by what runs, not only named.
test.each([
  'react',
  'react-dom',
  '@module-federation/enhanced',
  'webpack',
  'react-router',
  'zustand',
  '@tanstack/react-query',
  'socket.io-client',
  'ky',
  'react-hot-toast',
  'libphonenumber-js',
])('%s is imported by what the product is built from', (name) => {
  const sources = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !/\.test\.|\/testing/.test(path),
  );
  const imported = new RegExp(`(^(import|export) (?!type)[^;]* from |import\\((/\\*.*\\*/ )?)'${name}(/[^']*)?'`, 'm');
  expect(sources.filter((path) => imported.test(read(path)))).not.toEqual([]);
});

test('every test is run by jest', () => {
  expect(json<{ devDependencies: Record<string, string> }>('package.json').devDependencies).toHaveProperty('jest');
});
