import type { Paise } from '@pavilion/money';

export const correctable = ['cash', 'coins'] as const;

export const requestStates = ['waiting', 'done', 'declined', 'expired'] as const;
export type RequestState = (typeof requestStates)[number];

/** What every request has. */
export interface Kept {
  readonly id: number;
  readonly reason: string;
  readonly askedBy: number;
  readonly asker: string;
  readonly askedAt: Date;
  readonly expiresAt: Date;
  readonly state: RequestState;
  /** The second operator; null where none was needed, or none has decided. */
  readonly decider: string | null;
  readonly decidedAt: Date | null;
  readonly why: string | null;
}

/** What an operator corrects of what a player has, as it is kept. */
export interface Correction extends Kept {
  readonly kind: 'correction';
  readonly player: number;
  readonly account: (typeof correctable)[number];
  /** Paise; below zero it is taken away. */
  readonly amount: Paise;
}

/** A bonus that an operator gives a player. */
export interface BonusRequest extends Kept {
  readonly kind: 'bonus';
  readonly player: number;
  /** The campaign's code. */
  readonly campaign: string;
  readonly amount: Paise;
}

/** A market's result by hand. */
export interface MarketRequest extends Kept {
  readonly kind: 'market';
  readonly market: string;
  readonly outcome: string;
  /** Which of its results was seen then; 0 for none. */
  readonly seen: number;
}

/** What a player's referrals have earned them, which is to be paid. */
export interface CommissionRequest extends Kept {
  readonly kind: 'commission';
  readonly player: number;
  readonly amount: Paise;
  /** Of what settled before. */
  readonly settledBefore: Date;
}

/** A win that its provider may not pay at once, or a debt that is forgiven. */
export interface PaymentRequest extends Kept {
  readonly kind: 'win' | 'debt';
  readonly player: number;
  /** The number of the held win, or of the debt. */
  readonly subject: string;
  readonly amount: Paise;
}

/** Held commission on one player that is released for one of its reasons, or refused for good. */
export interface HoldRequest extends Kept {
  readonly kind: 'release' | 'refusal';
  /** Whose it is. */
  readonly player: number;
  /** On whom, and for which reasons: `heldFrom` reads it. */
  readonly subject: string;
  readonly amount: Paise;
}

/** Stakes of a round that are returned. */
export interface StakesRequest extends Kept {
  readonly kind: 'stakes';
  readonly player: number;
  readonly provider: string;
  /** The round. */
  readonly subject: string;
  /** What was staked in it then, paise. */
  readonly amount: Paise;
}

/** A public key of a provider of games, in letters: whoever has its private half moves players' money. */
export interface KeyRequest extends Kept {
  readonly kind: 'key';
  readonly provider: string;
  readonly subject: string;
}

/** What a player's wins of one round of a provider bring at most at once, paise. */
export interface MostWinRequest extends Kept {
  readonly kind: 'most-win';
  readonly provider: string;
  readonly amount: Paise;
}

/** A document of a player who is paid to where somebody is who has excluded themselves. */
export interface DocumentRequest extends Kept {
  readonly kind: 'document';
  readonly player: number;
  /** The number of its case. */
  readonly subject: string;
}

/** What one operator does alone within the house's limits, and above them with a second one who looks at it; some of it always takes two. */
export type DeskRequest =
  | Correction
  | BonusRequest
  | MarketRequest
  | CommissionRequest
  | PaymentRequest
  | StakesRequest
  | HoldRequest
  | DocumentRequest
  | KeyRequest
  | MostWinRequest;
