import { useState } from 'react';
import { Navigate } from 'react-router';
import { useStore } from 'zustand';
import { PageFailure } from '../loading/page-failure.tsx';
import { PageSkeleton } from '../loading/page-skeleton.tsx';
import { useMessages } from '../messages/index.ts';
import { useHost } from '../services/host.ts';

/**
 * At an address that nobody owns. It leads to `/` (spec §2), unless what is live could not be read in full: then the address may
 * be that of a part of the site which is only not there at present, and the player stays and can try again.
 */
export function UnownedPage() {
  const t = useMessages();
  const { releases } = useHost();
  const coverage = useStore(releases, (state) => state.coverage);
  const [isReading, setIsReading] = useState(false);
  if (coverage === 'complete') return <Navigate to="/" replace />;
  if (coverage === 'pending' || isReading) return <PageSkeleton />;
  const retry = () => {
    setIsReading(true);
    void releases.refresh({ anew: true }).then(() => setIsReading(false));
  };
  return <PageFailure title={t('partMissing')} text={t('partMissingText')} retryLabel={t('retry')} onRetry={retry} />;
}
