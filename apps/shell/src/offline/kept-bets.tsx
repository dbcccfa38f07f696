import { type Bet, betsQuery, keys } from '@pavilion/api-client';
import { useSession, useShell } from '@pavilion/contract';
import { addDays, dayOf, useBalanceRefresh } from '@pavilion/remote-kit';
import { formatOdds } from '@pavilion/shared-ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useHost } from '../services/host.ts';
import { OPEN_BETS_KEY, TOKEN_KEY } from '../services/session.ts';

/** As the list of bets asks for them, so that the two are one request. */
function recentlyOpen() {
  const today = dayOf(new Date());
  return { startdate: addDays(today, -29), enddate: today, betstatus: 'open' } as const;
}

/**
 * Keeps the player's open bets, and from when they are, for a start without a network (`offline.html`). They go with the session, as all that
 * is the player's does; only the newest ten are kept, and how many there are.
 */
export function KeptBets({ token }: { readonly token: string }) {
  const { api } = useShell();
  const { storage } = useHost();
  const player = useSession((session) => session.user?.mstruserid);
  const [filter] = useState(recentlyOpen);
  const { data, dataUpdatedAt: at } = useInfiniteQuery(betsQuery(api, filter));
  useBalanceRefresh(keys.bets);
  const page = data?.pages[0];
  useEffect(() => {
    // Where another tab has signed the player out, nothing of theirs is written any more.
    if (!page || storage.get(TOKEN_KEY) !== token) return;
    const { bets, count } = page;
    storage.set(OPEN_BETS_KEY, JSON.stringify({ player, at, count, bets: bets.map(keptOf) }));
  }, [page, at, token, player, storage]);
  return null;
}

const keptOf = ({ matchName, runnerName, selectionType, odds, line, stack }: Bet) => ({
  match: matchName,
  name: line === null ? runnerName : `${runnerName} ${line}`,
  side: selectionType,
  odds: formatOdds(odds),
  stake: stack,
});
