import { Icon } from '@pavilion/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './casino-page.module.css';
import { SearchField } from './search-field.tsx';

interface CasinoPageProps {
  readonly title: string;
  /** Small beside the title: how many games there are, whose game it is. Undefined until the operator has said. */
  readonly note?: string | undefined;
  readonly back?: { readonly to: string; readonly label: string };
  /** Searches the page's own list, `?q=`. */
  readonly search?: boolean;
  readonly children: ReactNode;
}

/** The body of a casino page: its one heading, the way back, search, and what the page is about. */
export function CasinoPage({ title, note, back, search = false, children }: CasinoPageProps) {
  return (
    <div className={styles.casino}>
      <div className={styles.page}>
        <header className={back ? `${styles.head} ${styles.headBack}` : styles.head}>
          {back && (
            <Link className={styles.back} to={back.to} aria-label={back.label}>
              <Icon name="chevron-left" />
            </Link>
          )}
          <h1 className={styles.headTitle}>
            {title}
            {note !== undefined && <small className={styles.headNote}> {note}</small>}
          </h1>
          {search && <SearchField />}
        </header>
        {children}
      </div>
    </div>
  );
}
