import { resolve } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { stopWith } from './failure.ts';
import { isOwnRepository, releasableApps, releasesFolder } from './project.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** The option that names the operator's store. */
const store = { store: { type: 'string' } } as const;

/**
 * Reads `args` for one app, `options` and the store. A repository with one app need not name it. Ends the process with one sentence
 * and the usage where they are anything else.
 */
export async function appAndOptions<const Known extends Options>(
  usage: string,
  options: Known,
  args = process.argv.slice(2),
) {
  const { positionals, values } = parsed(usage, { ...options, ...store }, args);
  const [app = isOwnRepository ? (await releasableApps())[0] : undefined, ...others] = positionals;
  if (!app) stopWith(`Say which app. ${usage}`);
  if (others.length > 0) stopWith(`${positionals.join(' and ')}: one app at a time. ${usage}`);
  return { app, values };
}

/** The folder of the release store. Ends the process where a repository with one remote is not given any. */
export function storeOf(named: string | undefined): string {
  return (
    givenStore(named) ??
    stopWith('Say where the operator’s release store is: --store FOLDER, or PAVILION_RELEASES=FOLDER.')
  );
}

/** The same; null where a repository with one remote is not given any. */
export function givenStore(named: string | undefined): string | null {
  if (named !== undefined) return resolve(named);
  return isOwnRepository && process.env.PAVILION_RELEASES === undefined ? null : resolve(releasesFolder);
}

/** Reads `args` for `options` and the store alone. Ends the process with one sentence and the usage where they are anything else. */
export function onlyOptions<const Known extends Options>(usage: string, options: Known, args = process.argv.slice(2)) {
  const { positionals, values } = parsed(usage, { ...options, ...store }, args);
  if (positionals.length > 0) stopWith(`${positionals.join(' ')}: nothing like it is taken here. ${usage}`);
  return values;
}

function parsed<const Known extends Options>(usage: string, options: Known, args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    // Node's first sentence says what is wrong; the others are of how dashes are quoted.
    const [sentence] = String(error instanceof Error ? error.message : error).split(/\.?\n|\. /);
    stopWith(`${sentence}. ${usage}`);
  }
}
