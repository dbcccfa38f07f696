import { CONTRACT_VERSION } from '@pavilion/contract';
import type { Provisions } from '@pavilion/federation/discovery';

/** What this shell provides to remotes; unbuilt, in tests, the contract alone. */
export function shellProvisions(): Provisions {
  return {
    contract: CONTRACT_VERSION,
    provides: typeof __PAVILION_PROVIDES__ === 'object' ? __PAVILION_PROVIDES__ : undefined,
  };
}

/**
 * The shell's version, which its build puts in; 'source' where it runs unbuilt, in tests. A function and no constant: webpack
 * writes an exported constant into those who import it, and keeps that over a build of another version.
 */
export function shellVersion(): string {
  return typeof __PAVILION_VERSION__ === 'string' ? __PAVILION_VERSION__ : 'source';
}
