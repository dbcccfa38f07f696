import { Icon } from '@pavilion/shared-ui';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import styles from './more-link.module.css';

/** At the right of a section's heading: all of it. */
export function MoreLink({ to, children }: { to: To; children: ReactNode }) {
  return (
    <Link className={styles.more} to={to}>
      {children}
      <Icon name="chevron-right" size={16} />
    </Link>
  );
}
