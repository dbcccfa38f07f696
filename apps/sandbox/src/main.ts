import { isIP } from 'node:net';
import { gamesAndDeskOf, portOf } from './environment.ts';
import { DEFAULT_LIMITS, type Limits } from './http/rate-limit.ts';
import type { SandboxOptions } from './options.ts';
import { SandboxStartError, startSandbox } from './server.ts';

/** For browser tests, which sign in and up more often than any person. */
const NO_LIMITS = Object.fromEntries(
  Object.keys(DEFAULT_LIMITS).map((name) => [name, { times: Number.POSITIVE_INFINITY, per: 1000 }]),
) as unknown as Limits;

/** The operator by itself, told by its environment (docs/sandbox.md). */
try {
  const sandbox = await startSandbox(optionsOf(process.env));
  if (process.env.PAVILION_FAULTS === 'on') {
    console.warn('PAVILION_FAULTS=on: whoever reaches this server can make its calls fail. For tests only.');
  }
  console.log(`Sandbox at ${sandbox.address}`);
  if (sandbox.desk.password !== null) console.log(`Desk at ${sandbox.desk.address}, password ${sandbox.desk.password}`);
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    // Whatever hangs: nobody waits longer than three seconds for the prompt.
    setTimeout(() => process.exit(1), 3000).unref();
    sandbox.close().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
} catch (error) {
  console.error(error instanceof SandboxStartError ? error.message : error);
  process.exit(1);
}

function optionsOf(env: NodeJS.ProcessEnv): SandboxOptions {
  const { PAVILION_DATA = '.pavilion/database', PAVILION_RELEASES = '.pavilion/releases' } = env;
  return {
    port: portOf(env.PORT ?? '3000'),
    ...gamesAndDeskOf(env),
    releasesFolder: PAVILION_RELEASES,
    ...(env.HOST ? { host: env.HOST } : {}),
    ...(env.DATABASE_URL ? { databaseUrl: env.DATABASE_URL } : {}),
    ...(env.DATABASE_POOL ? { databasePool: poolOf(env.DATABASE_POOL) } : {}),
    ...(env.REDIS_URL ? { redisUrl: env.REDIS_URL } : {}),
    ...(env.PAVILION_PROXIES ? { proxies: proxiesOf(env.PAVILION_PROXIES) } : {}),
    ...(PAVILION_DATA === 'memory' ? {} : { dataFolder: PAVILION_DATA }),
    ...(env.PAVILION_LIMITS === 'off' ? { limits: NO_LIMITS } : {}),
    ...(env.PAVILION_FAULTS === 'on' ? { faults: true } : {}),
    ...(env.PAVILION_LOG ? { logger: env.PAVILION_LOG } : {}),
    ...(env.PAVILION_DEV_SCRIPT ? { devScript: env.PAVILION_DEV_SCRIPT } : {}),
    config: {
      ...(env.PAVILION_API ? { api: env.PAVILION_API } : {}),
      ...(env.PAVILION_SPORTS ? { sports: env.PAVILION_SPORTS } : {}),
      ...(env.PAVILION_LOBBY ? { lobby: env.PAVILION_LOBBY } : {}),
      ...(env.PAVILION_TV ? { tv: env.PAVILION_TV } : {}),
      ...(env.PAVILION_SOCKET ? { socket: env.PAVILION_SOCKET } : {}),
      ...(env.PAVILION_DISCOVERY ? { discovery: env.PAVILION_DISCOVERY } : {}),
    },
  };
}

function poolOf(text: string): number {
  const size = Number(text);
  if (!Number.isInteger(size) || size < 1 || size > 1000) {
    throw new SandboxStartError('bad-setting', `DATABASE_POOL=${text} is not a number of connections from 1 to 1000.`);
  }
  return size;
}

function proxiesOf(text: string): string {
  for (const proxy of text.split(',')) {
    const [address = '', bits] = proxy.trim().split('/');
    if (isIP(address) === 0 || !(bits === undefined || /^\d{1,3}$/.test(bits))) {
      throw new SandboxStartError(
        'bad-setting',
        `PAVILION_PROXIES names ${proxy}, which is no address and no range of them.`,
      );
    }
  }
  return text;
}
