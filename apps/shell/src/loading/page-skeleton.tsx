import { Delayed, Skeleton } from '@pavilion/shared-ui';
import styles from './page-skeleton.module.css';

/** The shape of a page before it is known which: a title, a band, a grid. */
export function PageSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <Delayed>
        <div className="wrap">
          <div className={styles.head}>
            <Skeleton width={220} height={32} />
          </div>
          <Skeleton height={160} radius={16} />
          <div className={styles.grid}>
            {Array.from({ length: 8 }, (_, index) => (
              <Skeleton key={index} height={132} radius={10} />
            ))}
          </div>
        </div>
      </Delayed>
    </div>
  );
}
