import { Skeleton } from '@pavilion/shared-ui';
import styles from './form.module.css';

/** The shape of a form of two fields, while its code is loaded. */
export function FormShape() {
  return (
    <div className={styles.shape}>
      <Skeleton width="50%" height={30} />
      <Skeleton height={74} radius={10} />
      <Skeleton height={74} radius={10} />
      <Skeleton height={48} radius={10} />
    </div>
  );
}
