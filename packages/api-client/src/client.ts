import type { HTTPError } from 'ky';
import type { Api, CallOptions } from './api.ts';
import { ApiError } from './error.ts';
import { type ApiCall, type CallHost, type CallInput, type CallOutput, decodeFailure } from './wire/call.ts';
import { fieldOf, validate } from './wire/standard.ts';

/** The message that, with status 401 and while a token exists, ends the session (spec §4, §8). */
const UNAUTHORISED_MESSAGE = 'Unauthorized action.';

/** Statuses of a gateway that did not reach the operator. */
const UNREACHED = [502, 503, 504];

/** A chunk that comes beside the first script: the page's document names it. The shell puts more into it that comes before any remote. */
const loadHttp = () => import(/* webpackPreload: true, webpackChunkName: "first-calls" */ 'ky');

/** The longest that an operator's `Retry-After` is waited for, ms; longer waits are for the player to decide. */
const LONGEST_WAIT = 2000;

export interface ApiClientOptions {
  /** The base address of each host, as `config.json` has it. */
  readonly hosts: Readonly<Record<CallHost, string>>;
  /** The session's token now, or null when signed out. */
  readonly token: () => string | null;
  /** The operator no longer accepts the token that was sent. */
  readonly onUnauthorised: () => void;
  /** Parts of an answer were not understood and left out: their kinds (`wire/reading.ts`). */
  readonly onLeftOut?: (call: string, kinds: readonly string[]) => void;
  /** Time limit of one try, ms, for calls that have none of their own. */
  readonly timeout?: number;
  /** How often at most a request is sent again by itself (`createApiClient`). */
  readonly retries?: number;
}

/**
 * The client of the operator's API. It encodes what goes out and decodes what comes in with the schemas of whoever calls, a
 * remote built at another time as well, so that an answer either has the shape that the caller was compiled with or is an
 * `ApiError`.
 *
 * This is the one place where a request is sent again by itself: a read after a network failure, a timeout or a gateway's 502,
 * 503 or 504; a call that moves money only after a 503 that says when to come again, as the operator does who did nothing. Without an
 * answer it may have been done, or come yet, and what it is about may be worth something else by then: whoever made the call decides.
 */
export function createApiClient(options: ApiClientOptions): Api {
  const retryOf = (call: ApiCall) => ({
    limit: call.method === 'GET' || call.once ? (options.retries ?? 1) : 0,
    methods: ['get', 'post'],
    statusCodes: UNREACHED,
    afterStatusCodes: UNREACHED,
    retryOnTimeout: true,
    // Not all players at once.
    jitter: (delay: number) => delay * (0.5 + Math.random()),
    shouldRetry: ({ error }: { error: Error }) => {
      if (call.once && !isUndone(error)) return false;
      return isHttpError(error) && waitOf(error.response) > LONGEST_WAIT ? false : undefined;
    },
  });

  return {
    async call<C extends ApiCall>(call: C, input: CallInput<C>, { signal }: CallOptions = {}): Promise<CallOutput<C>> {
      const outgoing = encodeRequest(call, input);
      const token = call.auth === 'none' ? null : options.token();
      let answer: Answer;
      try {
        const address = addressOf(call, options.hosts[call.host], outgoing);
        const { default: http } = await loadHttp();
        const response = await http(address, {
          method: call.method,
          timeout: call.timeLimit ?? options.timeout ?? 10_000,
          fetch: fetchWhole,
          // ky tries again only what it may throw.
          throwHttpErrors: (status) => UNREACHED.includes(status),
          ...bodyOf(call, outgoing),
          ...(token === null ? {} : { headers: { [call.auth]: token } }),
          ...(signal ? { signal } : {}),
          retry: retryOf(call),
        });
        // An answer without JSON is judged by its status.
        const body: unknown = await response.json().catch(() => undefined);
        answer = { response, body };
      } catch (error) {
        if (!isHttpError(error)) throw new ApiError({ kind: kindOf(error, signal), call: call.name, cause: error });
        answer = { response: error.response, body: error.data };
      }
      return readAnswer(call, answer, {
        onLeftOut: options.onLeftOut,
        onUnauthorised() {
          if (token !== null && options.token() === token) options.onUnauthorised();
        },
      });
    },
  };
}

interface Answer {
  readonly response: Response;
  readonly body: unknown;
}

/** Fetches headers and body as one: an answer that stalls or breaks off midway is then none, and falls under ky's limits. */
async function fetchWhole(request: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(request, init);
  const body = await response.arrayBuffer();
  const { status, statusText, headers } = response;
  return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
}

/** Whether whoever answered did nothing, and says when to come again. */
const isUndone = (error: Error) =>
  isHttpError(error) && error.response.status === 503 && error.response.headers.has('retry-after');

/** How long the operator asks to wait, ms. */
function waitOf({ headers }: Response): number {
  const retryAfter = headers.get('retry-after') ?? '';
  return /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();
}

function encodeRequest<C extends ApiCall>(call: C, input: CallInput<C>): Readonly<Record<string, unknown>> {
  const encoded = validate(call.encode, input);
  if (!encoded.issues) return encoded.value as Record<string, unknown>;
  throw new ApiError({ kind: 'refused', call: call.name, field: fieldOf(encoded.issues), cause: encoded.issues });
}

function addressOf(call: ApiCall, host: string | undefined, outgoing: Readonly<Record<string, unknown>>): string {
  // A call of a newer build may name a host that this shell's configuration does not know yet.
  if (host === undefined) throw new TypeError(`No address is configured for the host '${call.host}'`);
  const base = new URL(host, globalThis.location?.href);
  const address = new URL(base.href.replace(/\/$/, '') + call.path);
  if (call.method === 'GET') {
    for (const [key, value] of Object.entries(outgoing)) {
      if (value !== undefined) address.searchParams.set(key, String(value));
    }
  }
  return address.href;
}

/** What a POST carries. A form's content type, with its boundary, is the browser's to say. */
function bodyOf(
  call: ApiCall,
  outgoing: Readonly<Record<string, unknown>>,
): { json: unknown } | { body: FormData } | object {
  if (call.method === 'GET') return {};
  if (call.body !== 'form') return { json: outgoing };
  const form = new FormData();
  for (const [key, value] of Object.entries(outgoing)) {
    if (value !== undefined) form.set(key, value instanceof Blob ? value : String(value));
  }
  return { body: form };
}

function readAnswer<C extends ApiCall>(
  call: C,
  { response: { status, headers }, body }: Answer,
  {
    onUnauthorised,
    onLeftOut,
  }: Pick<ApiClientOptions, 'onUnauthorised'> & { readonly onLeftOut: ApiClientOptions['onLeftOut'] },
): CallOutput<C> {
  const properties = { call: call.name, status, requestId: headers.get('x-request-id') ?? undefined };
  const failed = validate(decodeFailure, body);
  if (!failed.issues || status >= 400) {
    const refusal = failed.issues ? undefined : failed.value;
    const serverMessage = refusal?.message || refusal?.errorMessage || undefined;
    if (status === 401 && serverMessage === UNAUTHORISED_MESSAGE) onUnauthorised();
    throw new ApiError({
      ...properties,
      kind: kindOfStatus(status, !failed.issues || !call.once),
      serverMessage,
      refusal: refusal?.code === undefined ? undefined : { code: refusal.code, values: refusal.values ?? {} },
      field: refusal?.field,
      requestId: refusal?.requestId ?? properties.requestId,
    });
  }
  const decoded = validate(call.decode, body);
  if (!decoded.issues) {
    if (decoded.leftOut) onLeftOut?.(call.name, decoded.leftOut);
    return decoded.value as CallOutput<C>;
  }
  throw new ApiError({
    ...properties,
    kind: 'invalid',
    field: fieldOf(decoded.issues) ?? 'body',
    cause: decoded.issues,
  });
}

/** Who answers a call that moves money without the operator's envelope stands on the way to them, and knows nothing of what they did. */
function kindOfStatus(status: number, isTheirWord: boolean) {
  if (status >= 500) return 'server';
  if (!isTheirWord) return 'invalid';
  if (status === 401) return 'unauthorised';
  if (status === 429) return 'limited';
  return 'refused';
}

function kindOf(error: unknown, signal: AbortSignal | undefined) {
  if (signal?.aborted) return 'aborted';
  if (nameOf(error) === 'TimeoutError') return 'timeout';
  return 'network';
}

/** The errors of a library that is loaded later are known by their names. */
function isHttpError(error: unknown): error is HTTPError {
  return nameOf(error) === 'HTTPError';
}

function nameOf(error: unknown): string | undefined {
  return error instanceof Error ? error.name : undefined;
}
