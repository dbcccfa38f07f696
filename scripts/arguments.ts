import { type ParseArgsConfig, parseArgs } from 'node:util';
import { stopWith } from './failure.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Reads `args` for one app and `options`. Ends the process with one sentence and the usage where they are anything else. */
export function appAndOptions<const Known extends Options>(
  usage: string,
  options: Known,
  args = process.argv.slice(2),
) {
  const { positionals, values } = parsed(usage, options, args);
  const [app, ...others] = positionals;
  if (!app) stopWith(`Say which app. ${usage}`);
  if (others.length > 0) stopWith(`${positionals.join(' and ')}: one app at a time. ${usage}`);
  return { app, values };
}

/** Reads `args` for `options` alone. Ends the process with one sentence and the usage where they are anything else. */
export function onlyOptions<const Known extends Options>(usage: string, options: Known, args = process.argv.slice(2)) {
  const { positionals, values } = parsed(usage, options, args);
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
