import { paths, useSession } from '@pavilion/contract';
import { ButtonLink, IconButton } from '@pavilion/shared-ui';
import { NavLink } from 'react-router';
import { useMessages } from '../messages/index.ts';
import { useOpenSearch } from '../search/search-context.ts';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { menu } from './menu.ts';
import { NotificationBell } from './notification-bell.tsx';
import { initialsOf } from './player-name.ts';
import { ProfileMenu } from './profile-menu.tsx';
import { WalletBlock } from './wallet-block.tsx';

/** The signed-in header (spec §2). On a phone: logo, balance, deposit and the account's drawer. */
export function SignedInHeader({ onMenu }: { onMenu: () => void }) {
  const t = useMessages();
  const openSearch = useOpenSearch();
  const user = useSession((session) => session.user);
  return (
    <header className={`${styles.top} ${styles.in}`}>
      <div className={styles.topIn}>
        <span className={styles.logoSlot}>
          <Logo to={paths.home()} label={t('logoHome')} />
        </span>
        <nav className={styles.menu} aria-label={t('mainMenu')}>
          {menu.map(({ word, to }) => (
            <NavLink key={word} className={styles.menuLink ?? ''} to={to}>
              {t(word)}
            </NavLink>
          ))}
        </nav>
        <div className={styles.topEnd}>
          <IconButton
            className={styles.search}
            icon="search"
            label={t('searchGames')}
            aria-haspopup="dialog"
            onClick={openSearch}
          />
          <WalletBlock />
          <NotificationBell />
          <ButtonLink className={styles.deposit} to={paths.deposit()}>
            {t('deposit')}
          </ButtonLink>
          <button
            type="button"
            className={styles.mePhone}
            aria-label={t('openAccount')}
            aria-haspopup="dialog"
            onClick={onMenu}
          >
            <span className={styles.avatar}>{initialsOf(user)}</span>
          </button>
          <span className={styles.meDesk}>
            <ProfileMenu />
          </span>
          <IconButton
            className={styles.burger}
            icon="menu"
            label={t('openMenu')}
            aria-haspopup="dialog"
            onClick={onMenu}
          />
        </div>
      </div>
    </header>
  );
}
