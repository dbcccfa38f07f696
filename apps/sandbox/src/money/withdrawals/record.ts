import type { Paise } from '@pavilion/money';
import type { Transaction } from '../../store/index.ts';

/** A request of the past, or one that waits. */
export interface PastWithdrawal {
  readonly id: number;
  readonly method: 'bank' | 'upi';
  /** As players may read it. */
  readonly destination: string;
  readonly sealed: Buffer;
  readonly fingerprint: Buffer;
  readonly amount: Paise;
  readonly state: 'pending' | 'approved' | 'paid' | 'failed' | 'declined' | 'cancelled';
  readonly needsKyc: boolean;
  readonly reason: string | null;
  readonly utr: string | null;
  readonly createdAt: Date;
  readonly decidedAt: Date | null;
}

/** Keeps a request as it stands, under its own number; no money moves. */
export async function recordWithdrawal(tx: Transaction, player: number, past: PastWithdrawal): Promise<void> {
  await tx.query(
    `insert into withdrawal (id, player_id, method, destination, sealed, fingerprint, amount, state, needs_kyc, reason, utr,
       created_at, decided_at)
     overriding system value values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict (id) do nothing`,
    [
      past.id,
      player,
      past.method,
      past.destination,
      past.sealed,
      past.fingerprint,
      past.amount,
      past.state,
      past.needsKyc,
      past.reason,
      past.utr,
      past.createdAt,
      past.decidedAt,
    ],
  );
}
