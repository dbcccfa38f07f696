import { Skeleton } from '@pavilion/shared-ui';
import styles from './notification-skeleton.module.css';

/** The list of notifications before it is there. */
export function NotificationSkeleton() {
  return (
    <div className={styles.list}>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className={styles.row} height={40} />
      ))}
    </div>
  );
}
