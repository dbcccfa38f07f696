import { useSession } from '@pavilion/contract';
import { Icon } from '@pavilion/shared-ui';
import { useEffect, useState } from 'react';
import { greetedAs } from '../frame/player-name.ts';
import { useOpenSearch } from '../search/search-context.ts';
import { useWords } from '../words/index.ts';
import { AccountCard } from './account-card.tsx';
import { Banners } from './banners.tsx';
import { CategoryRail } from './categories.tsx';
import { GameRow } from './game-row.tsx';
import styles from './home-page.module.css';
import { InPlayList } from './in-play-list.tsx';

/** `/home`: what a player sees first (routes.md). */
export function HomePage() {
  const say = useWords();
  const user = useSession((state) => state.user);
  const [hour] = useState(() => new Date().getHours());
  const name = greetedAs(user);
  return (
    <div className="wrap">
      <div className={styles.hello}>
        <div className={styles.who}>
          <h1 className={styles.title}>
            {hour < 12
              ? say('goodMorning', { name })
              : hour < 17
                ? say('goodAfternoon', { name })
                : say('goodEvening', { name })}
          </h1>
          <p className={styles.id}>
            {say('userId')} <b>{user?.mstruserid}</b>
          </p>
        </div>
        <SearchField />
      </div>
      <div className={styles.two}>
        <Banners />
        <AccountCard />
      </div>
      <div className={styles.section}>
        <InPlayList />
      </div>
      <CategoryRail />
      <GameRow category="newgames" title={say('newgames')} />
      <GameRow category="popular" title={say('popular')} />
    </div>
  );
}

/** The clickable 'Search...' field (spec §2); `/` opens the search too. */
function SearchField() {
  const say = useWords();
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
      {say('search')}
      <kbd className={styles.key}>/</kbd>
    </button>
  );
}
