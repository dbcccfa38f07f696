import { categoriesQuery, type GameCategory } from '@pavilion/api-client';
import { paths, useShell } from '@pavilion/contract';
import { QueryBoundary } from '@pavilion/remote-kit';
import { Icon, Skeleton } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { usePageMessages } from '../messages/pages.ts';
import { useGuardedLink } from '../services/use-guarded-link.ts';
import styles from './categories.module.css';
import { FrontSection } from './front-section.tsx';
import { MoreLink } from './more-link.tsx';
import { WaitingItems } from './waiting-items.tsx';

const COUNT = 13;

/** Where a category's games are. */
export const categoryPath = (category: GameCategory) => `${paths.allGames()}?category=${category}`;

function useCategories() {
  const { api } = useShell();
  return useQuery(categoriesQuery(api));
}

/** The 13 home categories (spec §1) as pictures with their counts, for the landing page. */
export function CategoryTiles() {
  const t = usePageMessages();
  const guardedLink = useGuardedLink();
  return (
    <FrontSection title={t('games')} action={<MoreLink to={guardedLink(paths.allGames())}>{t('allGames')}</MoreLink>}>
      <QueryBoundary query={useCategories()} what={t('games')} skeleton={<TilesSkeleton />}>
        {(categories) => (
          <ul className={styles.tiles}>
            {categories.map(({ category, games, imgUrl }) => (
              <li key={category}>
                <Link className={styles.tile} to={guardedLink(categoryPath(category))} data-theme="dark">
                  <img className={styles.art} src={imgUrl} alt="" width={160} height={120} loading="lazy" />
                  <b className={styles.name}>{t(category)}</b>
                  <small className={styles.count}>{t('gamesCount', { count: games })}</small>
                </Link>
              </li>
            ))}
            <li>
              <Link className={styles.all} to={guardedLink(paths.allGames())}>
                <b className={styles.name}>{t('allGames')}</b>
                <Icon name="grid" />
              </Link>
            </li>
          </ul>
        )}
      </QueryBoundary>
    </FrontSection>
  );
}

/** As many as the categories are, and 'All games'. */
function TilesSkeleton() {
  return (
    <ul className={styles.tiles}>
      <WaitingItems count={COUNT + 1} className={styles.waiting} />
    </ul>
  );
}

/** The same categories as a quiet rail, for home. */
export function CategoryRail() {
  const t = usePageMessages();
  return (
    <FrontSection title={t('games')}>
      <QueryBoundary query={useCategories()} what={t('games')} skeleton={<RailSkeleton />}>
        {(categories) => (
          <nav className={styles.rail} aria-label={t('categories')}>
            {categories.map(({ category, imgUrl }) => (
              <Link key={category} className={styles.stop} to={categoryPath(category)}>
                <img className={styles.figure} src={imgUrl} alt="" width={40} height={40} loading="lazy" />
                {t(category)}
              </Link>
            ))}
            <Link className={styles.rest} to={paths.allGames()}>
              <Icon name="grid" className={styles.restIcon} />
              {t('allGames')}
            </Link>
          </nav>
        )}
      </QueryBoundary>
    </FrontSection>
  );
}

function RailSkeleton() {
  return (
    <div className={styles.rail}>
      {Array.from({ length: COUNT + 1 }, (_, index) => (
        <Skeleton key={index} height={96} radius={10} />
      ))}
    </div>
  );
}
