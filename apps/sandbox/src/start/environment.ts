import { isIP } from 'node:net';
import * as z from 'zod/mini';
import { SandboxStartError } from '../base/index.ts';
import { type AppHosts, DEFAULT_LIMITS, type Limits, NO_SOCKET_LIMITS, type PublicKeys } from '../server/index.ts';
import { KEY } from './key-file.ts';
import { vaultFoldersOf } from './key-place.ts';
import type { SandboxOptions } from './options.ts';

/** For browser tests, which sign in and up more often than any person. */
const NO_LIMITS = Object.fromEntries(
  Object.keys(DEFAULT_LIMITS).map((name) => [name, { times: Number.POSITIVE_INFINITY, per: 1000 }]),
) as unknown as Limits;

/** What an operator that runs by itself is told by its environment (docs/sandbox.md, "What it is told"). */
export function optionsOf(env: NodeJS.ProcessEnv): SandboxOptions {
  const {
    PAVILION_DATA = '.pavilion/database',
    PAVILION_RELEASES = '.pavilion/releases',
    PAVILION_KEYS = '.pavilion/keys',
    PAVILION_GAMES = '.pavilion/games',
  } = env;
  return {
    port: portOf(env.PORT ?? '3000'),
    ...gamesAndDeskOf(env),
    releasesFolder: PAVILION_RELEASES,
    gamesFolder: PAVILION_GAMES,
    ...(env.PAVILION_PUBLIC_KEYS
      ? { publicKeys: publicKeysIn(env.PAVILION_PUBLIC_KEYS) }
      : { keysFolder: PAVILION_KEYS }),
    ...vaultKeysOf(env),
    ...vaultFoldersOf(env),
    ...(env.HOST ? { host: env.HOST } : {}),
    ...(env.DATABASE_URL ? { databaseUrl: env.DATABASE_URL } : {}),
    ...(env.DATABASE_POOL ? { databasePool: poolOf(env.DATABASE_POOL) } : {}),
    ...(env.REDIS_URL ? { redisUrl: env.REDIS_URL } : {}),
    ...(env.PAVILION_PROXIES ? { proxies: proxiesOf(env.PAVILION_PROXIES) } : {}),
    ...(env.PAVILION_COUNTRY_HEADER ? { countryHeader: headerOf(env.PAVILION_COUNTRY_HEADER) } : {}),
    ...(PAVILION_DATA === 'memory' ? {} : { dataFolder: PAVILION_DATA }),
    ...(isOff(env, 'PAVILION_LIMITS') ? { limits: NO_LIMITS, socketLimits: NO_SOCKET_LIMITS } : {}),
    ...(isOff(env, 'PAVILION_WORKER') ? { hasWorker: false } : {}),
    ...(env.PAVILION_LOCAL_REMOTES === 'on' ? { localRemotes: true } : {}),
    ...(env.PAVILION_FAULTS === 'on' ? { faults: true } : {}),
    ...(env.PAVILION_WORLD ? { world: kindOfWorld(env.PAVILION_WORLD) } : {}),
    ...worldOf(env),
    ...(env.PAVILION_LOG ? { logger: levelOf(env.PAVILION_LOG) } : {}),
    ...(env.PAVILION_RELOADS === 'on' ? { reloads: true } : {}),
    config: {
      ...hostsIn(env),
      ...(env.PAVILION_RELEASES_URL ? { releases: addressOf(env.PAVILION_RELEASES_URL, 'PAVILION_RELEASES_URL') } : {}),
    },
  };
}

/** Where each host of the app is, and which variable says so where it is not this server. */
const HOSTS = {
  api: 'PAVILION_API',
  sports: 'PAVILION_SPORTS',
  lobby: 'PAVILION_LOBBY',
  tv: 'PAVILION_TV',
  socket: 'PAVILION_SOCKET',
  discovery: 'PAVILION_DISCOVERY',
  telemetry: 'PAVILION_TELEMETRY',
} as const;

function hostsIn(env: NodeJS.ProcessEnv): Partial<AppHosts> {
  const hosts = Object.entries(HOSTS).flatMap(([host, variable]) => {
    const text = env[variable];
    return text ? [[host, hostOf(text, variable)] as const] : [];
  });
  return Object.fromEntries(hosts);
}

/** A host's address: one of http or https, or a path on this server. */
function hostOf(text: string, variable: string): string {
  if (/^(https?:\/\/|\/(?!\/))/.test(text) && URL.canParse(text, 'http://localhost')) return text;
  throw new SandboxStartError(
    'bad-setting',
    `${variable}: ${text} is neither an address, as https://api.example.com/ is, nor a path of this server, as /api is.`,
  );
}

/** Whether something is switched off that is on unless said. */
function isOff(env: NodeJS.ProcessEnv, variable: 'PAVILION_LIMITS' | 'PAVILION_WORKER'): boolean {
  const text = env[variable];
  if (text === 'off') return true;
  if (!text || text === 'on') return false;
  throw new SandboxStartError('bad-setting', `${variable}=${text} is neither on nor off.`);
}

const LEVELS: readonly string[] = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

function levelOf(text: string): string {
  if (LEVELS.includes(text)) return text;
  throw new SandboxStartError('bad-setting', `PAVILION_LOG=${text} is no level of the log: ${LEVELS.join(', ')}.`);
}

/** What the environment says of the games' origin and of the desk (docs/sandbox.md, "What it is told"). */
export function gamesAndDeskOf(
  env: NodeJS.ProcessEnv,
): Pick<SandboxOptions, 'gamesPort' | 'gamesOrigin' | 'appOrigins' | 'deskPassword'> {
  const { PAVILION_GAMES_PORT: port, PAVILION_GAMES_ORIGIN: games, PAVILION_APP_ORIGINS: app } = env;
  const password = env.PAVILION_DESK_PASSWORD;
  return {
    ...(port ? { gamesPort: portOf(port, 'PAVILION_GAMES_PORT') } : {}),
    ...(games ? { gamesOrigin: originOf(games, 'PAVILION_GAMES_ORIGIN') } : {}),
    ...(app ? { appOrigins: app.split(',').map((one) => originOf(one.trim(), 'PAVILION_APP_ORIGINS')) } : {}),
    ...(password ? { deskPassword: password } : {}),
  };
}

/** How large the simulated world and the catalogue are, and how many prices change a second (docs/sandbox.md, "A world for measuring"). */
export function worldOf(env: NodeJS.ProcessEnv): Pick<SandboxOptions, 'matches' | 'changes' | 'games'> {
  const { PAVILION_MATCHES, PAVILION_CHANGES, PAVILION_GAMES_COUNT } = env;
  const matches = PAVILION_MATCHES ? countOf(PAVILION_MATCHES, 'PAVILION_MATCHES', 5000) : undefined;
  const changes = PAVILION_CHANGES ? countOf(PAVILION_CHANGES, 'PAVILION_CHANGES', 100_000) : undefined;
  const games = PAVILION_GAMES_COUNT ? countOf(PAVILION_GAMES_COUNT, 'PAVILION_GAMES_COUNT', 100_000) : undefined;
  return {
    ...(matches === undefined ? {} : { matches }),
    ...(changes === undefined ? {} : { changes }),
    ...(games === undefined ? {} : { games }),
  };
}

function kindOfWorld(text: string): 'live' | 'frozen' {
  if (text === 'live' || text === 'frozen') return text;
  throw new SandboxStartError('bad-setting', `PAVILION_WORLD=${text} is neither live nor frozen.`);
}

function countOf(text: string, variable: string, most: number): number {
  const count = Number(text);
  if (Number.isInteger(count) && count >= 1 && count <= most) return count;
  throw new SandboxStartError('bad-setting', `${variable}=${text} is not a whole number from 1 to ${most}.`);
}

/** The keys that account numbers are sealed with, where the environment has them: the newest first, with commas between. */
export function vaultKeysOf({ PAVILION_VAULT_KEY: text }: NodeJS.ProcessEnv): Pick<SandboxOptions, 'vaultKeys'> {
  if (!text) return {};
  const vaultKeys = text.split(',').map((key) => key.trim());
  if (vaultKeys.every((key) => KEY.test(key))) return { vaultKeys };
  // Without what stands there: it may be most of a key.
  throw new SandboxStartError(
    'bad-setting',
    'PAVILION_VAULT_KEY is no list of keys with commas between, each 43 letters of base64url (32 random bytes).',
  );
}

/** A port as a variable says it; 0 is any free one. */
export function portOf(text: string, variable = 'PORT'): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new SandboxStartError(
      'port-in-use',
      `${variable}=${text} is not a port. Choose one from 1 to 65535: ${variable}=3000 npm start`,
    );
  }
  return port;
}

function originOf(text: string, variable: string): string {
  const origin = URL.canParse(text) ? new URL(text).origin : 'null';
  if (!origin.startsWith('http') || !/^https?:\/\/[^/]+\/?$/.test(text)) {
    throw new SandboxStartError('not-an-origin', `${variable}: ${text} is not an origin, as https://example.com is.`);
  }
  return origin;
}

function addressOf(text: string, variable: string): string {
  const fault = faultOfAddress(text);
  if (fault === null) return text;
  throw new SandboxStartError(
    'bad-setting',
    `${variable}: ${text} is not an address that releases can lie below: it ${fault}. Write it as https://cdn.example.com/releases/ is.`,
  );
}

/** Why nothing can lie below an address, or null: only letters of a path, and no segment in it that is empty or leads up. */
function faultOfAddress(text: string): string | null {
  if (/[?#]/.test(text)) return 'has a ? or a #, and what lies below it would be behind that';
  if (!/^(\/(?!\/)|https?:\/\/[\w.:[\]-]+(\/|$))[\w./-]*$/.test(text))
    return 'is neither one of http or https nor a path';
  const path = text.replace(/^https?:\/\//, '');
  return /\/\/|\/\.{1,2}(\/|$)/.test(path) ? 'has a segment that is empty, . or ..' : null;
}

const keyLists = z.record(z.string(), z.array(z.string().check(z.regex(/^[\w-]{43}$/))));

/** The public keys of each app's team, as JSON: `{"casino":["…"]}`. */
function publicKeysIn(text: string): PublicKeys {
  try {
    return z.parse(keyLists, JSON.parse(text));
  } catch (error) {
    const message =
      'PAVILION_PUBLIC_KEYS is not a list of Ed25519 keys for each app, as {"casino":["<43 letters>"]} is.';
    throw new SandboxStartError('bad-setting', message, error);
  }
}

function poolOf(text: string): number {
  const size = Number(text);
  if (!Number.isInteger(size) || size < 1 || size > 1000) {
    throw new SandboxStartError('bad-setting', `DATABASE_POOL=${text} is not a number of connections from 1 to 1000.`);
  }
  return size;
}

function headerOf(text: string): string {
  if (/^[a-z][a-z0-9-]{0,60}$/i.test(text)) return text.toLowerCase();
  throw new SandboxStartError('bad-setting', `PAVILION_COUNTRY_HEADER=${text} is no name of a header.`);
}

function proxiesOf(text: string): string {
  for (const proxy of text.split(',')) {
    const [address = '', bits] = proxy.trim().split('/');
    const most = { 4: 32, 6: 128 }[isIP(address)];
    if (most === undefined || !(bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))) {
      throw new SandboxStartError(
        'bad-setting',
        `PAVILION_PROXIES names ${proxy}, which is no address and no range of them.`,
      );
    }
  }
  return text;
}
