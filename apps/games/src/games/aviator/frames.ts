import { useEffect, useRef } from 'react';

/** Calls `draw` for each frame as long as `isOn`: for what changes too often to be drawn anew as a whole. */
export function useFrames(isOn: boolean, draw: () => void): void {
  const latest = useRef(draw);
  latest.current = draw;
  useEffect(() => {
    latest.current();
    if (!isOn) return undefined;
    let frame = requestAnimationFrame(function next() {
      latest.current();
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [isOn]);
}
