import { dialogPlace, paths, useShell } from '@pavilion/contract';
import { LanguageSwitch } from '@pavilion/remote-kit';
import { Button } from '@pavilion/shared-ui';
import { Link, useLocation } from 'react-router';
import { useMessages } from '../messages/index.ts';
import styles from './header.module.css';
import { DrawerButton, SearchButton } from './header-buttons.tsx';
import { Logo } from './logo.tsx';
import { menu } from './menu.ts';

/** The signed-out header (spec §2): every item of the menu opens the login dialog, and leads on to its page after it. */
export function SignedOutHeader({ onMenu }: { onMenu: () => void }) {
  const t = useMessages();
  const place = useLocation();
  const { dialogs } = useShell();
  return (
    <header className={styles.top}>
      <div className={styles.topIn}>
        <Logo to={paths.landing()} />
        <nav className={styles.menu} aria-label={t('mainMenu')}>
          {menu.map(({ word, to }) => (
            <Link key={word} className={styles.menuLink} to={dialogPlace(place, 'login', to)} aria-haspopup="dialog">
              {t(word)}
            </Link>
          ))}
        </nav>
        <div className={styles.topEnd}>
          <SearchButton />
          <span className={styles.wide}>
            <LanguageSwitch />
          </span>
          <Button
            className={styles.wide}
            variant="quiet"
            aria-haspopup="dialog"
            data-dialog="mobileNumber"
            onClick={() => dialogs.open('mobileNumber')}
          >
            {t('signUp')}
          </Button>
          <Button aria-haspopup="dialog" data-dialog="login" onClick={() => dialogs.open('login')}>
            {t('login')}
          </Button>
          <DrawerButton className={styles.burger} onOpen={onMenu} />
        </div>
      </div>
    </header>
  );
}
