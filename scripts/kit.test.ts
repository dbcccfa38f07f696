import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

type Exports = Readonly<Record<string, string>>;
interface Manifest {
  readonly private?: boolean;
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports: Exports;
  readonly files: readonly string[];
  readonly scripts: Readonly<Record<string, string>>;
  readonly publishConfig: { readonly exports: Exports; readonly bin?: Readonly<Record<string, string>> };
}

const root = join(__dirname, '..');
const packages = globSync('packages/*/package.json', { cwd: root }).map((file): [string, Manifest] => [
  dirname(file),
  JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest,
]);
/** The packages that other repositories import. The command is only run there. */
const imported = packages.filter(([folder]) => folder !== 'packages/cli');

/** What a file of the sources is called once it is built. */
function built(file: string): string {
  return file.startsWith('./src/') ? file.replace('./src/', './dist/').replace(/(?<!\.d)\.tsx?$/, '.js') : file;
}

describe('packed packages', () => {
  it.each(packages)('%s is built before it is packed, and not private', (_, manifest) => {
    expect(manifest.private).toBeUndefined();
    expect(manifest.files).toContain('dist');
    expect(manifest.scripts.prepack).toBe('node ../../scripts/build-package.ts');
  });

  it.each(imported)('%s exports under the same names what was built', (_, { exports, publishConfig }) => {
    const expected = Object.entries(exports).map(([name, target]) => [name, built(target)]);
    expect(publishConfig.exports).toEqual(Object.fromEntries(expected));
  });

  it.each(packages)('%s names no file of its sources', (_, { publishConfig }) => {
    const names = [...Object.values(publishConfig.exports), ...Object.values(publishConfig.bin ?? {})];
    expect(JSON.stringify(names)).not.toMatch(/\/src\/|(?<!\.d)\.tsx?"/);
  });
});
