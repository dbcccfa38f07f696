import {
  ApiError,
  type CashOutOffer,
  type CashOutProblem,
  newClientRef,
  takeCashOutMutation,
} from '@pavilion/api-client';
import { useSession, useShell } from '@pavilion/contract';
import { isOutcomeUnknown, type SendFailure, sendError, useKitMessages } from '@pavilion/remote-kit';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCashOutMessages } from '../messages/cash-out.ts';
import { forgetSent, keepSent, type SentCashOut, useSentCashOuts } from './sent-cash-outs.ts';

/** How often what has no answer is asked for again, ms. */
const ASKED_AGAIN = 2000;

/** What became of a cash-out: done where there is no problem, or not for this reason, or refused in the operator's own words. */
type Ending = { readonly problem: CashOutProblem | null } | { readonly failure: SendFailure };

/**
 * Takes offers of one market, each by a reference of its own. Without an answer the same offer is asked for again by the same reference until
 * there is one: the operator takes each reference once, and answers again what it did. One that was sent before this was mounted is
 * asked for too; what this is no longer there to hear stays sent.
 */
export function useTaking(
  refMatchId: string,
  { marketId, marketName }: Pick<CashOutOffer, 'marketId' | 'marketName'>,
  onEnd: (ending: Ending, sent: SentCashOut) => void,
) {
  const { hold, api } = useShell();
  const player = useSession(({ user }) => user?.mstruserid ?? '');
  const endingOf = useEndings();
  const { mutateAsync } = useMutation(takeCashOutMutation(api));
  const [isFirstOut, setFirstOut] = useState(false);
  const isRunning = useRef(false);
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  const sent = useSentCashOuts(refMatchId).find((each) => each.marketId === marketId);

  const ask = async (cashOut: SentCashOut, isRepeated: boolean) => {
    if (isRunning.current) return;
    isRunning.current = true;
    const release = hold('takeCashOut');
    if (!isRepeated) {
      keepSent(cashOut);
      setFirstOut(true);
    }
    const { quote, clientRef } = cashOut;
    const ending = await mutateAsync({ quote, clientRef }).then(
      ({ data: { problem } }): Ending => ({ problem }),
      (error: unknown) => endingOf(error, isRepeated),
    );
    isRunning.current = false;
    release();
    setFirstOut(false);
    if (ending === null || !isThere.current) return;
    forgetSent(cashOut);
    onEnd(ending, cashOut);
  };
  const askAgain = useEffectEvent(() => sent && void ask(sent, true));
  const reference = sent?.clientRef;
  useEffect(() => {
    if (reference === undefined) return undefined;
    askAgain();
    const timer = setInterval(() => askAgain(), ASKED_AGAIN);
    return () => clearInterval(timer);
  }, [reference]);

  const take = (offer: Pick<SentCashOut, 'quote' | 'percent' | 'secured' | 'waiting' | 'paysCommission'>) =>
    ask({ ...offer, player, refMatchId, marketId, marketName, clientRef: newClientRef() }, false);
  return { sent, isFirstOut, take };
}

/** What an error says of a cash-out; null where it says nothing of what became of it. */
function useEndings() {
  const t = useCashOutMessages();
  const kit = useKitMessages();
  return (error: unknown, isRepeated: boolean): Ending | null => {
    const isRefused = error instanceof ApiError && error.kind === 'refused';
    // The operator knows of no such offer, and of no answer to this reference: no try can take it any more.
    if (isRefused && error.field === 'quote') return { problem: 'expired' };
    // What a repetition is refused for says nothing of the try before. It ends all the same: once the offer has run out the operator says so.
    return isRepeated || isOutcomeUnknown(error) ? null : { failure: sendError(error, { fallback: t('failed') }, kit) };
  };
}
