import styles from './live.module.css';

/** It happens now. A dot, and the word: never the colour alone. */
export function Live({ label }: { readonly label: string }) {
  return <span className={styles.live}>{label}</span>;
}
