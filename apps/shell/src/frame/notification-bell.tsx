import { notificationsQuery } from '@pavilion/api-client';
import { paths, useShell } from '@pavilion/contract';
import { lazyPart } from '@pavilion/remote-kit';
import { Count, Icon, Popover } from '@pavilion/shared-ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Link } from 'react-router';
import { useAccountMessages } from '../messages/account.ts';
import { useContentShown } from '../remotes/content-shown.ts';
import styles from './notification-bell.module.css';
import { NotificationSkeleton } from './notification-skeleton.tsx';

const NotificationList = lazyPart(
  async () => (await import('./notification-list.tsx')).NotificationList,
  <NotificationSkeleton />,
);

/** The operator's messages to this player: how many are new, and all of them once opened. The list says what failed. */
export function NotificationBell() {
  const t = useAccountMessages();
  const { api } = useShell();
  const { data } = useInfiniteQuery(notificationsQuery(api));
  // Here before it is opened, and so without a connection too. What does not come is loaded once it is opened.
  const isContentShown = useContentShown();
  useEffect(() => {
    if (isContentShown) NotificationList.preload().catch(() => undefined);
  }, [isContentShown]);
  const unread = data?.pages[0]?.unread ?? 0;
  return (
    <Popover
      className={styles.bell}
      triggerClassName={styles.trigger}
      panelClassName={styles.panel}
      label={t('notifications', { unread })}
      trigger={
        <>
          <Icon name="bell" />
          {unread > 0 && <Count value={unread} className={styles.count} aria-hidden="true" />}
        </>
      }
    >
      <h2 className={styles.head}>{t('notificationsTitle')}</h2>
      {/* The list waits for the operator's texts: without this, the header would. */}
      <Suspense fallback={<NotificationSkeleton />}>
        <NotificationList />
      </Suspense>
      <Link to={paths.notifications()} className={styles.all}>
        {t('notificationsAll')}
      </Link>
    </Popover>
  );
}
