import { useLocale } from '@pavilion/contract';
import { Count, formatTime, Icon, type IconName, Popover } from '@pavilion/shared-ui';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useHost } from '../services/host.ts';
import type { Notification } from '../services/notifications.ts';
import { useWords } from '../words/index.ts';
import styles from './notification-bell.module.css';

const icons: Readonly<Record<Notification['type'], IconName>> = {
  success: 'check-circle',
  error: 'error',
  info: 'info',
  warning: 'alert',
};

/** What the operator has told this player while the page was open. */
export function NotificationBell() {
  const say = useWords();
  const { notifications } = useHost();
  const unread = useStore(notifications, (state) => state.unread);
  return (
    <Popover
      className={styles.bell}
      triggerClassName={styles.trigger}
      panelClassName={styles.panel}
      label={say('notifications', { unread })}
      trigger={
        <>
          <Icon name="bell" />
          {unread > 0 && <Count value={unread} className={styles.count} />}
        </>
      }
    >
      <NotificationList />
    </Popover>
  );
}

function NotificationList() {
  const say = useWords();
  const locale = useLocale();
  const { notifications } = useHost();
  const list = useStore(notifications, (state) => state.list);
  useEffect(() => notifications.markRead(), [notifications]);
  return (
    <>
      <p className={styles.head}>{say('notificationsTitle')}</p>
      {list.length === 0 ? (
        <p className={styles.empty}>{say('noNotifications')}</p>
      ) : (
        <ul className={styles.list}>
          {list.map(({ id, type, title, message, at }) => (
            <li key={id} className={styles.note}>
              <Icon name={icons[type]} size={20} className={styles.noteIcon} />
              <span className={styles.noteText}>
                <b className={styles.noteTitle}>{title ?? message ?? say('somethingWentWrong')}</b>
                {title && message && <small className={styles.noteMessage}>{message}</small>}
              </span>
              <time className={styles.noteTime} dateTime={at.toISOString()}>
                {formatTime(at, locale)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
