import { steadyNow } from '@pavilion/shared-ui/clock';
import { useEffect, useReducer } from 'react';

/** The steady time to the second while it is needed, ms. */
export function useSecond(isNeeded: boolean): number {
  const [now, tick] = useReducer(steadyNow, 0, steadyNow);
  useEffect(() => {
    if (!isNeeded) return;
    // It stood still while it was not needed.
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [isNeeded]);
  return now;
}
