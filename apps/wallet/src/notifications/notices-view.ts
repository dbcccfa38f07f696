import { type Api, type NoticeGroup, notificationsQuery } from '@pavilion/api-client';
import type { PageData } from '@pavilion/contract';
import type { UrlCodec } from '@pavilion/remote-kit';

/** The groups that have a filter of their own, in the order in which they stand. */
export const groups = ['bets', 'money', 'account', 'operator'] as const satisfies readonly NoticeGroup[];

/** Which notifications are listed: those of one group, or all. */
export interface NoticesView {
  readonly group: NoticeGroup | null;
}

/** How they stand in the address: `?group=money`. */
export const noticesCodec: UrlCodec<NoticesView> = {
  read: (params) => ({ group: groups.find((group) => group === params.get('group')) ?? null }),
  write(params, { group }) {
    const next = new URLSearchParams(params);
    if (group === null) next.delete('group');
    else next.set('group', group);
    return next;
  },
};

const PAGE_SIZE = 20;
/** As many unread ones as stand above the others; older ones follow by their days. */
const MOST_UNREAD = 50;

/** What is listed: the unread ones first, then all by their days. */
export const noticesQueries = (api: Api, { group }: NoticesView) => {
  const filter = group === null ? {} : { group };
  return {
    unread: notificationsQuery(api, { ...filter, only: 'unread' }, MOST_UNREAD),
    all: notificationsQuery(api, filter, PAGE_SIZE),
  };
};

/** What `/notifications` asks for first. */
export const notificationsData: PageData = ({ api }, { search }, queries) => {
  const { unread, all } = noticesQueries(api, noticesCodec.read(search));
  void queries.prefetchInfiniteQuery(unread);
  void queries.prefetchInfiniteQuery(all);
};
