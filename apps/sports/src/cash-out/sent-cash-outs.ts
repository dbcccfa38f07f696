import { amountInPaise } from '@pavilion/api-client';
import { useSession } from '@pavilion/contract';
import { ZERO } from '@pavilion/money';
import * as z from 'zod/mini';
import { createStore, useStore } from 'zustand';

const NAME = 'pavilion.cashOuts';

const stored = z.array(
  z.object({
    player: z.string(),
    refMatchId: z.string(),
    marketId: z.string(),
    marketName: z.string(),
    percent: z.int(),
    secured: amountInPaise,
    /** What waited on the market, unmatched: all of a position cancels it. */
    waiting: z._default(amountInPaise, ZERO),
    /** Some outcome wins then in a market that takes commission. */
    paysCommission: z.optional(z.boolean()),
    /** The id of the offer that was taken. */
    quote: z.string(),
    clientRef: z.string(),
  }),
);

/** A cash-out that a player asked for, and of which they have not been told what became of it. */
export type SentCashOut = z.output<typeof stored>[number];

/** Those of this tab. They outlive a reload; with the session they go, as all that is a player's: an offer stands for seconds alone, and no late try can take it. */
const sentCashOuts = createStore<readonly SentCashOut[]>(readSent);
sentCashOuts.subscribe((sent) => {
  try {
    if (sent.length === 0) sessionStorage.removeItem(NAME);
    else sessionStorage.setItem(NAME, JSON.stringify(sent));
  } catch {
    // Blocked or full: they live until the page is left.
  }
});

/** A player's own of a match. */
export function useSentCashOuts(refMatchId: string): readonly SentCashOut[] {
  const player = useSession(({ user }) => user?.mstruserid);
  return useStore(sentCashOuts).filter((sent) => sent.player === player && sent.refMatchId === refMatchId);
}

/** One goes out. */
export const keepSent = (cashOut: SentCashOut): void => sentCashOuts.setState((sent) => [...sent, cashOut], true);

/** The player is told what became of it. */
export const forgetSent = ({ clientRef }: SentCashOut): void =>
  sentCashOuts.setState((sent) => sent.filter((each) => each.clientRef !== clientRef), true);

/** The session is over: nothing of it stays in this tab. */
export const forgetAllSent = (): void => sentCashOuts.setState([], true);

/** Reads again what the tab keeps, as after a reload. */
export const rereadSentCashOuts = (): void => sentCashOuts.setState(readSent(), true);

/** What the tab keeps; nothing where that makes no sense. */
function readSent(): readonly SentCashOut[] {
  try {
    const read = z.safeParse(stored, JSON.parse(sessionStorage.getItem(NAME) ?? 'null'));
    return read.success ? read.data : [];
  } catch {
    return [];
  }
}
