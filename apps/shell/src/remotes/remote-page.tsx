import type { Release } from '@pavilion/federation/discovery';
import { useEffect } from 'react';
import { PageFailure } from '../loading/page-failure.tsx';
import { PageSkeleton } from '../loading/page-skeleton.tsx';
import { useHost } from '../services/host.ts';
import styles from './remote-page.module.css';
import { RemotePartView } from './remote-part.tsx';

/** A remote's page inside the frame. What it did to the elements around the frame ends with it. */
export function RemotePage({ release, page }: { release: Release; page: string }) {
  const { containment } = useHost();
  useEffect(() => containment.resetRoot, [containment]);
  return (
    <RemotePartView
      release={release}
      part={{ page }}
      className={styles.remote}
      skeleton={<PageSkeleton />}
      failed={(messages) => <PageFailure {...messages} />}
    />
  );
}
