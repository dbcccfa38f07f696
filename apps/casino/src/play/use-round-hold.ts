import { GAME_ROUND_BEGAN, GAME_ROUND_ENDED, type GameWord } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { useEffect, useState } from 'react';

interface RoundHold {
  readonly isOn: boolean;
  readonly hear: (word: GameWord) => void;
}

/**
 * Holds the page while a round of the game is under way, as its frame says: nothing leads the player away unasked. `url`: the frame that is
 * shown; null while there is none, which holds nothing. Returns whether a round is under way, and what hears the
 * frame's words.
 */
export function useRoundHold(url: string | null): RoundHold {
  const { hold } = useShell();
  // Of which frame a round is under way: another one begins without.
  const [running, setRunning] = useState<string | null>(null);
  const isOn = url !== null && running === url;
  useEffect(() => (isOn ? hold('a round of a game') : undefined), [hold, isOn]);
  return {
    isOn,
    hear(word) {
      if (word === GAME_ROUND_BEGAN) setRunning(url);
      if (word === GAME_ROUND_ENDED) setRunning(null);
    },
  };
}
