import type { Paise } from '@pavilion/money';

/** Which cases of a room at the desk are looked for; what is left out narrows nothing. */
export interface CaseFilter {
  readonly state?: string | undefined;
  /** The gateway, the method or the type of document. */
  readonly way?: string | undefined;
  readonly player?: number | undefined;
  /** At least, and at most so much, in paise. */
  readonly least?: Paise | undefined;
  readonly most?: Paise | undefined;
  /** A whole name of the case, or a whole reference of a payment in any spelling. */
  readonly text?: string | undefined;
  /** Sent at this moment or before. */
  readonly until: Date;
  /** In which order: the newest first where none is given. Any other is paged by how many stand before, not by key. */
  readonly order?: 'oldest' | 'largest' | undefined;
}

/** A case that was found. */
export interface FoundCase {
  readonly id: number;
  readonly player: number;
  /** How it was or is to be paid, or which document it is. */
  readonly way: string;
  /** Paise; null for a document. */
  readonly amount: Paise | null;
  readonly state: string;
  /** A reference of its payment. */
  readonly reference: string | null;
  readonly at: Date;
  readonly decidedAt: Date | null;
}
