import { classNames } from './class-names.ts';
import styles from './count.module.css';

/** A number on something that has news. Above 99 it says `99+`. */
export function Count({ value, className }: { readonly value: number; readonly className?: string | undefined }) {
  return <span className={classNames(styles.count, className)}>{value > 99 ? '99+' : value}</span>;
}
