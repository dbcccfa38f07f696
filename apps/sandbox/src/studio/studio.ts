import type { FastifyInstance } from 'fastify';
import type { Clock } from '../base/index.ts';
import type { OnTrouble, RateLimiter } from '../server/index.ts';
import type { Database, Vault } from '../store/index.ts';
import { forgetOld } from './forget.ts';
import { routeStudio } from './pages/routes.ts';
import { ownDetails } from './rounds/details.ts';
import { engineOfTitle } from './rounds/engine-list.ts';
import type { Engine } from './rounds/engines.ts';
import { sweepStudioRounds } from './rounds/sweep.ts';
import { sweepStudioSessions } from './sessions/sessions.ts';
import { createSessions } from './sessions/standing.ts';
import { openChains } from './tables/chains.ts';
import { ticketDetails } from './tables/details.ts';
import { endSignedOut, type Seated } from './tables/socket.ts';
import { createTables, type Tables } from './tables/tables.ts';
import { type SigningKey, signingKeyOf } from './wallet/agreement.ts';
import { createWallet, type Send } from './wallet/client.ts';
import { deliverDue } from './wallet/orders.ts';

interface StudioOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly limiter: RateLimiter;
  /** How a signed call reaches the operator and its answer comes back; over a network or, within one process, without one. */
  readonly send: Send;
  /** The operator's name in what is signed. */
  readonly operator: () => Promise<string>;
  /** Where the games' pages were built. */
  readonly gamesFolder?: string | undefined;
  readonly closedPage: () => string;
  /** What the operator's lobby shows as it reads the tables, so that their rounds run for it. */
  readonly lobbyKey: string;
  /** The proxies that are believed about where a connection came from. */
  readonly proxies?: string | undefined;
  /** Hears of what goes wrong where nobody waits for it. */
  readonly onTrouble: OnTrouble;
  readonly engineOf?: (title: { readonly engine: string; readonly model: string | null }) => Engine;
}

/** The games' own server. */
export interface Studio {
  /** Rounds for everyone. */
  readonly tables: Tables;
  /** Adds its pages and calls to the games' origin. */
  route(games: FastifyInstance): void;
  /** What falls due as time passes; bears being run by several processes at once. */
  readonly sweeps: readonly ((now: Date) => Promise<void>)[];
}

/**
 * The maker of the games that play: it keeps rounds and seeds, and reaches its players' money by the operator's wallet alone, with
 * signed calls as docs/seamless-wallet.md has them.
 */
export function createStudio(options: StudioOptions): Studio {
  const { database, vault, send, clock, operator, onTrouble, engineOf = engineOfTitle } = options;
  const keys = new Map<string, SigningKey>();
  const keyOf = async (provider: string) => {
    const key = keys.get(provider) ?? (await signingKeyOf(database, vault, provider));
    if (key) keys.set(provider, key);
    return key;
  };
  // Nothing that a description lacks may keep a win from its player.
  const describe = async (round: string) => {
    try {
      return (await ownDetails(database, round)) ?? (await ticketDetails(database, round));
    } catch (error) {
      onTrouble(error);
      return null;
    }
  };
  const wallet = createWallet({ send, clock, operator, keyOf, describe });
  const chains = openChains(vault);
  const tables = createTables({ database, vault, clock, wallet, chains, onTrouble });
  const sessions = createSessions({ database, clock, wallet });
  const seated: Seated = new Map();
  const services = { ...options, engineOf, wallet, chains, tables, sessions, seated };
  return {
    tables,
    route: (games) => routeStudio(games, services),
    sweeps: [
      (now) => sweepStudioRounds(services, now),
      (now) => tables.sweep(now),
      (now) => deliverDue(services, now),
      (now) => sweepStudioSessions(database, now),
      () => endSignedOut(services),
      (now) => forgetOld(database, now),
    ],
  };
}
