import type { Bet } from '@pavilion/api-client';
import { type Paise, sumPaise, ZERO } from '@pavilion/money';
import { type Day, dayOf } from '@pavilion/remote-kit';
import { isOpenBet } from '../bets/bet-figures.ts';
import { partBy } from '../exchange/list-view.ts';

/** The bets of one match, in the order in which they came. */
export interface MatchBets {
  readonly refMatchId: string;
  readonly matchName: string;
  readonly bets: readonly Bet[];
}

/** Open bets by match: the match of the newest bet first. */
export function betsByMatch(bets: readonly Bet[]): MatchBets[] {
  return [...partBy(bets, ({ refMatchId }) => refMatchId)].map(([refMatchId, ofMatch]) => ({
    refMatchId,
    matchName: ofMatch[0]?.matchName ?? '',
    bets: ofMatch,
  }));
}

/** The bets that were placed on one day in India. */
export interface DayBets {
  readonly day: Day;
  readonly bets: readonly Bet[];
  /** What they came to, before commission; null while the day's list may go on, or where one of them is open. */
  readonly net: Paise | null;
}

/** Bets by the day on which they were placed, newest first. `isComplete`: no further page belongs to the last day. */
export function betsByDay(bets: readonly Bet[], isComplete: boolean): DayBets[] {
  const days = [...partBy(bets, ({ createdAt }) => dayOf(createdAt))];
  return days.map(([day, ofDay], at) => {
    const isKnown = (isComplete || at < days.length - 1) && !ofDay.some(isOpenBet);
    return { day, bets: ofDay, net: isKnown ? sumPaise(ofDay, ({ profit }) => profit ?? ZERO) : null };
  });
}
