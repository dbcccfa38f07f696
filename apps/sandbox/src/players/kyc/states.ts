import type { KycStatus } from './document.ts';

/**
 * Every move of a player's document of one kind (betting.md, "KYC"): the player sends it, somebody at the desk decides by `approve` and
 * `decline`, and an approved one ends with its own day. There is no other move: whoever asks for one is told how it stands (409), and the
 * database refuses whatever else would (migration 91).
 */
export const KYC_MOVES = {
  send: { from: ['none', 'declined', 'expired'], to: 'pending' },
  approve: { from: ['pending'], to: 'approved' },
  decline: { from: ['pending'], to: 'declined' },
  time: { from: ['approved'], to: 'expired' },
} as const satisfies Readonly<Record<string, { readonly from: readonly KycStatus[]; readonly to: KycStatus }>>;

export type KycCause = keyof typeof KYC_MOVES;

/** How a document stands after this; null where it does not move then. */
export function kycAfter(status: KycStatus, cause: KycCause): KycStatus | null {
  const { from, to } = KYC_MOVES[cause];
  return from.some((each) => each === status) ? to : null;
}
