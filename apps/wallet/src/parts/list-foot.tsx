import type { ReactNode } from 'react';
import styles from './list-foot.module.css';

/** Under a list in a panel: how much of it is shown, and the way to more. */
export function ListFoot({ children }: { readonly children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}
