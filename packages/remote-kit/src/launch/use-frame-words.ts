import { type GameWord, gameWords } from '@pavilion/api-client';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** This many messages are taken in a row, and then so many a second: a game sends up to four a round. */
const BURST = 40;
const PER_SECOND = 10;

/**
 * Calls back with each message of a frame's page: one of the protocol's words, from the frame's own window and origin. Anything else is
 * ignored, and so are messages above the rate. `origin` is null while there is no frame.
 */
export function useFrameWords(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string | null,
  onWord: (word: GameWord) => void,
): void {
  const hear = useEffectEvent(onWord);
  useEffect(() => {
    if (origin === null) return undefined;
    const takes = createAllowance();
    const listen = ({ origin: from, source, data }: MessageEvent) => {
      // A message without a window is not of a frame that has gone.
      if (from !== origin || source === null || source !== frame.current?.contentWindow) return;
      const word = gameWords.find((known) => known === data);
      if (word && takes()) hear(word);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, origin]);
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
