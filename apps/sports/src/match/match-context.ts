import type { Bet } from '@pavilion/api-client';
import { createContext, useContext } from 'react';

/** The player's bets on the match of the page, newest first; none while they are on their way. */
export const MatchBetsContext = createContext<readonly Bet[]>([]);
export const useMatchBets = (): readonly Bet[] => useContext(MatchBetsContext);
