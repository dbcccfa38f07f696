import { openDatabase } from '../store/index.ts';
import { type TestSandbox, testSandbox } from './sandbox.ts';
import { startPostgres } from './servers.ts';

/** A whole sandbox on a Postgres server of its own, whose connections really run side by side; both end with `close`. */
export async function raceSandbox(): Promise<TestSandbox> {
  const server = await startPostgres();
  const sandbox = await testSandbox({}, await openDatabase({ url: server.url }));
  return {
    ...sandbox,
    async close() {
      await sandbox.close();
      await server.stop();
    },
  };
}

/** How many race. */
export const TIMES = 8;

const racing = <T>(work: (index: number) => Promise<T>) => Array.from({ length: TIMES }, (_, index) => work(index));

/** The same work eight times at once, none of which may fail. */
export const atOnce = <T>(work: (index: number) => Promise<T>) => Promise.all(racing(work));

/** The same work eight times at once, and how each ended. */
export const settledAtOnce = <T>(work: (index: number) => Promise<T>) => Promise.allSettled(racing(work));
