import { ApiError, type Notification, notificationsQuery, readNotificationsMutation } from '@pavilion/api-client';
import { useLocale, useShell } from '@pavilion/contract';
import {
  Button,
  classNames,
  Delayed,
  FailedState,
  formatDay,
  formatTime,
  Icon,
  type IconName,
  Skeleton,
} from '@pavilion/shared-ui';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useMessages } from '../messages/index.ts';
import styles from './notification-list.module.css';

const icons: Readonly<Record<Notification['status'], IconName>> = {
  success: 'check-circle',
  error: 'error',
  info: 'info',
  warning: 'alert',
};

/** The notifications, newest first, page by page. Seeing them marks them as read; what was new stays marked while it is open. */
export function NotificationList() {
  const t = useMessages();
  const { api } = useShell();
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, refetch, fetchNextPage } = useInfiniteQuery(
    notificationsQuery(api),
  );
  const fresh = useFresh(data?.pages);
  if (!data) {
    if (error && !isFetching) {
      const { serverMessage, requestId } = error instanceof ApiError ? error : {};
      return (
        <FailedState
          title={serverMessage ?? t('notificationsFailed')}
          retryLabel={t('retry')}
          onRetry={() => void refetch()}
          detail={requestId && t('reference', { id: requestId })}
        />
      );
    }
    return (
      <div className={styles.list} aria-busy="true" role="status" aria-label={t('notificationsLoading')}>
        <Delayed>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className={styles.skeleton} height={40} />
          ))}
        </Delayed>
      </div>
    );
  }
  const list = distinct(data.pages.flatMap((page) => page.notifications));
  if (list.length === 0) return <p className={styles.empty}>{t('noNotifications')}</p>;
  return (
    <>
      <ul className={styles.list}>
        {list.map((notification) => (
          <Note key={notification.id} {...notification} isFresh={fresh.has(notification.id)} />
        ))}
      </ul>
      {hasNextPage && (
        <div className={styles.more}>
          {error && <p role="alert">{t('notificationsFailed')}</p>}
          <Button
            variant="quiet"
            block
            busy={isFetchingNextPage}
            busyLabel={t('notificationsOlder')}
            onClick={() => void fetchNextPage()}
          >
            {t('notificationsOlder')}
          </Button>
        </div>
      )}
    </>
  );
}

function Note({ status, title, message, at, isFresh }: Notification & { readonly isFresh: boolean }) {
  const t = useMessages();
  const locale = useLocale();
  const isToday = at.toDateString() === new Date().toDateString();
  return (
    <li className={classNames(styles.note, isFresh && styles.noteFresh)}>
      <Icon name={icons[status]} size={20} className={styles[status]} />
      <span className={styles.text}>
        <b className={styles.title}>
          {title || message || t('somethingWentWrong')}
          {isFresh && <span className="sr"> {t('new')}</span>}
        </b>
        {title && message && <small className={styles.message}>{message}</small>}
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

/** One that came while older ones were asked for pushes the last of a page onto the next. */
function distinct(list: readonly Notification[]): readonly Notification[] {
  return [...new Map(list.map((notification) => [notification.id, notification])).values()];
}
