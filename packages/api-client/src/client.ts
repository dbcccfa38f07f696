import ky, { HTTPError, type KyInstance, TimeoutError } from 'ky';
import * as z from 'zod/mini';
import type { Api, CallOptions } from './api.ts';
import { ApiError } from './error.ts';
import { type Call, type CallHost, type CallInput, type CallOutput, failure } from './wire/index.ts';

/** The message that, with status 401 and while a token exists, ends the session (spec §4, §8). */
const UNAUTHORISED_MESSAGE = 'Unauthorized action.';

/** Statuses of a gateway that did not reach the operator. */
const UNREACHED = [502, 503, 504];

export interface ApiClientOptions {
  /** The base address of each host, as `config.json` has it. */
  readonly hosts: Readonly<Record<CallHost, string>>;
  /** The session's token now, or null when signed out. */
  readonly token: () => string | null;
  /** The operator no longer accepts the token that was sent. */
  readonly onUnauthorised: () => void;
  /** Time limit of one try, ms. */
  readonly timeout?: number;
  /** Times a read is tried again when no answer came. */
  readonly retries?: number;
}

/**
 * The client of the operator's API. It encodes what goes out and decodes what comes in with the wire's schemas, so that
 * an answer either has the promised shape or is an `ApiError`. Only reads are tried again by themselves.
 */
export function createApiClient(options: ApiClientOptions): Api {
  const http = ky.create({
    timeout: options.timeout ?? 10_000,
    retry: {
      limit: options.retries ?? 1,
      methods: ['get'],
      statusCodes: UNREACHED,
      backoffLimit: 2000,
      maxRetryAfter: 2000,
    },
    // ky tries again only what it may throw.
    throwHttpErrors: (status) => UNREACHED.includes(status),
  });
  return { call: (call, input, callOptions) => send(http, options, call, input, callOptions) };
}

async function send<C extends Call>(
  http: KyInstance,
  options: ApiClientOptions,
  call: C,
  input: CallInput<C>,
  { signal }: CallOptions = {},
): Promise<CallOutput<C>> {
  const outgoing = encodeRequest(call, input);
  const token = call.auth === 'none' ? null : options.token();
  const base = new URL(options.hosts[call.host], globalThis.location?.href);
  const address = new URL(base.href.replace(/\/$/, '') + call.path);
  if (call.method === 'GET') {
    for (const [key, value] of Object.entries(outgoing)) {
      if (value !== undefined) address.searchParams.set(key, String(value));
    }
  }
  let status: number | undefined;
  let body: unknown;
  try {
    const response = await http(address.href, {
      method: call.method,
      ...(call.method === 'POST' ? { json: outgoing } : {}),
      ...(token === null ? {} : { headers: { [call.auth]: token } }),
      ...(signal ? { signal } : {}),
    });
    status = response.status;
    body = await readJson(response);
  } catch (error) {
    if (!(error instanceof HTTPError)) {
      throw new ApiError({ kind: kindOf(error, signal), call: call.name, status, cause: error });
    }
    status = error.response.status;
    body = error.data;
  }
  return readBody(call, status, body, () => {
    if (token !== null && options.token() === token) options.onUnauthorised();
  });
}

function encodeRequest<C extends Call>(call: C, input: CallInput<C>): Record<string, unknown> {
  const encoded = z.safeEncode(call.request, input);
  if (encoded.success) return encoded.data as Record<string, unknown>;
  throw new ApiError({ kind: 'refused', call: call.name, field: fieldOf(encoded.error), cause: encoded.error });
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readBody<C extends Call>(call: C, status: number, body: unknown, onUnauthorised: () => void): CallOutput<C> {
  const failed = z.safeParse(failure, body);
  if (failed.success || status >= 400) {
    const said = failed.success ? failed.data : undefined;
    const serverMessage = said?.message ?? said?.errorMessage;
    if (status === 401 && serverMessage === UNAUTHORISED_MESSAGE) onUnauthorised();
    throw new ApiError({
      kind: kindOfStatus(status),
      call: call.name,
      status,
      serverMessage,
      field: said?.field,
      requestId: said?.requestId,
    });
  }
  const decoded = z.safeDecode(call.response, body as z.input<C['response']>);
  if (decoded.success) return decoded.data as CallOutput<C>;
  throw new ApiError({ kind: 'invalid', call: call.name, status, field: fieldOf(decoded.error), cause: decoded.error });
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

function fieldOf(error: z.core.$ZodError): string | undefined {
  return error.issues[0]?.path.join('.') || undefined;
}
