import { Skeleton } from '@pavilion/shared-ui';
import styles from './exposure.module.css';

/** Rows in the place of the dialog's table. */
export function RowsShape() {
  return (
    <div className={styles.shape}>
      {['60%', '48%', '56%', '40%'].map((width) => (
        <Skeleton key={width} width={width} height={20} />
      ))}
    </div>
  );
}
