import * as z from 'zod/mini';

/** Where the discovery document is unless `config.json` says otherwise; read while `config.json` is still on its way. */
export const DEFAULT_DISCOVERY = '/releases/discovery.json';

/** The document that the shell starts from can't be had. `detail` is for the developer. */
export class BootError extends Error {
  override readonly name = 'BootError';
  readonly document: 'config' | 'discovery';
  constructor(document: BootError['document'], detail: string, cause?: unknown) {
    super(`${document}: ${detail}`, { cause });
    this.document = document;
  }
}

const address = z.string().check(z.minLength(1));
const schema = z.object({
  api: address,
  sports: address,
  lobby: address,
  // Spec §7 leaves this address open: an operator without live pictures says none.
  tv: z._default(address, '/tv-api'),
  socket: address,
  discovery: z._default(address, DEFAULT_DISCOVERY),
});

/** Where the operator's hosts and the discovery document are: one build serves every environment. */
export type Config = Readonly<z.output<typeof schema>>;

/** Reads `config.json`. Relative addresses are of `origin`. Throws a `BootError` that names the field. */
export function parseConfig(value: unknown, origin: string): Config {
  const parsed = z.safeParse(schema, value);
  if (!parsed.success) {
    throw new BootError('config', `not valid at ${parsed.error.issues[0]?.path.join('.') || 'its root'}`, parsed.error);
  }
  const absoluteUrl = (text: string, field: string) => {
    if (!URL.canParse(text, origin)) throw new BootError('config', `not an address at ${field}`);
    return new URL(text, origin).href;
  };
  const { api, sports, lobby, tv, socket, discovery } = parsed.data;
  return {
    api: absoluteUrl(api, 'api'),
    sports: absoluteUrl(sports, 'sports'),
    lobby: absoluteUrl(lobby, 'lobby'),
    tv: absoluteUrl(tv, 'tv'),
    socket: absoluteUrl(socket, 'socket'),
    discovery: absoluteUrl(discovery, 'discovery'),
  };
}

/** A document as JSON within `limit` ms, never from an old copy. Throws a `BootError`. */
export async function fetchDocument(document: BootError['document'], url: string, limit = 8000): Promise<unknown> {
  try {
    const response = await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(limit) });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return await response.json();
  } catch (error) {
    throw new BootError(document, error instanceof Error ? error.message : String(error), error);
  }
}
