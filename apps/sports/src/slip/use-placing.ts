import { ApiError, betOfReferenceQuery, forgetBetMutation, placeBetMutation } from '@pavilion/api-client';
import type { OddsPolicy } from '@pavilion/betting-math';
import { useShell } from '@pavilion/contract';
import { isOutcomeUnknown, operatorMessage, useKitMessages } from '@pavilion/remote-kit';
import { useMutation, useQueries } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { reasonOf } from '../bets/bet-reason.ts';
import { useSecond } from '../live/use-second.ts';
import { lastMoment, refuse, requestOf, takeAnswer } from './answer.ts';
import { type Assessed, policyOf } from './assess.ts';
import { type BetRequest, isDraft, isLate, isOut, type SlipBet } from './slip-bet.ts';
import { move, slipStore } from './slip-store.ts';

/** How often a bet whose answer is out is looked up, or decided, ms; and one that waits, of which the operator's pushes tell at once. */
const LOOKUP_INTERVAL = { out: 2000, waiting: 10_000 };
/** What can still become something else without the player: what is matched later is seen on its receipt. */
const FOLLOWED: readonly SlipBet['state'][] = ['delayed', 'unmatched', 'partial'];

/** Whether somebody else, as a tab that was duplicated, has decided the bet meanwhile. */
const isSpent = (error: unknown) => error instanceof ApiError && error.refusal?.code === 'other-request';

/**
 * Places bets by their own references, which live with the slip and outlive the page: a reload looks for them, and nothing is sent
 * twice. (`useMoneySend` keeps the references of forms, for as long as the page lives.)
 */
export function usePlacing(policy: OddsPolicy): (assessed: Assessed) => Promise<void> {
  const { api, telemetry } = useShell();
  const kit = useKitMessages();
  const { mutateAsync } = useMutation(placeBetMutation(api));
  return async ({ bet, stake, blocker, wager }) => {
    const current = slipStore.getState().bets.find(({ key }) => key === bet.key);
    if (blocker !== null || stake === null || wager === null || !current || !isDraft(current)) return;
    const request: BetRequest = {
      at: Date.now(),
      stake,
      // As the button says it, also where it has got better since it was seen.
      price: wager.price,
      line: bet.line,
      policy: policyOf(bet, policy),
      delay: bet.limits?.delay ?? 0,
    };
    move(current, 'submitting', { request });
    const sent: SlipBet = { ...current, state: 'submitting', request };
    try {
      const { data } = await mutateAsync(requestOf(current, request));
      takeAnswer(sent, data.bet, { at: Date.now(), reason: reasonOf(data.bet, kit) });
      telemetry.event('bet placed');
    } catch (error) {
      if (isOutcomeUnknown(error) || isSpent(error)) move(sent, 'unknown');
      else refuse(sent, { reason: operatorMessage(error, kit) ?? null, isAbsent: false });
    }
  };
}

/**
 * Holds the page while an answer is out, and learns what became of a bet without sending it again: one that has no answer is decided by
 * the operator, one that has one, or may have yet, is looked up by its reference.
 */
export function useAnswers(bets: readonly SlipBet[]): void {
  const { api, hold } = useShell();
  const kit = useKitMessages();
  const isAnyOut = bets.some(isOut);
  useEffect(() => (isAnyOut ? hold('placing a bet') : undefined), [isAnyOut, hold]);
  useDecisions(bets.filter(({ state }) => state === 'unknown'));
  const now = useSecond(bets.some(({ state }) => state === 'submitting'));
  const followed = bets.filter((bet) => FOLLOWED.includes(bet.state) || isLate(bet, now));
  const lookups = useQueries({
    queries: followed.map((bet) => ({
      ...betOfReferenceQuery(api, bet.clientRef),
      refetchInterval: LOOKUP_INTERVAL[isOut(bet) ? 'out' : 'waiting'],
      staleTime: 0,
      gcTime: 0,
      retry: false,
    })),
  });
  const read = useEffectEvent(() => {
    for (const [index, bet] of followed.entries()) {
      const data = lookups[index]?.data;
      if (data) takeAnswer(bet, data, { at: lastMoment(data), reason: reasonOf(data, kit) });
    }
  });
  const known = lookups.map(({ dataUpdatedAt }) => dataUpdatedAt).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer of a lookup is read once, when it comes
  useEffect(() => read(), [known]);
}

/**
 * Has the operator decide each bet that has no answer, until it has: it is what stands by its reference, or it never arrived and its
 * reference is spent, so that a request on its way is refused when it comes. Nothing else ends the wait: no clock, and no look-up that found nothing.
 */
function useDecisions(unknown: readonly SlipBet[]): void {
  const { api } = useShell();
  const kit = useKitMessages();
  const { mutateAsync } = useMutation(forgetBetMutation(api));
  const running = useRef(new Set<string>());
  const decide = async (bet: SlipBet) => {
    if (running.current.has(bet.clientRef)) return;
    running.current.add(bet.clientRef);
    try {
      const { bet: found } = (await mutateAsync({ clientRef: bet.clientRef })).data;
      if (found) takeAnswer(bet, found, { at: lastMoment(found), reason: reasonOf(found, kit) });
      else refuse(bet, { reason: null, isAbsent: true });
    } catch {
      // Nobody answered: it is decided when somebody does.
    } finally {
      running.current.delete(bet.clientRef);
    }
  };
  const decideAll = useEffectEvent(() => {
    for (const bet of unknown) void decide(bet);
  });
  const references = unknown.map(({ clientRef }) => clientRef).join();
  useEffect(() => {
    if (references === '') return undefined;
    decideAll();
    const timer = setInterval(() => decideAll(), LOOKUP_INTERVAL.out);
    return () => clearInterval(timer);
  }, [references]);
}
