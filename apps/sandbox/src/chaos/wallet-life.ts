import { DAY, MINUTE } from '../base/index.ts';

/** Who decides at the desk. */
export const OPERATORS = ['Asha', 'Vikram'] as const;
export type OperatorName = (typeof OPERATORS)[number];

/** What a player sends, from one of two devices. Lost: its answer never arrives. Amounts are paise, and no two in a life are the same. */
export interface Sent {
  readonly ref: string;
  readonly device: 0 | 1;
  readonly isLost: boolean;
}
interface Decided<End extends string> {
  /** What it is about, by its amount. */
  readonly of: number;
  readonly by: OperatorName;
  readonly end: End;
}
/** One thing that is done to a player's wallet. */
export type WalletCommand =
  | (Sent & { readonly do: 'deposit'; readonly amount: number; readonly reference: string })
  | (Sent & { readonly do: 'withdraw'; readonly amount: number })
  | (Sent & { readonly do: 'cancel'; readonly of: number })
  | (Sent & { readonly do: 'take up' | 'give up'; readonly bonus: number })
  | (Sent & { readonly do: 'claim'; readonly bonus: number; readonly part: number })
  | { readonly do: 'take'; readonly room: 'deposits' | 'withdrawals'; readonly of: number; readonly by: OperatorName }
  | (Decided<'approve' | 'decline'> & { readonly do: 'decide deposit' })
  | (Decided<'approve' | 'decline'> & { readonly do: 'decide correction' })
  | (Decided<'approve' | 'decline' | 'pay' | 'fail'> & { readonly do: 'decide withdrawal' })
  | { readonly do: 'correct'; readonly amount: number; readonly once: string; readonly by: OperatorName }
  | { readonly do: 'play'; readonly wager: string; readonly stake: number }
  | { readonly do: 'sweep' };

/** The house's rules that the model goes by, which `WalletHouse` sets: paise and shares. */
export const RULES = {
  corrections: 100_000,
  withdrawals: 200_000,
  depositWaits: DAY,
  secondWaits: DAY,
  lease: 10 * MINUTE,
  campaigns: [
    { code: 'chaos-1', percent: 50, min: 100_000, max: 90_001, multiplier: 2, parts: 3, offerDays: 3, days: 5 },
    { code: 'chaos-2', percent: 20, min: 150_000, max: 50_000, multiplier: 1, parts: 2, offerDays: 2, days: 4 },
  ],
} as const;

/** A bonus as the model has it. */
export interface ModelBonus {
  readonly campaign: number;
  readonly amount: number;
  readonly deposit: number;
  readonly required: number;
  readonly parts: number;
  state: 'available' | 'active' | 'completed' | 'cancelled';
  readonly broughtAt: number;
  startedAt: number | null;
  endedAt: number | null;
  expiresAt: number;
  done: number;
  claims: number[];
  /** When each part was claimed. */
  claimedAt: Record<number, number>;
}

/** What became of a command. `first`: approved, as the first of two; `waiting`: it waits for a second operator. */
export type Verdict = 'granted' | 'first' | 'waiting' | 'refused';

interface ModelDeposit {
  state: 'pending' | 'approved' | 'declined' | 'expired';
  readonly reference: string;
  readonly expiresAt: number;
}
/** A withdrawal as the model has it. */
export interface ModelWithdrawal {
  state: 'pending' | 'approved' | 'declined' | 'cancelled' | 'paid' | 'failed';
  approvedAt: number | null;
  /** Who approved it as the first of two, and until when that waits. */
  first: { readonly by: string; readonly until: number } | null;
}
interface ModelCorrection {
  state: 'waiting' | 'done' | 'declined';
  readonly by: OperatorName;
  readonly at: number;
  /** Whether one operator did it alone. */
  readonly isAlone: boolean;
}
interface CashMove {
  readonly kind: 'withdrawal' | 'correction';
  /** Below zero where a correction took it. */
  readonly amount: number;
  readonly at: number;
  readonly left: number;
}
/** Everything of one player that the campaign looks at. Deposits, withdrawals and corrections are told apart by their amounts, in paise. */
export interface Life {
  cash: number;
  /** What each reference stands for, once it was granted. */
  refs: Record<string, string>;
  deposits: Record<number, ModelDeposit>;
  withdrawals: Record<number, ModelWithdrawal>;
  corrections: Record<number, ModelCorrection>;
  leases: Record<string, { readonly by: string; readonly until: number }>;
  /** When who last brought the player money: they don't alone approve that it is paid out, for a day. */
  credits: Partial<Record<OperatorName, number>>;
  /** What was withdrawn and corrected of the cash, in its order: when, and what that left. */
  moves: CashMove[];
  bonuses: ModelBonus[];
  wagers: Record<string, true>;
}

export const newLife = (cash: number): Life => ({
  ...{
    cash,
    refs: {},
    deposits: {},
    withdrawals: {},
    corrections: {},
    leases: {},
    credits: {},
    moves: [],
    bonuses: [],
    wagers: {},
  },
});
