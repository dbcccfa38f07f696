// The `prepack` script of every package: writes `dist`, which is what the package consists of outside of this repository: JavaScript,
// types, styles and other files, without tests. Inside of it the sources are used as they are.
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { FINGERPRINT_FILE, fingerprintOf } from '@pavilion/federation/build';

const root = join(import.meta.dirname, '..');
const folder = process.cwd();
const sources = join(folder, 'src');
const built = mkdtempSync(join(tmpdir(), 'pavilion-package-'));
try {
  compile();
  const dist = join(folder, 'dist');
  rmSync(dist, { recursive: true, force: true });
  // What it imports of other packages is compiled too, and left behind.
  cpSync(join(built, 'out', relative(join(root, 'packages'), sources)), dist, { recursive: true });
  for (const file of globSync('**/*.d.ts', { cwd: dist })) renameEndings(join(dist, file));
  for (const file of globSync('**/*.*', { cwd: sources, exclude: ['**/*.{ts,tsx}'] })) copy(file, dist);
  for (const file of globSync('**/*.d.ts', { cwd: sources })) copy(file, dist);
  writeFileSync(join(folder, FINGERPRINT_FILE), fingerprintOf(folder));
} finally {
  rmSync(built, { recursive: true, force: true });
}

/** Types were checked before (`pnpm check:types`). */
function compile(): void {
  const config = {
    extends: join(root, 'packages/remote-kit/tsconfig.base.json'),
    compilerOptions: {
      target: 'es2022',
      noEmit: false,
      noCheck: true,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: join(root, 'packages'),
      outDir: join(built, 'out'),
      typeRoots: [join(root, 'node_modules/@types')],
      types: ['node', 'jest'],
    },
    include: [sources, join(root, 'types/*.d.ts'), join(root, 'packages/remote-kit/src/assets.d.ts')],
    exclude: [join(sources, '**/*.test.*')],
  };
  const file = join(built, 'tsconfig.json');
  writeFileSync(file, JSON.stringify(config));
  const { status } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', file], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${relative(root, folder)} was not compiled.`);
}

/** In a declaration TypeScript leaves the endings of imports as they are in the source. */
function renameEndings(file: string): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/((?:from|import\() ?['"]\.[^'"\n]*)\.tsx?(['"])/g, '$1.js$2'));
}

function copy(file: string, dist: string): void {
  mkdirSync(dirname(join(dist, file)), { recursive: true });
  cpSync(join(sources, file), join(dist, file));
}
