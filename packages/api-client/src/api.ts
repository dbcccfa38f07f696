import type { ApiCall, CallInput, CallOutput } from './wire/call.ts';

export interface CallOptions {
  readonly signal?: AbortSignal;
}

/**
 * The operator's API as a service: every call of the wire, through one door, by the schemas that the caller was compiled with.
 * It throws only `ApiError`.
 */
export interface Api {
  call<C extends ApiCall>(call: C, input: CallInput<C>, options?: CallOptions): Promise<CallOutput<C>>;
}
