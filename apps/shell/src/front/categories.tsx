import { categoriesQuery, type GameCategory } from '@pavilion/api-client';
import { paths, useShell } from '@pavilion/contract';
import { FailedState, Icon, SectionHead, Skeleton } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../messages/index.ts';
import { useGuardedLink } from '../services/use-guarded-link.ts';
import styles from './categories.module.css';
import { MoreLink } from './more-link.tsx';

const COUNT = 13;

/** Where a category's games are. */
export const categoryPath = (category: GameCategory) => `${paths.allGames()}?category=${category}`;

/** The 13 home categories (spec §1) as pictures with their counts, for the landing page. */
export function CategoryTiles() {
  const t = useMessages();
  const id = useId();
  const { api } = useShell();
  const guardedLink = useGuardedLink();
  const { data, isError, refetch } = useQuery(categoriesQuery(api));
  return (
    <section className={styles.section} aria-labelledby={id}>
      <SectionHead
        id={id}
        title={t('games')}
        action={<MoreLink to={guardedLink(paths.allGames())}>{t('allGames')}</MoreLink>}
      />
      {isError ? (
        <FailedState
          title={t('gamesFailed')}
          text={t('tryAgain')}
          retryLabel={t('retry')}
          onRetry={() => void refetch()}
        />
      ) : (
        <ul className={styles.tiles} aria-busy={!data}>
          {data?.map(({ category, games, imgUrl }) => (
            <li key={category}>
              <Link className={styles.tile} to={guardedLink(categoryPath(category))} data-theme="dark">
                <img className={styles.art} src={imgUrl} alt="" width={160} height={120} loading="lazy" />
                <b className={styles.name}>{t(category)}</b>
                <small className={styles.count}>{t('gamesCount', { count: games })}</small>
              </Link>
            </li>
          ))}
          {!data &&
            Array.from({ length: COUNT }, (_, index) => (
              <li key={index}>
                <Skeleton className={styles.waiting} height="auto" radius={10} />
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
    </section>
  );
}

/** The same categories as a quiet rail, for home. */
export function CategoryRail() {
  const t = useMessages();
  const id = useId();
  const { api } = useShell();
  const { data, isError, refetch } = useQuery(categoriesQuery(api));
  return (
    <section className={styles.section} aria-labelledby={id}>
      <SectionHead id={id} title={t('games')} />
      {isError ? (
        <FailedState
          title={t('gamesFailed')}
          text={t('tryAgain')}
          retryLabel={t('retry')}
          onRetry={() => void refetch()}
        />
      ) : (
        <nav className={styles.rail} aria-label={t('categories')} aria-busy={!data}>
          {data?.map(({ category, imgUrl }) => (
            <Link key={category} className={styles.stop} to={categoryPath(category)}>
              <img className={styles.figure} src={imgUrl} alt="" width={40} height={40} loading="lazy" />
              {t(category)}
            </Link>
          ))}
          {!data && Array.from({ length: COUNT }, (_, index) => <Skeleton key={index} height={96} radius={10} />)}
          <Link className={styles.rest} to={paths.allGames()}>
            <Icon name="grid" className={styles.restIcon} />
            {t('allGames')}
          </Link>
        </nav>
      )}
    </section>
  );
}
