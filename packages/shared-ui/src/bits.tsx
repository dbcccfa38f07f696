import type { ComponentProps, ReactNode } from 'react';
import styles from './bits.module.css';
import { classNames } from './class-names.ts';

/** A surface with a line around it. It has no padding: what it holds knows its own. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.card, className)} />;
}

/** A short word on something: New, TV, a provider's name. */
export function Tag({
  tone = 'plain',
  className,
  ...rest
}: ComponentProps<'span'> & { readonly tone?: 'plain' | 'accent' | undefined }) {
  return <span {...rest} className={classNames(styles.tag, tone === 'accent' && styles.tagAccent, className)} />;
}

/** It happens now. A dot, and the word: never the colour alone. */
export function Live({ label }: { readonly label: string }) {
  return <span className={styles.live}>{label}</span>;
}

/** A number on something that has news. Above 99 it says `99+`. */
export function Count({ value, className }: { readonly value: number; readonly className?: string | undefined }) {
  return <span className={classNames(styles.count, className)}>{value > 99 ? '99+' : value}</span>;
}

export interface SectionHeadProps {
  readonly title: ReactNode;
  readonly count?: number | string | undefined;
  /** At the right: a link to all of it, a filter. */
  readonly action?: ReactNode;
  readonly level?: 2 | 3 | undefined;
  /** For the `aria-labelledby` of the section. */
  readonly id?: string | undefined;
}

/** The heading of a section. */
export function SectionHead({ title, count, action, level = 2, id }: SectionHeadProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.secHead}>
      <Heading id={id} className={styles.secHeadTitle}>
        {title}
      </Heading>
      {count !== undefined && <span className={styles.secHeadCount}>{count}</span>}
      {action !== undefined && <div className={styles.secHeadEnd}>{action}</div>}
    </div>
  );
}

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
