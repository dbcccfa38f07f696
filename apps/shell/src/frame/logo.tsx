import { useOrganisation } from '@pavilion/contract';
import { useSiteName } from '@pavilion/remote-kit';
import { HouseMark } from '@pavilion/shared-ui';
import { Link } from 'react-router';
import { useMessages } from '../messages/index.ts';
import styles from './logo.module.css';

/** The organisation's mark and name, which lead to its front page or (`isHome`) to the player's home. */
export function Logo({ to, isHome = false }: { to: string; isHome?: boolean }) {
  const t = useMessages();
  const name = useSiteName();
  const address = useOrganisation(({ details }) => details?.LOGO_URL);
  return (
    <Link className={styles.logo} to={to} aria-label={isHome ? t('logoHome', { name }) : name}>
      <HouseMark logo={address} size={32} />
      <b className={styles.logoName}>{name}</b>
    </Link>
  );
}
