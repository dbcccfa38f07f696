import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoaderContext } from 'webpack';

/** One icon of the table, on one line or two: `name: 'path data',` */
const ICON = /^ +'?([a-z][a-z-]*)'?:\s+'[^']*',\n/gm;
/** A string that may be the name of an icon. */
const NAME = /['"`]([a-z][a-z-]*)['"`]/g;
const SOURCE = /(?<!\.test|\.d)\.[jt]sx?$/;

/**
 * Leaves of the table of icons (shared-ui/src/icon-paths.ts) those that the app may show. The name of an icon stands as a
 * string in some source of the app or of a package of ours that it needs (`folders`): one that is written nowhere is left out.
 */
export default function iconsLoader(
  this: LoaderContext<{ readonly folders: readonly string[] }>,
  source: string,
): string {
  const written = new Set<string>();
  for (const folder of this.getOptions().folders) {
    this.addContextDependency(folder);
    for (const name of namesIn(folder, this.resourcePath)) written.add(name);
  }
  return source.replace(ICON, (icon, name: string) => (written.has(name) ? icon : ''));
}

function namesIn(folder: string, table: string): string[] {
  return (
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file))
      .filter((file) => SOURCE.test(file) && file !== table)
      .map((file) => readFileSync(file, 'utf8'))
      // What shows an icon, or says which one to show, says so: elsewhere the same string is another word.
      .filter((text) => /icon/i.test(text))
      .flatMap((text) => [...text.matchAll(NAME)].map(([, name = '']) => name))
  );
}
