import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { LoaderContext } from 'webpack';
import iconsLoader from './icons-loader.ts';
import leanRuntimeLoader from './lean-runtime-loader.ts';
import pureSchemasLoader from './pure-schemas-loader.ts';

const packages = join(__dirname, '../../..');
const table = readFileSync(join(packages, 'shared-ui/src/icon-paths.ts'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'pavilion-icons-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const iconsIn = (text: string) => [...text.matchAll(/^ {2}'?([a-z-]+)'?:/gm)].map(([, name]) => name);

function iconsOf(source: string): (string | undefined)[] {
  writeFileSync(join(folder, 'page.tsx'), source);
  const context = { resourcePath: '', getOptions: () => ({ folders: [folder] }), addContextDependency: jest.fn() };
  const text = iconsLoader.call(context as unknown as LoaderContext<{ readonly folders: readonly string[] }>, table);
  expect(context.addContextDependency).toHaveBeenCalledWith(folder);
  return iconsIn(text);
}

test('an app carries the icons whose names stand in its sources, however they are quoted, and no other', () => {
  expect(iconsIn(table).length).toBeGreaterThan(80);
  const source = `<Icon name="alert" />; const icons = { lost: 'arrow-down', won: \`bolt\` }; // bell`;
  expect(iconsOf(source)).toEqual(['alert', 'arrow-down', 'bolt']);
  expect(iconsOf('nothing')).toEqual([]);
});

test('a built table of icons loses the same ones', () => {
  const built = table.replace(/^ {2}/gm, '    ');
  writeFileSync(join(folder, 'page.tsx'), '<Icon name="alert" />');
  const context = { resourcePath: '', getOptions: () => ({ folders: [folder] }), addContextDependency: jest.fn() };
  const text = iconsLoader.call(context as unknown as LoaderContext<{ readonly folders: readonly string[] }>, built);
  expect(text).toContain('    alert:');
  expect(text).not.toContain('    bell:');
});

test('every schema and call that a source of the wire makes is marked as free of side effects, and nothing else of it', () => {
  const source = `const a = z.object({ b: z.string().check(z.trim()) });\nconst c = defineCall({ a, d: redefine(x.z.e()), f: listOf(orElse(a, b)) });`;
  const mark = '/*#__PURE__*/';
  expect(pureSchemasLoader.call({} as LoaderContext<object>, source)).toBe(
    `const a = ${mark} z.object({ b: ${mark} z.string().check(${mark} z.trim()) });\nconst c = ${mark} defineCall({ a, d: redefine(x.z.e()), f: ${mark} listOf(${mark} orElse(a, b)) });`,
  );
});

test('the federation runtime that is installed loads no entry but a global’s and preloads nothing; another that is not as it was is refused', () => {
  const resolveFrom = (paths: string[], name: string) => require.resolve(name, { paths });
  const names = ['enhanced/runtime', 'runtime', 'runtime-core'].map((name) => `@module-federation/${name}`);
  const core = dirname(names.reduce((from, name) => resolveFrom([from], name), __dirname));
  const [load, remote] = ['utils/load.js', 'remote/index.js'].map((file) => readFileSync(join(core, file), 'utf8'));
  expect(leanRuntimeLoader(load ?? '')).not.toMatch(/return load(Esm|SystemJs)Entry\(/);
  expect(leanRuntimeLoader(load ?? '')).toContain('return loadEntryScript({');
  expect(leanRuntimeLoader(remote ?? '')).not.toContain('preloadRemote(');
  expect(leanRuntimeLoader(remote ?? '')).toContain('registerRemotes(remotes, options) {');
  expect(() => leanRuntimeLoader('export {};')).toThrow(/not as it was/);
});
