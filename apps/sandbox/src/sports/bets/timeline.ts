import type { Bet, BetMoment } from '@pavilion/api-client/wire';
import type { Fill } from '@pavilion/betting-math';
import { type BetMarket, type FilledBet, matchedStake, OPEN } from './book.ts';
import { resultOf } from './result.ts';

/** A fill with its time, as json has it. */
export type TimedFill = Fill & { readonly at: string };

/** How a bet waited, and how it, or the rest of it, came to an end. */
export interface Ending {
  /** Until when it waits, or waited, before it is judged. */
  readonly dueAt: Date | null;
  /** How its rest ended before its market was settled, and when; null where it did not. */
  readonly restEnded: 'cancelled' | 'lapsed' | 'rejected' | null;
  readonly restEndedAt: Date | null;
  /** When its market was settled, and settled otherwise after that, as json has it; by which result, where that was kept. */
  readonly settlements: readonly { readonly at: string; readonly outcome: string | null }[];
}

/** What is said first of what happened at one time. */
const ORDER: readonly BetMoment[] = [
  'asked',
  'delayed',
  'matched',
  'rejected',
  'cancelled',
  'lapsed',
  'settled',
  'corrected',
];

/** What happened to a bet, the oldest first. */
export function timelineOf(
  bet: Omit<FilledBet, 'fills'> &
    Pick<BetMarket, 'kind'> &
    Ending & { readonly createdAt: Date; readonly fills: readonly TimedFill[] },
): Bet['timeline'] {
  const { createdAt, dueAt, fills, restEnded, restEndedAt } = bet;
  const isSettled = !OPEN.includes(bet.status) && fills.length > 0;
  const [settled, ...corrected] = bet.settlements;
  // A rest that nobody took back lapses when its market is settled.
  const isLapsed = settled !== undefined && restEnded === null && matchedStake(bet) < bet.stake;
  const moments: Bet['timeline'] = [
    { moment: 'asked', at: createdAt },
    ...(dueAt === null ? [] : [{ moment: 'delayed' as const, at: dueAt }]),
    ...[...new Set(fills.map(({ at }) => at))].map((at) => ({ moment: 'matched' as const, at: new Date(at) })),
    ...(restEnded !== null && restEndedAt !== null ? [{ moment: restEnded, at: restEndedAt }] : []),
    ...(isLapsed ? [{ moment: 'lapsed' as const, at: new Date(settled.at) }] : []),
    ...(isSettled && settled !== undefined ? [settlementOf(bet, 'settled', settled)] : []),
    ...(isSettled ? corrected.map((each) => settlementOf(bet, 'corrected', each)) : []),
  ];
  return moments.toSorted(
    (a, b) => a.at.getTime() - b.at.getTime() || ORDER.indexOf(a.moment) - ORDER.indexOf(b.moment),
  );
}

function settlementOf(
  bet: FilledBet & Pick<BetMarket, 'kind'>,
  moment: 'settled' | 'corrected',
  { at, outcome }: Ending['settlements'][number],
): Bet['timeline'][number] {
  // What a fancy's bet without a line comes to nobody knows: only void settles it.
  const isReadable = outcome !== null && (bet.kind !== 'fancy' || bet.line !== null);
  const result = isReadable ? resultOf(bet, bet, outcome) : null;
  const known = result && SETTLED.find((status) => status === result.status);
  return { moment, at: new Date(at), ...(result && known && { result: { status: known, profit: result.profit } }) };
}

const SETTLED = ['won', 'lost', 'void'] as const;
