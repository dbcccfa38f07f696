import styles from './avatar.module.css';
import { classNames } from './class-names.ts';

export interface AvatarProps {
  /** One or two letters of the player's name. What stands beside it says the name in full. */
  readonly initials: string;
  readonly size?: 'medium' | 'large' | undefined;
}

/** A player's initials in a ring; to the eye alone: they are drawn by the style, so no control is called by them. */
export function Avatar({ initials, size = 'medium' }: AvatarProps) {
  return (
    <span
      className={classNames(styles.avatar, size === 'large' && styles.avatarLarge)}
      data-initials={initials}
      aria-hidden="true"
    />
  );
}
