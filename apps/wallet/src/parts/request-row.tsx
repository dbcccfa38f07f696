import { formatMoney, type Paise } from '@pavilion/money';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import dotted from './dotted.module.css';
import { Moment } from './moment.tsx';
import styles from './request-row.module.css';

/** A request of the player's (a deposit, a withdrawal) in a list: what, how much, when, and how it stands; its name opens it. */
export function RequestRow({
  request: { id, amount, createdAt },
  to,
  title,
  state,
  children,
}: {
  readonly request: { readonly id: string; readonly amount: Paise; readonly createdAt: Date };
  /** Where it is shown by itself. */
  readonly to: string;
  readonly title: ReactNode;
  readonly state: ReactNode;
  /** What became of it, and what can be done about it. */
  readonly children?: ReactNode;
}) {
  return (
    <li className={styles.req}>
      <b className={styles.title}>
        <Link className={styles.open} to={to}>
          {title}
        </Link>
      </b>
      <span translate="no" className={styles.amount}>
        {formatMoney(amount)}
      </span>
      <small className={dotted.dotted}>
        <Moment at={createdAt} />
        <span translate="no">{id}</span>
      </small>
      <span className={styles.state}>{state}</span>
      <div className={styles.more}>{children}</div>
    </li>
  );
}
