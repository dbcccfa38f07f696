import { useDepositMessages } from '../messages/deposit.ts';
import styles from './count-down.module.css';

/** How long is left of a span of `length`, as a ring that empties and as minutes and seconds; all in ms. */
export function CountDown({
  left,
  length,
  title,
  text,
}: {
  readonly left: number;
  readonly length: number;
  readonly title: string;
  readonly text: string;
}) {
  const t = useDepositMessages();
  const inSeconds = Math.ceil(left / 1000);
  const [minutes, seconds] = [Math.floor(inSeconds / 60), inSeconds % 60];
  const share = left / length;
  return (
    <div className={styles.countDown}>
      <svg viewBox="0 0 36 36" className={styles.ring} aria-hidden="true">
        <circle cx="18" cy="18" r="16" />
        <circle cx="18" cy="18" r="16" pathLength="100" strokeDasharray={`${share * 100} 100`} />
      </svg>
      <div>
        <b className={styles.title}>{title}</b>
        <p className={styles.text}>{text}</p>
      </div>
      <span role="timer" className={styles.left}>
        <span aria-hidden="true">
          {String(minutes).padStart(2, '0')}:{String(seconds).padStart(2, '0')}
        </span>
        <span className="sr">{t('secondsLeft', { minutes, seconds })}</span>
      </span>
    </div>
  );
}
