import { ApiError, newClientRef } from '@pavilion/api-client';
import { useSession, useShell } from '@pavilion/contract';
import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useMessages } from './messages/index.ts';
import { type OpenRequests, openRequests } from './open-requests.ts';
import { isOutcomeUnknown, sendError } from './player-error.ts';

/** Why a call failed, as the player reads it. */
export interface SendFailure {
  /** The operator's own message, else the fallback (spec §8). */
  readonly title: string;
  /** What became of it and what to do, where there is something to say. */
  readonly text?: string | undefined;
  /** What support asks for. */
  readonly detail?: string | undefined;
}

export interface SendOptions {
  /** What the player reads where the operator gave no message (spec §8); 'Something went wrong' otherwise. */
  readonly fallback?: string | undefined;
  /** What the likeliest reason is then, where nothing is known of another one. */
  readonly fallbackText?: string | undefined;
  /** Told in a toast once it went through. */
  readonly success?: string | undefined;
}

/**
 * Shows a failure at the field that the operator blames for it. False where the form has no such field; `asked` where the operator wants
 * something more and the player is asked for it, which is no failure.
 */
export type AtField = (field: string, message: string) => boolean | 'asked';

export interface Send<Input, Output> {
  /**
   * Sends, unless it is sending already: a second tap or Enter is dropped. Returns what came back; undefined where it failed,
   * which the player has then been told in a toast. `atField` may take a failure that the operator blames on one field.
   */
  readonly send: (input: Input, atField?: AtField) => Promise<Output | undefined>;
  readonly busy: boolean;
  /** The last try's failure, for the form to show. */
  readonly failure: SendFailure | null;
  /** Forgets the last failure. */
  readonly clear: () => void;
}

/** One call of a form. */
export function useSend<Output, Input = void>(
  mutation: UseMutationOptions<Output, Error, Input>,
  options: SendOptions = {},
): Send<Input, Output> {
  return useCall(mutation, { ...options, prepare: (input: Input) => input });
}

/**
 * One call that moves money. It goes out with a `clientRef` of its own, and with the same one again until the operator has
 * said what became of it and while the player asks for the same thing, in this form or in another one opened later, after a
 * reload as well: the operator does each once. `name` tells one call's requests from another's. While it is on its way it is held (`shell.hold`).
 */
export function useMoneySend<Output, Input extends { readonly clientRef: string }>(
  mutation: UseMutationOptions<Output, Error, Input>,
  options: SendOptions & { readonly name: string },
): Send<Omit<Input, 'clientRef'>, Output> {
  const requests = openRequests(useQueryClient());
  const player = useSession(({ user }) => user?.mstruserid);
  const keyOf = (input: object) => `${player} ${options.name} ${requestKey(input)}`;
  return useCall(byReference(mutation, requests, keyOf), {
    ...options,
    movesMoney: true,
    holds: options.name,
    prepare(input: Omit<Input, 'clientRef'>) {
      const request = requests.get(keyOf(input)) ?? { clientRef: newClientRef(), isLost: false };
      requests.keep(keyOf(input), request);
      // What the caller's input leaves out is put in here; the compiler can't see that the two make an `Input` again.
      return { ...input, clientRef: request.clientRef } as unknown as Input;
    },
    onAnswer: (input) => requests.end(keyOf(input)),
  });
}

/** Whatever a try is told says nothing of an earlier one by the same reference that had no answer, on whichever page that was. */
function byReference<Output, Input extends { readonly clientRef: string }>(
  { mutationFn, ...mutation }: UseMutationOptions<Output, Error, Input>,
  requests: OpenRequests,
  keyOf: (input: object) => string,
): UseMutationOptions<Output, Error, Input> {
  if (!mutationFn) return mutation;
  return {
    ...mutation,
    async mutationFn(input, context) {
      const { clientRef, ...request } = input;
      try {
        return await mutationFn(input, context);
      } catch (error) {
        const isRepeated = requests.get(keyOf(request))?.isLost === true && error instanceof ApiError;
        const failure = isRepeated ? new ApiError({ ...error, triedBefore: true, cause: error }) : error;
        if (isOutcomeUnknown(failure)) requests.keep(keyOf(request), { clientRef, isLost: true });
        throw failure;
      }
    },
  };
}

/**
 * What makes two requests the same one: as the operator sees it, without what only says that it is meant (a password, `again`, the `fee` that was shown), which a
 * repetition may ask for or no longer ask for, whatever the order of its fields. Files are told apart by what is known of them without reading them.
 */
function requestKey(input: object): string {
  const fields = Object.entries(input)
    .filter(([name, value]) => !ASSURANCES.includes(name) && value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(fields, (_name, value: unknown) => {
    if (value instanceof File) return [value.name, value.size, value.type, value.lastModified];
    if (value instanceof Blob) throw new TypeError('A money call carries files by their names, never a Blob');
    return isPlainObject(value) ? Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)) : value;
  });
}

/** Fields by which a player assures the operator of a request, and which are no part of what is asked for. */
const ASSURANCES: readonly string[] = ['password', 'passkey', 'again', 'fee'];

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob);

/** What a form does with a failure that the operator blames on one field of its own. */
const takenAt = (error: unknown, message: string, atField: AtField | undefined): ReturnType<AtField> =>
  error instanceof ApiError && error.field && error.serverMessage ? (atField?.(error.field, message) ?? false) : false;

interface CallOptions<Given, Input> extends SendOptions {
  readonly movesMoney?: boolean;
  /** What is half done while it is on its way: until then nothing tears the page. */
  readonly holds?: string;
  /** What goes out for what the form gives. */
  readonly prepare: (given: Given) => Input;
  /** The operator has done it or refused it: what became of the call is known. */
  readonly onAnswer?: (given: Given) => void;
}

function useCall<Output, Given, Input>(
  call: UseMutationOptions<Output, Error, Input>,
  options: CallOptions<Given, Input>,
): Send<Given, Output> {
  const { toast, hold } = useShell();
  const t = useMessages();
  const mutation = useMutation(call);
  const isRunning = useRef(false);
  const begin = () => (options.holds === undefined ? () => {} : hold(options.holds));
  return {
    busy: mutation.isPending,
    clear: mutation.reset,
    failure: mutation.error && sendError(mutation.error, options, t),
    async send(given, atField) {
      if (isRunning.current) return undefined;
      isRunning.current = true;
      const release = begin();
      try {
        const output = await mutation.mutateAsync(options.prepare(given));
        options.onAnswer?.(given);
        if (options.success !== undefined) toast('success', options.success);
        return output;
      } catch (error) {
        if (!isOutcomeUnknown(error)) options.onAnswer?.(given);
        // Whoever left is told nothing; what else failed, the query client has reported.
        if (error instanceof ApiError && error.kind === 'aborted') return undefined;
        const { title } = sendError(error, options, t);
        const taken = takenAt(error, title, atField);
        if (taken !== 'asked') toast('error', title);
        if (taken) mutation.reset();
        return undefined;
      } finally {
        isRunning.current = false;
        release();
      }
    },
  };
}
