import { BootError, type Config, DEFAULT_DISCOVERY, fetchText, parseConfig } from './config.ts';

export interface Environment {
  readonly config: Config;
  /** The discovery document's text, if it is where it usually is; on its way beside `config.json`. */
  readonly discovery: Promise<string> | undefined;
}

/**
 * Reads `config.json`, with the discovery document on its way beside it: only a configuration that names another address for it
 * costs a second trip. Throws a `BootError` for the configuration; how the other document goes is its reader's to judge.
 */
export async function readEnvironment(origin: string): Promise<Environment> {
  const usual = new URL(DEFAULT_DISCOVERY, origin).href;
  const discovery = fetchText('discovery', usual);
  discovery.catch(() => undefined);
  const config = await readConfig(origin);
  return { config, discovery: config.discovery === usual ? discovery : undefined };
}

/** What the operator configures, as it is now. Throws a `BootError`. */
export async function readConfig(origin: string): Promise<Config> {
  return parseConfig(jsonOf(await fetchText('config', new URL('/config.json', origin).href)), origin);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BootError('config', 'not JSON', error);
  }
}
