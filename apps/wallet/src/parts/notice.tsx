import { classNames, Icon, type IconName } from '@pavilion/shared-ui';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  readonly icon: IconName;
  readonly tone?: 'plain' | 'bad' | 'warn' | 'good' | undefined;
  readonly title: string;
  readonly text?: ReactNode;
  /** What support asks for. */
  readonly detail?: string | undefined;
  /** What to do about it: one button or link. */
  readonly action?: ReactNode;
  /** Read out politely as it appears: it says what was just done, or could not be. Otherwise it is a part of the page. */
  readonly live?: boolean | undefined;
}

const tones = { plain: undefined, bad: styles.noticeBad, warn: styles.noticeWarn, good: styles.noticeGood };

/** A boxed line on a page: what was just done, what is in the way, or what to know first. */
export function Notice({ icon, tone = 'plain', title, text, detail, action, live = false }: NoticeProps) {
  return (
    <div role={live ? 'status' : undefined} className={classNames(styles.notice, tones[tone])}>
      <Icon name={icon} size={20} className={styles.noticeIcon} />
      <div className={styles.noticeText}>
        <b>{title}</b>
        {text !== undefined && <p>{text}</p>}
        {detail !== undefined && <p className={styles.noticeDetail}>{detail}</p>}
      </div>
      {action !== undefined && <div className={styles.noticeAction}>{action}</div>}
    </div>
  );
}
