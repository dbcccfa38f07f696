import type { Call, CallInput, CallOutput, MoneyCall } from '@pavilion/api-client/wire';
import type { Transaction } from '../../store/index.ts';
import type { Session } from './session.ts';

/** What a handler knows besides the request itself. */
export interface CallContext {
  readonly requestId: string;
  /** Where the request came from; what is limited by address goes by it. */
  readonly address: string;
  /** The origin at which the player's browser sees this server. */
  readonly site: string;
  /** Whose request it is. Only for calls whose `auth` is not `none`: for those it throws. */
  readonly session: Session;
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
export type Handler<C extends Call> = (
  input: CallInput<C>,
  context: C extends MoneyCall ? MoneyContext : CallContext,
) => Promise<Answer<C>> | Answer<C>;

/** A handler for each of `Calls`: leaving one out is a type error. */
export type Handlers<Calls extends Readonly<Record<string, Call>>> = {
  readonly [Name in keyof Calls]: Handler<Calls[Name]>;
};
