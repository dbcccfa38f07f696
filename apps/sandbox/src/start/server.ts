import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { assembleDiscovery, folderStore } from '@pavilion/federation/release';
import { codeOf, explainStartError, SandboxStartError } from '../base/index.ts';
import { placeDemoBets } from '../demo/index.ts';
import { DESK } from '../desk/index.ts';
import { openRedis } from '../server/index.ts';
import { openDatabase } from '../store/index.ts';
import { ENDING, ended } from './ending.ts';
import { keySourceOf } from './key-place.ts';
import { retireOldKeys } from './keys.ts';
import type { SandboxOptions } from './options.ts';
import { buildSandbox } from './sandbox.ts';

export interface RunningSandbox {
  /** Where it answers, as a browser on this machine types it. */
  readonly address: string;
  /** The operator's desk, and its password where it is to be printed: known, or made just now. */
  readonly desk: { readonly address: string; readonly password: string | null };
  /** Cuts every connection, writes everything to disk, and frees port and folder. */
  close(): Promise<void>;
}

/**
 * Starts the play-money operator with the app in front of it. Throws `SandboxStartError` with one sentence for the person at
 * the keyboard where it can't, and leaves everything as it found it.
 */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const { port, host = 'localhost', gamesPort = 0, databaseUrl, databasePool, redisUrl, dataFolder, ...rest } = options;
  // What is open, the latest first.
  const opened = new AsyncDisposableStack();
  try {
    if (redisUrl && !databaseUrl) {
      throw new SandboxStartError(
        'redis-alone',
        'REDIS_URL is for several processes, and those need one database: set DATABASE_URL too.',
      );
    }
    await refuseBusyPort(port, host);
    if (gamesPort !== 0) await refuseBusyPort(gamesPort, host, 'PAVILION_GAMES_PORT');
    const redis = redisUrl ? opened.adopt(await openRedis(redisUrl), (open) => open.close()) : undefined;
    const database = opened.adopt(
      await openDatabase({ url: databaseUrl, pool: databasePool, folder: dataFolder }),
      // The embedded one writes what it has to its folder, however long that takes.
      (open) => (open.isShared ? ended(open.close(), ENDING.database) : open.close()),
    );
    const houseKeys = keySourceOf(options);
    const sandbox = opened.adopt(
      await buildSandbox(database, {
        ...rest,
        isPublic: !isThisMachine(host),
        ...(dataFolder ? { lastGoodFolder: join(dirname(dataFolder), 'last-good') } : {}),
        houseKeys,
        ...(redis ? { redis } : {}),
      }),
      (built) => built.close(),
    );
    if (houseKeys.notice) sandbox.app.log.warn(houseKeys.notice);
    const clock = rest.clock ?? (() => new Date());
    await database.inTurn(() => placeDemoBets(database, sandbox.feed, clock));
    // Before the app, whose pages name it.
    await sandbox.games.listen({ port: gamesPort, host }).catch((error) => {
      throw explainPort(error, { port: gamesPort, host, variable: 'PAVILION_GAMES_PORT' });
    });
    await sandbox.app.listen({ port, host }).catch((error) => {
      throw explainPort(error, { port, host });
    });
    // What a release command left that was killed. Nobody waits for it: one that runs now does it itself.
    assembleDiscovery(folderStore(rest.releasesFolder)).catch((error) =>
      sandbox.app.log.warn({ err: error }, 'releases'),
    );
    sandbox.feed.start();
    sandbox.sweeps.start();
    const { port: taken } = sandbox.app.server.address() as AddressInfo;
    const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
    const address = `http://${name.includes(':') ? `[${name}]` : name}:${taken}`;
    return {
      address,
      desk: { address: `${address}${DESK}`, password: sandbox.deskPassword },
      close: () => opened.disposeAsync(),
    };
  } catch (error) {
    await opened.disposeAsync();
    throw explainStartError(error, dataFolder);
  }
}

/**
 * Seals all that is sealed with the newest key, so that the older ones can be taken out (docs/operators.md): told as the operator is,
 * which must not run meanwhile. Returns how many rows there were. Throws a `SandboxStartError` where it can't.
 */
export async function retireKeys(options: SandboxOptions): Promise<number> {
  const { databaseUrl, databasePool, dataFolder } = options;
  try {
    const database = await openDatabase({ url: databaseUrl, pool: databasePool, folder: dataFolder });
    try {
      return await retireOldKeys(database, keySourceOf(options));
    } finally {
      await database.close();
    }
  } catch (error) {
    throw explainStartError(error, dataFolder);
  }
}

/** Asks for the port before anything else, so that a busy one is said at once and no database is touched. */
function refuseBusyPort(port: number, host: string, variable?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(explainPort(error, { port, host, variable })));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve()));
  });
}

interface Listening {
  readonly port: number;
  readonly host: string;
  readonly variable?: string | undefined;
}

function explainPort(error: unknown, { port, host, variable = 'PORT' }: Listening): unknown {
  const code = codeOf(error);
  if (NO_HOST.includes(String(code))) {
    const sentence = `HOST=${host} is no address of this machine. Leave it out, or choose 0.0.0.0 for all of them.`;
    return new SandboxStartError('no-host', sentence, error);
  }
  if (code === 'EADDRINUSE') {
    return new SandboxStartError(
      'port-in-use',
      `Port ${port} is in use. Choose another: ${variable}=${port + 1} npm start`,
      error,
    );
  }
  if (code === 'EACCES') {
    return new SandboxStartError(
      'port-in-use',
      `Port ${port} may not be used by you. Choose another: ${variable}=${variable === 'PORT' ? 3000 : 3001} npm start`,
      error,
    );
  }
  return error;
}

/** What the system says of a host that nobody can listen at here. */
const NO_HOST: readonly string[] = ['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL'];

/** Whether nobody but this machine reaches what listens at `host`. */
const isThisMachine = (host: string) => host === 'localhost' || host === '::1' || /^127(?:\.\d+){3}$/.test(host);
