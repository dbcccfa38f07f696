import type { ReactNode } from 'react';
import styles from './known-list.module.css';

/** What is known of something, name by name. A row without a value is left out. */
export function KnownList({ rows }: { readonly rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.known}>
      {rows
        .filter(([, value]) => value !== undefined && value !== null && value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
