import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './sum-up.module.css';

export interface SumUpRow {
  readonly label: ReactNode;
  /** Where the figure comes from. */
  readonly note?: ReactNode;
  /** As it is shown: `formatMoney(paise)`. */
  readonly amount: string;
  /** What the figure does to the total; `excluded` is shown struck and never counted. Without one it is where the sum starts. */
  readonly kind?: 'plus' | 'minus' | 'subtotal' | 'total' | 'excluded' | undefined;
}

const signs = { plus: '+', minus: '−', subtotal: '=', total: '=', excluded: '' } as const;
const kinds = {
  plus: undefined,
  minus: undefined,
  subtotal: styles.sumUpSubtotal,
  total: styles.sumUpTotal,
  excluded: styles.sumUpExcluded,
};

/** A figure's arithmetic, row by row. The one component that shows how a number came to be. */
export function SumUp({ rows }: { readonly rows: readonly SumUpRow[] }) {
  return (
    <dl className={styles.sumUp}>
      {rows.map((row, index) => (
        <div key={index} className={row.kind && kinds[row.kind]}>
          <dt className={styles.sumUpLabel}>
            {row.label}
            {row.note !== undefined && <small className={styles.sumUpNote}>{row.note}</small>}
          </dt>
          <dd translate="no" className={styles.sumUpAmount}>
            <span className={styles.sumUpSign}>{row.kind ? signs[row.kind] : ''}</span>
            {row.amount}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Why this number: opens a figure into its arithmetic, usually a `SumUp`. */
export function Why({
  summary,
  children,
  open,
}: {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly open?: boolean | undefined;
}) {
  return (
    <details className={styles.why} open={open}>
      <summary className={styles.whySummary}>
        <Icon name="question" size={20} />
        {summary}
        <Icon name="chevron-down" size={20} className={styles.whyChevron} />
      </summary>
      <div className={styles.whyBody}>{children}</div>
    </details>
  );
}
