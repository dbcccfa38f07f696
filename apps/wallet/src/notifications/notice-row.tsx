import type { NoticeSubject, Notification } from '@pavilion/api-client';
import { noticePath, useOperatorText } from '@pavilion/remote-kit';
import { classNames, Icon, type IconName } from '@pavilion/shared-ui';
import { Link } from 'react-router';
import { useNotificationMessages } from '../messages/notifications.ts';
import { Glyph } from '../parts/glyph.tsx';
import { Moment } from '../parts/moment.tsx';
import styles from './notice-row.module.css';

const icons: Readonly<Record<NoticeSubject, IconName>> = {
  deposit: 'deposit',
  withdrawal: 'withdraw',
  kyc: 'id-card',
  bonus: 'bonus',
  referral: 'referral',
  bet: 'bets',
  round: 'casino',
  limits: 'limits',
  account: 'user',
};

/** One notification: all of it leads to what it is about, which reads it too. One that is about nothing can be marked as read. */
export function NoticeRow({
  notice,
  isUnderDay = false,
  onRead,
}: {
  readonly notice: Notification;
  /** Its day stands above it. */
  readonly isUnderDay?: boolean;
  readonly onRead: (id: string) => void;
}) {
  const t = useNotificationMessages();
  const textOf = useOperatorText();
  const { id, status, title, message, at, isRead, about, named } = notice;
  const to = noticePath({ about });
  const name = title ? textOf(title, named?.title) : textOf(message, named?.message);
  return (
    <li className={classNames(styles.notice, !isRead && styles.unread)}>
      <Glyph
        icon={about ? icons[about.kind] : 'megaphone'}
        size="s"
        className={status === 'info' ? undefined : styles[status]}
      />
      <b className={styles.title}>
        {!isRead && <span className="sr">{t('unread')}: </span>}
        {to === undefined ? (
          name
        ) : (
          <Link to={to} className={styles.link} onClick={() => !isRead && onRead(id)}>
            {name}
          </Link>
        )}
      </b>
      {title !== '' && message !== '' && <p className={styles.text}>{textOf(message, named?.message)}</p>}
      <span className={styles.time}>
        <Moment at={at} form={isUnderDay ? 'time' : 'short'} />
      </span>
      {!isRead && (
        <button type="button" className={styles.read} onClick={() => onRead(id)}>
          <Icon name="check" size={20} />
          <span className="sr">
            {t('markRead')}: {name}
          </span>
        </button>
      )}
    </li>
  );
}
