import { providersQuery } from '@pavilion/api-client';
import { paths, useLocale, useOrganisation, useSession, useShell } from '@pavilion/contract';
import { LanguageSwitch, ownText, useSiteName } from '@pavilion/remote-kit';
import { Icon, type IconName, Wordmark } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { Link, useLocation } from 'react-router';
import { useFooterMessages } from '../messages/footer.ts';
import { isAccountPage } from './account-menu.ts';
import { channelsOf, phoneHref } from './channels.ts';
import { followAccent } from './follow-accent.ts';
import styles from './footer.module.css';
import { helpLinks, policyLinks } from './footer-links.ts';
import { Logo } from './logo.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** How providers of spec §1 stand in the footer until the catalogue has been read. */
const PROVIDERS = [
  ['ezugi', 'Ezugi'],
  ['evolution', 'Evolution'],
  ['vivo', 'Vivo'],
  ['qtech', 'Qtech'],
  ['supernowa', 'Supernowa'],
  ['xpg', 'XPG'],
  ['worldcasino', 'World Casino'],
  ['powergames', 'Power Games'],
  ['onetouch', 'OneTouch'],
  ['onlyplay', 'OnlyPlay'],
  ['pragmaticplay', 'Pragmatic Play'],
  ['aesexy', 'AE Sexy'],
  ['spribe', 'Spribe'],
  ['aura', 'Aura'],
] as const;

const PAYMENT_APPS: readonly (readonly [IconName, string])[] = [
  ['qr', 'UPI'],
  ['phone', 'PhonePe'],
  ['phone', 'Google Pay'],
  ['wallet', 'Paytm'],
  ['wallet', 'bKash'],
  ['wallet', 'Nagad'],
  ['crypto', 'USDT (TRON)'],
  ['crypto', 'USDT (BSC)'],
];

const BANKS = ['State Bank of India', 'HDFC Bank', 'ICICI Bank', 'Axis Bank', 'Kotak Mahindra', 'IMPS, NEFT, RTGS'];

/**
 * The footer (spec §1, §2): providers and payment marks in type, policies, the organisation's links, the 18+ notice. Under a page where
 * something is done it is short: the policies and the notice.
 */
export function Footer() {
  const t = useFooterMessages();
  const details = useOrganisation((state) => state.details);
  const { pathname } = useLocation();
  const { organisation } = useShell();
  // It comes with the footer: the first script has no room for what the document does by itself.
  useEffect(() => followAccent(organisation), [organisation]);
  return (
    <footer className={styles.foot}>
      <div className="wrap">
        {isAccountPage(pathname) ? <ShortLinks /> : <WholeSite />}
        <section className={styles.safe} aria-label={t('responsible')}>
          <span className={styles.age} role="img" aria-label={t('age')}>
            18+
          </span>
          <p>
            {t('safeBefore')} <Link to={paths.responsibleGaming()}>{t('responsible')}</Link>
            {t('safeAfter')}
          </p>
        </section>
        <div className={styles.end}>
          <span>{t('copyright', { name: useSiteName(), year: String(new Date().getFullYear()) })}</span>
          {details?.PHONE && (
            <a className="num" href={phoneHref(details.PHONE)}>
              {details.PHONE}
            </a>
          )}
          <span className={styles.switches}>
            <LanguageSwitch />
            <ThemeSwitch />
          </span>
        </div>
      </div>
    </footer>
  );
}

/** What there is to play, how to pay, who runs it, and all of its pages. */
function WholeSite() {
  const t = useFooterMessages();
  const locale = useLocale();
  const text = useOrganisation(
    ({ details }) => details && ownText(details.FOOTER_TEXT, details.named?.FOOTER_TEXT, locale),
  );
  const isAuth = useSession((state) => state.isAuth);
  return (
    <>
      <Providers />
      <div className={styles.pair}>
        <Marks title={t('paymentApps')} marks={PAYMENT_APPS} />
        <Marks title={t('banks')} marks={BANKS.map((name) => ['bank', name] as const)} />
      </div>
      <div className={styles.cols}>
        <div className={styles.brand}>
          <Logo to={isAuth ? paths.home() : paths.landing()} />
          <p className={styles.brandText}>{text || t('footerText')}</p>
        </div>
        <Links title={t('policies')} links={policyLinks} />
        <Links title={t('help')} links={helpLinks} />
        <Social />
      </div>
    </>
  );
}

function ShortLinks() {
  const t = useFooterMessages();
  return (
    <ul className={styles.short}>
      {[...helpLinks, ...policyLinks].map(({ word, to }) => (
        <li key={word}>
          <Link className={styles.link} to={to}>
            {t(word)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Providers() {
  const t = useFooterMessages();
  const id = useId();
  const { api } = useShell();
  // No boundary: until the catalogue has been read, and where it fails, the names of the spec stand.
  const { data } = useQuery(providersQuery(api, 'live'));
  const providers = data?.length ? data.map(({ code, name }) => [code, name] as const) : PROVIDERS;
  return (
    <section className={styles.row} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('gameProviders')}
      </h2>
      <ul className={styles.marks}>
        {providers.map(([code, name]) => (
          <li key={code} className={styles.markItem}>
            <Link className={styles.mark} to={paths.provider(code)}>
              <Wordmark provider={name} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Marks({ title, marks }: { title: string; marks: readonly (readonly [IconName, string])[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.pays}>
        {marks.map(([icon, name]) => (
          <li key={name} className={styles.pay}>
            <Icon name={icon} size={20} className={styles.payIcon} />
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Links({ title, links }: { title: string; links: typeof policyLinks | typeof helpLinks }) {
  const t = useFooterMessages();
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {links.map(({ word, to }) => (
        <Link key={word} className={styles.link} to={to}>
          {t(word)}
        </Link>
      ))}
    </nav>
  );
}

/** The organisation's own addresses. */
function Social() {
  const t = useFooterMessages();
  const id = useId();
  const links = channelsOf(useOrganisation((state) => state.details));
  return (
    <nav className={styles.social} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('talkToUs')}
      </h2>
      {links.map(({ href, icon, name }) => (
        <a key={name} className={styles.link} href={href} target="_blank" rel="noreferrer">
          <Icon name={icon} size={20} />
          {name}
        </a>
      ))}
    </nav>
  );
}
