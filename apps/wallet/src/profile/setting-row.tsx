import type { IconName } from '@pavilion/shared-ui';
import type { ReactNode } from 'react';
import { Glyph } from '../parts/glyph.tsx';
import styles from './profile.module.css';

/** Holds the rows of a panel. */
export function Settings({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.settings}>{children}</ul>;
}

/** One thing of the account: what it is, how it stands, and what can be done about it. */
export function SettingRow({
  icon,
  title,
  text,
  end,
}: {
  readonly icon: IconName;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly end?: ReactNode;
}) {
  return (
    <li className={styles.set}>
      <Glyph icon={icon} size="s" />
      <span className={styles.about}>
        <b>{title}</b>
        {text !== undefined && <small>{text}</small>}
      </span>
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </li>
  );
}
