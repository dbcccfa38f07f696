import { classNames, Icon, IconButton } from '@pavilion/shared-ui';
import type { ReactNode } from 'react';
import { useNoticeMessages } from '../messages/notices.ts';
import styles from './notice.module.css';

interface NoticeProps {
  readonly text: string;
  /** Whether screen readers are told at once; where something else tells them already they are not. */
  readonly isSpoken?: boolean;
  readonly action?: ReactNode;
  /** Whether it stays in view while the page is scrolled. */
  readonly isKept?: boolean;
  readonly onClose: () => void;
}

/** One thing that a player is told under the header, until they close it. */
export function Notice({ text, isSpoken = true, isKept = false, action, onClose }: NoticeProps) {
  const t = useNoticeMessages();
  return (
    <div className={classNames(styles.notice, isKept && styles.noticeKept)}>
      <Icon name="alert" size={20} className={styles.icon} />
      <p role={isSpoken ? 'status' : undefined}>{text}</p>
      {action}
      <IconButton icon="close" iconSize={20} label={t('close')} onClick={onClose} />
    </div>
  );
}
