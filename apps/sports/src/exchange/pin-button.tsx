import { classNames, Icon } from '@pavilion/shared-ui';
import { useMessages } from '../messages/index.ts';
import styles from './pin-button.module.css';
import { isPinned, type Pin, toggleFollowed, togglePin, usePins } from './pins.ts';

/** Pins a market, so that it stands first and on the page of many markets; pressed while it is. */
export function PinButton({
  pin,
  label,
  className,
}: {
  readonly pin: Pin;
  /** What is pinned: the match, or its market. */
  readonly label: string;
  readonly className?: string | undefined;
}) {
  const t = useMessages();
  const isOn = isPinned(usePins(), pin);
  return (
    <button
      type="button"
      className={classNames(styles.toggle, className)}
      aria-pressed={isOn}
      aria-label={t('pin', { what: label })}
      onClick={() => togglePin(pin)}
    >
      <Icon name="pin" size={16} />
    </button>
  );
}

/** Follows a league: its matches stand before those of others. */
export function FollowButton({
  league,
  name,
  isFollowed,
}: {
  /** By `leagueKey`. */
  readonly league: string;
  readonly name: string;
  readonly isFollowed: boolean;
}) {
  const t = useMessages();
  return (
    <button
      type="button"
      className={classNames(styles.toggle, styles.follow)}
      aria-pressed={isFollowed}
      aria-label={t('follow', { league: name })}
      onClick={() => toggleFollowed(league)}
    >
      <Icon name="star" size={20} />
    </button>
  );
}
