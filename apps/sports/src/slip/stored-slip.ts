import { amountInPaise, newClientRef } from '@pavilion/api-client';
import { BET_STATES, type BetState } from '@pavilion/betting-math';
import * as z from 'zod/mini';
import { movedTo, pickKey, type SlipBet } from './slip-bet.ts';

const NAME = 'betSlipContent';

const stored = z.object({
  owner: z.nullable(z.string()),
  bets: z.array(
    z.object({
      refMatchId: z.string(),
      sportId: z.enum(['4', '1', '2']),
      matchName: z.string(),
      kind: z.enum(['match_odds', 'bookmaker', 'fancy']),
      marketId: z.nullable(z.string()),
      marketName: z.nullable(z.string()),
      runnerId: z.string(),
      runnerName: z.string(),
      runners: z.array(z.object({ id: z.string(), name: z.string() })),
      side: z.enum(['back', 'lay']),
      // A slip that was stored before this was kept has the best one.
      depth: z._default(z.literal([0, 1, 2]), 0),
      price: z.int(),
      line: z.nullable(z.int()),
      pricedAt: z.number(),
      clientRef: z.string(),
      stakeText: z.string(),
      limits: z.nullable(
        z.object({ minStake: amountInPaise, maxStake: amountInPaise, maxProfit: amountInPaise, delay: z.number() }),
      ),
      ownPrice: z.nullable(z.int()),
      state: z.enum(BET_STATES as readonly [BetState, ...BetState[]]),
      request: z.nullable(
        z.object({
          at: z.number(),
          stake: amountInPaise,
          price: z.int(),
          line: z.nullable(z.int()),
          policy: z.enum(['none', 'better', 'any']),
          delay: z.number(),
        }),
      ),
      outcome: z.nullable(
        z.object({
          at: z.number(),
          // A slip that was stored before these and the sums were kept has none.
          matchedAt: z._default(z.nullable(z.number()), null),
          results: z._default(
            z.array(
              z.object({
                at: z.number(),
                status: z.enum(['won', 'lost', 'void']),
                profit: amountInPaise,
                isCorrected: z.boolean(),
              }),
            ),
            [],
          ),
          matchedStake: amountInPaise,
          matchedPrice: z.nullable(z.int()),
          sums: z._default(z.nullable(z.object({ wins: amountInPaise, liability: amountInPaise })), null),
          reason: z.nullable(z.string()),
          rest: z._default(z.nullable(z.enum(['cancelled', 'lapsed'])), null),
          isAbsent: z.boolean(),
        }),
      ),
    }),
  ),
});

/** What is kept of a slip: whose it is (null: a visitor's), and its selections. */
export interface KeptSlip {
  readonly owner: string | null;
  readonly bets: readonly SlipBet[];
}

/**
 * The slip that this tab held when it was last left; an empty one where nothing, or nothing that makes sense, is stored. What was on
 * its way then has an answer that nobody heard: it is `unknown`. What was never sent has a reference of its own from now on: a tab that
 * was duplicated has the same slip.
 */
export function readSlip(): KeptSlip {
  try {
    const read = z.safeParse(stored, JSON.parse(sessionStorage.getItem(NAME) ?? 'null'));
    if (!read.success) return { owner: null, bets: [] };
    const bets = read.data.bets.map(
      (bet): SlipBet => movedTo({ ...bet, clientRef: refOf(bet), key: pickKey(bet), isOneTap: false }, 'unknown'),
    );
    return { owner: read.data.owner, bets };
  } catch {
    return { owner: null, bets: [] };
  }
}

const refOf = ({ state, clientRef }: Pick<SlipBet, 'state' | 'clientRef'>): string =>
  state === 'draft' ? newClientRef() : clientRef;

/** Keeps the slip for as long as the tab lives. Where the browser refuses, it lives until the page is left. */
export function keepSlip({ owner, bets }: KeptSlip): void {
  try {
    if (bets.length === 0 && owner === null) sessionStorage.removeItem(NAME);
    else sessionStorage.setItem(NAME, JSON.stringify({ owner, bets }));
  } catch {
    // Blocked or full.
  }
}
