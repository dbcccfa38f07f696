import { paths, useShell } from '@pavilion/contract';
import { Button, IconButton } from '@pavilion/shared-ui';
import { Link, useLocation } from 'react-router';
import { useOpenSearch } from '../search/search-context.ts';
import { dialogPlace } from '../services/dialogs.ts';
import { useWords } from '../words/index.ts';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { menu } from './menu.ts';

/** The signed-out header (spec §2): every item of the menu opens the login dialog, and leads on to its page after it. */
export function SignedOutHeader({ onMenu }: { onMenu: () => void }) {
  const say = useWords();
  const place = useLocation();
  const { dialogs } = useShell();
  const openSearch = useOpenSearch();
  return (
    <header className={styles.top}>
      <div className={styles.topIn}>
        <Logo to={paths.landing()} label={say('logo')} />
        <nav className={styles.menu} aria-label={say('mainMenu')}>
          {menu.map(({ word, to }) => (
            <Link key={word} className={styles.menuLink} to={dialogPlace(place, 'login', to)} aria-haspopup="dialog">
              {say(word)}
            </Link>
          ))}
        </nav>
        <div className={styles.topEnd}>
          <IconButton icon="search" label={say('searchGames')} aria-haspopup="dialog" onClick={openSearch} />
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
            {say('signUp')}
          </Button>
          <Button aria-haspopup="dialog" data-dialog="login" onClick={() => dialogs.open('login')}>
            {say('login')}
          </Button>
          <IconButton
            className={styles.burger}
            icon="menu"
            label={say('openMenu')}
            aria-haspopup="dialog"
            onClick={onMenu}
          />
        </div>
      </div>
    </header>
  );
}
