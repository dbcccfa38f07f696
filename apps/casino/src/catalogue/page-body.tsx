import { IconLink, SearchField } from '@pavilion/shared-ui';
import type { ReactNode } from 'react';
import { FavouritesProvider } from '../favourites/favourites-provider.tsx';
import { useMessages } from '../messages/index.ts';
import { FilterProvider, usePageFilter } from './filter-provider.tsx';
import { OpenRoundsProvider } from './open-rounds.tsx';
import styles from './page-body.module.css';

interface PageBodyProps {
  /** Without one the page has its head elsewhere. */
  readonly title?: string;
  /** Small beside the title: how many games there are. Undefined until that is known, null where there is none. */
  readonly note?: ReactNode;
  readonly back?: { readonly to: string; readonly label: string };
  /** Searches the page's own list, `?q=`. */
  readonly search?: boolean;
  readonly children: ReactNode;
}

/** The body of a casino page: its one heading, the way back, search, and what the page is about. */
export function PageBody({ title, note, back, search = false, children }: PageBodyProps) {
  return (
    <div className={styles.casino}>
      <div className={styles.page}>
        <FilterProvider>
          <FavouritesProvider>
            {title !== undefined && (
              <header className={back ? `${styles.head} ${styles.headBack}` : styles.head}>
                {back && <IconLink className={styles.back} icon="chevron-left" {...back} />}
                <h1 className={note === null ? `${styles.headTitle} ${styles.headTitleAlone}` : styles.headTitle}>
                  {title}
                  {note !== undefined && note !== null && <small className={styles.headNote}> {note}</small>}
                </h1>
                {search && <GameSearch />}
              </header>
            )}
            <OpenRoundsProvider>{children}</OpenRoundsProvider>
          </FavouritesProvider>
        </FilterProvider>
      </div>
    </div>
  );
}

function GameSearch() {
  const t = useMessages();
  const { q, type } = usePageFilter();
  return (
    <SearchField
      className={styles.search}
      label={t('searchGames')}
      placeholder={t('search')}
      clearLabel={t('clearSearch')}
      value={q}
      onChange={type}
    />
  );
}
