import { providersQuery } from '@pavilion/api-client';
import { paths, useOrganisation, useSession, useShell } from '@pavilion/contract';
import { Icon, type IconName, Wordmark } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { useFooterMessages } from '../messages/footer.ts';
import { channelsOf, phoneHref } from './channels.ts';
import styles from './footer.module.css';
import { helpLinks, policyLinks } from './footer-links.ts';
import { LanguageSwitch } from './language-switch.tsx';
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
  ['crypto', 'USDT on TRON'],
  ['crypto', 'USDT on BSC'],
];

const BANKS = ['State Bank of India', 'HDFC Bank', 'ICICI Bank', 'Axis Bank', 'Kotak Mahindra', 'IMPS, NEFT, RTGS'];

/** The footer (spec §1, §2): providers and payment marks in type, policies, the organisation's links, the 18+ notice. */
export function Footer() {
  const t = useFooterMessages();
  const details = useOrganisation((state) => state.details);
  const isAuth = useSession((state) => state.isAuth);
  return (
    <footer className={styles.foot}>
      <div className="wrap">
        <Providers />
        <div className={styles.pair}>
          <Marks title={t('paymentApps')} marks={PAYMENT_APPS} />
          <Marks title={t('banks')} marks={BANKS.map((name) => ['bank', name] as const)} />
        </div>
        <div className={styles.cols}>
          <div className={styles.brand}>
            <Logo to={isAuth ? paths.home() : paths.landing()} label={t('logo')} />
            <p className={styles.brandText}>{details?.FOOTER_TEXT || t('footerText')}</p>
          </div>
          <Links title={t('policies')} links={policyLinks} />
          <Links title={t('help')} links={helpLinks} />
          <Social />
        </div>
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
          <span>{t('copyright', { year: String(new Date().getFullYear()) })}</span>
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
