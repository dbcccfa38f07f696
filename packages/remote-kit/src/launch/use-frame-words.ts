import { type GameWord, gameWords } from '@pavilion/api-client';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** As many words as this are heard in a row, and then so many a second: a game says two or three a round. */
const BURST = 20;
const PER_SECOND = 4;

/**
 * Hears what a frame says of itself: one of the words that a game has, from the frame's own window and its own origin. Whatever else is
 * posted, in whatever shape and however often, is nothing; who says too much is not heard for a while.
 */
export function useFrameWords(
  frame: RefObject<HTMLIFrameElement | null>,
  url: string | null,
  onWord: (word: GameWord) => void,
): void {
  const hear = useEffectEvent(onWord);
  useEffect(() => {
    if (url === null) return undefined;
    const { origin } = new URL(url);
    const takes = createAllowance();
    const listen = ({ origin: from, source, data }: MessageEvent) => {
      // No own window, no word: what has no sender is not the frame that has gone.
      if (from !== origin || source === null || source !== frame.current?.contentWindow) return;
      const word = gameWords.find((known) => known === data);
      if (word && takes()) hear(word);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, url]);
}

function createAllowance(): () => boolean {
  let left = BURST;
  let at = performance.now();
  return () => {
    const now = performance.now();
    left = Math.min(BURST, left + ((now - at) / 1000) * PER_SECOND);
    at = now;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
