import { paths } from '@pavilion/contract';
import { Icon } from '@pavilion/shared-ui';
import { Link, useLocation } from 'react-router';
import { useAccountMessages } from '../messages/account.ts';
import { isAccountPage } from './account-menu.ts';
import styles from './tab-bar.module.css';

const tabs = [
  { word: 'tabHome', to: paths.home(), icon: 'home', under: /^\/home/ },
  { word: 'tabSports', to: paths.exchange('Cricket'), icon: 'cricket', under: /^\/(exchange|sportsbook2|jetfair)/ },
  {
    word: 'tabCasino',
    to: paths.slots(),
    icon: 'casino',
    under: /^\/(slots|games-all|casino|aura-games|kingmaker|spmgames)/i,
  },
  { word: 'tabBets', to: paths.myBets(), icon: 'bets', under: /^\/mybets/ },
] as const;

/** The bottom bar of a phone. Its last tab opens the way to all account pages. */
export function TabBar({ onAccount }: { onAccount: () => void }) {
  const t = useAccountMessages();
  const { pathname } = useLocation();
  return (
    <nav className={styles.bar} aria-label={t('bottomBar')}>
      {tabs.map(({ word, to, icon, under }) => (
        <Link key={word} className={styles.tab} to={to} aria-current={under.test(pathname) ? 'page' : undefined}>
          <Icon name={icon} />
          <span>{t(word)}</span>
        </Link>
      ))}
      <button
        type="button"
        className={styles.tab}
        aria-haspopup="dialog"
        aria-current={isAccountPage(pathname) ? 'true' : undefined}
        onClick={onAccount}
      >
        <Icon name="user" />
        <span>{t('tabAccount')}</span>
      </button>
    </nav>
  );
}
