import { useSyncExternalStore } from 'react';
import { useHost } from './host.ts';

/** Whether something is half done at present, so that nothing may be swapped or left unasked. */
export function useHeld(): boolean {
  const { holds } = useHost();
  return useSyncExternalStore(holds.subscribe, holds.isHeld);
}
