/** Every code of the wallet's answers, with the status that it comes with. A provider goes by the code. */
export const WALLET_CODES = {
  OK: 200,
  /** What was sent can't be read, or a field of it is wrong. Sending it again changes nothing. */
  INVALID_REQUEST: 422,
  /** Not signed with a key of this provider that is taken, or not now, or not once: `reason` says which. */
  INVALID_SIGNATURE: 401,
  /** A ticket that opens nothing, or a token that this provider was never given. */
  INVALID_TOKEN: 403,
  /** The player's session, or the game's, is over. */
  TOKEN_EXPIRED: 403,
  PLAYER_BLOCKED: 403,
  PLAYER_NOT_FOUND: 404,
  GAME_NOT_AVAILABLE: 403,
  NOT_ENOUGH_MONEY: 409,
  LIMIT_REACHED: 409,
  ROUND_CLOSED: 409,
  /** The same transaction id stands for something else. */
  DUPLICATE_TRANSACTION: 409,
  /** A bet that has been rolled back, before it came or after. */
  TRANSACTION_ROLLED_BACK: 409,
  /** A win without a bet that stands. */
  TRANSACTION_NOT_FOUND: 404,
  /** A win, a rollback, or the last bet of a round that has won: only other bets are rolled back. */
  NOT_REVERSIBLE: 409,
  /** More calls than this provider may make, or for this player. Nothing was done. */
  TOO_MANY_CALLS: 429,
  /** Nothing was done, and the same may be asked for again. */
  TRY_AGAIN: 503,
  UNKNOWN_ERROR: 500,
} as const satisfies Readonly<Record<string, number>>;

export type WalletCode = keyof typeof WALLET_CODES;

/** What a provider is answered: a code with its message, and what the call adds. */
export interface WalletAnswer {
  readonly code: WalletCode;
  readonly message: string;
  readonly [field: string]: unknown;
}

/** A no to a provider, with a code. Thrown in a transaction it leaves no trace: the same request may be sent again. */
export class WalletRefusal extends Error {
  override readonly name = 'WalletRefusal';
  readonly code: WalletCode;
  /** What the answer says besides. */
  readonly more: object;

  constructor(code: WalletCode, message: string, more: object = {}) {
    super(message);
    this.code = code;
    this.more = more;
  }
}
