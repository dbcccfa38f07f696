import { useSession } from '@pavilion/contract';
import { Icon } from '@pavilion/shared-ui';
import { useEffect, useState } from 'react';
import { greetedAs } from '../frame/player-name.ts';
import { usePageMessages } from '../messages/pages.ts';
import { Slot } from '../remotes/slot.tsx';
import { useOpenSearch } from '../search/search-context.ts';
import { AccountCard } from './account-card.tsx';
import { Banners } from './banners.tsx';
import { CategoryRail } from './categories.tsx';
import { GameRow } from './game-row.tsx';
import styles from './home-page.module.css';
import { InPlaySection } from './in-play-section.tsx';

/** `/home`: what a player sees first (routes.md). */
export function HomePage() {
  const t = usePageMessages();
  const user = useSession((state) => state.user);
  const [hour] = useState(() => new Date().getHours());
  const name = greetedAs(user);
  return (
    <div className="wrap">
      <div className={styles.hello}>
        <div className={styles.who}>
          <h1 className={styles.title}>
            {hour < 12
              ? t('goodMorning', { name })
              : hour < 17
                ? t('goodAfternoon', { name })
                : t('goodEvening', { name })}
          </h1>
          <p className={styles.id}>
            {t('userId')} <b>{user?.mstruserid}</b>
          </p>
        </div>
        <OpenSearch />
      </div>
      <div className={styles.two}>
        <Banners />
        <div className={styles.account}>
          <AccountCard />
          <Slot name="balance-card" props={{ headingLevel: 2 }} />
        </div>
      </div>
      <InPlaySection look="list" />
      <CategoryRail />
      <GameRow category="newgames" title={t('newgames')} />
      <GameRow category="popular" title={t('popular')} />
    </div>
  );
}

/** The clickable 'Search...' field (spec §2); `/` opens the search too. */
function OpenSearch() {
  const t = usePageMessages();
  const openSearch = useOpenSearch();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      const isTyping =
        target instanceof HTMLElement && target.closest('input, textarea, select, dialog, [contenteditable]');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping) return;
      event.preventDefault();
      openSearch();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [openSearch]);
  return (
    <button type="button" className={styles.find} aria-haspopup="dialog" onClick={openSearch}>
      <Icon name="search" size={20} />
      {t('search')}
      <kbd className={styles.key}>/</kbd>
    </button>
  );
}
