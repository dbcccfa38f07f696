import { type Announcement, announcementsQuery } from '@pavilion/api-client';
import { useLocale, useShell } from '@pavilion/contract';
import { langOf, ownText } from '@pavilion/remote-kit';
import { classNames, Icon } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { createDeviceStorage } from '../environment/device-storage.ts';
import { useMessages } from '../messages/index.ts';
import styles from './announcement-bar.module.css';

/** Pages of nothing but prices. */
const EXCHANGE = /^\/(exchange|jetfair)(\/|$)/;
const CLOSED_KEY = 'announcements-closed';
const visit = createDeviceStorage(() => window.sessionStorage);

/**
 * The organisation's messages, running by (spec §2): they stand still under the pointer, with the focus and for reduced motion,
 * and closing them holds for this visit. The bar keeps its height from the start; without messages it goes. On a phone the exchange
 * has that room for prices.
 */
export function AnnouncementBar() {
  const t = useMessages();
  const { api } = useShell();
  const { pathname } = useLocation();
  const [isClosed, setClosed] = useState(() => visit.get(CLOSED_KEY) === '1');
  const query = useQuery({ ...announcementsQuery(api), enabled: !isClosed });
  const isNeeded = query.data ? query.data.length > 0 : query.fetchStatus === 'fetching';
  if (isClosed || !isNeeded) return null;
  const close = () => {
    visit.set(CLOSED_KEY, '1');
    setClosed(true);
  };
  return (
    <section
      className={classNames(styles.announce, EXCHANGE.test(pathname) && styles.wide)}
      aria-label={t('announcements')}
    >
      <div className={styles.in}>
        <Icon name="megaphone" size={20} className={styles.icon} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: with the focus on it the text stands still and can be scrolled */}
        <div className={styles.view} tabIndex={0}>
          {/* No boundary: where nothing comes there is no bar, and how old a message is does not matter to who reads it. */}
          {query.data && <Run messages={query.data} />}
        </div>
        <button type="button" className={styles.close} aria-label={t('closeAnnouncements')} onClick={close}>
          <Icon name="close" size={20} />
        </button>
      </div>
    </section>
  );
}

/** The messages twice, so that the second run follows the first without a gap; once for screen readers. */
function Run({ messages }: { messages: readonly Announcement[] }) {
  const locale = useLocale();
  const run = messages.map(({ content, named }, index) => {
    const text = ownText(content, named?.content, locale);
    return (
      <span key={index} className={styles.message} lang={langOf(text, locale)}>
        {text}
      </span>
    );
  });
  return (
    <div className={styles.run}>
      <div>{run}</div>
      <div aria-hidden="true">{run}</div>
    </div>
  );
}
