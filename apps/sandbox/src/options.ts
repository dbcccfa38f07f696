import type { Clock } from './clock.ts';
import type { Limits } from './http/rate-limit.ts';

/** What the app is told at run time (`/config.json`), so that one build serves every environment. */
export interface AppConfig {
  readonly api: string;
  readonly sports: string;
  readonly lobby: string;
  readonly tv: string;
  readonly socket: string;
  readonly discovery: string;
}

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
  /** The release store that the app is served from. */
  readonly releasesFolder: string;
  readonly config?: Partial<AppConfig>;
  readonly limits?: Partial<Limits>;
  /** pino's level; `silent` for none. `warn` unless said. */
  readonly logger?: string;
  readonly clock?: Clock;
  /** Development only: the address of a script that every page loads, to hear of new builds. */
  readonly devScript?: string;
  /** How fast matches are played: 1 is life. */
  readonly pace?: number;
}
