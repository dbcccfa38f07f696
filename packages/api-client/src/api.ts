import type { Call, CallInput, CallOutput } from './wire/index.ts';

export interface CallOptions {
  readonly signal?: AbortSignal;
}

/** The operator's API as a service: every call of the wire, through one door. It throws only `ApiError`. */
export interface Api {
  call<C extends Call>(call: C, input: CallInput<C>, options?: CallOptions): Promise<CallOutput<C>>;
}
