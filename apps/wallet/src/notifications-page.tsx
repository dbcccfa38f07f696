import { type Notification, readNotificationsMutation } from '@pavilion/api-client';
import { useLocale, useShell } from '@pavilion/contract';
import {
  allQueries,
  distinctById,
  LoadMore,
  pagedState,
  QueryBoundary,
  useOperatorText,
  useUrlState,
} from '@pavilion/remote-kit';
import { Button, Chip, EmptyState, IconLink, Skeleton } from '@pavilion/shared-ui';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { AccountLayout } from './account-layout.tsx';
import { useNotificationMessages } from './messages/notifications.ts';
import { byDay } from './notifications/notice-days.ts';
import { NoticeRow } from './notifications/notice-row.tsx';
import { groups, type NoticesView, noticesCodec, noticesQueries } from './notifications/notices-view.ts';
import styles from './notifications/notifications-page.module.css';
import { ChipRow } from './parts/chip-row.tsx';
import { Notice } from './parts/notice.tsx';
import { TOAST_SETTINGS } from './profile/places.ts';

/** `/notifications`: all that the operator told the player, the unread first, each leading to what it is about. */
export function NotificationsPage() {
  const t = useNotificationMessages();
  useOperatorText();
  const { api } = useShell();
  const [view, change] = useUrlState(noticesCodec);
  const queries = noticesQueries(api, view);
  const unread = useInfiniteQuery(queries.unread);
  const all = useInfiniteQuery(queries.all);
  const { mutate: read, isPending, isError } = useMutation(readNotificationsMutation(api));
  const first = all.data?.pages[0];
  const waiting = useMemo(() => unread.data?.pages[0]?.notifications.filter(({ isRead }) => !isRead), [unread.data]);
  const notices = useMemo(
    () => all.data && distinctById(all.data.pages.flatMap((page) => page.notifications)),
    [all.data],
  );
  const newest = first?.notifications[0]?.id;
  return (
    <AccountLayout
      title={t('notifications')}
      actions={
        <>
          <Button
            variant="ghost"
            size="s"
            busy={isPending}
            disabled={newest === undefined || first?.unread === 0}
            onClick={() => newest !== undefined && read({ upTo: newest })}
          >
            {t('markAll')}
          </Button>
          <IconLink to={TOAST_SETTINGS} className={styles.settings} icon="limits" label={t('settings')} />
        </>
      }
    >
      {isError && <Notice tone="bad" icon="alert" title={t('markFailed')} live />}
      <Groups view={view} unread={first?.groups} all={first?.unread} onGroup={(group) => change({ group })} />
      <section className={styles.panel} aria-label={t('notifications')}>
        <QueryBoundary
          query={allQueries([pagedState(unread, waiting), pagedState(all, notices)])}
          what={t('notifications')}
          skeleton={<Shape />}
          empty={{
            when: ([above, below]) => above.length + below.length === 0,
            show: <Empty view={view} onAll={() => change({ group: null })} />,
          }}
        >
          {([above, below]) => <Listed unread={above} all={below} onRead={(id) => read({ id })} />}
        </QueryBoundary>
        {all.hasNextPage && (
          <div className={styles.more}>
            <LoadMore query={all} what={t('moreNotifications')}>
              {t('older')}
            </LoadMore>
          </div>
        )}
      </section>
    </AccountLayout>
  );
}

/** Which notifications: all or one group, each with how many of it are unread. */
function Groups({
  view,
  unread,
  all = 0,
  onGroup,
}: {
  readonly view: NoticesView;
  readonly unread: Readonly<Record<(typeof groups)[number], number>> | undefined;
  readonly all: number | undefined;
  readonly onGroup: (group: NoticesView['group']) => void;
}) {
  const t = useNotificationMessages();
  return (
    <div className={styles.groups}>
      <ChipRow label={t('groupsOf')} chosen={view.group}>
        {([null, ...groups] as const).map((group) => {
          const n = group === null ? all : (unread?.[group] ?? 0);
          return (
            <Chip
              key={group}
              look="tile"
              pressed={view.group === group}
              className={styles.group}
              onClick={() => onGroup(group)}
            >
              {t(`group_${group ?? 'all'}`)}
              {n > 0 && (
                <>
                  <b aria-hidden="true">{n}</b>
                  <span className="sr">, {t('unreadCount', { n })}</span>
                </>
              )}
            </Chip>
          );
        })}
      </ChipRow>
    </div>
  );
}

function Listed({
  unread,
  all,
  onRead,
}: {
  readonly unread: readonly Notification[];
  readonly all: readonly Notification[];
  readonly onRead: (id: string) => void;
}) {
  const t = useNotificationMessages();
  const locale = useLocale();
  const above = new Set(unread.map(({ id }) => id));
  const rest = all.filter(({ id }) => !above.has(id));
  const days = byDay(rest, new Date(), locale, { today: t('today'), yesterday: t('yesterday') });
  const parts = [...(unread.length > 0 ? [{ day: t('unread'), notices: unread }] : []), ...days];
  return parts.map(({ day, notices }) => (
    <div key={day}>
      <h2 className={styles.day}>{day}</h2>
      <ul>
        {notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} isUnderDay={!above.has(notice.id)} onRead={onRead} />
        ))}
      </ul>
    </div>
  ));
}

function Empty({ view, onAll }: { readonly view: NoticesView; readonly onAll: () => void }) {
  const t = useNotificationMessages();
  if (view.group === null) return <EmptyState icon="bell" title={t('emptyTitle')} text={t('emptyText')} />;
  const showAll = (
    <Button variant="quiet" onClick={onAll}>
      {t('showAll')}
    </Button>
  );
  return <EmptyState icon="filter" title={t('emptyGroupTitle')} text={t('emptyGroupText')} action={showAll} />;
}

function Shape() {
  return [64, 48, 72, 56, 40, 62, 52, 70].map((width) => (
    <div key={width} className={styles.shape}>
      <Skeleton width={36} height={36} />
      <Skeleton width={`${width}%`} height={36} />
    </div>
  ));
}
