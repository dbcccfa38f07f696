import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './places.ts';
import { copyWorkspace } from './workspace-copy.ts';

const run = promisify(execFile);

/** A team's own repository, which has nothing of this one but the packed packages. */
export interface OwnRepository {
  readonly folder: string;
  /** Runs a program that the repository has installed and returns what it printed. */
  run(program: string, ...args: readonly string[]): Promise<string>;
  /** Replaces a text in one of its files, which must be in it. */
  edit(file: string, before: string, after: string): Promise<void>;
  /** The public key that the operator has to list. */
  publicKey(): Promise<string>;
  remove(): Promise<void>;
}

const NAME = 'promotions';

/** Follows docs/remote-teams.md, "In a repository of your own": packs the kit, makes the repository and installs it. */
export async function makeOwnRepository(): Promise<OwnRepository> {
  const above = await mkdtemp(join(tmpdir(), 'pavilion-own-'));
  const kit = join(above, 'kit');
  const folder = join(above, NAME);
  await packInto(kit);
  const [cli = ''] = (await readdir(kit)).filter((file) => file.startsWith('pavilion-cli-'));
  await run('tar', ['xzf', join(kit, cli), '-C', above]);
  const command = join(above, 'package/dist/main.js');
  await inFolder(above, process.execPath, command, 'new', 'remote', NAME, 'प्रचार', '--kit', kit);
  await inFolder(folder, process.execPath, join(root, 'scripts/pnpm.ts'), 'install', '--prefer-offline');
  return {
    folder,
    run: (program, ...args) => inFolder(folder, join(folder, 'node_modules/.bin', program), ...args),
    async edit(file, before, after) {
      const text = await readFile(join(folder, file), 'utf8');
      if (!text.includes(before)) throw new Error(`${file} holds no ${before}`);
      await writeFile(join(folder, file), text.replace(before, after));
    },
    async publicKey() {
      const key = JSON.parse(await readFile(join(folder, '.pavilion/keys', `${NAME}.json`), 'utf8')) as { x: string };
      return key.x;
    },
    remove: () => rm(above, { recursive: true, force: true }),
  };
}

/** Packs every package, in a copy: what is built for that may not be seen by the tests beside. */
async function packInto(kit: string): Promise<void> {
  await mkdir(kit);
  const copy = await copyWorkspace();
  try {
    const pack = ['--filter', './packages/*', 'pack', '--pack-destination', kit];
    await inFolder(copy.folder, process.execPath, join(copy.folder, 'scripts/pnpm.ts'), ...pack);
  } finally {
    await copy.remove();
  }
}

async function inFolder(folder: string, program: string, ...args: readonly string[]): Promise<string> {
  const { PAVILION_RELEASES: _, PAVILION_KEYS: __, PAVILION_STATE: ___, ...rest } = process.env;
  const env = { ...rest, PATH: `${join(root, 'node_modules/node/bin')}:${process.env.PATH}` };
  const { stdout } = await run(program, args, { cwd: folder, env, maxBuffer: 2 ** 24 }).catch((error: unknown) => {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  });
  return stdout;
}
