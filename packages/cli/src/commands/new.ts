// `pavilion new remote NAME [TITLE-IN-HINDI]`: a remote that passes every check, with one page at `/NAME`: a list and a form, in every state and
// both languages, with their tests. In this repository it is an app (`apps/NAME`), elsewhere a repository of its own in the folder `NAME`.
// `--kit FOLDER`: that repository takes the kit's packages from the files of `pnpm pack` in a folder, and not from a registry.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { stopWith } from '../failure.ts';
import { isOwnRepository, root } from '../project.ts';
import { packageOf } from '../scaffold.ts';

const ENDING = '.template';
const templates = join(import.meta.dirname, '../../template');

const { positionals, values: options } = parseArgs({
  args: process.argv.slice(2),
  options: { kit: { type: 'string' } },
  allowPositionals: true,
  strict: false,
});
const [kind, name = '', hindi, ...rest] = positionals;
const isCalledRight = kind === 'remote' && rest.length === 0 && Object.keys(options).every((key) => key === 'kit');
if (!isCalledRight || !/^[a-z][a-z0-9-]{1,29}$/.test(name)) {
  stopWith('Say what and its name (lower case, digits, hyphens): pavilion new remote promotions');
}
const place = isOwnRepository ? name : `apps/${name}`;
const folder = isOwnRepository ? join(process.cwd(), name) : join(root, place);
if (existsSync(folder)) stopWith(`${place} is there already.`);

const title = name.replace(
  /(^|-)(\w)/g,
  (_, hyphen: string, letter: string) => `${hyphen ? ' ' : ''}${letter.toUpperCase()}`,
);
const values: Readonly<Record<string, string>> = {
  name,
  title,
  titleInHindi: (hindi ?? title).replace(/['\\]/g, '\\$&'),
  Name: title.replaceAll(' ', ''),
};
const filled = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (all, key: string) => values[key] ?? all);

try {
  await write('app');
  if (isOwnRepository) await write('repository');
  if (isOwnRepository && typeof options.kit === 'string') await takeFrom(resolve(options.kit));
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(packageOf(name, isOwnRepository), null, 2)}\n`);
  if (!isOwnRepository) {
    const biome = join(root, 'node_modules/.bin/biome');
    spawnSync(biome, ['check', '--write', place], { cwd: root, stdio: 'ignore' });
  }
  console.log(isOwnRepository ? nextInRepository() : nextInProduct());
  if (!hindi)
    console.log(`\nIts title in Hindi is still '${title}': src/definition.ts and src/messages/hi.ts have it.`);
} catch (error) {
  stopWith(error);
}

/** Writes the files of one folder of templates. */
async function write(group: string): Promise<void> {
  const files = await readdir(join(templates, group), { recursive: true });
  for (const file of files.filter((each) => each.endsWith(ENDING))) {
    const path = join(folder, filled(file.slice(0, -ENDING.length)));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, filled(await readFile(join(templates, group, file), 'utf8')));
  }
}

/** Has pnpm install the kit from the packed files in a folder. */
async function takeFrom(kit: string): Promise<void> {
  const lines = (await readdir(kit)).flatMap((file) => {
    const [, name] = /^pavilion-([a-z-]+)-\d.*\.tgz$/.exec(file) ?? [];
    return name ? [`  "@pavilion/${name}": "file:${relative(folder, join(kit, file))}"`] : [];
  });
  await appendFile(join(folder, 'pnpm-workspace.yaml'), `overrides:\n${lines.join('\n')}\n`);
}

function nextInProduct(): string {
  return `${place} is there. Two steps more:

  npx --yes pnpm@12 install          ties it into the workspace
  pnpm dev ${name}${' '.repeat(Math.max(1, 20 - name.length))}opens it at http://localhost:3000/${name} (sign in first)

Its page is ${place}/src/${name}-page.tsx, its routes are ${place}/src/definition.ts. \`pnpm release ${name}\` makes it live.`;
}

function nextInRepository(): string {
  return `The repository ${name} is there. What next:

  cd ${name}
  npx --yes pnpm@12 install
  npm test

Its page is src/${name}-page.tsx, its routes are src/definition.ts. README.md has the other commands.`;
}
