import { formatMoney, type Paise } from '@pavilion/money';
import { classNames } from '@pavilion/shared-ui';
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

/** The frame of a panel that has no heading; `label` names it for who does not see it. */
export function Sheet({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <section className={styles.panel} aria-label={label}>
      {children}
    </section>
  );
}

/** The padded inside of a panel. */
export function PanelBody({ children }: { readonly children: ReactNode }) {
  return <div className={styles.panelBody}>{children}</div>;
}

/** A figure under its label; `large` where it is the one that its panel is about. */
export function Figure({
  label,
  large = false,
  children,
}: {
  readonly label: ReactNode;
  readonly large?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.fig}>
      <span className={styles.figLabel}>{label}</span>
      <b className={classNames(styles.figValue, large && styles.figValueLarge)}>{children}</b>
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
