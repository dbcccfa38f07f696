import { useSession } from '@pavilion/contract';
import { useOpenRounds } from '@pavilion/remote-kit';
import { Icon, Skeleton } from '@pavilion/shared-ui';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { exposurePlace } from '../address/exposure-address.ts';
import { greetedAs } from '../frame/player-name.ts';
import { usePageMessages } from '../messages/pages.ts';
import { Slot } from '../remotes/slot.tsx';
import { useOpenSearch } from '../search/search-context.ts';
import { Banners } from './banners.tsx';
import { CategoryRail } from './categories.tsx';
import { FirstSteps } from './first-steps.tsx';
import { GameRow } from './game-row.tsx';
import styles from './home-page.module.css';
import { InPlaySection } from './in-play-section.tsx';
import { OwnGames } from './own-games.tsx';
import { ProviderCards } from './provider-cards.tsx';

/** `/home`: what a player sees first (routes.md): their money, what is in play, their own bets and games, then everything else. */
export function HomePage() {
  const t = usePageMessages();
  const user = useSession((state) => state.user);
  const isOpen = useOpenRounds();
  const place = useLocation();
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
      <div className={styles.now}>
        <div className={styles.main}>
          <div className={styles.top}>
            <div className={styles.money}>
              <Slot
                name="balance-card"
                props={{ headingLevel: 2, exposure: exposurePlace(place) }}
                fallback={() => <Skeleton className={styles.waiting} height="100%" radius={10} />}
              />
            </div>
            <Banners size="small" />
          </div>
          <InPlaySection look="list" />
        </div>
        <div className={styles.side}>
          <Slot
            name="open-bets"
            props={{}}
            fallback={() => <Skeleton className={styles.waiting} height={208} radius={10} />}
          />
        </div>
      </div>
      <FirstSteps />
      <OwnGames which="recents" isOpen={isOpen} />
      <OwnGames which="favourites" isOpen={isOpen} />
      <CategoryRail />
      <GameRow category="newgames" title={t('newgames')} isOpen={isOpen} />
      <GameRow category="popular" title={t('popular')} isOpen={isOpen} />
      <ProviderCards />
    </div>
  );
}

/** The clickable 'Search...' field (spec §2); the header hears `/`. */
function OpenSearch() {
  const t = usePageMessages();
  const openSearch = useOpenSearch();
  return (
    <button type="button" className={styles.find} aria-haspopup="dialog" onClick={openSearch}>
      <Icon name="search" size={20} />
      {t('search')}
      <kbd className={styles.key}>/</kbd>
    </button>
  );
}
