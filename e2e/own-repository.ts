import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { root } from './places.ts';
import { copyWorkspace } from './workspace-copy.ts';

const run = promisify(execFile);

/** A team's own repository, which has nothing of this one but the packed packages. */
export interface OwnRepository {
  readonly folder: string;
  /** Runs a program that the repository has installed and returns what it printed. */
  run(program: string, ...args: readonly string[]): Promise<string>;
  /** Runs `pavilion dev` against a deployed Pavilion; returns once its page answers. */
  dev(deployed: string): Promise<{ readonly address: string; stop(): Promise<void> }>;
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
    dev: (deployed) => startDev(folder, deployed),
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

/** Below the ports that the system gives out, and beside those of dev-workspace.ts. */
const port = 28_100 + (process.pid % 4000);

async function startDev(folder: string, deployed: string) {
  const child = spawn(join(folder, 'node_modules/.bin/pavilion'), ['dev', '--against', deployed], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...environment(), PORT: String(port) },
  });
  const lines = createInterface({ input: child.stdout });
  await new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => line.includes(' against ') && resolve());
    child.once('exit', (code) => reject(new Error(`pavilion dev ended with ${code}`)));
  });
  return {
    address: `http://localhost:${port}`,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The environment of a team: this repository's Node, and none of its folders. */
function environment(): NodeJS.ProcessEnv {
  const { PAVILION_RELEASES: _, PAVILION_KEYS: __, PAVILION_STATE: ___, ...env } = process.env;
  return { ...env, PATH: `${join(root, 'node_modules/node/bin')}:${process.env.PATH}` };
}

async function inFolder(folder: string, program: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await run(program, args, { cwd: folder, env: environment(), maxBuffer: 2 ** 24 }).catch(
    (error: unknown) => {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`);
    },
  );
  return stdout;
}
