import { useLocale, useOrganisation } from '@pavilion/contract';
import { LanguageSwitch, langOf, ownText, useSiteName } from '@pavilion/remote-kit';
import { formatDay, formatTime, HouseMark, Icon } from '@pavilion/shared-ui';
import { usePageMessages } from '../messages/pages.ts';
import { ContactLinks } from './contact-links.tsx';
import styles from './maintenance-page.module.css';

/**
 * `/maintenance`: whose site it is, why nobody is let in (it is worked on, suspended, or not available where the player is), until when, and
 * how to reach the organisation. The guard opens the site when it is open again.
 */
export function MaintenancePage() {
  const t = usePageMessages();
  const locale = useLocale();
  const name = useSiteName();
  const { details, status } = useOrganisation((state) => state);
  const state = details?.AVAILABLE === false ? 'away' : status === 'suspended' ? 'suspended' : 'maintenance';
  const { STATUS_REASON: reason, STATUS_UNTIL: until, LOGO_URL: logo, named } = details ?? {};
  const why = reason === undefined ? undefined : ownText(reason, named?.STATUS_REASON, locale);
  const hasReason = state !== 'away';
  return (
    <div className={styles.page}>
      <div className={styles.box}>
        <p className={styles.brand}>
          <HouseMark logo={logo} size={40} />
          {name}
        </p>
        <h1 className={styles.title}>
          <Icon name={ICONS[state]} className={styles.mark} />
          {t(`${state}Title`)}
        </h1>
        {hasReason && why && (
          <p className={styles.why} lang={langOf(why, locale)}>
            {why}
          </p>
        )}
        {hasReason && until && until > new Date() && (
          <p className={styles.until}>
            {t('backAt', { moment: `${formatDay(until, locale)}, ${formatTime(until, locale)}` })}
          </p>
        )}
        <p className={styles.text}>{t(`${state}Text`)}</p>
        <ContactLinks />
        <div className={styles.language}>
          <LanguageSwitch />
        </div>
      </div>
    </div>
  );
}

const ICONS = { away: 'lock', suspended: 'pause', maintenance: 'hourglass' } as const;
