import { FailedState, type FailedStateProps } from '@pavilion/shared-ui';
import styles from './page-failure.module.css';

/** In place of a page that failed, in the middle of the room that it would have had. */
export function PageFailure(state: FailedStateProps) {
  return (
    <div className={styles.failure}>
      <FailedState {...state} />
    </div>
  );
}
