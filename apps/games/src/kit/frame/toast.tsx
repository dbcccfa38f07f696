import { useEffect, useState } from 'react';
import { classNames } from '../parts/class-names.ts';
import { Icon } from '../parts/icon.tsx';
import styles from './toast.module.css';

/** What came of a round, as it is shown over its board. */
export interface ToastContent {
  /** A round is announced once. */
  readonly key: string;
  readonly tone: 'won' | 'calm';
  readonly title: string;
  readonly text: string;
}

/** How long a toast stays, ms. */
const STAYS = 3000;

export interface ToastProps {
  readonly content: ToastContent | null;
  /** Where on the board it stands: where it covers nothing that it is about. */
  readonly at?: 'head' | 'bar' | 'foot';
}

/** Shows what came of a round until the next begins, and for three seconds at most; it is read out, and never lies over a button. */
export function Toast({ content, at = 'head' }: ToastProps) {
  const [gone, setGone] = useState<string | null>(null);
  const key = content?.key ?? null;
  useEffect(() => {
    if (key === null) return undefined;
    const timer = setTimeout(() => setGone(key), STAYS);
    return () => clearTimeout(timer);
  }, [key]);
  const isShown = content !== null && gone !== key;
  const isWon = content?.tone === 'won';
  return (
    <div role="status">
      {isShown && (
        <div key={key} className={classNames(styles.toast, !isWon && styles.calm, at !== 'head' && styles[at])}>
          <span className={styles.icon}>
            <Icon name={isWon ? 'tick' : 'cross'} />
          </span>
          <div>
            {isWon && <span className={styles.small}>{content.text}</span>}
            <b>{content.title}</b>
            {!isWon && content.text !== '' && <span className={styles.small}>{content.text}</span>}
          </div>
        </div>
      )}
    </div>
  );
}
