import { paths, useSession, useShell } from '@pavilion/contract';
import type { Paise } from '@pavilion/money';
import { ButtonLink, Drawer, formatMoney, Icon, Skeleton } from '@pavilion/shared-ui';
import type { MouseEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { dialogPlace } from '../address/dialog-address.ts';
import { useMessages } from '../messages/index.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { accountMenu, helpLinks, menu, policyLinks } from './menu.ts';
import { formatMobile, initialsOf } from './player-name.ts';
import styles from './side-drawer.module.css';
import { ThemeSwitch } from './theme-switch.tsx';

/** The side drawer (spec §2). Following any of its links closes it. */
export function SideDrawer({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const isAuth = useSession((state) => state.isAuth);
  const followed = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a[href]')) onClose();
  };
  return (
    <Drawer open onClose={onClose} label={t('menu')} closeLabel={t('closeMenu')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside do the work, with a key too; this only closes after them */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: pressing Enter on a link is a click */}
      <div className={styles.drawer} onClick={followed}>
        {isAuth ? <Player onClose={onClose} /> : <Visitor />}
        <nav className={styles.nav} aria-label={t('help')}>
          {[...helpLinks, ...policyLinks].map(({ word, to }) => (
            <Link key={word} className={styles.row} to={to}>
              {t(word)}
            </Link>
          ))}
        </nav>
        <div className={styles.foot}>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </div>
    </Drawer>
  );
}

function Visitor() {
  const t = useMessages();
  const place = useLocation();
  return (
    <>
      <div className={styles.head}>
        <Logo to={paths.landing()} label={t('logo')} />
      </div>
      <div className={styles.actions}>
        <ButtonLink block to={dialogPlace(place, 'login')}>
          {t('login')}
        </ButtonLink>
        <ButtonLink block variant="quiet" to={dialogPlace(place, 'mobileNumber')}>
          {t('signUp')}
        </ButtonLink>
      </div>
      <nav className={styles.nav} aria-label={t('mainMenu')}>
        {menu.map(({ word, to, icon }) => (
          <Link key={word} className={styles.row} to={dialogPlace(place, 'login', to)}>
            <Icon name={icon} size={20} className={styles.rowIcon} />
            {t(word)}
          </Link>
        ))}
      </nav>
    </>
  );
}

function Player({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const { session } = useShell();
  const user = useSession((state) => state.user);
  const wallet = useSession((state) => state.wallet);
  const exposure = useSession((state) => state.exposureAmount);
  const amount = (figure: Paise | undefined) => (figure === undefined ? <Skeleton width={88} /> : formatMoney(figure));
  return (
    <>
      <div className={styles.head}>
        <span className={styles.avatar}>{initialsOf(user)}</span>
        <span className={styles.who}>
          <b className={styles.id}>{user?.mstruserid}</b>
          <small className={styles.mobile}>{formatMobile(user?.mobileno ?? '')}</small>
        </span>
      </div>
      <dl className={styles.money}>
        <div className={styles.account}>
          <dt className={styles.accountLabel}>{t('mainBalance')}</dt>
          <dd className={styles.accountValue}>{amount(wallet?.cash)}</dd>
        </div>
        <div className={styles.account}>
          <dt className={styles.accountLabel}>{t('bonusCoins')}</dt>
          <dd className={styles.accountValue}>{amount(wallet?.coins)}</dd>
        </div>
      </dl>
      <div className={styles.actions}>
        <ButtonLink block variant="quiet" to={paths.withdraw()}>
          {t('withdraw')}
        </ButtonLink>
        <ButtonLink block to={paths.deposit()}>
          {t('deposit')}
        </ButtonLink>
      </div>
      <nav className={styles.nav} aria-label={t('account')}>
        {accountMenu.map(({ word, to, icon }) => (
          <Link key={word} className={styles.row} to={to}>
            <Icon name={icon} size={20} className={styles.rowIcon} />
            {t(word)}
          </Link>
        ))}
        {exposure !== null && (
          <p className={styles.row}>
            <Icon name="exchange" size={20} className={styles.rowIcon} />
            {t('exposure')}
            <span className={exposure < 0 ? styles.rowLoss : styles.rowEnd}>{formatMoney(exposure)}</span>
          </p>
        )}
      </nav>
      <nav className={styles.nav} aria-label={t('mainMenu')}>
        <p className={styles.heading}>{t('play')}</p>
        <div className={styles.grid}>
          {menu.map(({ word, to, icon }) => (
            <Link key={word} className={styles.row} to={to}>
              <Icon name={icon} size={20} className={styles.rowIcon} />
              {t(word)}
            </Link>
          ))}
        </div>
      </nav>
      <div className={styles.nav}>
        <button
          type="button"
          className={styles.row}
          onClick={() => {
            onClose();
            void session.end();
          }}
        >
          <Icon name="sign-out" size={20} className={styles.rowIcon} />
          {t('signOut')}
        </button>
      </div>
    </>
  );
}
