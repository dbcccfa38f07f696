import { useSession } from '@pavilion/contract';
import { Button, ButtonLink, Icon, Skeleton } from '@pavilion/shared-ui';
import { type ReactNode, useRef } from 'react';
import { useMessages } from '../messages/index.ts';
import { inOneLine } from '../player-error.ts';
import { usePlayerError } from '../use-player-error.ts';
import styles from './launch-stage.module.css';
import { type LaunchInput, useLaunch } from './use-launch.ts';

export interface LaunchStageProps {
  /** What is opened; another one is another stage, by its key. */
  readonly input: LaunchInput;
  /** Its name. */
  readonly what: string;
  /** Names the frame: the game and its provider. */
  readonly title: string;
  /** Whom is asked for it: the second step while it opens. */
  readonly asking: string;
  /** A picture of it while it opens. */
  readonly art?: ReactNode;
  /** What to know once it has closed. */
  readonly overText: string;
  /** The way back beside Retry. */
  readonly back: { readonly to: string; readonly label: string };
}

/**
 * What the lobby host opens, in its frame on another origin, with no more rights than it needs: it runs scripts as itself, plays sound
 * and fills the screen; it opens no windows, leads this page nowhere, and sees no camera, place or address of ours.
 */
export function LaunchStage(props: LaunchStageProps) {
  const { input, title, overText } = props;
  const t = useMessages();
  const frame = useRef<HTMLIFrameElement>(null);
  const { state, url, error, onLoad, again } = useLaunch(input, frame);
  return (
    <section className={styles.stage} aria-label={title}>
      {url !== null && (state === 'loading' || state === 'playing') && (
        <iframe
          key={url}
          ref={frame}
          className={styles.frame}
          src={url}
          title={title}
          sandbox="allow-scripts allow-same-origin"
          allow="autoplay; fullscreen"
          referrerPolicy="no-referrer"
          onLoad={onLoad}
        />
      )}
      {(state === 'asking' || state === 'loading') && <Opening {...props} isAnswered={state === 'loading'} />}
      {state === 'failed' && <Failed {...props} error={error} again={again} />}
      {state === 'over' && (
        <Ended
          role="status"
          icon="clock"
          title={t('sessionOver')}
          text={overText}
          again={<Button onClick={again}>{t('openAgain')}</Button>}
          back={props.back}
        />
      )}
    </section>
  );
}

function Opening({ what, asking, art, isAnswered }: LaunchStageProps & { readonly isAnswered: boolean }) {
  const t = useMessages();
  const id = useSession((session) => session.user?.mstruserid ?? '');
  return (
    <div className={styles.cover} role="status" aria-busy="true">
      <div className={styles.box}>
        {art !== undefined && <div className={styles.art}>{art}</div>}
        <h2 className={styles.title}>{t('opening', { what })}</h2>
        <ul className={styles.steps}>
          <Step isDone>{t('signedInAs', { id })}</Step>
          <Step isDone={isAnswered}>{asking}</Step>
        </ul>
        <div className={styles.progress} aria-hidden="true" />
      </div>
    </div>
  );
}

function Step({ isDone, children }: { readonly isDone: boolean; readonly children: ReactNode }) {
  return (
    <li className={isDone ? styles.stepDone : styles.step}>
      <Icon name={isDone ? 'check' : 'hourglass'} size={20} />
      {children}
    </li>
  );
}

function Failed({
  error,
  again,
  what,
  back,
}: LaunchStageProps & { readonly error: unknown; readonly again: () => void }) {
  const t = useMessages();
  const failure = usePlayerError(error, { what, title: t('lobbyFailed') });
  return (
    <Ended
      role="alert"
      icon="alert"
      title={failure.title}
      text={inOneLine(failure.text, failure.advice)}
      detail={failure.detail}
      again={<Button onClick={again}>{failure.retryLabel}</Button>}
      back={back}
    />
  );
}

interface EndedProps extends Pick<LaunchStageProps, 'back'> {
  readonly role: 'alert' | 'status';
  readonly icon: 'alert' | 'clock';
  readonly title: string;
  readonly text: string;
  readonly again: ReactNode;
  /** For support. */
  readonly detail?: string | undefined;
}

function Ended({ role, icon, title, text, again, back, detail }: EndedProps) {
  return (
    <div className={styles.cover} role={role}>
      <div className={styles.box}>
        <span className={icon === 'alert' ? styles.iconFailed : styles.iconCalm}>
          <Icon name={icon} />
        </span>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>
          {again}
          <ButtonLink variant="quiet" to={back.to}>
            {back.label}
          </ButtonLink>
        </div>
        {detail !== undefined && <p className={styles.detail}>{detail}</p>}
      </div>
    </div>
  );
}

/** Of the stage's size, while what it shows is being looked up. */
export function LaunchStageSkeleton() {
  return (
    <div className={styles.stage}>
      <Skeleton height="100%" radius={0} />
    </div>
  );
}
