import { dialogPlace, paths, useSession, useShell } from '@pavilion/contract';
import { formatMoney } from '@pavilion/money';
import { LanguageSwitch } from '@pavilion/remote-kit';
import { Avatar, ButtonLink, Drawer, MenuButton, MenuLink, Skeleton } from '@pavilion/shared-ui';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { exposurePlace } from '../address/exposure-address.ts';
import { useAccountMessages } from '../messages/account.ts';
import { accountMenu } from './account-menu.ts';
import { inWords, useFiguresMark } from './figures-mark.ts';
import { helpLinks, policyLinks } from './footer-links.ts';
import { Logo } from './logo.tsx';
import { menu } from './menu.ts';
import { formatMobile, initialsOf } from './player-name.ts';
import styles from './side-drawer.module.css';
import { ThemeSwitch } from './theme-switch.tsx';

/** The side drawer (spec §2). Following any of its links closes it. */
export function SideDrawer({ onClose }: { onClose: () => void }) {
  const t = useAccountMessages();
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
            <MenuLink key={word} to={to}>
              {t(word)}
            </MenuLink>
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
  const t = useAccountMessages();
  const place = useLocation();
  return (
    <>
      <div className={styles.head}>
        <Logo to={paths.landing()} />
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
          <MenuLink key={word} to={dialogPlace(place, 'login', to)} icon={icon} opensDialog>
            {t(word)}
          </MenuLink>
        ))}
      </nav>
    </>
  );
}

function Player({ onClose }: { onClose: () => void }) {
  const t = useAccountMessages();
  const { session } = useShell();
  return (
    <>
      <PlayerHead />
      <PlayerMoney />
      <div className={styles.actions}>
        <ButtonLink block variant="quiet" to={paths.withdraw()}>
          {t('withdraw')}
        </ButtonLink>
        <ButtonLink block className={styles.deposit} to={paths.deposit()}>
          {t('deposit')}
        </ButtonLink>
      </div>
      <AccountNav />
      <nav className={styles.nav} aria-label={t('mainMenu')}>
        <p className={styles.heading}>{t('play')}</p>
        <div className={styles.grid}>
          {menu.map(({ word, to, icon }) => (
            <MenuLink key={word} to={to} icon={icon}>
              {t(word)}
            </MenuLink>
          ))}
        </div>
      </nav>
      <div className={styles.nav}>
        <MenuButton
          icon="sign-out"
          onClick={() => {
            onClose();
            void session.end();
          }}
        >
          {t('signOut')}
        </MenuButton>
      </div>
    </>
  );
}

function PlayerHead() {
  const user = useSession((state) => state.user);
  return (
    <div className={styles.head}>
      <Avatar initials={initialsOf(user)} size="large" />
      <span className={styles.who}>
        <b className={styles.id}>{user?.mstruserid}</b>
        <small translate="no" className={styles.mobile}>
          {formatMobile(user?.mobileno ?? '')}
        </small>
      </span>
    </div>
  );
}

function PlayerMoney() {
  const t = useAccountMessages();
  const wallet = useSession((state) => state.wallet);
  const mark = useFiguresMark();
  const parts = [
    { label: t('mainBalance'), amount: wallet?.cash },
    { label: t('bonusCoins'), amount: wallet?.coins },
  ];
  return (
    <dl className={styles.money}>
      {parts.map(({ label, amount }) => (
        <div key={label} className={styles.account}>
          <dt className={styles.accountLabel}>{inWords(label, mark)}</dt>
          <dd translate="no" className={styles.accountValue}>
            {amount === undefined ? <Skeleton width={88} /> : formatMoney(amount)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The player's own pages, and what their open bets can cost them. */
function AccountNav() {
  const t = useAccountMessages();
  const place = useLocation();
  const exposure = useSession((state) => state.exposureAmount);
  const mark = useFiguresMark();
  return (
    <nav className={styles.nav} aria-label={t('account')}>
      {accountMenu.map(({ word, ...link }) => (
        <MenuLink key={word} {...link}>
          {t(word)}
        </MenuLink>
      ))}
      {exposure !== null && (
        <MenuLink
          icon="exchange"
          to={exposurePlace(place)}
          opensDialog
          end={
            <span translate="no" className={exposure < 0 ? styles.loss : undefined}>
              {formatMoney(exposure)}
            </span>
          }
        >
          {inWords(t('exposure'), mark)}
        </MenuLink>
      )}
    </nav>
  );
}
