import { useOrganisation } from '@pavilion/contract';
import { Icon } from '@pavilion/shared-ui';
import { channelsOf, phoneHref } from '../frame/channels.ts';
import { usePageMessages } from '../messages/pages.ts';
import styles from './contact-links.module.css';

/** The organisation's phone and channels, those that it has given. */
export function ContactLinks() {
  const t = usePageMessages();
  const details = useOrganisation((state) => state.details);
  if (!details) return null;
  return (
    <ul className={styles.links}>
      {details.PHONE && (
        <li>
          <a className={styles.link} href={phoneHref(details.PHONE)}>
            <Icon name="phone" size={20} className={styles.icon} />
            {t('callUs', { phone: details.PHONE })}
          </a>
        </li>
      )}
      {channelsOf(details).map(({ href, icon, name }) => (
        <li key={name}>
          <a className={styles.link} href={href} target="_blank" rel="noreferrer">
            <Icon name={icon} size={20} className={styles.icon} />
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
