import { useSession } from '@pavilion/contract';
import { useEffect } from 'react';
import { useHost } from '../services/host.ts';
import { KeptBets } from './kept-bets.tsx';
import { followWorker } from './worker.ts';

/** Keeps on this device what a start without a network shows (docs/decisions/installable.md). */
export function OfflineStart() {
  const { worker, shell } = useHost();
  const token = useSession((session) => session.token);
  useEffect(() => void followWorker(worker, shell.telemetry), [worker, shell]);
  return worker !== undefined && 'serviceWorker' in navigator && token !== null && <KeptBets token={token} />;
}
