import { readObject, UnreadableAnswer } from '../calls/readers.ts';

/** As much of a `WebSocket` as a table needs. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'addEventListener'>;

export interface SocketOptions {
  readonly token: string;
  readonly connect: () => Socket;
  /** Resolves when the time has passed, ms, or earlier where the network has come back. */
  readonly pause: (time: number) => Promise<void>;
  /** Hears each message, in the order in which they come. Where it throws `UnreadableAnswer` the connection is opened anew. */
  readonly onMessage: (message: Readonly<Record<string, unknown>>) => void;
  /** Hears that the connection is gone, and that messages come again. */
  readonly onReach: (isReached: boolean) => void;
  /** Hears that this page has to be opened again, or that too many of this player's are open; nothing follows the first. */
  readonly onEnd: (end: 'session' | 'many') => void;
}

/** What the server ends a connection with (`studio/tables/socket.ts`). */
const ENDS: Readonly<Record<number, 'session' | 'many'>> = { 4401: 'session', 4429: 'many' };
/** Until it is connected again, ms: doubled with each that fails, up to the longest, and none of them for all pages at once. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;
/** Something comes each second; a connection that is quiet for so long is gone, ms. */
const SILENCE = 6000;

/** Keeps a table's connection open, and opens another where it ends. Returns what ends it for good. */
export function openSocket(options: SocketOptions): () => void {
  const { pause, onReach, onEnd } = options;
  let close: () => void = () => {};
  let isEnded = false;
  const run = async () => {
    for (let failures = 0; !isEnded; failures += 1) {
      const heard = await attend(options, (end) => {
        close = end;
      });
      if (isEnded) return;
      onReach(false);
      const end = ENDS[heard.code];
      if (end) onEnd(end);
      if (end === 'session') return;
      if (heard.anything) failures = 0;
      await pause(Math.min(FIRST_PAUSE * 2 ** failures, LONGEST_PAUSE) * (0.75 + Math.random() / 2));
    }
  };
  void run();
  return () => {
    isEnded = true;
    close();
  };
}

/** One connection from its beginning to its end: the code it ended with, and whether anything was heard on it. */
function attend(
  { connect, token, onMessage, onReach }: SocketOptions,
  onOpen: (close: () => void) => void,
): Promise<{ readonly code: number; readonly anything: boolean }> {
  return new Promise((resolve) => {
    const socket = connect();
    let anything = false;
    let isOver = false;
    let quiet: ReturnType<typeof setTimeout> | undefined;
    const end = (code: number) => {
      clearTimeout(quiet);
      isOver = true;
      socket.close();
      resolve({ code, anything });
    };
    const wait = () => {
      clearTimeout(quiet);
      quiet = setTimeout(() => end(0), SILENCE);
    };
    wait();
    onOpen(() => end(0));
    socket.addEventListener('open', () => socket.send(JSON.stringify({ token })));
    socket.addEventListener('close', ({ code }) => end(code));
    socket.addEventListener('message', ({ data }) => {
      if (isOver) return;
      wait();
      if (!anything) onReach(true);
      anything = true;
      if (!isHeard(data, onMessage)) end(0);
    });
  });
}

/** Hands a message on. Returns whether it could be read: a page that missed one is shown the table anew. */
function isHeard(data: unknown, onMessage: SocketOptions['onMessage']): boolean {
  try {
    onMessage(readObject(JSON.parse(String(data))));
    return true;
  } catch (error) {
    if (error instanceof UnreadableAnswer || error instanceof SyntaxError) return false;
    throw error;
  }
}
