import { Icon } from '@pavilion/shared-ui';
import { useEffect, useState } from 'react';
import styles from '../form/form.module.css';
import { useMessages } from '../messages/index.ts';

/** How long a player waits before they can ask for another OTP, ms. */
const WAIT = 30_000;

interface ResendOtpProps {
  /** When the last OTP went out (`Date.now()`), or null where none has. */
  readonly sentAt: number | null;
  readonly disabled: boolean;
  readonly onResend: () => void;
}

/** Counts down to the next OTP, then offers it. */
export function ResendOtp({ sentAt, disabled, onResend }: ResendOtpProps) {
  const t = useMessages();
  const seconds = useSecondsTo(sentAt === null ? 0 : sentAt + WAIT);
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

/** Whole seconds until then, by the clock: a phone that slept does not count on from where it was. */
function useSecondsTo(then: number): number {
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((then - now) / 1000));
  const counting = left > 0;
  useEffect(() => {
    setNow(Date.now());
    if (!counting || then === 0) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [then, counting]);
  return left;
}
