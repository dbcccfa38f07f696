import { lazyPart } from '@pavilion/remote-kit';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { CrashBoundary } from '../loading/crash-boundary.tsx';
import { whenContentShown } from '../remotes/content-shown.ts';
import { useHost } from '../services/host.ts';
import { waitingToasts } from '../services/toasts.ts';

const Toaster = lazyPart(async () => (await import('./toaster.tsx')).Toaster, null, { failure: 'throw' });

/**
 * The place of the toasts. What shows them is fetched once the content of the page is there, or with the first toast; where that
 * fails they wait, and the next one asks again.
 */
export function Toasts() {
  const { telemetry } = useHost().shell;
  const waiting = useStore(waitingToasts, (toasts) => toasts.length);
  const [isWanted, setWanted] = useState(false);
  useEffect(() => whenContentShown(() => void Toaster.preload().catch(() => undefined)), []);
  if (waiting > 0 && !isWanted) setWanted(true);
  return isWanted ? (
    <CrashBoundary resetKey={String(waiting)} onCrash={(error) => telemetry.error(error, { part: 'toasts' })}>
      <Toaster />
    </CrashBoundary>
  ) : null;
}
