import { Worker } from 'node:worker_threads';

/** A Postgres of our own, on one connection: it does one command after the other. */
export interface Engine {
  /** One parameterised statement; returns its rows. Throws at a `commit` that Postgres answered by rolling back. */
  query(sql: string, parameters: readonly unknown[]): Promise<object[]>;
  /** Several statements without parameters. */
  exec(sql: string): Promise<void>;
  /** Ends it and writes everything to disk. */
  close(): Promise<void>;
}

/** What an engine in another thread is told. */
export type Command =
  | { readonly id: number; readonly sql: string; readonly parameters: readonly unknown[] | null }
  | { readonly id: number; readonly close: true };

/** What it answers: to the command of that number, or (0) that it runs. A Postgres error keeps its code and constraint. */
export type Answer =
  | { readonly id: number; readonly rows: object[] }
  | { readonly id: number; readonly error: { readonly message: string; readonly [field: string]: unknown } };

interface Waiting {
  readonly resolve: (rows: object[]) => void;
  readonly reject: (error: Error) => void;
}

/**
 * An engine in a thread of its own, with its data in `folder` or (without one) in memory: whatever Postgres works on, this thread goes
 * on answering. Commands of one moment go over together.
 */
export async function startEngine(folder?: string): Promise<Engine> {
  const worker = new Worker(new URL('./engine-thread.ts', import.meta.url), { workerData: { folder } });
  const waiting = new Map<number, Waiting>();
  let outgoing: Command[] = [];
  let last = 0;
  let isOver: Error | null = null;

  const send = (make: (id: number) => Command) =>
    new Promise<object[]>((resolve, reject) => {
      if (isOver) return reject(isOver);
      last += 1;
      waiting.set(last, { resolve, reject });
      if (outgoing.push(make(last)) > 1) return;
      queueMicrotask(() => {
        worker.postMessage(outgoing);
        outgoing = [];
      });
    });
  const end = (error: Error) => {
    isOver ??= Object.assign(error, { code: 'ECONNRESET' });
    for (const { reject } of waiting.values()) reject(isOver);
    waiting.clear();
  };

  const started = new Promise<object[]>((resolve, reject) => waiting.set(0, { resolve, reject }));
  worker.on('message', (answer: Answer) => {
    const expected = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('rows' in answer) expected?.resolve(answer.rows);
    else expected?.reject(Object.assign(new Error(answer.error.message), answer.error));
  });
  worker.on('error', end);
  worker.on('exit', () => end(new Error('The embedded database has ended')));
  await started;
  return {
    query: (sql, parameters) => send((id) => ({ id, sql, parameters })),
    async exec(sql) {
      await send((id) => ({ id, sql, parameters: null }));
    },
    async close() {
      await send((id) => ({ id, close: true }));
      await worker.terminate();
    },
  };
}
