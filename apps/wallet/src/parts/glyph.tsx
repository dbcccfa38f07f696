import { classNames, Icon, type IconName } from '@pavilion/shared-ui';
import styles from './glyph.module.css';

/** An icon in a frame, before a line's text. `muted`: what it stands for can't be used now. */
export function Glyph({
  icon,
  size = 'm',
  muted = false,
  className,
}: {
  readonly icon: IconName;
  readonly size?: 's' | 'm' | undefined;
  readonly muted?: boolean | undefined;
  readonly className?: string | undefined;
}) {
  return (
    <span className={classNames(styles.glyph, size === 's' && styles.glyphS, muted && styles.glyphMuted, className)}>
      <Icon name={icon} size={size === 's' ? 20 : 24} />
    </span>
  );
}
