import { createPasswords, deriveInPool, type Passwords } from '../players/index.ts';
import { QUICK } from './database.ts';

/** Passwords of which a test holds the hashing back: what is answered meanwhile waits for no hash. */
export interface HeldPasswords {
  readonly passwords: Passwords;
  /** From now on hashing begins and does not end. Resolves once one has begun. */
  hold(): { readonly begun: Promise<void>; letGo(): void };
}

export function heldPasswords(): HeldPasswords {
  let begin = () => {};
  let held: Promise<void> | undefined;
  return {
    passwords: createPasswords({
      cost: QUICK,
      derive: async (...password) => {
        begin();
        await held;
        return deriveInPool(...password);
      },
    }),
    hold() {
      const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      begin = begun.resolve;
      held = gate.promise;
      return { begun: begun.promise, letGo: gate.resolve };
    },
  };
}
