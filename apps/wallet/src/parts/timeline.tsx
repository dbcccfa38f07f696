import { classNames, Icon, type IconName } from '@pavilion/shared-ui';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/index.ts';
import { Moment } from './moment.tsx';
import styles from './timeline.module.css';

export interface TimelineStep {
  readonly key: string;
  /** Behind it, in it, ended badly in it, or not there yet. */
  readonly state: 'done' | 'now' | 'bad' | 'next';
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly at?: Date | undefined;
  readonly icon?: IconName | undefined;
}

const icons: Record<TimelineStep['state'], IconName | null> = {
  done: 'check',
  now: 'hourglass',
  bad: 'close',
  next: null,
};
const looks = { done: styles.done, now: styles.now, bad: styles.bad, next: styles.next };

/** How far something has come, step by step, the earliest first. */
export function Timeline({ steps }: { readonly steps: readonly TimelineStep[] }) {
  const t = useMessages();
  return (
    <ol className={styles.tl}>
      {steps.map(({ key, state, title, text, at, icon = icons[state] }) => (
        <li
          key={key}
          className={classNames(styles.step, looks[state])}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className={styles.dot}>{icon && <Icon name={icon} size={16} />}</span>
          <div className={styles.text}>
            <b>
              <span className="sr">{t(`step_${state}`)}: </span>
              {title}
            </b>
            {text !== undefined && <p>{text}</p>}
          </div>
          {at && (
            <span className={styles.at}>
              <Moment at={at} form="short" />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
