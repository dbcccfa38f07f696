import { type Discovery, parseDiscovery } from '@pavilion/federation/discovery';
import { BootError, type Config, DEFAULT_DISCOVERY, fetchDocument, parseConfig } from './config.ts';

export interface Environment {
  readonly config: Config;
  readonly discovery: Discovery;
}

/**
 * Reads `config.json` and the discovery document, side by side: the second is read from its usual address at once, and only
 * a configuration that names another one costs a second trip. Throws a `BootError`.
 */
export async function readEnvironment(origin: string): Promise<Environment> {
  const usual = new URL(DEFAULT_DISCOVERY, origin).href;
  const early = fetchDocument('discovery', usual);
  early.catch(() => undefined);
  const config = parseConfig(await fetchDocument('config', new URL('/config.json', origin).href), origin);
  const value = await (config.discovery === usual ? early : fetchDocument('discovery', config.discovery));
  try {
    return { config, discovery: parseDiscovery(value, config.discovery) };
  } catch (error) {
    throw new BootError('discovery', error instanceof Error ? error.message : String(error), error);
  }
}
