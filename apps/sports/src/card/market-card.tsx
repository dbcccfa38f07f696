import { classNames } from '@pavilion/shared-ui';
import { type ReactNode, useId } from 'react';
import styles from './market-card.module.css';

/** A card of the match page: its market's name, what is to know of it at the right, and the names of its columns. */
export function MarketCard({
  title,
  note,
  end,
  action,
  columns,
  sides = 'back-lay',
  first,
  children,
}: {
  readonly title: string;
  readonly note?: ReactNode;
  readonly end?: ReactNode;
  /** What can be done with the market. Its head is as high with it as without: the note gives way. */
  readonly action?: ReactNode;
  /** The words over the two sides; none where the card holds no prices. */
  readonly columns?: readonly [string, string] | undefined;
  /** Which side stands left: of a fancy No, which is a lay. */
  readonly sides?: 'back-lay' | 'lay-back';
  /** The word over what stands before them. */
  readonly first?: string | undefined;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={classNames(styles.head, action !== undefined && styles.headAction)}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {note !== undefined && <span className={styles.note}>{note}</span>}
        {end !== undefined && <span className={styles.end}>{end}</span>}
        {action}
      </header>
      {columns && (
        <div className={styles.columns} aria-hidden="true">
          <span className={styles.first}>{first}</span>
          <span className={sides === 'back-lay' ? styles.back : styles.lay}>{columns[0]}</span>
          <span className={sides === 'back-lay' ? styles.lay : styles.back}>{columns[1]}</span>
        </div>
      )}
      {children}
    </section>
  );
}
