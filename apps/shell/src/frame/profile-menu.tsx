import { useSession, useShell } from '@pavilion/contract';
import { formatMoney } from '@pavilion/money';
import { LanguageSwitch } from '@pavilion/remote-kit';
import { Avatar, Icon, MenuButton, MenuLink, Popover } from '@pavilion/shared-ui';
import { useLocation } from 'react-router';
import { exposurePlace } from '../address/exposure-address.ts';
import { useAccountMessages } from '../messages/account.ts';
import { accountMenu, isAccountPage } from './account-menu.ts';
import { inWords, useFiguresMark } from './figures-mark.ts';
import { formatMobile, greetedAs, initialsOf } from './player-name.ts';
import styles from './profile-menu.module.css';
import { ThemeSwitch } from './theme-switch.tsx';

/** The profile dropdown (spec §2): who is signed in, their pages, language and theme, and the way out. */
export function ProfileMenu() {
  const t = useAccountMessages();
  const { session } = useShell();
  const user = useSession((state) => state.user);
  const exposure = useSession((state) => state.exposureAmount);
  const mark = useFiguresMark();
  const place = useLocation();
  const id = user?.mstruserid ?? '';
  return (
    <Popover
      triggerClassName={styles.trigger}
      panelClassName={styles.panel}
      isCurrent={isAccountPage(place.pathname)}
      label={t('accountOf', { name: greetedAs(user), id })}
      trigger={
        <>
          <Avatar initials={initialsOf(user)} />
          <span className={styles.text}>
            <small className={styles.greeting}>{t('hi', { name: greetedAs(user) })}</small>{' '}
            <b translate="no" className={styles.id}>
              {id}
            </b>
          </span>
          <Icon name="chevron-down" size={16} className={styles.chevron} />
        </>
      }
    >
      <div className={styles.head}>
        <b translate="no" className={styles.name}>
          {user?.name || id}
        </b>
        <span translate="no" className={styles.sub}>
          {id}, {formatMobile(user?.mobileno ?? '')}
        </span>
      </div>
      <nav className={styles.list} aria-label={t('account')}>
        {accountMenu.map(({ word, ...link }) => (
          <MenuLink key={word} {...link}>
            {t(word)}
          </MenuLink>
        ))}
      </nav>
      {exposure !== null && (
        <div className={styles.list}>
          <MenuLink icon="exchange" to={exposurePlace(place)} opensDialog end={formatMoney(exposure)}>
            {inWords(t('exposure'), mark)}
          </MenuLink>
        </div>
      )}
      <div className={styles.settings}>
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
      <div className={styles.foot}>
        <MenuButton icon="sign-out" onClick={() => void session.end()}>
          {t('signOut')}
        </MenuButton>
      </div>
    </Popover>
  );
}
