import { useOrganisation } from '@pavilion/contract';
import { HouseMark } from '@pavilion/shared-ui';
import { Link } from 'react-router';
import styles from './logo.module.css';

/** The organisation's mark and name; ours until it has given one. */
export function Logo({ to, label }: { to: string; label: string }) {
  const address = useOrganisation(({ details }) => details?.LOGO_URL);
  return (
    <Link className={styles.logo} to={to} aria-label={label}>
      <HouseMark logo={address} size={32} />
      <b className={styles.logoName}>Pavilion</b>
    </Link>
  );
}
