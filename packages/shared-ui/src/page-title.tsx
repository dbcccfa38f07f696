import type { ReactNode } from 'react';
import styles from './page-title.module.css';

export interface PageTitleProps {
  readonly children: ReactNode;
  /** Before it: the way back on a phone. */
  readonly start?: ReactNode;
  /** At the right: the page's one action. */
  readonly end?: ReactNode;
  /** Under it, in one sentence. */
  readonly text?: ReactNode;
}

/** The page's one `h1`. */
export function PageTitle({ children, start, end, text }: PageTitleProps) {
  return (
    <div className={styles.pageTitle}>
      {start}
      <h1 className={styles.pageTitleText}>{children}</h1>
      {end !== undefined && <div className={styles.pageTitleEnd}>{end}</div>}
      {text !== undefined && <p className={styles.pageTitleLead}>{text}</p>}
    </div>
  );
}
