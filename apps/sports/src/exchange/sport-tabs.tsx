import { useRail } from '@pavilion/remote-kit';
import { Icon } from '@pavilion/shared-ui';
import { Link } from 'react-router';
import { useMessages } from '../messages/index.ts';
import styles from './list-head.module.css';
import { type ListName, lists } from './lists.ts';
import type { MatchCounts } from './match-counts.ts';

/** The exchange lists as links, each with how many matches it has. */
export function SportTabs({ current, counts }: { readonly current: ListName | null; readonly counts: MatchCounts }) {
  const t = useMessages();
  const rail = useRail<HTMLElement>(current);
  return (
    <nav ref={rail} className={styles.tabs} aria-label={t('sports')}>
      {lists.map(({ name, path, icon }) => (
        <Link key={name} to={path} className={styles.tab} aria-current={name === current && 'page'}>
          <Icon name={icon} size={20} />
          {t(name)}
          <span className={styles.tabCount}>{counts[name] ?? ''}</span>
        </Link>
      ))}
    </nav>
  );
}
