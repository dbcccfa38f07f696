import { useUrlState } from '@pavilion/remote-kit';
import { IconLink, SearchField } from '@pavilion/shared-ui';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/index.ts';
import { filterCodec } from './catalogue-filter.ts';
import styles from './page-body.module.css';

interface PageBodyProps {
  readonly title: string;
  /** Small beside the title: how many games there are, whose game it is. Undefined until the operator has said. */
  readonly note?: string | undefined;
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
        <header className={back ? `${styles.head} ${styles.headBack}` : styles.head}>
          {back && <IconLink className={styles.back} icon="chevron-left" {...back} />}
          <h1 className={styles.headTitle}>
            {title}
            {note !== undefined && <small className={styles.headNote}> {note}</small>}
          </h1>
          {search && <GameSearch />}
        </header>
        {children}
      </div>
    </div>
  );
}

/** What is typed goes to the address at once, so it survives a reload. */
function GameSearch() {
  const t = useMessages();
  const [filter, change] = useUrlState(filterCodec);
  return (
    <SearchField
      className={styles.search}
      label={t('searchGames')}
      placeholder={t('search')}
      clearLabel={t('clearSearch')}
      value={filter.q}
      onChange={(q) => change({ q })}
    />
  );
}
