import { type Bet, betOfReferenceQuery, placeBetMutation } from '@pavilion/api-client';
import type { OddsPolicy } from '@pavilion/betting-math';
import { useShell } from '@pavilion/contract';
import { isOutcomeUnknown, operatorMessage, useKitMessages } from '@pavilion/remote-kit';
import { useMutation, useQueries } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { reasonOf } from '../bets/bet-reason.ts';
import { useSecond } from '../live/use-second.ts';
import { refuse, requestOf, takeAnswer } from './answer.ts';
import type { Assessed } from './assess.ts';
import { type BetRequest, isDraft, isLate, isOut, type SlipBet } from './slip-bet.ts';
import { move, slipStore } from './slip-store.ts';

/** How often a bet whose answer is out is looked up, ms; and one that waits, of which the operator's pushes tell at once. */
const LOOKUP_INTERVAL = { out: 2000, waiting: 10_000 };
/** What can still become something else without the player: what is matched later is seen on its receipt. */
const FOLLOWED: readonly SlipBet['state'][] = ['unknown', 'delayed', 'unmatched', 'partial'];
/** How long after it was asked for a bet that the operator does not know can still arrive, ms: longer than a request lives. */
const ARRIVAL_LIMIT = 40_000;

/** When it became what it is; what waits out a delay has that yet before it. */
const lastMoment = ({ timeline, createdAt }: Bet): number =>
  (timeline.findLast(({ moment }) => moment !== 'delayed')?.at ?? createdAt).getTime();

/**
 * Places bets by their own references, which live with the slip and outlive the page: a reload looks for them, and nothing is sent
 * twice. (`useMoneySend` keeps the references of forms, for as long as the page lives.)
 */
export function usePlacing(policy: OddsPolicy): (assessed: Assessed) => Promise<void> {
  const { api, telemetry } = useShell();
  const kit = useKitMessages();
  // 'always': without it a phone that is offline would wait in silence instead of being told.
  const { mutateAsync } = useMutation({ ...placeBetMutation(api), networkMode: 'always' });
  return async ({ bet, stake, blocker }) => {
    const current = slipStore.getState().bets.find(({ key }) => key === bet.key);
    if (blocker !== null || stake === null || !current || !isDraft(current)) return;
    const request: BetRequest = {
      at: Date.now(),
      stake,
      price: bet.ownPrice ?? bet.price,
      line: bet.line,
      // Odds of one's own are the worst that is taken, whatever is taken otherwise.
      policy: bet.ownPrice === null ? policy : 'better',
      delay: bet.limits?.delay ?? 0,
    };
    move(current, 'submitting', { request });
    const sent: SlipBet = { ...current, state: 'submitting', request };
    try {
      const { data } = await mutateAsync(requestOf(current, request));
      takeAnswer(sent, data.bet, { at: Date.now(), reason: reasonOf(data.bet, kit) });
      telemetry.event('bet placed');
    } catch (error) {
      // What a repetition is told says nothing of a request before it that may arrive yet.
      if (isOutcomeUnknown(error) || sent.wasUnanswered) move(sent, 'unknown');
      else {
        refuse(sent, Date.now(), { reason: operatorMessage(error, kit) ?? null, isAbsent: false });
      }
    }
  };
}

/** Holds the page while an answer is out, and looks up what has none, or none yet: by its reference, never by sending it again. */
export function useAnswers(bets: readonly SlipBet[]): void {
  const { api, hold } = useShell();
  const kit = useKitMessages();
  const isAnyOut = bets.some(isOut);
  useEffect(() => (isAnyOut ? hold('placing a bet') : undefined), [isAnyOut, hold]);
  const now = useSecond(bets.some(({ state }) => state === 'submitting'));
  const lost = bets.filter((bet) => FOLLOWED.includes(bet.state) || isLate(bet, now));
  const lookups = useQueries({
    queries: lost.map((bet) => ({
      ...betOfReferenceQuery(api, bet.clientRef),
      refetchInterval: LOOKUP_INTERVAL[isOut(bet) ? 'out' : 'waiting'],
      staleTime: 0,
      gcTime: 0,
      retry: false,
      networkMode: 'always' as const,
    })),
  });
  const read = useEffectEvent(() => {
    for (const [index, bet] of lost.entries()) {
      const { data, dataUpdatedAt } = lookups[index] ?? {};
      const askedAt = bet.request?.at ?? 0;
      if (data) takeAnswer(bet, data, { at: lastMoment(data), reason: reasonOf(data, kit) });
      else if (data === null && (dataUpdatedAt ?? 0) > askedAt + ARRIVAL_LIMIT) {
        refuse(bet, dataUpdatedAt ?? askedAt, { reason: null, isAbsent: true });
      }
    }
  });
  const known = lookups.map(({ dataUpdatedAt }) => dataUpdatedAt).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer of a lookup is read once, when it comes
  useEffect(() => read(), [known]);
}
