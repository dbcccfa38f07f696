import { useEffect, useState } from 'react';

/** What time it is, ms, every second; where `stopped`, as it was. */
export function useNow(stopped = false): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (stopped) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [stopped]);
  return now;
}
