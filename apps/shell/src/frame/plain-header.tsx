import { paths } from '@pavilion/contract';
import { useWords } from '../words/index.ts';
import styles from './header.module.css';
import { Logo } from './logo.tsx';

/** The header's bar with the logo alone: while the signed-in header is on its way, and in its place if it does not come. */
export function PlainHeader() {
  const say = useWords();
  return (
    <header className={styles.top}>
      <div className={styles.topIn}>
        <Logo to={paths.home()} label={say('logoHome')} />
      </div>
    </header>
  );
}
