import { checkUsernameMutation } from '@pavilion/api-client';
import { useSession, useShell } from '@pavilion/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { registerRules } from '../form/rules.ts';
import type { MobileDetails } from '../phone/mobile-details.ts';

/** How long nothing has been typed before the operator is asked, ms. */
const PAUSE = 400;

/**
 * Whether a username that is typed is free, by the operator's own word of this very name; undefined while that is not known. It holds
 * nothing up: registering decides, and nothing is asked from then on (`isSending`), when the number's verification is used up. An operator
 * that does not answer, or has no such call, is not asked again.
 */
export function useUsernameCheck(typed: string, number: MobileDetails, isSending: boolean): boolean | undefined {
  const { api } = useShell();
  const isRegistered = useSession(({ isAuth }) => isAuth);
  const { mutateAsync, isError } = useMutation(checkUsernameMutation(api));
  const [known, setKnown] = useState<{ readonly username: string; readonly isAvailable: boolean } | null>(null);
  const username = typed.trim();
  const isWanted = !isSending && !isRegistered && !isError && known?.username !== username;
  const isAsked = isWanted && registerRules.username(username) === undefined;
  useEffect(() => {
    if (!isAsked) return undefined;
    let isLeft = false;
    const timer = setTimeout(async () => {
      const answer = await mutateAsync({ username, ...number }).catch(() => null);
      if (answer && !isLeft) setKnown({ username, isAvailable: answer.isAvailable });
    }, PAUSE);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [isAsked, username, number, mutateAsync]);
  return known?.username === username ? known.isAvailable : undefined;
}
