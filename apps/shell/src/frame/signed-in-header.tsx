import { paths, useSession } from '@pavilion/contract';
import { Avatar, ButtonLink } from '@pavilion/shared-ui';
import { NavLink } from 'react-router';
import { useAccountMessages } from '../messages/account.ts';
import { useSearchKey } from '../search/use-search-key.ts';
import styles from './header.module.css';
import { DrawerButton, SearchButton } from './header-buttons.tsx';
import { LatePlayTime } from './late-play-watch.tsx';
import { Logo } from './logo.tsx';
import { menu } from './menu.ts';
import { NotificationBell } from './notification-bell.tsx';
import { initialsOf } from './player-name.ts';
import { ProfileMenu } from './profile-menu.tsx';
import { WalletBlock } from './wallet-block.tsx';

/** The signed-in header (spec §2). On a phone: logo, search, balance, bell and deposit; the account’s drawer opens from the bar below, and from here where there is room. */
export function SignedInHeader({ onMenu }: { onMenu: () => void }) {
  const t = useAccountMessages();
  useSearchKey();
  const user = useSession((session) => session.user);
  return (
    <header className={`${styles.top} ${styles.in}`}>
      <div className={styles.topIn}>
        <span className={styles.logoSlot}>
          <Logo to={paths.home()} isHome />
        </span>
        <nav className={styles.menu} aria-label={t('mainMenu')}>
          {menu.map(({ word, to }) => (
            <NavLink key={word} className={styles.menuLink ?? ''} to={to}>
              {t(word)}
            </NavLink>
          ))}
        </nav>
        <div className={styles.topEnd}>
          <LatePlayTime />
          <WalletBlock />
          <SearchButton />
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
            <Avatar initials={initialsOf(user)} />
          </button>
          <span className={styles.meDesk}>
            <ProfileMenu />
          </span>
          <DrawerButton className={styles.burger} onOpen={onMenu} />
        </div>
      </div>
    </header>
  );
}
