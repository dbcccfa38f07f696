import { type Notification, notificationsQuery, readNotificationsMutation } from '@pavilion/api-client';
import { useLocale, useShell } from '@pavilion/contract';
import { distinctById, LoadMore, noticePath, pagedState, QueryBoundary, useOperatorText } from '@pavilion/remote-kit';
import { classNames, formatDay, formatTime, Icon, type IconName } from '@pavilion/shared-ui';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useAccountMessages } from '../messages/account.ts';
import styles from './notification-list.module.css';
import { NotificationSkeleton } from './notification-skeleton.tsx';

const icons: Readonly<Record<Notification['status'], IconName>> = {
  success: 'check-circle',
  error: 'error',
  info: 'info',
  warning: 'alert',
};

/** The notifications, newest first, page by page. Seeing them marks them as read; what was new stays marked while it is open. */
export function NotificationList() {
  const t = useAccountMessages();
  const { api } = useShell();
  const query = useInfiniteQuery(notificationsQuery(api));
  const pages = query.data?.pages;
  const fresh = useFresh(pages);
  const names = { what: t('notificationsTitle'), failedTitle: t('notificationsFailed') };
  return (
    <QueryBoundary
      query={pagedState(query, pages && distinctById(pages.flatMap((page) => page.notifications)))}
      {...names}
      skeleton={<NotificationSkeleton />}
      empty={{ when: (notes) => notes.length === 0, show: <p className={styles.empty}>{t('noNotifications')}</p> }}
    >
      {(notes) => (
        <>
          <ul className={styles.list}>
            {notes.map((notification) => (
              <Note key={notification.id} {...notification} isFresh={fresh.has(notification.id)} />
            ))}
          </ul>
          {query.hasNextPage && (
            <div className={styles.more}>
              <LoadMore query={query} {...names} block>
                {t('notificationsOlder')}
              </LoadMore>
            </div>
          )}
        </>
      )}
    </QueryBoundary>
  );
}

function Note({ status, title, message, at, about, named, isFresh }: Notification & { readonly isFresh: boolean }) {
  const t = useAccountMessages();
  const textOf = useOperatorText();
  const to = noticePath({ about });
  const name = title ? textOf(title, named?.title) : textOf(message, named?.message) || t('somethingWentWrong');
  const locale = useLocale();
  const isToday = at.toDateString() === new Date().toDateString();
  return (
    <li className={classNames(styles.note, isFresh && styles.noteFresh)}>
      <Icon name={icons[status]} size={20} className={styles[status]} />
      <span className={styles.text}>
        <b className={styles.title}>
          {to === undefined ? name : <Link to={to}>{name}</Link>}
          {isFresh && <span className="sr"> {t('new')}</span>}
        </b>
        {title && message && <small className={styles.message}>{textOf(message, named?.message)}</small>}
      </span>
      <time className={styles.time} dateTime={at.toISOString()}>
        {isToday ? formatTime(at, locale) : formatDay(at, locale)}
      </time>
    </li>
  );
}

/** Which of these were unread when they were first shown. Marks them as read. */
function useFresh(
  pages: readonly { readonly notifications: readonly Notification[]; readonly unread: number }[] | undefined,
): ReadonlySet<string> {
  const { api } = useShell();
  const { mutate: read } = useMutation(readNotificationsMutation(api));
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const newest = pages?.[0]?.notifications[0]?.id;
  const hasUnread = (pages?.[0]?.unread ?? 0) > 0;
  useEffect(() => {
    const unread = pages?.flatMap(({ notifications }) => notifications.filter(({ isRead }) => !isRead)) ?? [];
    if (unread.length > 0) setFresh((known) => new Set([...known, ...unread.map(({ id }) => id)]));
  }, [pages]);
  useEffect(() => {
    if (newest !== undefined && hasUnread) read({ upTo: newest });
  }, [read, newest, hasUnread]);
  return fresh;
}
