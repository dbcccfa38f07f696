import { formatMoney, type Paise } from '@pavilion/money';
import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';

/** A framed part of an account page under its own heading. */
export function Panel({
  title,
  end,
  children,
}: {
  readonly title: string;
  readonly end?: ReactNode;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.panelHead}>
        <h2 id={id}>{title}</h2>
        {end && <div className={styles.panelEnd}>{end}</div>}
      </div>
      {children}
    </section>
  );
}

/** A figure under its label. */
export function Figure({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={styles.fig}>
      <span className={styles.figLabel}>{label}</span>
      <b className={styles.figValue}>{children}</b>
    </div>
  );
}

/** The one large amount of a page, its paise smaller. */
export function LargeAmount({ amount }: { readonly amount: Paise }) {
  const [rupees, rest] = formatMoney(amount).split('.');
  return (
    <>
      {rupees}
      <small className={styles.paise}>.{rest}</small>
    </>
  );
}
