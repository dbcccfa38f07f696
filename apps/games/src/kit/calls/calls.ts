import { readObject, readText, UnreadableAnswer } from './readers.ts';

/** The calls that the studio's server has: of a player's own rounds, of rounds for everyone, and of both. */
export type CallName =
  | ('state' | 'bet' | 'move' | 'seeds' | 'rounds')
  | ('table-bet' | 'table-back' | 'table-leave' | 'table-rounds')
  | 'balance';

/** What came of a call. There is no third: an answer that is lost is asked for again until one comes. */
type Answer<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  /** A no; null where the page can't read what it says. */
  | { readonly kind: 'refused'; readonly message: string | null }
  /** The session of this page is over. */
  | { readonly kind: 'over' };

export interface CallsOptions {
  readonly token: string;
  readonly fetch: (path: string, request: RequestInit) => Promise<Response>;
  /** Resolves when the time has passed, ms, or earlier where the network has come back. */
  readonly pause: (time: number) => Promise<void>;
  /** Hears that answers fail to come, and that they come again. */
  readonly onReach: (isReached: boolean) => void;
}

export type Calls = <Value>(name: CallName, body: object, read: (input: unknown) => Value) => Promise<Answer<Value>>;

/** How long an answer is waited for, ms: longer than the operator is, by its provider. */
const PATIENCE = 12_000;
/** Until a call goes out again, ms: doubled with each, up to the longest. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;

/**
 * Calls the studio's server. Every call of a game may be sent again as it is: a bet has its reference and a move its number, so the server
 * answers the second as it did the first. So what gets no answer goes out again, with the very same body, until there is one.
 */
export function createCalls({ token, fetch, pause, onReach }: CallsOptions): Calls {
  return async (name, body, read) => {
    const text = JSON.stringify(body);
    for (let nth = 0; ; nth += 1) {
      const response = await fetched(fetch, name, { token, text });
      if (typeof response === 'object') {
        onReach(true);
        return answerOf(response, read);
      }
      if (nth > 0 || response === 'lost') onReach(false);
      await pause(Math.min(FIRST_PAUSE * 2 ** nth, LONGEST_PAUSE));
    }
  };
}

interface Received {
  readonly status: number;
  readonly content: unknown;
}

/** What came back; `lost` where nothing did or the server failed, `busy` where it has too much to do. */
async function fetched(
  fetch: CallsOptions['fetch'],
  name: CallName,
  { token, text }: { readonly token: string; readonly text: string },
): Promise<Received | 'lost' | 'busy'> {
  try {
    const response = await fetch(`/play/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: text,
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (response.status === 429) return 'busy';
    if (response.status >= 500) return 'lost';
    return { status: response.status, content: await response.json() };
  } catch {
    return 'lost';
  }
}

function answerOf<Value>({ status, content }: Received, read: (input: unknown) => Value): Answer<Value> {
  if (status === 401) return { kind: 'over' };
  try {
    if (status !== 200) return { kind: 'refused', message: readText(readObject(content).message) };
    return { kind: 'done', value: read(content) };
  } catch (error) {
    if (error instanceof UnreadableAnswer) return { kind: 'refused', message: null };
    throw error;
  }
}

/** A pause that ends early once the network is back. */
export const pauseOrReach = (time: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, time);
    window.addEventListener('online', end);
  });
