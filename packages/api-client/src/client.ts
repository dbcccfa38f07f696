import type { Api, CallOptions } from './api.ts';
import { ApiError } from './error.ts';
import { send, TimeoutError } from './send.ts';
import { type ApiCall, type CallHost, type CallInput, type CallOutput, decodeFailure } from './wire/call.ts';
import { fieldOf, validate } from './wire/standard.ts';

/** The message that, with status 401 and while a token exists, ends the session (spec §4, §8). */
const UNAUTHORISED_MESSAGE = 'Unauthorized action.';

export interface ApiClientOptions {
  /** The base address of each host, as `config.json` has it. */
  readonly hosts: Readonly<Record<CallHost, string>>;
  /** The session's token now, or null when signed out. */
  readonly token: () => string | null;
  /** The operator no longer accepts the token that was sent. */
  readonly onUnauthorised: () => void;
  /** Time limit of one try, ms, for calls that have none of their own. */
  readonly timeout?: number;
  /** How often what is safe to send twice is sent again when no answer came. */
  readonly retries?: number;
}

/**
 * The client of the operator's API. It encodes what goes out and decodes what comes in with the schemas of whoever calls, a
 * remote built at another time as well, so that an answer either has the shape that the caller was compiled with or is an
 * `ApiError`.
 *
 * This is the one place where a request is sent again by itself: after a network failure, a timeout or a gateway's 502,
 * 503 or 504, and only reads and calls that move money, whose `clientRef` lets the operator tell the repetition.
 */
export function createApiClient(options: ApiClientOptions): Api {
  return {
    async call<C extends ApiCall>(call: C, input: CallInput<C>, { signal }: CallOptions = {}): Promise<CallOutput<C>> {
      const outgoing = encodeRequest(call, input);
      const token = call.auth === 'none' ? null : options.token();
      let triedBefore = false;
      let response: Response;
      try {
        const address = addressOf(call, options.hosts[call.host], outgoing);
        response = await send(address, requestOf(call, outgoing, token), {
          timeout: call.timeLimit ?? options.timeout ?? 10_000,
          retries: call.method === 'GET' || call.once ? (options.retries ?? 1) : 0,
          signal,
          onRetry() {
            triedBefore = true;
          },
        });
      } catch (error) {
        throw new ApiError({ kind: kindOf(error, signal), call: call.name, triedBefore, cause: error });
      }
      // An answer without JSON is judged by its status.
      const body: unknown = await response.json().catch(() => undefined);
      const answer = { response, body, triedBefore };
      return readAnswer(call, answer, () => {
        if (token !== null && options.token() === token) options.onUnauthorised();
      });
    },
  };
}

interface Answer {
  readonly response: Response;
  readonly body: unknown;
  /** It is the answer to a repetition: the first try had none. */
  readonly triedBefore: boolean;
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

/** What is sent. A form's content type, with its boundary, is the browser's to say. */
function requestOf(call: ApiCall, outgoing: Readonly<Record<string, unknown>>, token: string | null): RequestInit {
  const headers: Record<string, string> = token === null || call.auth === 'none' ? {} : { [call.auth]: token };
  if (call.method === 'GET') return { method: call.method, headers };
  if (call.body !== 'form') {
    headers['content-type'] = 'application/json';
    return { method: call.method, headers, body: JSON.stringify(outgoing) };
  }
  const form = new FormData();
  for (const [key, value] of Object.entries(outgoing)) {
    if (value !== undefined) form.set(key, value instanceof Blob ? value : String(value));
  }
  return { method: call.method, headers, body: form };
}

function readAnswer<C extends ApiCall>(
  call: C,
  { response: { status, headers }, body, triedBefore }: Answer,
  onUnauthorised: () => void,
): CallOutput<C> {
  const properties = { call: call.name, status, triedBefore, requestId: headers.get('x-request-id') ?? undefined };
  const failed = validate(decodeFailure, body);
  if (!failed.issues || status >= 400) {
    const refusal = failed.issues ? undefined : failed.value;
    const serverMessage = refusal?.message || refusal?.errorMessage || undefined;
    if (status === 401 && serverMessage === UNAUTHORISED_MESSAGE) onUnauthorised();
    throw new ApiError({
      ...properties,
      kind: kindOfStatus(status),
      serverMessage,
      field: refusal?.field,
      requestId: refusal?.requestId ?? properties.requestId,
    });
  }
  const decoded = validate(call.decode, body);
  if (!decoded.issues) return decoded.value as CallOutput<C>;
  throw new ApiError({
    ...properties,
    kind: 'invalid',
    field: fieldOf(decoded.issues) ?? 'body',
    cause: decoded.issues,
  });
}

function kindOfStatus(status: number) {
  if (status === 401) return 'unauthorised';
  if (status === 429) return 'limited';
  return status >= 500 ? 'server' : 'refused';
}

function kindOf(error: unknown, signal: AbortSignal | undefined) {
  if (signal?.aborted) return 'aborted';
  if (error instanceof TimeoutError) return 'timeout';
  return 'network';
}
