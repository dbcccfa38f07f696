import { classNames } from '@pavilion/shared-ui';
import type { ReactNode } from 'react';
import styles from './columns.module.css';

/** Parts of a page one above the other, at the page's distance. */
export function Stack({ children }: { readonly children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}

/** A page's parts, and from 1200 px beside them the narrow ones; on a phone these come after, or before where they are read first. */
export function Columns({
  rail,
  railFirst = false,
  after,
  children,
}: {
  readonly rail: ReactNode;
  readonly railFirst?: boolean | undefined;
  /** What stands under the narrow ones, and on a phone at the end. */
  readonly after?: ReactNode;
  readonly children: ReactNode;
}) {
  const narrow = <div className={classNames(styles.stack, styles.rail)}>{rail}</div>;
  return (
    <div className={styles.two}>
      {/* As on a phone, so that Tab and a reader go through it as it is seen there. */}
      {railFirst && narrow}
      <div className={classNames(styles.stack, styles.main, after !== undefined && styles.beside)}>{children}</div>
      {!railFirst && narrow}
      {after !== undefined && <div className={classNames(styles.stack, styles.after)}>{after}</div>}
    </div>
  );
}
