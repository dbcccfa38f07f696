import { useSyncExternalStore } from 'react';
import type { Table, TableState } from './calls/table.ts';
import type { LiveState } from './live/live-state.ts';
import type { LiveTable } from './live/live-table.ts';
import type { Opening as PageOpening } from './opening.ts';

/** A player at a game's page: what it opened with, and the table that is played at. */
export interface Seat<Bet, Seen> {
  readonly opening: PageOpening;
  readonly table: Table<Bet, Seen>;
}

export const useTable = <Bet, Seen>({ subscribe, state }: Table<Bet, Seen>): TableState<Bet, Seen> =>
  useSyncExternalStore(subscribe, state);

/** A player at a table whose rounds are everyone's. */
export interface LiveSeat<Bet, Step, Mark, Opening = null> {
  readonly opening: PageOpening;
  readonly table: LiveTable<Bet, Step, Mark, Opening>;
}

/** What a table shows, anew with each change. */
export const useLive = <Bet, Step, Mark, Opening>({
  subscribe,
  state,
}: LiveTable<Bet, Step, Mark, Opening>): LiveState<Bet, Step, Mark, Opening> => useSyncExternalStore(subscribe, state);
