import { Link } from 'react-router';
import styles from './steps.module.css';

/** One of a few cards: a step with its number, or a point; `to` is where it leads. */
export function Step({
  number,
  title,
  text,
  to,
}: {
  readonly number?: number;
  readonly title: string;
  readonly text: string;
  readonly to?: string;
}) {
  return (
    <li className={styles.step}>
      <h3 className={styles.stepTitle}>
        {number !== undefined && <span className={styles.number}>{number}</span>}
        {to === undefined ? (
          title
        ) : (
          <Link className={styles.stepLink} to={to}>
            {title}
          </Link>
        )}
      </h3>
      <p className={styles.stepText}>{text}</p>
    </li>
  );
}
