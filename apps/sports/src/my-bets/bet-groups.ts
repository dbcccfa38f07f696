import type { Bet } from '@pavilion/api-client';
import { type Paise, sumPaise, ZERO } from '@pavilion/money';
import type { Day } from '@pavilion/remote-kit';
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

/** The day of an instant in the player's own zone. */
const ownDayOf = (at: Date): Day => new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

/** The bets that were placed on one day of the player's own. */
export interface DayBets {
  readonly day: Day;
  readonly bets: readonly Bet[];
  /** What they came to, before commission; null while the day's list may go on, or where one of them is open. */
  readonly net: Paise | null;
}

/** Bets by the day on which they were placed, newest first. `isComplete`: no further page belongs to the last day. */
export function betsByDay(bets: readonly Bet[], isComplete: boolean): DayBets[] {
  const days = [...partBy(bets, ({ createdAt }) => ownDayOf(createdAt))];
  return days.map(([day, ofDay], at) => {
    const isKnown = (isComplete || at < days.length - 1) && !ofDay.some(isOpenBet);
    return { day, bets: ofDay, net: isKnown ? sumPaise(ofDay, ({ profit }) => profit ?? ZERO) : null };
  });
}
