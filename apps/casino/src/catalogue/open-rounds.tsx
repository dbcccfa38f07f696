import type { Game } from '@pavilion/api-client';
import { type HasOpenRound, useOpenRounds, useRoundText } from '@pavilion/remote-kit';
import { createContext, type ReactNode, useContext } from 'react';

const Context = createContext<HasOpenRound>(() => false);

/** The rounds that the player has not ended, for a casino page: read once for all of its tiles. */
export function OpenRoundsProvider({ children }: { readonly children: ReactNode }) {
  return <Context value={useOpenRounds()}>{children}</Context>;
}

/** What a game's tile says of the player's open round; null without one. */
export const useOpenRoundText = (game: Game): string | null => useRoundText(useContext(Context)(game));
