import { useOrganisation } from '@pavilion/contract';
import { Link } from 'react-router';
import styles from './logo.module.css';

/** The organisation's mark and name; ours until it has given one. */
export function Logo({ to, label }: { to: string; label: string }) {
  const address = useOrganisation(({ details }) => details?.LOGO_URL);
  return (
    <Link className={styles.logo} to={to} aria-label={label}>
      {address ? <img className={styles.logoMark} src={address} alt="" width={32} height={32} /> : <PavilionMark />}
      <b className={styles.logoName}>Pavilion</b>
    </Link>
  );
}

function PavilionMark() {
  return (
    <svg className={styles.logoMark} viewBox="0 0 32 32" width={32} height={32} aria-hidden="true" focusable="false">
      <rect className={styles.logoGround} width="32" height="32" rx="8" />
      <path className={styles.logoFigure} d="M6 13.2 16 6.5l10 6.700M10 16.500v9M16 14v11.500M22 16.500v9" />
    </svg>
  );
}
