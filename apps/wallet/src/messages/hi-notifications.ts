import type { Translation } from '@pavilion/shared-ui/messages';
import type { enNotifications } from './en-notifications.ts';

export const hiNotifications: Translation<typeof enNotifications> = {
  notifications: 'सूचनाएँ',
  markAll: 'सभी को पढ़ा हुआ करें',
  settings: 'सूचनाओं की सेटिंग',
  groupsOf: 'सूचना का प्रकार',
  group_all: 'सभी',
  group_bets: 'दाँव',
  group_money: 'पैसे',
  group_account: 'खाता',
  group_operator: 'हमारी ओर से',
  unreadCount: '{n, plural, one {# अपठित} other {# अपठित}}',
  unread: 'अपठित',
  today: 'आज',
  yesterday: 'कल',
  markRead: 'पढ़ा हुआ करें',
  older: 'पुरानी दिखाएँ',
  moreNotifications: 'पुरानी सूचनाएँ',
  emptyTitle: 'अभी कोई सूचना नहीं',
  emptyText: 'आपके दाँव, पैसों और खाते की जानकारी यहाँ दिखेगी।',
  emptyGroupTitle: 'इस प्रकार की कोई सूचना नहीं',
  emptyGroupText: 'बाकी सूचनाएँ “सभी” में देखें।',
  showAll: 'सभी दिखाएँ',
  markFailed: 'पढ़ा हुआ नहीं किया जा सका',
};
