import {
  betsOfMatchQuery,
  keys,
  limitsQuery,
  matchOddsQuery,
  matchSettingsQuery,
  type OwnLimits,
} from '@pavilion/api-client';
import type { OwnStakeLimit } from '@pavilion/betting-math';
import { useOrganisation, useSession, useShell } from '@pavilion/contract';
import { addPaise, maxPaise, subtractPaise, ZERO } from '@pavilion/money';
import { useAccountRefresh, useBalanceRefresh } from '@pavilion/remote-kit';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef } from 'react';
import { sharedPrices } from '../live/shared-prices.ts';
import type { SlipContext } from './assess.ts';
import { isDraft, type SlipBet } from './slip-bet.ts';
import { learn } from './slip-store.ts';
import { useStakes } from './stake-settings.ts';
import { useQuotes } from './use-quotes.ts';

/** How long what a market asks of a bet is taken as known, ms; a match that turns in-play asks something else at once. */
const LIMITS_KEPT = 60_000;

/** All that the slip knows besides its selections; what markets ask of a bet is learnt into those. */
export function useSlipContext(bets: readonly SlipBet[]): SlipContext {
  const { api } = useShell();
  const quoteOf = useQuotes(bets);
  const { policy } = useStakes();
  const isSignedIn = useSession(({ isAuth }) => isAuth);
  const isMaintenance = useOrganisation(({ status }) => status !== 'live');
  const cash = useSession(({ wallet }) => wallet?.cash ?? null);
  const held = useSession(({ exposureAmount }) => exposureAmount);
  const matches = useOnceShown(bets.map(({ refMatchId }) => refMatchId));
  const known = useQueries({ queries: matches.map((id) => betsOfMatchQuery(api, id)) });
  useLimits(bets);
  const own = useOwnStakeLimits(isSignedIn && matches.length > 0);
  useBalanceRefresh(keys.bets);
  return {
    isSignedIn,
    isMaintenance,
    policy,
    free: cash === null || held === null ? null : maxPaise(ZERO, addPaise(cash, held)),
    own,
    quoteOf,
    betsOf: (refMatchId) => known[matches.indexOf(refMatchId)]?.data ?? null,
  };
}

const NO_LIMITS: readonly OwnStakeLimit[] = [];

/** What the player keeps their stakes to. Where it can't be read the operator still refuses what is over it. */
function useOwnStakeLimits(isWanted: boolean): readonly OwnStakeLimit[] {
  const { data } = useQuery({ ...limitsQuery(useShell().api), enabled: isWanted, select: stakeLimitsOf });
  useAccountRefresh(keys.limits);
  return data ?? NO_LIMITS;
}

const stakeLimitsOf = ({ limits }: OwnLimits): OwnStakeLimit[] =>
  limits.flatMap(({ name, amount, used }) =>
    amount !== null && (name === 'stake-bet' || name === 'stake-day')
      ? [{ name, amount, left: maxPaise(ZERO, subtractPaise(amount, used)) }]
      : [],
  );

/** Each of these ids, once the slip stands there with what it is of: asking for it is not to keep the slip from being painted. */
function useOnceShown(ids: readonly string[]): readonly string[] {
  const shown = useDeferredValue([...new Set(ids)].join(' '), '');
  return shown === '' ? [] : shown.split(' ');
}

function useLimits(bets: readonly SlipBet[]): void {
  const { api, socket } = useShell();
  const drafts = bets.filter(isDraft);
  const matches = useOnceShown(drafts.map(({ refMatchId }) => refMatchId));
  const nameless = useOnceShown(drafts.filter(({ marketId }) => marketId === null).map(({ refMatchId }) => refMatchId));
  const settings = useQueries({
    queries: matches.map((id) => ({
      ...matchSettingsQuery(api, id),
      staleTime: LIMITS_KEPT,
      refetchInterval: LIMITS_KEPT,
    })),
  });
  const inPlay = matches.map((id) => sharedPrices(socket).match(id)?.inPlay);
  const before = useRef(new Map<string, boolean>());
  useEffect(() => {
    for (const [index, id] of matches.entries()) {
      const isInPlay = inPlay[index];
      if (isInPlay === undefined) continue;
      if (before.current.get(id) === !isInPlay) void settings[index]?.refetch();
      before.current.set(id, isInPlay);
    }
  });
  const odds = useQueries({ queries: nameless.map((id) => ({ ...matchOddsQuery(api, id), staleTime: LIMITS_KEPT })) });
  useEffect(() => {
    for (const bet of drafts) {
      const found = settings[matches.indexOf(bet.refMatchId)]?.data?.find(({ marketType }) => marketType === bet.kind);
      if (found) {
        const { minStake, maxStake, maxProfit, delay } = found;
        const limits = { minStake, maxStake, maxProfit, delay };
        if (JSON.stringify(limits) !== JSON.stringify(bet.limits)) learn(bet.key, { limits });
      }
      const market = odds[nameless.indexOf(bet.refMatchId)]?.data?.market;
      if (bet.marketId === null && market) {
        learn(bet.key, { marketId: market.marketId, runners: market.runners.map(({ id, name }) => ({ id, name })) });
      }
    }
  });
}
