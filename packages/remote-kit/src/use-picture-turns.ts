import { useCallback, useEffect, useState } from 'react';

/** How many pictures a frame brings. Each takes a slow phone some milliseconds, and a key that comes meanwhile waits for one frame of them. */
const PICTURES = 2;

/** Gives the `size` tiles of a list that has come to rest (`isOn`) their pictures, a few in a frame. All have theirs until `begin` is called. */
export function usePictureTurns(
  isOn: boolean,
  size: number,
): { readonly pictured: number; readonly begin: () => void } {
  const [pictured, setPictured] = useState(Number.POSITIVE_INFINITY);
  useEffect(() => {
    if (!isOn || pictured === Number.POSITIVE_INFINITY) return;
    const next = pictured + PICTURES;
    // Once all have one, what is scrolled to has it at once.
    const frame = requestAnimationFrame(() => setPictured(next < size ? next : Number.POSITIVE_INFINITY));
    return () => cancelAnimationFrame(frame);
  }, [isOn, pictured, size]);
  return { pictured, begin: useCallback(() => setPictured(0), []) };
}
