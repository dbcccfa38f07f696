/** A clear no to a request, with the message that the player is shown (spec §8) and, where it is one field's, its name. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly field: string | undefined;
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number | undefined;

  constructor(status: number, message: string, field?: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.field = field;
    this.retryAfter = retryAfter;
  }
}

/** The answer to a missing, expired or revoked token: the one message that ends a session in the app (spec §4). */
export const unauthorised = () => new Refusal(401, 'Unauthorized action.');
