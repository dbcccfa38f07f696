import type { Clock } from '../base/index.ts';
import type { AppHosts, Limits, PublicKeys, SocketLimits, Timeouts } from '../server/index.ts';

export interface SandboxOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** `localhost` unless said: this machine alone. */
  readonly host?: string;
  /** A Postgres server; goes before `dataFolder`. */
  readonly databaseUrl?: string;
  /** How many connections to `databaseUrl` this process keeps at most; 10 unless said. */
  readonly databasePool?: number;
  /** The Redis that this process shares with the operator's others, on the same `databaseUrl`. */
  readonly redisUrl?: string;
  /** Where the embedded Postgres keeps its data; without it, it lives in memory. */
  readonly dataFolder?: string;
  /**
   * What stands in front of this server: addresses and ranges, with commas between. Only they are believed where a request came
   * from; what is limited by address goes by it.
   */
  readonly proxies?: string;
  /** The header, in small letters, in which the edge in front of this server says where a request is from (ISO 3166). It has to replace what a browser sends. */
  readonly countryHeader?: string;
  /** The release store that the app is served from. */
  readonly releasesFolder: string;
  /** Whose releases are taken: the public keys of each app's team. They go before `keysFolder`. */
  readonly publicKeys?: PublicKeys;
  /** The folder of keys that releases are signed with on this machine; only their public halves are read. */
  readonly keysFolder?: string;
  /** What account numbers are sealed with (base64url), the newest first; it goes before `vaultKeyFolder`. */
  readonly vaultKeys?: readonly string[];
  /** The folder that this key is kept in, and made in at the first start; `keysFolder` unless said. */
  readonly vaultKeyFolder?: string;
  /** Where it was kept before: one that is there, and not in `vaultKeyFolder`, is used on. */
  readonly vaultKeyOldFolder?: string;
  /** Where games are played, on a port of their own: 0 (or unsaid) takes any free one. */
  readonly gamesPort?: number;
  /** The games' origin as a browser sees it, behind a proxy; otherwise the app's host with the games' port. */
  readonly gamesOrigin?: string;
  /** Where the studio's games were built; without it none of them opens. */
  readonly gamesFolder?: string;
  /** The app's origins, where a proxy hides them from this server: who may frame a game. */
  readonly appOrigins?: readonly string[];
  /** What opens the operator's desk; unsaid, a well-known one on this machine alone, and one made by chance elsewhere. */
  readonly deskPassword?: string;
  readonly config?: Partial<AppHosts>;
  /** `false` takes the service worker away, from browsers that have it too. */
  readonly hasWorker?: boolean;
  /** Staging only: whether a developer may show this Pavilion on their machine with a remote from there. */
  readonly localRemotes?: boolean;
  readonly limits?: Partial<Limits>;
  readonly socketLimits?: Partial<SocketLimits>;
  /** How long a client may take to say what it wants. */
  readonly timeouts?: Timeouts;
  /** pino's level; `silent` for none. `warn` unless said. */
  readonly logger?: string;
  readonly clock?: Clock;
  /** Development only: pages load again as builds go live. */
  readonly reloads?: boolean;
  /** Tests only: lets whoever asks make calls fail (`/sandbox/faults`). */
  readonly faults?: boolean;
  /** Tests only: `frozen` keeps matches and prices as they are until a test changes them (`/sandbox/world`). */
  readonly world?: 'live' | 'frozen';
  /** Tests only: where a new world begins from. Otherwise by lot, and nobody can work out what comes. */
  readonly seed?: number;
  /** How fast matches are played: 1 is life. */
  readonly pace?: number;
  /** How many matches of each sport a new world has: for measuring. */
  readonly matches?: number;
  /** How many games the catalogue has: for measuring. Fewer than the demo's are the demo's. */
  readonly games?: number;
  /** How many prices a second are made others, whatever is played: for measuring. */
  readonly changes?: number;
}
