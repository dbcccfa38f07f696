import { paths } from '@pavilion/contract';
import styles from './header.module.css';
import { Logo } from './logo.tsx';

/** The header's bar with the logo alone: while the signed-in header is on its way, and in its place if it fails to load. */
export function PlainHeader() {
  return (
    <header className={styles.top}>
      <div className={styles.topIn}>
        <Logo to={paths.home()} isHome />
      </div>
    </header>
  );
}
