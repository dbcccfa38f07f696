import { SectionHead } from '@pavilion/shared-ui';
import { type ReactNode, useId } from 'react';
import styles from './front-section.module.css';

export interface FrontSectionProps {
  readonly title: string;
  readonly count?: number | string | undefined;
  /** At the right of its heading: all of it. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A section of a front page under its heading. */
export function FrontSection({ children, ...head }: FrontSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <SectionHead id={id} {...head} />
      {children}
    </section>
  );
}
