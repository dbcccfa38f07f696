import type { IncomingMessage } from 'node:http';
import { networkOf } from '../http/network.ts';
import { createAddressReader } from './address.ts';
import { type Allowance, allowanceOf, isUntouched, spend } from './budget.ts';
import type { SocketLimits } from './limits.ts';

/** The connections of one address. */
export interface Neighbours {
  /** What is left of those that it may open. */
  readonly openings: Allowance;
  /** Those that are open, and those of them that were let in. */
  open: number;
  admitted: number;
}

/** Every address (of IPv6 a /64) that has connections, or had some just now. */
export interface Addresses {
  of(request: IncomingMessage): Neighbours;
  /** Counts a connection that is about to be opened; returns whether it may be. */
  mayOpen(request: IncomingMessage): boolean;
  /** Forgets those of which there is nothing to say any more. */
  sweep(): void;
}

export function createAddresses(limits: SocketLimits, now: () => number, proxies: string | undefined): Addresses {
  const addressOf = createAddressReader(proxies);
  const known = new Map<string, Neighbours>();
  const of = (request: IncomingMessage): Neighbours => {
    const network = networkOf(addressOf(request));
    const neighbours = known.get(network) ?? {
      openings: allowanceOf(limits.openingsPerAddress, now()),
      open: 0,
      admitted: 0,
    };
    known.set(network, neighbours);
    return neighbours;
  };
  return {
    of,
    mayOpen(request) {
      const { open, openings } = of(request);
      return open < limits.connectionsPerAddress && spend(openings, limits.openingsPerAddress, now());
    },
    sweep() {
      for (const [network, { open, openings }] of known) {
        if (open === 0 && isUntouched(openings, limits.openingsPerAddress, now())) known.delete(network);
      }
    },
  };
}
