import type { Translation } from '@pavilion/shared-ui/messages';
import type { enNotifications } from './en-notifications.ts';

export const hiNotifications: Translation<typeof enNotifications> = {
  notifications: 'सूचनाएँ',
  markAll: 'सभी पढ़ी हुई मानें',
  settings: 'सूचनाओं की सेटिंग',
  groupsOf: 'कौन सी सूचनाएँ',
  group_all: 'सभी',
  group_bets: 'दाँव',
  group_money: 'पैसे',
  group_account: 'खाता',
  group_operator: 'हमारी ओर से',
  unreadCount: '{n, plural, one {# अनपढ़ी} other {# अनपढ़ी}}',
  unread: 'अनपढ़ी',
  today: 'आज',
  yesterday: 'कल',
  markRead: 'पढ़ी हुई मानें',
  older: 'पुरानी दिखाएँ',
  moreNotifications: 'पुरानी सूचनाएँ',
  emptyTitle: 'अभी कुछ नहीं',
  emptyText: 'आपके दाँव, पैसों और खाते में जो होता है, वह यहाँ बताया जाता है और रहता है।',
  emptyGroupTitle: 'इस प्रकार की कोई सूचना नहीं',
  emptyGroupText: 'बाकी सूचनाएँ सभी में हैं।',
  showAll: 'सभी दिखाएँ',
  markFailed: 'इसे पढ़ी हुई नहीं माना जा सका',
};
