import { classNames } from './class-names.ts';
import styles from './icon.module.css';
import { iconPaths } from './icon-paths.ts';

export type IconName = keyof typeof iconPaths;

/** An icon in the colour of the text around it. Hidden from screen readers: the words beside it say what it means. */
export function Icon({
  name,
  size = 24,
  className,
}: {
  readonly name: IconName;
  readonly size?: 16 | 20 | 24;
  readonly className?: string | undefined;
}) {
  return (
    <svg
      className={classNames(styles.icon, size === 16 && styles.iconSmall, className)}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
