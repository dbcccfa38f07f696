import styles from './serving-dot.module.css';

/** Marks whoever bats or serves; a word beside it says so to who can't see it. */
export const ServingDot = () => <i className={styles.dot} aria-hidden="true" />;
