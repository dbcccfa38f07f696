import { ApiError } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { type PlainKey, useMessages } from '../messages/index.ts';

/** Why a call failed, as the player reads it. */
export interface Failure {
  /** The operator's own message, else the fallback of spec §8. */
  readonly title: string;
  /** What to do about it, where there is something to say. */
  readonly detail?: string | undefined;
}

export interface Send<Input, Output> {
  /**
   * Sends, unless it is sending already: a second tap or Enter is dropped. Answers what came back; undefined where it failed,
   * which the player has then been told in a toast. `atField` may take a failure that the operator blames on one field.
   */
  readonly send: (input: Input, atField?: (field: string, message: string) => boolean) => Promise<Output | undefined>;
  readonly busy: boolean;
  /** The last try's failure, for the form to show. */
  readonly failure: Failure | null;
  /** Forgets the last failure. */
  readonly clear: () => void;
}

/** One call of a form. `fallback` stands where the operator gave no message. */
export function useSend<Output, Input = void>(
  call: UseMutationOptions<Output, Error, Input>,
  fallback: PlainKey,
): Send<Input, Output> {
  const { toast, telemetry } = useShell();
  const t = useMessages();
  // 'always': without it a phone that is offline would wait in silence instead of being told.
  const mutation = useMutation({ ...call, networkMode: 'always' });
  const running = useRef(false);
  return {
    busy: mutation.isPending,
    clear: mutation.reset,
    failure: mutation.error && failureOf(mutation.error, fallback, t),
    async send(input, atField) {
      if (running.current) return undefined;
      running.current = true;
      try {
        return await mutation.mutateAsync(input);
      } catch (error) {
        if (!(error instanceof ApiError)) telemetry.error(error);
        const { title } = failureOf(error, fallback, t);
        toast('error', title);
        if (error instanceof ApiError && error.field && error.serverMessage && atField?.(error.field, title)) {
          mutation.reset();
        }
        return undefined;
      } finally {
        running.current = false;
      }
    },
  };
}

function failureOf(error: unknown, fallback: PlainKey, t: ReturnType<typeof useMessages>): Failure {
  const { kind, serverMessage } = error instanceof ApiError ? error : { kind: undefined, serverMessage: undefined };
  const title = serverMessage ?? t(fallback);
  if (kind === 'network') return { title, detail: t('noConnection') };
  if (kind === 'timeout') return { title, detail: t('noAnswer') };
  if (kind === 'server' || kind === 'invalid') return { title, detail: t('operatorFailed') };
  return { title };
}
