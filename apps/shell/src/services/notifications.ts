import type { ToastType } from '@pavilion/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface Notification {
  readonly id: number;
  readonly type: ToastType;
  readonly title: string | undefined;
  readonly message: string | undefined;
  readonly at: Date;
}

export interface NotificationsState {
  /** Those that came while this page was open, newest first. */
  readonly list: readonly Notification[];
  readonly unread: number;
}

export interface Notifications
  extends Pick<StoreApi<NotificationsState>, 'getState' | 'getInitialState' | 'subscribe'> {
  add(notification: Omit<Notification, 'id' | 'at'>): void;
  markRead(): void;
  clear(): void;
}

const KEPT = 50;

/** What a toast said stays here: a toast is never the only place of a message. */
export function createNotifications(now: () => Date = () => new Date()): Notifications {
  const store = createStore<NotificationsState>(() => ({ list: [], unread: 0 }));
  let count = 0;
  return {
    ...store,
    add(notification) {
      count += 1;
      const added = { ...notification, id: count, at: now() };
      store.setState(({ list, unread }) => ({ list: [added, ...list].slice(0, KEPT), unread: unread + 1 }));
    },
    markRead: () => store.setState({ unread: 0 }),
    clear: () => store.setState(store.getInitialState()),
  };
}
