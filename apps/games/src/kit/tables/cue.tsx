import { classNames } from '../parts/class-names.ts';
import { Icon } from '../parts/icon.tsx';
import { useSeconds } from './clock.ts';
import { useTableMessages } from './messages.ts';
import type { AnyPlay } from './play.ts';
import styles from './stage.module.css';

/** Once round the ring. */
const LENGTH = 179;

export interface CueProps {
  readonly play: Pick<AnyPlay<string>, 'state' | 'part' | 'now'>;
  /** What is said once bets are closed; else just that. */
  readonly shut?: string | undefined;
  readonly className?: string | undefined;
}

/** What the moment asks for: the ring that counts down while bets are taken, then that they are closed; nothing beside a result. */
export function Cue({ play, shut, className }: CueProps) {
  const t = useTableMessages();
  if (play.part === 'betting') return <Ring play={play} className={className} />;
  if (play.part === 'result') return null;
  return (
    <span className={classNames(styles.pill, styles.shut, className)}>
      <Icon name="lock" size={16} />
      {shut ?? t.betsClosed}
    </span>
  );
}

/** The seconds that are left to bet, by the server's clock. */
export function Ring({ play, className }: Pick<CueProps, 'play' | 'className'>) {
  const t = useTableMessages();
  const { round } = play.state;
  const seconds = useSeconds(round?.closesAt ?? null, play.now);
  if (!round) return null;
  const takes = round.closesAt - round.beganAt;
  const gone = Math.max(0, play.now() - round.beganAt);
  const left = Math.min(1, (seconds * 1000) / takes);
  return (
    <div className={classNames(styles.ring, className)} role="timer" aria-label={t.secondsToBet(seconds)}>
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <circle cx="32" cy="32" r="28.500" />
        <circle
          key={round.id}
          className={styles.running}
          cx="32"
          cy="32"
          r="28.500"
          strokeDasharray={LENGTH}
          strokeDashoffset={LENGTH * (1 - left)}
          style={{ animationDuration: `${takes}ms`, animationDelay: `-${Math.round(gone)}ms` }}
        />
      </svg>
      <span>
        <b key={seconds} className={seconds <= 3 ? styles.urgent : undefined}>
          {seconds}
        </b>
        <small>{t.toBet}</small>
      </span>
    </div>
  );
}
