import type { Game } from '@pavilion/api-client';
import { paths, useSession } from '@pavilion/contract';
import { inOneLine, usePlayerError } from '@pavilion/remote-kit';
import { Button, ButtonLink, Icon, Skeleton } from '@pavilion/shared-ui';
import { type ReactNode, useRef } from 'react';
import { GameCover } from '../game/game-cover.tsx';
import { useMessages } from '../messages/index.ts';
import styles from './game-stage.module.css';
import { useLaunch } from './use-launch.ts';

/**
 * The game in its frame, on another origin, with no more rights than it needs: it runs scripts as itself, plays sound and fills
 * the screen; it opens no windows, leads this page nowhere, and sees no camera, place or address of ours.
 */
export function GameStage({ game }: { readonly game: Game }) {
  const t = useMessages();
  const frame = useRef<HTMLIFrameElement>(null);
  const { state, url, error, onLoad, again } = useLaunch(game.code, frame);
  const title = t('gameFrame', { game: game.name, provider: game.providerName });
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
      {(state === 'asking' || state === 'loading') && <Opening game={game} isAnswered={state === 'loading'} />}
      {state === 'failed' && <Failed error={error} again={again} game={game} />}
      {state === 'over' && (
        <Ended
          role="status"
          icon="clock"
          title={t('sessionOver')}
          text={t('sessionOverText')}
          again={<Button onClick={again}>{t('openAgain')}</Button>}
          game={game}
        />
      )}
    </section>
  );
}

function Opening({ game, isAnswered }: { readonly game: Game; readonly isAnswered: boolean }) {
  const t = useMessages();
  const id = useSession((session) => session.user?.mstruserid ?? '');
  return (
    <div className={styles.cover} role="status" aria-busy="true">
      <div className={styles.box}>
        <div className={styles.art}>
          <GameCover game={game} />
        </div>
        <h2 className={styles.title}>{t('opening', { game: game.name })}</h2>
        <ul className={styles.steps}>
          <Step isDone>{t('signedInAs', { id })}</Step>
          <Step isDone={isAnswered}>{t('askingProvider', { provider: game.providerName })}</Step>
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

function Failed({ error, again, game }: { readonly error: unknown; readonly again: () => void; readonly game: Game }) {
  const t = useMessages();
  const failure = usePlayerError(error, { what: game.name, title: t('lobbyFailed') });
  return (
    <Ended
      role="alert"
      icon="alert"
      title={failure.title}
      text={inOneLine(failure.text, failure.advice)}
      detail={failure.detail}
      again={<Button onClick={again}>{failure.retryLabel}</Button>}
      game={game}
    />
  );
}

interface EndedProps {
  readonly role: 'alert' | 'status';
  readonly icon: 'alert' | 'clock';
  readonly title: string;
  readonly text: string;
  readonly again: ReactNode;
  readonly game: Game;
  /** For support. */
  readonly detail?: string | undefined;
}

function Ended({ role, icon, title, text, again, game, detail }: EndedProps) {
  const t = useMessages();
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
          <ButtonLink variant="quiet" to={paths.casino(game.provider)}>
            {t('backToProvider', { provider: game.providerName })}
          </ButtonLink>
        </div>
        {detail !== undefined && <p className={styles.detail}>{detail}</p>}
      </div>
    </div>
  );
}

/** Of the stage's size, while the game itself is being looked up. */
export function GameStageSkeleton() {
  return (
    <div className={styles.stage}>
      <Skeleton height="100%" radius={0} />
    </div>
  );
}
