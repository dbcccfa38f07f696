import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { openDatabase } from './database/open.ts';
import { codeOf } from './error-code.ts';
import type { SandboxOptions } from './options.ts';
import { buildSandbox } from './sandbox.ts';
import { explainStartError, SandboxStartError } from './start-error.ts';

export type { SandboxOptions } from './options.ts';
export { SandboxStartError } from './start-error.ts';

export interface RunningSandbox {
  /** Where it answers, as a browser on this machine types it. */
  readonly address: string;
  /** Cuts every connection, writes everything to disk, and frees port and folder. */
  close(): Promise<void>;
}

/**
 * Starts the play-money operator with the app in front of it. Throws `SandboxStartError` with one sentence for the person at
 * the keyboard where it can't, and leaves everything as it found it.
 */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const { port, host = 'localhost', databaseUrl, dataFolder, ...rest } = options;
  try {
    if (port !== 0) await refuseBusyPort(port, host);
    const database = await openDatabase({ url: databaseUrl, folder: dataFolder });
    try {
      const sandbox = await buildSandbox(database, rest);
      try {
        await sandbox.app.listen({ port, host });
      } catch (error) {
        await sandbox.close();
        throw explainPort(error, port);
      }
      sandbox.feed.start();
      const { port: taken } = sandbox.app.server.address() as AddressInfo;
      const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
      let closing: Promise<void> | undefined;
      return {
        address: `http://${name.includes(':') ? `[${name}]` : name}:${taken}`,
        close() {
          closing ??= sandbox.close().finally(() => database.close());
          return closing;
        },
      };
    } catch (error) {
      await database.close();
      throw error;
    }
  } catch (error) {
    throw explainStartError(error, dataFolder);
  }
}

/** Asks for the port before anything else, so that a busy one is said at once and no database is touched. */
function refuseBusyPort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(explainPort(error, port)));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve()));
  });
}

function explainPort(error: unknown, port: number): unknown {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    return new SandboxStartError(
      'port-in-use',
      `Port ${port} is in use. Choose another: PORT=${port + 1} npm start`,
      error,
    );
  }
  if (code === 'EACCES') {
    return new SandboxStartError(
      'port-in-use',
      `Port ${port} may not be used by you. Choose another: PORT=3000 npm start`,
      error,
    );
  }
  return error;
}
