import { useLocale } from '@pavilion/contract';
import { useSiteName } from '@pavilion/remote-kit';
import { FailedState, type FailedStateProps } from '@pavilion/shared-ui';
import { Link, useLocation } from 'react-router';
import { useMessages } from '../messages/index.ts';
import { useTable } from '../services/host.ts';
import styles from './page-failure.module.css';

/** In place of a page that failed, in the middle of the room that it would have had: which page it is, what happened, and a way on. */
export function PageFailure(state: FailedStateProps) {
  const t = useMessages();
  const locale = useLocale();
  const name = useSiteName();
  const { pathname } = useLocation();
  const route = useTable().ownerOf(pathname)?.data;
  return (
    <div className={styles.failure}>
      <div>
        {route && <h1 className={styles.title}>{route.title[locale]}</h1>}
        <FailedState {...state} />
        {/* A page that stands alone has no header to leave by. */}
        {route?.frame === 'bare' && (
          <p className={styles.home}>
            <Link to="/">{t('logoHome', { name })}</Link>
          </p>
        )}
      </div>
    </div>
  );
}
