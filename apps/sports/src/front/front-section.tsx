import { Icon, SectionHead } from '@pavilion/shared-ui';
import { type ReactNode, useId } from 'react';
import { Link, type To } from 'react-router';
import { useBoardMessages } from '../messages/boards.ts';
import styles from './front-section.module.css';

/** A section of a front page: its heading, how many it holds, and the way to all of them. */
export function FrontSection({
  title,
  count,
  to,
  children,
}: {
  readonly title: string;
  readonly count: number | undefined;
  readonly to: To;
  readonly children: ReactNode;
}) {
  const t = useBoardMessages();
  const id = useId();
  const all = (
    <Link className={styles.all} to={to}>
      {t('allMatches')}
      <Icon name="chevron-right" size={16} />
    </Link>
  );
  return (
    <section className={styles.section} aria-labelledby={id}>
      <SectionHead id={id} title={title} count={count} action={all} />
      {children}
    </section>
  );
}
