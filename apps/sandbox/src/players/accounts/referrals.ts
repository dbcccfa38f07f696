import type { Queryable, Transaction } from '../../store/index.ts';

/** Whose a code is: an agent's, or a player's referral code. */
export type CodeOwner =
  | { readonly agent: number }
  | { readonly referrer: number; readonly code: number; readonly agent: number | null };

/** What signing up needs of referral codes; handed in, because commission stands above accounts. */
export interface Referrals {
  /** Who stands behind the code that somebody registers with; undefined where nobody does. */
  ownerOf(database: Queryable, code: string): Promise<CodeOwner | undefined>;
  /** Puts a new player where their code says. */
  joinUnder(tx: Transaction, player: number, owner: CodeOwner, at: Date): Promise<void>;
  /** Counts a visit by a code: once a day for each visitor. */
  countClick(database: Queryable, code: string, day: string, visitor: Buffer): Promise<void>;
}

/** A keyed hash of what is not kept as it is: an address is known again by it. */
export interface Fingerprints {
  fingerprint(text: string): Buffer;
}
