import { type ReactNode, useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './states.module.css';

export interface SkeletonProps {
  /** CSS lengths, or pixels. Without a width as wide as what holds it. */
  readonly width?: number | string | undefined;
  readonly height?: number | string | undefined;
  readonly radius?: number | string | undefined;
  readonly className?: string | undefined;
}

/** A grey shape in the place of what is loading. Screen readers are told by the `aria-busy` of what holds it. */
export function Skeleton({ width, height = 16, radius = 6, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.skeleton, className)}
      style={{ width, height, borderRadius: radius }}
    />
  );
}

interface DelayedProps {
  readonly ms?: number | undefined;
  /** Its children take their place from the start, so that what stands below does not move when they are shown. */
  readonly keepsPlace?: boolean | undefined;
  readonly children: ReactNode;
}

/** Shows its children only after `ms` (150): what loads faster shows no skeleton. */
export function Delayed({ ms = 150, keepsPlace = false, children }: DelayedProps) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  if (keepsPlace) return <div style={{ visibility: due ? undefined : 'hidden' }}>{children}</div>;
  return due ? children : null;
}

export interface EmptyStateProps {
  readonly icon: IconName;
  /** What would be here. */
  readonly title: string;
  readonly text?: string | undefined;
  /** What fills it. */
  readonly action?: ReactNode;
}

/** Nothing is here yet. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.stateIcon}>
        <Icon name={icon} />
      </span>
      <p className={styles.stateTitle}>{title}</p>
      {text !== undefined && <p className={styles.stateText}>{text}</p>}
      {action !== undefined && <div className={styles.stateAction}>{action}</div>}
    </div>
  );
}

export interface FailedStateProps {
  /** What happened, in plain words. */
  readonly title: string;
  /** What it means, or why. */
  readonly text?: string | undefined;
  /** What to do about it. */
  readonly advice?: string | undefined;
  readonly retryLabel?: string | undefined;
  /** Without it there is no button: nothing that the reader does would help. */
  readonly onRetry?: (() => void) | undefined;
  /** For support: a code, a time, a version. */
  readonly detail?: string | undefined;
}

/** It could not be loaded. Read out as it appears. */
export function FailedState({ title, text, advice, retryLabel, onRetry, detail }: FailedStateProps) {
  return (
    <div className={styles.state} role="alert">
      <span className={classNames(styles.stateIcon, styles.stateIconFailed)}>
        <Icon name="alert" />
      </span>
      <p className={styles.stateTitle}>{title}</p>
      {text !== undefined && <p className={styles.stateText}>{text}</p>}
      {advice !== undefined && <p className={styles.stateText}>{advice}</p>}
      {onRetry && (
        <div className={styles.stateAction}>
          <Button variant="quiet" onClick={onRetry}>
            <Icon name="refresh" size={20} />
            {retryLabel}
          </Button>
        </div>
      )}
      {detail !== undefined && <p className={styles.stateDetail}>{detail}</p>}
    </div>
  );
}
