import { useEffect, useState } from 'react';

/** The whole seconds until a moment of the server's clock, anew with each; 0 once it has come. */
export function useSeconds(until: number | null, now: () => number): number {
  const left = () => (until === null ? 0 : Math.max(0, Math.ceil((until - now()) / 1000)));
  const [, setTurn] = useState(0);
  const seconds = left();
  useEffect(() => {
    if (until === null || seconds === 0) return undefined;
    const timer = setTimeout(() => setTurn((turn) => turn + 1), Math.max(16, until - now() - (seconds - 1) * 1000));
    return () => clearTimeout(timer);
  });
  return seconds;
}
