import type { ReactNode } from 'react';
import styles from './section-head.module.css';

export interface SectionHeadProps {
  readonly title: ReactNode;
  readonly count?: number | string | undefined;
  /** At the right: a link to all of it, a filter. */
  readonly action?: ReactNode;
  readonly level?: 2 | 3 | undefined;
  /** For the `aria-labelledby` of the section. */
  readonly id?: string | undefined;
}

/** The heading of a section. */
export function SectionHead({ title, count, action, level = 2, id }: SectionHeadProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.secHead}>
      <Heading id={id} className={styles.secHeadTitle}>
        {title}
      </Heading>
      {count !== undefined && <span className={styles.secHeadCount}>{count}</span>}
      {action !== undefined && <div className={styles.secHeadEnd}>{action}</div>}
    </div>
  );
}
