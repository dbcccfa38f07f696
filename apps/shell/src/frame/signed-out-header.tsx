import { paths } from '@pavilion/contract';
import { ButtonLink, IconButton } from '@pavilion/shared-ui';
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
          <ButtonLink
            className={styles.wide}
            variant="quiet"
            to={dialogPlace(place, 'mobileNumber')}
            aria-haspopup="dialog"
          >
            {say('signUp')}
          </ButtonLink>
          <ButtonLink to={dialogPlace(place, 'login')} aria-haspopup="dialog">
            {say('login')}
          </ButtonLink>
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
