import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './places.ts';

const run = promisify(execFile);

/** A copy of parts of this workspace, in which a test may edit anything, as a team would in a tree of its own. */
export interface WorkspaceCopy {
  readonly folder: string;
  /** Replaces texts in one of its files, each of which must be in it. */
  edit(file: string, changes: Readonly<Record<string, string>>): Promise<void>;
  /** Runs one of its `pavilion` commands to its end and returns what it printed. */
  command(name: string, args: readonly string[], env: Readonly<Record<string, string>>): Promise<string>;
  remove(): Promise<void>;
}

export async function copyWorkspace(...apps: readonly string[]): Promise<WorkspaceCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'pavilion-copy-'));
  const copied = [
    ...apps.map((app) => `apps/${app}`),
    'packages',
    'scripts',
    'types',
    'package.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
  ];
  await Promise.all([
    ...copied.map((path) => cp(join(root, path), join(folder, path), { recursive: true, verbatimSymlinks: true })),
    symlink(join(root, 'node_modules'), join(folder, 'node_modules')),
  ]);
  return {
    folder,
    async edit(file, changes) {
      let text = await readFile(join(folder, file), 'utf8');
      for (const [before, after] of Object.entries(changes)) {
        if (!text.includes(before)) throw new Error(`${file} holds no ${before}`);
        text = text.replace(before, after);
      }
      await writeFile(join(folder, file), text);
    },
    async command(name, args, env) {
      const node = join(root, 'node_modules/node/bin/node');
      const { stdout } = await run(node, [join(folder, 'packages/cli/src/main.ts'), name, ...args], {
        cwd: folder,
        env: { ...process.env, ...env },
      });
      return stdout;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
