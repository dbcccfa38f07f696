import { kycQuery, notificationsQuery } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { Count, Icon } from '@pavilion/shared-ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './account-layout.module.css';
import { useMessages } from './messages/index.ts';

/** What waits for the player at an entry of the side menu; nothing while it is not known or can't be read. */
export function AccountMark({ of }: { readonly of: 'kyc' | 'unread' }) {
  return of === 'kyc' ? <KycMark /> : <UnreadMark />;
}

/** A document was declined or ran out, so that another one is wanted. */
function KycMark() {
  const t = useMessages();
  // A phone has no side menu: it asks for nothing there, and shows what a page has read.
  const [isShown] = useState(() => globalThis.matchMedia?.('(width >= 75rem)').matches ?? false);
  const { data } = useQuery({ ...kycQuery(useShell().api), enabled: isShown });
  if (data?.status !== 'declined' && data?.status !== 'expired') return null;
  return (
    <>
      <Icon name="error" size={20} className={styles.acctWanted} />
      <span className="sr">: {t('documentWanted')}</span>
    </>
  );
}

/** How many notifications are unread, as the bell has read them. */
function UnreadMark() {
  const t = useMessages();
  const { data } = useInfiniteQuery({ ...notificationsQuery(useShell().api), enabled: false });
  const unread = data?.pages[0]?.unread ?? 0;
  if (unread === 0) return null;
  return (
    <>
      <Count value={unread} aria-hidden="true" />
      <span className="sr">: {t('unreadCount', { n: unread })}</span>
    </>
  );
}
