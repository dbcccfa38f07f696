import { useSession } from '@pavilion/contract';
import { Button, classNames, Icon, Skeleton } from '@pavilion/shared-ui';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/index.ts';
import { LaunchEnd, LaunchFailed, type WayBack } from './launch-end.tsx';
import styles from './launch-stage.module.css';
import type { Launch } from './use-launch.ts';

export interface LaunchStageProps {
  /** What is opened; another one is another stage, by its key. */
  readonly launch: Launch;
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
  /** What came of it, below that. */
  readonly over?: ReactNode;
  /** What to know while it is put aside. */
  readonly asideText?: string;
  /** The way back beside Retry. */
  readonly back: WayBack;
  /** As high as what it stands in; else by itself as high as the window leaves. */
  readonly fills?: boolean;
}

/**
 * What the lobby host opens, in its frame on another origin, with no more rights than it needs: it runs scripts as itself and
 * plays sound; it fills no screen (the page around does that, with its bar), opens no windows, leads this page nowhere, and sees no camera,
 * place or address of ours.
 */
export function LaunchStage(props: LaunchStageProps) {
  const { launch, title, what, back, fills = false } = props;
  const { state, url, error, again } = launch;
  const t = useMessages();
  return (
    <section className={classNames(styles.stage, fills && styles.stageFills)} aria-label={title} data-launch={state}>
      {url !== null && (state === 'loading' || state === 'playing') && (
        <iframe
          key={url}
          ref={launch.frame}
          className={styles.frame}
          src={url}
          title={title}
          sandbox="allow-scripts allow-same-origin"
          allow="autoplay"
          referrerPolicy="no-referrer"
          onLoad={launch.onLoad}
        />
      )}
      {(state === 'asking' || state === 'loading') && <Opening {...props} isAnswered={state === 'loading'} />}
      {state === 'failed' && <LaunchFailed error={error} what={what} again={again} back={back} />}
      {state === 'over' && (
        <LaunchEnd
          role="status"
          icon="clock"
          title={t('sessionOver')}
          text={props.overText}
          again={<Button onClick={again}>{t('openAgain')}</Button>}
          back={back}
        >
          {props.over}
        </LaunchEnd>
      )}
      {state === 'aside' && (
        <LaunchEnd
          role="status"
          icon="pause"
          title={t('openElsewhere', { what })}
          text={props.asideText ?? ''}
          again={<Button onClick={again}>{t('playHere')}</Button>}
          back={back}
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

/** Of the stage's size, while what it shows is being looked up. */
export function LaunchStageSkeleton() {
  return (
    <div className={styles.stage}>
      <Skeleton height="100%" radius={0} />
    </div>
  );
}
