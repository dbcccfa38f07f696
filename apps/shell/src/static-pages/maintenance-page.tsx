import { useOrganisation } from '@pavilion/contract';
import { Icon } from '@pavilion/shared-ui';
import { LanguageSwitch } from '../frame/language-switch.tsx';
import { usePageMessages } from '../messages/pages.ts';
import { ContactLinks } from './contact-links.tsx';
import styles from './maintenance-page.module.css';

/** `/maintenance`: what is going on, and how to reach the organisation. The guard opens the site when it is live again. */
export function MaintenancePage() {
  const t = usePageMessages();
  const isSuspended = useOrganisation(({ status }) => status === 'suspended');
  return (
    <div className={styles.page}>
      <div className={styles.box}>
        <span className={styles.mark}>
          <Icon name={isSuspended ? 'pause' : 'hourglass'} />
        </span>
        <h1 className={styles.title}>{t(isSuspended ? 'suspendedTitle' : 'maintenanceTitle')}</h1>
        <p className={styles.text}>{t(isSuspended ? 'suspendedText' : 'maintenanceText')}</p>
        <ContactLinks />
        <div className={styles.language}>
          <LanguageSwitch />
        </div>
      </div>
    </div>
  );
}
