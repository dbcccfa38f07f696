import type { AppDetails } from '@pavilion/api-client';
import { useOrganisation } from '@pavilion/contract';
import { Icon, type IconName } from '@pavilion/shared-ui';
import { useMessages } from '../messages/index.ts';
import styles from './contact-links.module.css';

const channels: readonly (readonly [keyof AppDetails, IconName, string])[] = [
  ['WHATS_APP_URL', 'chat', 'WhatsApp'],
  ['TELEGRAM', 'plane', 'Telegram'],
  ['FACEBOOK', 'people', 'Facebook'],
  ['INSTATGRAM', 'instagram', 'Instagram'],
];

/** The organisation's phone and channels, those that it has given. */
export function ContactLinks() {
  const t = useMessages();
  const details = useOrganisation((state) => state.details);
  if (!details) return null;
  const given = channels.filter(([key]) => /^https?:\/\//.test(String(details[key])));
  return (
    <ul className={styles.links}>
      {details.PHONE && (
        <li>
          <a className={styles.link} href={`tel:${details.PHONE.replace(/[^+\d]/g, '')}`}>
            <Icon name="phone" size={20} className={styles.icon} />
            {t('callUs', { phone: details.PHONE })}
          </a>
        </li>
      )}
      {given.map(([key, icon, name]) => (
        <li key={key}>
          <a className={styles.link} href={String(details[key])} target="_blank" rel="noreferrer">
            <Icon name={icon} size={20} className={styles.icon} />
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
