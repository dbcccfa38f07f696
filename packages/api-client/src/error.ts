/**
 * Why a call failed.
 * `refused`: the operator said no, with a message for the player; `unauthorised`: the token is missing or no longer good;
 * `limited`: too many tries; `server`: the operator failed; `network`: no answer; `timeout`: none in time;
 * `invalid`: an answer that is not what the wire promises, to a call that moves money also a 4xx without the operator's envelope;
 * `aborted`: the caller left.
 *
 * A call that moves money may have moved it all the same after `server`, `network`, `timeout`, `invalid` and `aborted`, and after
 * any kind where it was `triedBefore`: a person sends it again with the same `clientRef`, never with a new one.
 */
export type ApiErrorKind =
  | 'refused'
  | 'unauthorised'
  | 'limited'
  | 'server'
  | 'network'
  | 'timeout'
  | 'invalid'
  | 'aborted';

/** Why the operator refused, by name. A newer operator has names that nobody here knows. */
export interface ErrorRefusal {
  readonly code: string;
  readonly values: Readonly<Record<string, string>>;
}

/** The one error that a call throws. `serverMessage` is shown to the player as it came (spec §8). */
export class ApiError extends Error {
  /**
   * What an error is counts, not which copy of this class made it: the shell's client throws them, and each remote's build
   * holds a copy of its own to ask `instanceof` of.
   */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiError' && 'kind' in value && 'call' in value;
  }

  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly call: string;
  readonly status: number | undefined;
  readonly serverMessage: string | undefined;
  /** The same by its name, with what stands in the sentence, where the operator gave one (`wire/refusals.ts`). */
  readonly refusal: ErrorRefusal | undefined;
  /** Which field of the request was refused, or of the answer was invalid (`data.cash`; `body`: the whole of it). */
  readonly field: string | undefined;
  /** What support asks for: the operator's name of this request, from the body or the header `x-request-id`. */
  readonly requestId: string | undefined;

  /** An earlier call by the same `clientRef` had no answer: what it did is not known, whatever this one was told. Who sends again says so. */
  readonly triedBefore: boolean;

  constructor(properties: {
    kind: ApiErrorKind;
    call: string;
    status?: number | undefined;
    serverMessage?: string | undefined;
    refusal?: ErrorRefusal | undefined;
    field?: string | undefined;
    requestId?: string | undefined;
    triedBefore?: boolean | undefined;
    cause?: unknown;
  }) {
    const at = properties.field ? ` at ${properties.field}` : '';
    const message = properties.serverMessage ? ` (${properties.serverMessage})` : '';
    super(`${properties.call}: ${properties.kind}${at}${message}`, { cause: properties.cause });
    this.kind = properties.kind;
    this.call = properties.call;
    this.status = properties.status;
    this.serverMessage = properties.serverMessage;
    this.refusal = properties.refusal;
    this.field = properties.field;
    this.requestId = properties.requestId;
    this.triedBefore = properties.triedBefore ?? false;
  }
}
