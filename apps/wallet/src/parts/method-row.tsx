import { Icon, type IconName, Tag } from '@pavilion/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Glyph } from './glyph.tsx';
import styles from './method-row.module.css';

interface MethodRowProps {
  readonly to: string;
  readonly icon: IconName;
  readonly name: string;
  /** `Last used`, `Default`. */
  readonly badge?: string | undefined;
  readonly note?: ReactNode;
  /** What is to be known of it: limits, fee, time. On a desktop each stands in a column of its own. */
  readonly columns: readonly string[];
  /** Why it can't be taken now: the row leads nowhere then. */
  readonly closed?: string | undefined;
}

/** A way to pay in or out, with what is to be known before it is chosen. */
export function MethodRow({ to, icon, name, badge, note, columns, closed }: MethodRowProps) {
  const content = (
    <>
      <Glyph icon={icon} muted={closed !== undefined} className={styles.glyph} />
      <span className={styles.name}>
        <b>
          {name}
          {badge !== undefined && <Tag tone="accent">{badge}</Tag>}
        </b>
        {note !== undefined && <small>{note}</small>}
      </span>
      {closed === undefined ? (
        columns.map((text) => (
          <span key={text} className={styles.fact}>
            {text}
          </span>
        ))
      ) : (
        <span className={styles.closed}>
          <Icon name="minus" size={16} />
          {closed}
        </span>
      )}
      {closed === undefined && <Icon name="chevron-right" size={20} className={styles.chevron} />}
    </>
  );
  if (closed !== undefined) return <div className={styles.methClosed}>{content}</div>;
  return (
    <Link to={to} className={styles.meth}>
      {content}
    </Link>
  );
}

/** The names of the columns, on a desktop: the method's, then those of its `columns`. */
export function MethodHead({ columns }: { readonly columns: readonly string[] }) {
  return (
    <div className={styles.head} aria-hidden="true">
      {columns.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  );
}
