// `pnpm new remote NAME [TITLE-IN-HINDI]`: a remote that passes every check, with one page at `/NAME`: a list and a form, in every state and both
// languages, with their tests. What it writes stands in scripts/new-remote/.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stopWith } from './failure.ts';
import { root } from './workspace.ts';

const ENDING = '.template';

const [kind, name = '', hindi, ...rest] = process.argv.slice(2);
const isCalledRight = kind === 'remote' && rest.length === 0 && !hindi?.startsWith('-');
if (!isCalledRight || !/^[a-z][a-z0-9-]{1,29}$/.test(name)) {
  stopWith('Say what and its name (lower case, digits, hyphens): pnpm new remote promotions');
}
const folder = join(root, 'apps', name);
if (existsSync(folder)) stopWith(`apps/${name} is there already.`);

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
  const templates = join(import.meta.dirname, 'new-remote');
  const files = await readdir(templates, { recursive: true });
  for (const file of files.filter((each) => each.endsWith(ENDING))) {
    const path = join(folder, filled(file.slice(0, -ENDING.length)));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, filled(await readFile(join(templates, file), 'utf8')));
  }
  const bin = join(root, 'node_modules/.bin');
  spawnSync(join(bin, 'biome'), ['check', '--write', `apps/${name}`], { cwd: root, stdio: 'ignore' });
  console.log(`apps/${name} is there. Two steps more:

  npx --yes pnpm@12 install          ties it into the workspace
  pnpm dev ${name}${' '.repeat(Math.max(1, 20 - name.length))}opens it at http://localhost:3000/${name} (sign in first)

Its page is apps/${name}/src/${name}-page.tsx, its routes are apps/${name}/src/definition.ts. \`pnpm release ${name}\` makes it live.`);
  if (!hindi)
    console.log(`\nIts title in Hindi is still '${title}': src/definition.ts and src/messages/hi.ts have it.`);
} catch (error) {
  stopWith(error);
}
