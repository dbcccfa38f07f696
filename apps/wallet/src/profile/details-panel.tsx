import type { Profile } from '@pavilion/api-client';
import { useSession } from '@pavilion/contract';
import { Avatar } from '@pavilion/shared-ui';
import { useProfileMessages } from '../messages/profile.ts';
import { Moment } from '../parts/moment.tsx';
import { Figure, Sheet } from '../parts/panel.tsx';
import styles from './profile.module.css';
import { SettingRow, Settings } from './setting-row.tsx';

/** The letters that stand for a name. */
const initialsOf = (name: string) =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((part) => [...part][0] ?? '')
    .join('')
    .toUpperCase();

/** Who the player is to the operator. */
export function DetailsPanel({ profile: { name, username, mobile, since } }: { readonly profile: Profile }) {
  const t = useProfileMessages();
  const id = useSession(({ user }) => user?.mstruserid ?? '');
  return (
    <Sheet label={t('yourProfile')}>
      <div className={styles.who}>
        <Avatar size="large" initials={initialsOf(name)} />
        <div className={styles.whoName}>
          <b>{name}</b>
          <span translate="no" className="num">
            {id}
          </span>
        </div>
        <Figure label={t('memberSince')}>
          <Moment at={since} form="day" />
        </Figure>
      </div>
      <Settings>
        <SettingRow icon="user" title={t('username')} text={username} />
        <SettingRow
          icon="phone"
          title={t('mobile')}
          text={
            <span translate="no" className="num">
              {mobile}
            </span>
          }
        />
      </Settings>
      <p className={styles.note}>{t('nameNote')}</p>
    </Sheet>
  );
}
