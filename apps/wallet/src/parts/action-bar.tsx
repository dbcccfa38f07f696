import { classNames } from '@pavilion/shared-ui';
import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

interface ActionBarProps {
  /** On a phone that is high enough the bar stays above the bottom bar while the page scrolls under it. */
  readonly stick?: boolean | undefined;
  /** What may also be done: beside the bar where there is room, below what sticks on a phone, for the bar takes its height from the form. */
  readonly also?: ReactNode;
  readonly children: ReactNode;
}

/** What a form or page ends in. */
export function ActionBar({ stick = false, also, children }: ActionBarProps) {
  return (
    <div className={classNames(styles.act, stick && styles.actStick)}>
      <div className={styles.main}>{children}</div>
      {also}
    </div>
  );
}
