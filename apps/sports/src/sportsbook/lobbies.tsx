import { paths } from '@pavilion/contract';
import { Icon } from '@pavilion/shared-ui';
import { Link } from 'react-router';
import { lists } from '../exchange/lists.ts';
import { useMatchCounts } from '../exchange/match-counts.ts';
import { usePins } from '../exchange/pins.ts';
import { useBoardMessages } from '../messages/boards.ts';
import { useMessages } from '../messages/index.ts';
import styles from './sportsbook.module.css';

/** The ways on: each list of the exchange with how many matches it has, the page of many markets, and another house's sportsbook. */
export function Lobbies() {
  const t = useMessages();
  const b = useBoardMessages();
  const counts = useMatchCounts(null);
  const { markets } = usePins();
  const ways = [
    ...lists.map(({ name, path, icon }) => ({ to: path, icon, text: t(name), count: counts[name] })),
    { to: paths.multiMarket(), icon: 'grid', text: b('multiMarket'), count: markets.length || undefined },
    { to: paths.betby(), icon: 'external', text: b('betby'), count: undefined },
  ] as const;
  return (
    <nav className={styles.ways} aria-label={t('sports')}>
      {ways.map(({ to, icon, text, count }) => (
        <Link key={to} className={styles.way} to={to}>
          <Icon name={icon} size={20} />
          <span className={styles.wayText}>{text}</span>
          <span className={styles.wayCount}>{count ?? ''}</span>
        </Link>
      ))}
    </nav>
  );
}
