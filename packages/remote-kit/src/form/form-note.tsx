import { classNames, Icon } from '@pavilion/shared-ui';
import type { ReactNode } from 'react';
import styles from './form-note.module.css';

/** A message above a form: what went wrong, read out at once, or what is done. */
export function FormNote({
  tone,
  title,
  silent = false,
  children,
}: {
  readonly tone: 'bad' | 'good';
  readonly title: string;
  /** Not read out: the focus goes to what it is about. */
  readonly silent?: boolean;
  readonly children?: ReactNode;
}) {
  return (
    <div
      className={classNames(styles.note, tone === 'bad' ? styles.noteBad : styles.noteGood)}
      role={silent ? undefined : tone === 'bad' ? 'alert' : 'status'}
    >
      <Icon name={tone === 'bad' ? 'error' : 'check'} size={20} className={styles.noteIcon} />
      <div>
        <p className={styles.noteTitle}>{title}</p>
        {children}
      </div>
    </div>
  );
}
