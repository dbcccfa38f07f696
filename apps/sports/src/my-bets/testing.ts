import type { Bet } from '@pavilion/api-client';
import { paise } from '@pavilion/money';

/** An open, matched back of 5,000 at 2.30 on India, or what differs from it. */
export function betOf(id: string, differs: Partial<Bet> = {}): Bet {
  return {
    id,
    clientRef: `ref-${id}`,
    refMatchId: 'm1',
    matchName: 'India v Australia',
    marketId: 'm1-odds',
    marketType: 'match_odds',
    marketName: 'Match Odds',
    runnerId: 'm1-1',
    runnerName: 'India',
    selectionType: 'back',
    odds: 2.3,
    line: null,
    stack: paise(500_000),
    matchedStack: paise(500_000),
    matchedOdds: 2.3,
    status: 'matched',
    reason: null,
    profit: null,
    resettled: false,
    createdAt: new Date('2026-11-21T09:00:00Z'),
    settledAt: null,
    fills: fillsOf({ stack: paise(500_000), odds: 2.3, ...matchedOf(differs) }),
    timeline: [
      { moment: 'asked', at: new Date('2026-11-21T09:00:00Z') },
      { moment: 'matched', at: new Date('2026-11-21T09:00:05Z') },
    ],
    ...differs,
  };
}

/** One fill of what is matched. */
const fillsOf = ({ stack, odds }: { readonly stack: Bet['stack']; readonly odds: number }): Bet['fills'] =>
  stack > 0 ? [{ stack, odds, at: new Date('2026-11-21T09:00:05Z') }] : [];

const matchedOf = ({ matchedStack, matchedOdds }: Partial<Bet>) => ({
  ...(matchedStack === undefined ? {} : { stack: matchedStack }),
  ...(typeof matchedOdds === 'number' ? { odds: matchedOdds } : {}),
});

/** A bet whose market is settled. */
export const settledBet = (
  id: string,
  status: 'won' | 'lost' | 'void',
  profit: number,
  differs: Partial<Bet> = {},
): Bet => betOf(id, { status, profit: paise(profit), settledAt: new Date('2026-11-21T10:30:00Z'), ...differs });

/** The operator's answer to `getBets`: the page that is asked for, of one match or of all. */
export const betsAnswer =
  (bets: readonly Bet[]) =>
  ({
    refmatchid,
    skip = 0,
    pagesize = 10,
  }: {
    readonly refmatchid?: string;
    readonly skip?: number;
    readonly pagesize?: number;
  }) => {
    const listed = bets.filter(({ refMatchId }) => refmatchid === undefined || refMatchId === refmatchid);
    return { data: { bets: listed.slice(skip, skip + pagesize), count: listed.length } };
  };
