import type { Call, CallInput, CallOutput, MoneyCall } from '@pavilion/api-client/wire';
import type { Transaction } from '../../store/index.ts';
import type { HostedOrganisation } from './organisations.ts';
import type { Session } from './session.ts';

/** What a handler knows besides the request itself. */
export interface CallContext {
  readonly requestId: string;
  /** The network that the request came from (`networkOf`); what is limited by address goes by it. */
  readonly address: string;
  /** What the player's browser calls itself; empty where it does not. */
  readonly userAgent: string;
  /** The origin at which the player's browser sees this server. */
  readonly site: string;
  /** The origin of the page that the request comes from; null where that is none of the organisation's (`pageOf`). */
  readonly page: string | null;
  /** The organisation whose site the request comes from. */
  readonly organisation: HostedOrganisation;
  /** Where the player is, as far as it is known: a country (`IN`) or a part of one (`IN-TG`). */
  readonly country: string;
  /** Whose request it is. Only for calls whose `auth` is not `none`: for those it throws. */
  readonly session: Session;
  /** Who asks; null for a visitor. */
  readonly player: number | null;
}

/** What a handler of a call that moves money knows. */
export interface MoneyContext extends CallContext {
  /**
   * Where everything the call does has to happen, and nowhere else: it commits together with the client's reference, so that
   * the same request sent again gets the same answer and moves nothing.
   */
  readonly tx: Transaction;
}

/** What a handler returns: the output of the call; the envelope's flag is added, and its message where the handler says none. */
type Answer<C extends Call> = Omit<CallOutput<C>, 'error' | 'message'> & { readonly message?: string };

/** Handles one call of the wire, or throws a `Refusal`. */
export type Handler<C extends Call> = C extends MoneyCall
  ? Work<C, MoneyContext> | SingleHandler<C>
  : Work<C, CallContext>;

type Work<C extends Call, Context> = (input: CallInput<C>, context: Context) => Promise<Answer<C>> | Answer<C>;

/**
 * A call that moves money by one function of the database, which takes the client's reference by itself: the same request again gets
 * the first answer, and whatever was refused leaves no trace. What takes long, such as a password, comes before it: inside, it would
 * keep a connection and the player's rows from everybody else.
 */
interface SingleHandler<C extends MoneyCall> {
  /** It waits for nothing in the line of its player's money calls (`player-lines.ts`): it has a line of its own, or waits for long. */
  readonly isBesideLine?: true;
  readonly single: (input: CallInput<C>, context: CallContext, request: KeptRequest<C>) => Promise<unknown>;
}

/** A request whose reference is taken together with what it does. */
export interface KeptRequest<C extends MoneyCall = MoneyCall> {
  readonly call: string;
  readonly hash: Buffer;
  /** An answer as it is kept and sent. */
  readonly encode: (answer: Answer<C>) => unknown;
}

/** A handler for each of `Calls`: leaving one out is a type error. */
export type Handlers<Calls extends Readonly<Record<string, Call>>> = {
  readonly [Name in keyof Calls]: Handler<Calls[Name]>;
};
