import { classNames } from '@pavilion/shared-ui';
import type { CSSProperties, ReactNode } from 'react';
import styles from './action-bar.module.css';
import { useCoveredHeight } from './use-covered-height.ts';

interface ActionBarProps {
  /** On a phone the bar stays above the bottom bar, or the keyboard, while the page scrolls under it. */
  readonly stick?: boolean | undefined;
  /** What may also be done: beside the bar where there is room, below what sticks on a phone, for the bar takes its height from the form. */
  readonly also?: ReactNode;
  readonly children: ReactNode;
}

/** What a form or page ends in. */
export function ActionBar({ stick = false, also, children }: ActionBarProps) {
  const covered = useCoveredHeight();
  return (
    <div className={classNames(styles.act, stick && styles.actStick)}>
      <div className={styles.main} style={{ '--covered': `${covered}px` } as CSSProperties}>
        {children}
      </div>
      {also}
    </div>
  );
}
