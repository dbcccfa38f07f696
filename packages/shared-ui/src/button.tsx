import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

interface Look {
  /** One `primary` at most stands in a view. */
  readonly variant?: 'primary' | 'quiet' | 'ghost' | 'danger' | undefined;
  readonly size?: 'm' | 's' | undefined;
  /** As wide as what holds it. */
  readonly block?: boolean | undefined;
}

const variants = {
  primary: styles.btnPrimary,
  quiet: styles.btnQuiet,
  ghost: styles.btnGhost,
  danger: styles.btnDanger,
};

function look({ variant = 'primary', size = 'm', block }: Look, className: string | undefined): string {
  return classNames(styles.btn, variants[variant], size === 's' && styles.btnS, block && styles.btnBlock, className);
}

export interface ButtonProps extends Look, ComponentProps<'button'> {
  /** The action runs: the button keeps its width and its focus, says so, and takes no further press. */
  readonly busy?: boolean | undefined;
  /** What it says meanwhile; without it the label stays. */
  readonly busyLabel?: string | undefined;
}

/** A button. It does not submit a form unless it is told to (`type="submit"`). */
export function Button({
  variant,
  size,
  block,
  busy = false,
  busyLabel,
  className,
  children,
  onClick,
  'aria-disabled': isDisabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={look({ variant, size, block }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || isDisabled}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      <span className={styles.btnLabels} data-busy={busy ? undefined : busyLabel}>
        <span className={classNames(styles.btnLabel, busy && (busyLabel ? styles.btnLabelGone : styles.btnLabelFaint))}>
          {children}
        </span>
        {busy && (
          <span className={styles.btnLabel}>
            <span className={styles.btnSpin} />
            {busyLabel}
          </span>
        )}
      </span>
    </button>
  );
}

/** A link that looks like a button: it goes somewhere, a button does something. */
export function ButtonLink({ variant, size, block, className, ...rest }: Look & ComponentProps<typeof Link>) {
  return <Link {...rest} className={look({ variant, size, block }, className)} />;
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  readonly icon: IconName;
  /** What it does, for those who do not see the icon. */
  readonly label: string;
  readonly iconSize?: 16 | 20 | 24;
}

/** A button of one icon, 44 by 44. */
export function IconButton({ icon, label, iconSize = 24, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={classNames(styles.iconBtn, className)} aria-label={label}>
      <Icon name={icon} size={iconSize} />
    </button>
  );
}

interface IconLinkProps extends Omit<ComponentProps<typeof Link>, 'children' | 'aria-label'> {
  readonly icon: IconName;
  /** Where it leads, for those who do not see the icon. */
  readonly label: string;
}

/** A link that looks like a button of one icon. */
export function IconLink({ icon, label, className, ...rest }: IconLinkProps) {
  return (
    <Link {...rest} className={classNames(styles.iconBtn, className)} aria-label={label}>
      <Icon name={icon} />
    </Link>
  );
}
