import {
  addPasskeyMutation,
  beginPasskeyMutation,
  type PasskeyAssertion,
  type PasskeyRequest,
} from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import type { UseMutationOptions } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type AtField, type SendFailure, useSend } from '../use-send.ts';
import { type Ceremony, createPasskey, type PasskeyProblem, signByPasskey } from './ceremony.ts';
import { problemText, usePasskeyMessages } from './messages.ts';

interface Asking {
  readonly busy: boolean;
  /** Why the last try came to nothing. */
  readonly failure: SendFailure | null;
  readonly clear: () => void;
}

/** One thing at a time that is begun at the operator and asked of the browser; and what its player reads where that comes to nothing. */
function useCeremony(doing: 'make' | 'use') {
  const t = usePasskeyMessages();
  const [problem, setProblem] = useState<PasskeyProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const isRunning = useRef(false);
  return {
    busy,
    failure: problem && problemText(problem, doing, t),
    clear: () => setProblem(null),
    /** The credential that the browser has answered; undefined where it answered none. */
    taken<Credential>(outcome: Ceremony<Credential>): Credential | undefined {
      if ('credential' in outcome) return outcome.credential;
      setProblem(outcome.problem);
      return undefined;
    },
    /** Does it from its beginning to its end, unless it is being done. */
    async run<Result>(work: () => Promise<Result | undefined>): Promise<Result | undefined> {
      if (isRunning.current) return undefined;
      isRunning.current = true;
      setBusy(true);
      try {
        return await work();
      } finally {
        isRunning.current = false;
        setBusy(false);
      }
    },
  };
}

/** Makes a passkey for the player who is signed in. `atField` hears where the operator wants their password for it. Returns whether it is kept. */
export function useAddPasskey(): Asking & {
  readonly add: (password?: string, atField?: AtField) => Promise<boolean>;
} {
  const t = usePasskeyMessages();
  const { api } = useShell();
  const begin = useSend(beginPasskeyMutation(api));
  const ceremony = useCeremony('make');
  const keep = useSend(addPasskeyMutation(api), { success: t('added') });
  const clear = () => {
    for (const part of [begin, ceremony, keep]) part.clear();
  };
  const work = async (password: string | undefined, atField: AtField | undefined) => {
    const begun = await begin.send(password === undefined ? {} : { password }, atField);
    const credential = begun && ceremony.taken(await createPasskey(begun.data));
    return credential && keep.send({ credential });
  };
  return {
    busy: ceremony.busy,
    failure: begin.failure ?? ceremony.failure ?? keep.failure,
    clear,
    async add(password, atField) {
      clear();
      return (await ceremony.run(() => work(password, atField))) !== undefined;
    },
  };
}

/** Has the player sign by a passkey what a call begins; undefined where they did not. */
export function useAssertion<Output extends { readonly data: PasskeyRequest }>(
  call: UseMutationOptions<Output, Error, void>,
): Asking & { readonly ask: () => Promise<PasskeyAssertion | undefined> } {
  const begin = useSend(call);
  const ceremony = useCeremony('use');
  const clear = () => {
    for (const part of [begin, ceremony]) part.clear();
  };
  const work = async () => {
    const begun = await begin.send();
    return begun && ceremony.taken(await signByPasskey(begun.data));
  };
  return {
    busy: ceremony.busy,
    failure: begin.failure ?? ceremony.failure,
    clear,
    ask() {
      clear();
      return ceremony.run(work);
    },
  };
}
