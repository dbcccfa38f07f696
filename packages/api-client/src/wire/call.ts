import * as z from 'zod/mini';
import { decoderOf, encoderOf } from './direction.ts';
import type { SchemaInput, SchemaOutput, StandardSchema } from './standard.ts';

/** Which of the operator's hosts answers a call. Their addresses come from `config.json` (spec §7). */
export type CallHost = 'api' | 'sports' | 'lobby' | 'tv';

/** How a call proves who asks: not at all, by header `token`, or (sports calls) by header `xu-auth` (spec §7). */
export type CallAuth = 'none' | 'token' | 'xu-auth';

/**
 * What the client needs of a call, and all of a call that crosses from one build to another: the shell's client carries it
 * out by the schemas of whoever calls.
 */
export interface ApiCall<
  Encode extends StandardSchema = StandardSchema,
  Decode extends StandardSchema = StandardSchema,
> {
  readonly name: string;
  readonly host: CallHost;
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly auth: CallAuth;
  /** A visitor may call it too: the token goes along where there is one. */
  readonly visitors?: true;
  /** `form`: a POST that carries files, as multipart/form-data; otherwise JSON. */
  readonly body?: 'form';
  /** It moves money: the operator takes its `clientRef` once, so that a person may send it again. */
  readonly once?: true;
  /** Time limit of one try, ms, where the client's own is too short. */
  readonly timeLimit?: number;
  /** Code to wire: the caller's input to the query of a GET or the JSON body of a POST. */
  readonly encode: Encode;
  /** Wire to code: the whole body of a successful answer to what the caller gets. */
  readonly decode: Decode;
}

/**
 * One call of the operator's API: a row of spec §7 with both of its schemas.
 *
 * `request` is the query of a GET and the JSON body of a POST; `response` is the whole body of a successful answer.
 * Both are written for the wire's direction: decode what came in, encode what goes out. They are the operator's side;
 * `encode` and `decode` are made from them.
 */
export interface Call<Request extends z.ZodMiniType = z.ZodMiniType, Response extends z.ZodMiniType = z.ZodMiniType>
  extends ApiCall<
    StandardSchema<z.output<Request>, z.input<Request>>,
    StandardSchema<z.input<Response>, z.output<Response>>
  > {
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
export type CallInput<C extends ApiCall> = SchemaInput<C['encode']>;
/** What a caller gets back from a call (the code's side of the wire). */
export type CallOutput<C extends ApiCall> = SchemaOutput<C['decode']>;

/**
 * Whether a signed-in player who makes this call is playing, which is what limits of time count: whatever is bet on, played or watched is at a
 * host of its own, and a call of the account's (`api`) is none, since a page may make it by itself.
 */
export const isPlay = ({ host }: Pick<ApiCall, 'host'>): boolean => host !== 'api';

/** Declares a call. */
export function defineCall<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  call: Omit<Call<Request, Response>, 'encode' | 'decode'>,
): Call<Request, Response> {
  return { ...call, encode: encoderOf(call.request), decode: decoderOf(call.response) };
}

/** The client's own name of one attempt to move money: made anew for each attempt, kept while it is sent again. */
export const clientRef = z.string().check(z.regex(/^[\w-]{8,64}$/));

/** Declares a call that moves money: a POST whose request carries `clientRef` beside `request`. */
export function defineMoneyCall<Shape extends z.core.$ZodLooseShape, Response extends z.ZodMiniType>(
  call: Omit<Call<z.ZodMiniType, Response>, 'method' | 'once' | 'request' | 'encode' | 'decode'> & {
    readonly request: Shape;
  },
) {
  const request = z.object({ ...call.request, clientRef });
  const money = { ...defineCall({ ...call, method: 'POST', request }), method: 'POST', once: true } as const;
  return money satisfies MoneyCall as MoneyCall<typeof request, Response>;
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
  /** What is refused by name, and what stands in its sentence (`refusals`): who knows it may say it in another language. */
  code: z.optional(z.string()),
  values: z.optional(z.record(z.string(), z.string())),
  field: z.optional(z.string()),
  requestId: z.optional(z.string()),
});
export type Failure = z.output<typeof failure>;
/** The same for the client, which knows of no schema library. */
export const decodeFailure = decoderOf(failure);
