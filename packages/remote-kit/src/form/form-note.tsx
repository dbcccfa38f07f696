import { classNames, Icon } from '@pavilion/shared-ui';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import styles from './form-note.module.css';

/** A message above a form: what went wrong, read out at once and brought into view, or what is done. */
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
  const note = useRef<HTMLDivElement>(null);
  const isFailure = tone === 'bad' && !silent;
  useArrival(note, isFailure);
  return (
    <div
      ref={note}
      tabIndex={isFailure ? -1 : undefined}
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

/** A failure stands above what was pressed, on a phone out of view. Whoever is typing goes on there: what they typed may be what is wrong. */
function useArrival(note: RefObject<HTMLElement | null>, isFailure: boolean): void {
  useLayoutEffect(() => {
    if (!isFailure) return;
    if (!document.activeElement?.matches('input, textarea, select')) note.current?.focus({ preventScroll: true });
    note.current?.scrollIntoView({ block: 'nearest' });
  }, [note, isFailure]);
}
