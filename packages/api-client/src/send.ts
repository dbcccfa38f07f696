/** Statuses of a gateway that did not reach the operator. */
const UNREACHED = [502, 503, 504];

/** The longest that an operator's `Retry-After` is waited for, ms; longer waits are for the player to decide. */
const LONGEST_WAIT = 2000;

/** How long it takes on average until a request is sent for the second time, ms; it doubles each time. */
const FIRST_WAIT = 300;

export interface SendOptions {
  /** Time limit of one try, ms. */
  readonly timeout: number;
  /** How often the request is sent again when no answer came. */
  readonly retries: number;
  readonly signal: AbortSignal | undefined;
  /** Called before each repetition. */
  readonly onRetry: () => void;
}

/** No whole answer came within the time limit. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/**
 * Sends a request, and again as `options` say after a network failure, a timeout or a gateway's 502, 503 or 504. Returns the
 * last answer whatever its status, or throws what `fetch` throws, `TimeoutError`, or the signal's reason.
 */
export async function send(address: string, init: RequestInit, options: SendOptions): Promise<Response> {
  for (let retry = 0; ; retry += 1) {
    const isLast = retry >= options.retries;
    try {
      const response = await sendOnce(address, init, options);
      const wait = waitOf(response) ?? backoff(retry);
      if (isLast || !UNREACHED.includes(response.status) || wait > LONGEST_WAIT) return response;
      await pause(wait, options.signal);
    } catch (error) {
      if (isLast || options.signal?.aborted) throw error;
      await pause(backoff(retry), options.signal);
    }
    options.onRetry();
  }
}

/** Not all players at once. */
const backoff = (retry: number) => FIRST_WAIT * 2 ** retry * (0.5 + Math.random());

/** Fetches headers and body as one: an answer that stalls or breaks off midway is then none, and falls under the limit. */
async function sendOnce(address: string, init: RequestInit, { timeout, signal }: SendOptions): Promise<Response> {
  const controller = new AbortController();
  const stop = () => controller.abort(signal?.reason);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  const timer = setTimeout(() => controller.abort(new TimeoutError(`No answer within ${timeout} ms`)), timeout);
  try {
    const response = await fetch(address, { ...init, signal: controller.signal });
    const body = await response.arrayBuffer();
    const { status, statusText, headers } = response;
    return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

/** How long the operator asks to wait, ms; undefined where the answer does not say. */
function waitOf({ headers }: Response): number | undefined {
  const retryAfter = headers.get('retry-after') ?? '';
  const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(wait, 0);
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
