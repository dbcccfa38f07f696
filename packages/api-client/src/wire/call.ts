import * as z from 'zod/mini';

/** Which of the operator's hosts answers a call. Their addresses come from `config.json` (spec §7). */
export type CallHost = 'api' | 'sports' | 'lobby';

/** How a call proves who asks: not at all, by header `token`, or (sports calls) by header `xu-auth` (spec §7). */
export type CallAuth = 'none' | 'token' | 'xu-auth';

/**
 * One call of the operator's API: a row of spec §7 with both of its schemas.
 *
 * `request` is the query of a GET and the JSON body of a POST; `response` is the whole body of a successful answer.
 * Both are written for the wire's direction: decode what came in, encode what goes out, on either side.
 */
export interface Call<Request extends z.ZodMiniType = z.ZodMiniType, Response extends z.ZodMiniType = z.ZodMiniType> {
  readonly name: string;
  readonly host: CallHost;
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly auth: CallAuth;
  readonly request: Request;
  readonly response: Response;
}

/** What a caller passes to a call (paise, dates: the code's side of the wire). */
export type CallInput<C extends Call> = z.output<C['request']>;
/** What a caller gets back from a call (the code's side of the wire). */
export type CallOutput<C extends Call> = z.output<C['response']>;

/** Declares a call; an identity function that keeps the schemas' types. */
export function defineCall<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  call: Call<Request, Response>,
): Call<Request, Response> {
  return call;
}

/** A call without query or body. */
export const nothing = z.object({});

/** The flag and message that every successful answer carries beside its data (spec §7). */
export const envelope = { error: z.literal(false), message: z.string() };

/** A successful answer whose payload stands under `data`. */
export function answer<Data extends z.ZodMiniType>(data: Data) {
  return z.object({ ...envelope, data });
}

/**
 * A failed answer, whatever its HTTP status: the flag alone decides (spec §8).
 * `errorMessage` is the second name that registration reads (spec §7); `requestId` is what support asks for.
 */
export const failure = z.object({
  error: z.literal(true),
  message: z.optional(z.string()),
  errorMessage: z.optional(z.string()),
  field: z.optional(z.string()),
  requestId: z.optional(z.string()),
});
export type Failure = z.output<typeof failure>;
