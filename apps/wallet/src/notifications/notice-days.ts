import type { Notification } from '@pavilion/api-client';
import type { Locale } from '@pavilion/contract';
import { formatDay } from '@pavilion/shared-ui';

/** Notifications of one of the player's own days, newest first. */
export interface NoticeDay {
  readonly day: string;
  readonly notices: readonly Notification[];
}

/** Notifications by the player's own days, which are called `names.today` and `names.yesterday` where they are. */
export function byDay(
  notices: readonly Notification[],
  now: Date,
  locale: Locale,
  names: { readonly today: string; readonly yesterday: string },
): NoticeDay[] {
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  const called = new Map([
    [formatDay(yesterday, locale), names.yesterday],
    [formatDay(now, locale), names.today],
  ]);
  const days = new Map<string, Notification[]>();
  for (const notice of notices) {
    const own = formatDay(notice.at, locale);
    const day = called.get(own) ?? own;
    days.set(day, [...(days.get(day) ?? []), notice]);
  }
  return [...days].map(([day, list]) => ({ day, notices: list }));
}
