import { isRecord } from './json.ts';
import { LONGEST_DOCUMENT, MOST_REMOTES } from './limits.ts';

/** The schema number of the document below. A reader refuses any other. */
export const DISCOVERY_SCHEMA = 2;

/** `discovery.json`: each remote's signed statement with its manifest's text, put together by the assembler. */
export interface DiscoveryDocument {
  readonly schema: typeof DISCOVERY_SCHEMA;
  readonly assembledAt: string;
  readonly remotes: Readonly<Record<string, unknown>>;
  /** The live shell's signed statement; missing in documents of earlier tools. */
  readonly shell?: unknown;
}

/** The discovery document as a whole can't be read. */
export class DiscoveryError extends Error {
  override readonly name = 'DiscoveryError';
}

/**
 * Reads the document as far as it is everybody's: its schema, and the entries by remote, which `readEntry` reads one by one.
 * Throws a `DiscoveryError`. Nothing in it is trusted but what a team has signed.
 */
export function parseDocument(text: string): DiscoveryDocument {
  if (text.length > LONGEST_DOCUMENT) throw new DiscoveryError(`The discovery document has ${text.length} characters`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new DiscoveryError('The discovery document is not JSON', { cause: error });
  }
  const { schema, assembledAt, remotes, shell } = isRecord(value) ? value : {};
  if (schema !== DISCOVERY_SCHEMA) throw notValid(isRecord(value) ? 'schema' : 'its root');
  if (typeof assembledAt !== 'string') throw notValid('assembledAt');
  if (!isRecord(remotes)) throw notValid('remotes');
  return { schema, assembledAt, remotes, shell };
}

/**
 * The remotes of a document that are read, by name whatever its order: those whose team has a key, and no more than fifty. The
 * `odd` ones are nobody's here, however many somebody writes into it, so they are reported together.
 */
export function readableRemotes(
  { remotes }: DiscoveryDocument,
  keys: Readonly<Record<string, unknown>>,
): { readonly names: readonly string[]; readonly odd: readonly string[] } {
  const names: string[] = [];
  const odd: string[] = [];
  for (const name of Object.keys(remotes).sort()) {
    (Object.hasOwn(keys, name) && names.length < MOST_REMOTES ? names : odd).push(name);
  }
  return { names, odd };
}

function notValid(field: string): DiscoveryError {
  return new DiscoveryError(`The discovery document is not valid at ${field}`);
}
