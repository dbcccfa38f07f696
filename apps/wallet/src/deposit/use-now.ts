import { steadyNow } from '@pavilion/shared-ui/clock';
import { useEffect, useState } from 'react';

/** The steady time, ms, every second; where `stopped`, as it was. */
export function useNow(stopped = false): number {
  const [now, setNow] = useState(steadyNow);
  useEffect(() => {
    if (stopped) return undefined;
    const timer = setInterval(() => setNow(steadyNow()), 1000);
    return () => clearInterval(timer);
  }, [stopped]);
  return now;
}
