import { createClient } from 'redis';
import { SandboxStartError } from '../../base/index.ts';

/** A Redis server, by two connections that are made anew whenever they break. */
export interface Redis {
  /** For commands, and to publish. While there is no connection a command fails at once, and none waits longer than `PATIENCE`. */
  readonly commands: RedisClient;
  /** Only to subscribe: after a break it subscribes again by itself. */
  readonly subscriber: RedisClient;
  close(): Promise<void>;
}
type RedisClient = ReturnType<typeof clientOf>;

/** A Redis that does not answer for so long counts as lost, ms. */
const PATIENCE = 1500;

/** Connects to the Redis of `url`. Throws `SandboxStartError` where it does not answer now; later it is waited for. */
export async function openRedis(url: string): Promise<Redis> {
  const [commands, subscriber] = clientsOf(url);
  const clients = [commands, subscriber];
  // Without a listener a lost connection would end the process. Each command that fails because of it is told so itself.
  for (const client of clients) client.on('error', () => {});
  try {
    await Promise.all(clients.map((client) => answering(client)));
  } catch (error) {
    for (const client of clients) if (client.isOpen) client.destroy();
    throw new SandboxStartError(
      'no-redis',
      'The Redis of REDIS_URL does not answer. Is it running, and is the address right?',
      error,
    );
  }
  return {
    commands,
    subscriber,
    async close() {
      for (const client of clients) if (client.isOpen) client.destroy();
    },
  };
}

/** Both of its connections, not made yet. The client throws what it can't read as it stands, with the password in it. */
function clientsOf(url: string): readonly [RedisClient, RedisClient] {
  try {
    return [clientOf(url), clientOf(url)];
  } catch {
    throw new SandboxStartError(
      'bad-setting',
      'REDIS_URL is not an address of a Redis, as redis://:password@example.com:6379 is. A / ? # @ or % of the password is written as %2F %3F %23 %40 or %25.',
    );
  }
}

function clientOf(url: string) {
  return createClient({
    url,
    disableOfflineQueue: true,
    // A Redis that hangs holds its connection open: silence tells.
    pingInterval: PATIENCE / 3,
    socket: {
      connectTimeout: PATIENCE,
      socketTimeout: PATIENCE,
      reconnectStrategy: (tries) => Math.min(1000, 50 * 2 ** tries),
    },
  });
}

/** Its first connection; no later than a start can wait. */
async function answering(client: RedisClient): Promise<void> {
  let late: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error('No answer in time')), 2 * PATIENCE);
  });
  try {
    await Promise.race([client.connect(), tooLate]);
  } finally {
    clearTimeout(late);
  }
}
