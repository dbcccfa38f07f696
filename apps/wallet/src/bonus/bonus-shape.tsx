import { Skeleton } from '@pavilion/shared-ui';
import styles from './bonus-page.module.css';

/** The shape of a bonus that is on its way. */
export function BonusShape() {
  return (
    <div className={styles.shape}>
      <Skeleton height={28} width="50%" />
      <Skeleton height={48} width="70%" />
      <Skeleton height={84} />
      <Skeleton height={220} />
    </div>
  );
}
