import type { ReactNode } from 'react';
import { Link, NavLink, type To, useLocation } from 'react-router';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './menu.module.css';

interface RowProps {
  readonly icon?: IconName | undefined;
  /** At the right: an amount, a count. */
  readonly end?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

interface MenuLinkProps extends RowProps {
  readonly to: To;
  /** It opens a dialog over the page that it stands on, and leads to no page that could be marked. */
  readonly opensDialog?: boolean | undefined;
  /** What the paths of the pages below its own begin with: on those it is marked too. */
  readonly below?: RegExp | undefined;
}

/** A line of a menu that leads to a page. On that page itself, and on those below it, it is marked. */
export function MenuLink({ to, opensDialog = false, below, className, ...row }: MenuLinkProps) {
  const { pathname } = useLocation();
  if (opensDialog) {
    return (
      <Link to={to} className={classNames(styles.row, className)} aria-haspopup="dialog">
        <RowContent {...row} />
      </Link>
    );
  }
  if (below?.test(pathname)) {
    return (
      <Link to={to} className={classNames(styles.row, className)} aria-current="true">
        <RowContent {...row} />
      </Link>
    );
  }
  return (
    <NavLink to={to} end className={classNames(styles.row, className)}>
      <RowContent {...row} />
    </NavLink>
  );
}

/** A line of a menu that does something. */
export function MenuButton({ onClick, className, ...row }: RowProps & { readonly onClick: () => void }) {
  return (
    <button type="button" className={classNames(styles.row, className)} onClick={onClick}>
      <RowContent {...row} />
    </button>
  );
}

/** A line of a menu that only says something. */
export function MenuText({ className, ...row }: RowProps) {
  return (
    <p className={classNames(styles.row, className)}>
      <RowContent {...row} />
    </p>
  );
}

function RowContent({ icon, end, children }: RowProps) {
  return (
    <>
      {icon && <Icon name={icon} size={20} className={styles.rowIcon} />}
      {children}
      {end !== undefined && (
        <span translate="no" className={styles.rowEnd}>
          {end}
        </span>
      )}
    </>
  );
}
