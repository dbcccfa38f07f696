import { classNames } from '@pavilion/shared-ui';
import type { ReactNode } from 'react';
import styles from './meter.module.css';

/** How much of something is used or done: a bar, with what its two ends say under it. `label` names it for who does not see it. */
export function Meter({
  value,
  max,
  label,
  tone = 'accent',
  start,
  end,
}: {
  readonly value: number;
  readonly max: number;
  readonly label: string;
  readonly tone?: 'accent' | 'gain' | undefined;
  readonly start?: ReactNode;
  readonly end?: ReactNode;
}) {
  const share = max <= 0 ? 0 : Math.min(1, Math.max(0, value / max));
  const percent = Math.floor(share * 100);
  return (
    <div>
      <div
        className={styles.meter}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span
          className={classNames(styles.bar, tone === 'gain' && styles.barGain)}
          style={{ width: `${share * 100}%` }}
        />
      </div>
      {(start !== undefined || end !== undefined) && (
        <div className={styles.ends}>
          <span>{start}</span>
          <span>{end}</span>
        </div>
      )}
    </div>
  );
}
