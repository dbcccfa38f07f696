import * as z from 'zod/mini';

/** Which of the operator's hosts answers a call. Their addresses come from `config.json` (spec §7). */
export type CallHost = 'api' | 'sports' | 'lobby' | 'tv';

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
  /** A visitor may call it too: the token goes along where there is one. */
  readonly visitors?: true;
  /** `form`: a POST that carries files, as multipart/form-data; otherwise JSON. */
  readonly body?: 'form';
  /** It moves money: the operator takes its `clientRef` once, so that it may be sent again. */
  readonly once?: true;
  /** Time limit of one try, ms, where the client's own is too short. */
  readonly timeLimit?: number;
  readonly request: Request;
  readonly response: Response;
}

/** A call that moves money (betting.md, "Bet slip"): a repeated `clientRef` answers what the first request did. */
export interface MoneyCall<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> extends Call<Request, Response> {
  readonly method: 'POST';
  readonly once: true;
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

/** The client's own name of one attempt to move money: made anew for each attempt, kept while it is sent again. */
export const clientRef = z.string().check(z.regex(/^[\w-]{8,64}$/));

/** Declares a call that moves money: a POST whose request carries `clientRef` beside `request`. */
export function defineMoneyCall<Shape extends z.core.$ZodLooseShape, Response extends z.ZodMiniType>(
  call: Omit<Call<z.ZodMiniType, Response>, 'method' | 'once' | 'request'> & { readonly request: Shape },
) {
  const request = z.object({ ...call.request, clientRef });
  return { ...call, method: 'POST', once: true, request } satisfies MoneyCall as MoneyCall<typeof request, Response>;
}

/** What every list that is asked page by page takes: how many to leave out, and how many to answer. */
export const paging = {
  skip: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000))),
  pagesize: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
};

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
