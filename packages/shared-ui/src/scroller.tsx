import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './scroller.module.css';

/**
 * A row that is wider than a phone: it scrolls sideways to the page's edges and snaps to its items; from 1200 px it stands whole.
 * The class that it is given says how wide a column is at each width (`--column`).
 */
export function Scroller({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul {...rest} className={classNames(styles.scroller, className)} />;
}
