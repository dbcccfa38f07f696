import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Stats, StatsError } from 'webpack';
import { packageOf } from './shared.ts';

/** Errors that others bring with them: told only where they stand alone. */
const CONSEQUENCE = /has no place for the hashes of its chunks|Execution of module code from module graph/;

/** What `stats` holds of errors, for the person at the terminal: of each what, where, and what to do; none twice, and no stacks. */
export function textOfErrors(stats: Stats, folder: string): string {
  const { errors = [] } = stats.toJson({ all: false, errors: true });
  const causes = errors.filter(
    ({ message, moduleName = '' }) => !CONSEQUENCE.test(message) && !fileIn(moduleName).includes('node_modules'),
  );
  const texts = (causes.length > 0 ? causes : errors).map((error) => textOf(error, folder));
  return [...new Set(texts)].join('\n\n');
}

/** A file of an app or a package as people call it: `apps/casino/src/remote.ts`, or from the root of a repository with one app. `folder` is the app's. */
export function nameOfFile(file: string, folder: string): string {
  const isOneOfMany = basename(dirname(folder)) === 'apps';
  return relative(isOneOfMany ? join(folder, '../..') : folder, resolve(folder, file)).replaceAll('\\', '/');
}

function textOf({ message, moduleName, loc }: StatsError, folder: string): string {
  const text = stripVTControlCharacters(message);
  if (moduleName === undefined) return withoutStack(text);
  const file = fileIn(moduleName);
  // Of a file that a loader could not read, the loader says the line: swc in the frame around it, that of styles in front.
  const [, line] =
    /,-\[[^\]]*:(\d+):\d+\]/.exec(text) ?? /^\((\d+):\d+\) /m.exec(text) ?? /^(\d+)/.exec(loc ?? '') ?? [];
  const where = `${nameOfFile(file, folder)}${line === undefined ? '' : `:${line}`}`;
  const [, request] = /Can't resolve '([^']+)'/.exec(text) ?? [];
  return request === undefined ? `${where}: ${withoutStack(text)}` : unresolved(request, file, where, folder);
}

/** A module's name may have its loaders before it, and a query behind. */
const fileIn = (moduleName: string) => moduleName.replace(/^.*!/, '').replace(/\?.*$/, '');

function unresolved(request: string, file: string, where: string, folder: string): string {
  if (/^[./]/.test(request)) return `${where} imports '${request}', and there is no such file.`;
  const manifest = manifestAbove(resolve(folder, file));
  const name = packageOf(request);
  const named = manifest && dependenciesIn(manifest).includes(name);
  if (!manifest || named) {
    return `${where} imports '${request}', which '${name}' does not have, or which is not installed: npx --yes pnpm@12 install`;
  }
  return `${where} imports '${request}', and '${name}' is no dependency: add it to ${nameOfFile(manifest, folder)}, then: npx --yes pnpm@12 install`;
}

function manifestAbove(file: string): string | null {
  for (let at = dirname(file); at !== dirname(at); at = dirname(at)) {
    const manifest = join(at, 'package.json');
    if (existsSync(manifest)) return manifest;
  }
  return null;
}

function dependenciesIn(manifest: string): string[] {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, object>;
  return Object.keys({ ...dependencies, ...devDependencies });
}

/** A loader's message without its own path, what it calls the error, and the stacks of the tools. */
function withoutStack(message: string): string {
  return message
    .replace(/^Module (build failed|parse failed|Error|not found)[^\n]*:\s*\n?/, '')
    .replace(/^\w*Error(: *|\n+)/, '')
    .replace(/^\s*x +/, '')
    .replace(/,-\[[^\]]*\]/, ',-')
    .replace(/^\(\d+:\d+\) \S+ /m, '')
    .replace(/\n+Caused by:[\s\S]*$/, '')
    .replace(/\n+Stack backtrace:[\s\S]*$/, '')
    .replace(/(\n\s+at [^\n]*)+/g, '')
    .trim();
}
