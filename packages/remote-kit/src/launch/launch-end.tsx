import { ApiError } from '@pavilion/api-client';
import { paths } from '@pavilion/contract';
import { Button, ButtonLink, Icon, type IconName } from '@pavilion/shared-ui';
import type { ReactNode } from 'react';
import { inOneLine } from '../player-error.ts';
import { usePlayerError } from '../use-player-error.ts';
import styles from './launch-stage.module.css';
import { useLaunchMessages } from './use-launch-messages.ts';

/** The way back from what has ended or did not open. */
export interface WayBack {
  readonly to: string;
  readonly label: string;
}

interface LaunchEndProps {
  readonly role: 'alert' | 'status';
  readonly icon: IconName;
  /** Something went wrong. */
  readonly isFailure?: boolean;
  readonly title: string;
  readonly text: string;
  /** Between the text and the ways on. */
  readonly children?: ReactNode;
  readonly again?: ReactNode;
  readonly back: WayBack;
  /** For support. */
  readonly detail?: string | undefined;
}

/** Stands where a frame would: why there is none, and the ways on. */
export function LaunchEnd(props: LaunchEndProps) {
  const { role, icon, isFailure = false, title, text, children, again, back, detail } = props;
  return (
    <div className={styles.cover} role={role}>
      <div className={styles.box}>
        <span className={isFailure ? styles.iconFailed : styles.iconCalm}>
          <Icon name={icon} />
        </span>
        <h2 className={styles.title}>{title}</h2>
        {text !== '' && <p className={styles.text}>{text}</p>}
        {children}
        <div className={styles.actions}>
          {again}
          <ButtonLink variant={again === undefined ? 'primary' : 'quiet'} to={back.to}>
            {back.label}
          </ButtonLink>
        </div>
        {detail !== undefined && <p className={styles.detail}>{detail}</p>}
      </div>
    </div>
  );
}

/** Names of refusals by which what is opened is not to be had for now, or not by this player: nothing has failed. */
const MAINTAINED = { icon: 'clock', title: 'closedForNow', isForNow: true } as const;
/** The player has stopped, or was: no retry opens it, and what they still can do is said. */
const STOPPED = { icon: 'pause', title: 'noPlayForNow', isForNow: false, isStopped: true } as const;
const CLOSED = {
  'game-maintenance': MAINTAINED,
  'game-maintenance-open': MAINTAINED,
  'provider-maintenance': MAINTAINED,
  'provider-maintenance-open': MAINTAINED,
  'provider-off': MAINTAINED,
  'not-in-country': { icon: 'globe', title: 'notInCountry', isForNow: false },
  'not-in-currency': { icon: 'wallet', title: 'notInCurrency', isForNow: false },
  'on-break': STOPPED,
  'on-break-open': STOPPED,
  excluded: STOPPED,
  'excluded-for-good': STOPPED,
  limited: STOPPED,
} as const;

const closedBy = (error: unknown) => {
  const code = error instanceof ApiError ? error.refusal?.code : undefined;
  return code !== undefined && Object.hasOwn(CLOSED, code) ? CLOSED[code as keyof typeof CLOSED] : undefined;
};

interface LaunchFailedProps {
  readonly error: unknown;
  readonly what: string;
  readonly again: () => void;
  readonly back: WayBack;
}

/** Why it did not open: something failed, or it is not to be had. */
export function LaunchFailed({ error, what, again, back }: LaunchFailedProps) {
  const t = useLaunchMessages();
  const failure = usePlayerError(error, { what, title: t('lobbyFailed') });
  const closed = closedBy(error);
  if (closed) {
    const { icon, title, isForNow } = closed;
    return (
      <LaunchEnd
        role="alert"
        icon={icon}
        title={t(title, { what })}
        text={inOneLine(failure.text)}
        back={back}
        {...(isForNow && { again: <Button onClick={again}>{t('tryAgain')}</Button> })}
        {...('isStopped' in closed && { again: <ButtonLink to={paths.withdraw()}>{t('withdraw')}</ButtonLink> })}
      />
    );
  }
  return (
    <LaunchEnd
      role="alert"
      icon="alert"
      isFailure
      title={failure.title}
      text={inOneLine(failure.text, failure.advice)}
      detail={failure.detail}
      again={<Button onClick={again}>{failure.retryLabel}</Button>}
      back={back}
    />
  );
}
