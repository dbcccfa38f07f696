import { useSession } from '@pavilion/contract';
import { Button, classNames, Icon, Skeleton } from '@pavilion/shared-ui';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { LaunchEnd, LaunchFailed, type WayBack } from './launch-end.tsx';
import styles from './launch-stage.module.css';
import { useFrameHistory } from './use-frame-history.ts';
import type { Launch } from './use-launch.ts';
import { useLaunchMessages } from './use-launch-messages.ts';

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
 * What the lobby host opens, in its frame on another origin, with the rights that the operator gives it (`frameRights`) and no others: it
 * fills no screen (the page around does that, with its bar), leads this page nowhere, and sees no camera, place or address of ours.
 */
export function LaunchStage(props: LaunchStageProps) {
  const { launch, title, what, back, fills = false } = props;
  const { state, url, error, rights, again } = launch;
  const stage = useRef<HTMLElement>(null);
  const noteEntries = useFrameHistory(back.to);
  useFocusOnGame(stage, launch);
  return (
    <section
      ref={stage}
      className={classNames(styles.stage, fills && styles.stageFills)}
      aria-label={title}
      data-launch={state}
    >
      {url !== null && rights !== null && (state === 'loading' || state === 'playing' || state === 'silent') && (
        <iframe
          key={url}
          ref={launch.frame}
          className={classNames(styles.frame, state === 'silent' && styles.frameSilent)}
          src={url}
          title={title}
          sandbox={rights.sandbox}
          allow={rights.allow}
          referrerPolicy="no-referrer"
          onLoad={() => {
            launch.onLoad();
            noteEntries();
          }}
        />
      )}
      {(state === 'asking' || state === 'loading') && <Opening {...props} isAnswered={state === 'loading'} />}
      {state === 'failed' && <LaunchFailed error={error} what={what} again={again} back={back} />}
      <LaunchEnded {...props} />
    </section>
  );
}

/** What stands in the place of a game that is not played any more, or does not open. */
function LaunchEnded({ launch, what, overText, over, asideText = '', back }: LaunchStageProps) {
  const t = useLaunchMessages();
  const { state, again } = launch;
  const openAgain = <Button onClick={again}>{t('openAgain')}</Button>;
  if (state === 'silent') {
    const texts = { title: t('doesNotOpen', { what }), text: t('doesNotOpenText') };
    return <LaunchEnd role="alert" icon="alert" isFailure {...texts} again={openAgain} back={back} />;
  }
  if (state === 'aside') {
    const texts = { title: t('openElsewhere', { what }), text: asideText };
    const playHere = <Button onClick={again}>{t('playHere')}</Button>;
    return <LaunchEnd role="status" icon="pause" {...texts} again={playHere} back={back} />;
  }
  if (state !== 'over' && state !== 'closed') return null;
  const isOver = state === 'over';
  return (
    <LaunchEnd
      role="status"
      icon={isOver ? 'clock' : 'check'}
      title={isOver ? t('sessionOver') : t('gameClosed', { what })}
      text={isOver ? overText : ''}
      again={openAgain}
      back={back}
    >
      {over}
    </LaunchEnd>
  );
}

/** Gives the keyboard to a game as it begins to play, unless the player uses something else of the page. */
function useFocusOnGame(stage: RefObject<HTMLElement | null>, { frame, state }: Launch): void {
  useEffect(() => {
    const { activeElement: active, body } = document;
    const isFree = active === null || active === body || active.tagName === 'MAIN' || stage.current?.contains(active);
    if (state === 'playing' && isFree) frame.current?.focus({ preventScroll: true });
  }, [stage, frame, state]);
}

function Opening({ what, asking, art, isAnswered }: LaunchStageProps & { readonly isAnswered: boolean }) {
  const t = useLaunchMessages();
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
