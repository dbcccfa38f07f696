import { LONGEST_DOCUMENT } from '@pavilion/federation/discovery';
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
  releases: z.optional(address),
  telemetry: z._default(address, '/telemetry'),
  worker: z.optional(address),
  keys: z._default(z.record(z.string(), z.array(z.string())), {}),
});

/** Where the operator's hosts and the discovery document are: one build serves every environment. */
export interface Config {
  readonly api: string;
  readonly sports: string;
  readonly lobby: string;
  readonly tv: string;
  readonly socket: string;
  readonly discovery: string;
  /** Below it lie all releases; ends in `/`. The folder of the discovery document, unless the operator has a CDN for them. */
  readonly releases: string;
  /** Where reports are sent. */
  readonly telemetry: string;
  /** The service worker that keeps the page of a start without a network. Without an address there is none, and one that was there goes. */
  readonly worker?: string | undefined;
  /** The public keys of each remote's team. A remote without one is not run. */
  readonly keys: Readonly<Record<string, readonly string[]>>;
}

/** Reads `config.json`. Relative addresses are of `origin`. Throws a `BootError` that names the field. */
export function parseConfig(value: unknown, origin: string): Config {
  const parsed = z.safeParse(schema, value);
  if (!parsed.success) {
    throw new BootError('config', `not valid at ${parsed.error.issues[0]?.path.join('.') || 'its root'}`, parsed.error);
  }
  const absoluteUrl = (text: string, field: string, base = origin) => {
    if (!URL.canParse(text, base)) throw new BootError('config', `not an address at ${field}`);
    return new URL(text, base).href;
  };
  const { keys, releases, ...addresses } = parsed.data;
  const absolute = Object.fromEntries(
    Object.entries(addresses as Readonly<Record<string, string>>).map(([field, text]) => [
      field,
      absoluteUrl(text, field),
    ]),
  ) as typeof addresses;
  const root = releases === undefined ? absoluteUrl('.', 'discovery', absolute.discovery) : `${releases}/`;
  return { ...absolute, releases: absoluteUrl(root, 'releases').replace(/\/+$/, '/'), keys };
}

interface FetchOptions {
  readonly limit?: number;
  readonly signal?: AbortSignal;
  /** The answer, if the document has been asked for already. */
  readonly early?: Promise<Response> | undefined;
}

/** A document's text within `limit` ms, never from an old copy. Throws a `BootError`; what is too long is its cause as a `RangeError`. */
export async function fetchText(
  document: BootError['document'],
  url: string,
  { limit = 8000, signal: given, early }: FetchOptions = {},
): Promise<string> {
  try {
    const late = AbortSignal.timeout(limit);
    const signal = given ? AbortSignal.any([late, given]) : late;
    const response = early ?? fetch(url, { cache: 'no-cache', signal });
    return await Promise.race([response.then(textOf), whenAborted(signal)]);
  } catch (error) {
    throw new BootError(document, error instanceof Error ? error.message : String(error), error);
  }
}

/** Read as it comes, so that what is endless, or grows a thousandfold when it is unpacked, is given up in time. */
async function textOf({ ok, status, body }: Response): Promise<string> {
  if (!ok) throw new Error(`status ${status}`);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { value } = (await reader?.read()) ?? {};
    if (value === undefined) return text;
    text += value;
    if (text.length <= LONGEST_DOCUMENT) continue;
    reader?.cancel().catch(() => undefined);
    throw new RangeError(`longer than ${LONGEST_DOCUMENT} characters`);
  }
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}
