import { useEffect, useReducer } from 'react';

/** The time to the second while it is needed, ms. */
export function useSecond(isNeeded: boolean): number {
  const [now, tick] = useReducer(() => Date.now(), 0, Date.now);
  useEffect(() => {
    if (!isNeeded) return;
    // It stood still while it was not needed.
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [isNeeded]);
  return now;
}
