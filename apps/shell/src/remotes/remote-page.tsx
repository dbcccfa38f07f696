import type { Release } from '@pavilion/federation/discovery';
import { PageFailure } from '../loading/page-failure.tsx';
import { PageSkeleton } from '../loading/page-skeleton.tsx';
import styles from './remote-page.module.css';
import { RemotePartView } from './remote-part.tsx';

/** A remote's page inside the frame. */
export function RemotePage({ release, page }: { release: Release; page: string }) {
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
