import { Icon } from '@pavilion/shared-ui';
import { steadyNow, timeLeft } from '@pavilion/shared-ui/clock';
import { useEffect, useState } from 'react';
import styles from '../form/form.module.css';
import { useMessages } from '../messages/index.ts';

/** How long a player waits before they can ask for another OTP, ms. */
const WAIT = 30_000;

interface ResendOtpProps {
  /** When the last OTP went out (`steadyNow()`), or null where none has. */
  readonly sentAt: number | null;
  readonly disabled: boolean;
  readonly onResend: () => void;
}

/** Counts down to the next OTP, then offers it. */
export function ResendOtp({ sentAt, disabled, onResend }: ResendOtpProps) {
  const t = useMessages();
  const seconds = useSecondsLeft(sentAt);
  return (
    <div className={styles.resend}>
      <Icon name="clock" size={16} />
      {seconds > 0 ? (
        <span role="timer">{t('resendIn', { time: `0:${String(seconds).padStart(2, '0')}` })}</span>
      ) : (
        <button type="button" disabled={disabled} onClick={onResend} className={styles.link}>
          {t('resendOtp')}
        </button>
      )}
    </div>
  );
}

/** Whole seconds of the wait that are left, by the steady time: a device that slept counts them too. */
function useSecondsLeft(sentAt: number | null): number {
  const [now, setNow] = useState(steadyNow);
  const left = sentAt === null ? 0 : Math.ceil(timeLeft(sentAt, WAIT, now) / 1000);
  const counting = left > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another OTP counts from its own moment
  useEffect(() => {
    setNow(steadyNow());
    if (!counting) return undefined;
    const timer = setInterval(() => setNow(steadyNow()), 1000);
    return () => clearInterval(timer);
  }, [sentAt, counting]);
  return left;
}
