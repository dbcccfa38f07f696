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
  const early = takeEarly();
  const usual = new URL(DEFAULT_DISCOVERY, origin).href;
  const discovery = fetchText('discovery', usual, { early: early.discovery });
  discovery.catch(() => undefined);
  const config = await readConfig(origin, early.config);
  return { config, discovery: config.discovery === usual ? discovery : undefined };
}

/** What the operator configures, as it is now. `early` is the answer, if it has been asked for already. Throws a `BootError`. */
export async function readConfig(origin: string, early?: Promise<Response>): Promise<Config> {
  return parseConfig(jsonOf(await fetchText('config', new URL('/config.json', origin).href, { early })), origin);
}

interface Early {
  readonly config?: Promise<Response>;
  readonly discovery?: Promise<Response>;
}

/** What the document's own script has asked for before this one was there. It is of use once: who reads again wants it as it is then. */
function takeEarly(): Early {
  const page = globalThis as { pavilionEarly?: Early };
  const { pavilionEarly: early = {} } = page;
  page.pavilionEarly = {};
  return early;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BootError('config', 'not JSON', error);
  }
}
