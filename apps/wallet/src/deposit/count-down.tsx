import { useDepositMessages } from '../messages/deposit.ts';
import styles from './count-down.module.css';

/** How long is left of a span that ends at `until`, as a ring that empties and as minutes and seconds; all in ms. */
export function CountDown({
  from,
  until,
  now,
  title,
  text,
}: {
  readonly from: number;
  readonly until: number;
  readonly now: number;
  readonly title: string;
  readonly text: string;
}) {
  const t = useDepositMessages();
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const [minutes, seconds] = [Math.floor(left / 60), left % 60];
  const share = until > from ? Math.min(1, Math.max(0, (until - now) / (until - from))) : 0;
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
