import { GAME_BALANCE_CHANGED, GAME_WANTS_DEPOSIT, type Game, keys } from '@pavilion/api-client';
import { paths } from '@pavilion/contract';
import { LaunchStage, useLaunch } from '@pavilion/remote-kit';
import { classNames } from '@pavilion/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { GameCover } from '../game/game-cover.tsx';
import { useMessages } from '../messages/index.ts';
import { DepositDialog } from './deposit.tsx';
import { FrameNotes } from './frame-notes.tsx';
import { FullScreenButton, GameBar } from './game-bar.tsx';
import styles from './game-room.module.css';
import { SessionMeter, SessionSum } from './session-figures.tsx';
import { TurnHint } from './turn-hint.tsx';
import { useDepositWish } from './use-deposit-wish.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useOnlyGame } from './use-only-game.ts';
import { usePlaySession } from './use-play-session.ts';
import { useRoundHold } from './use-round-hold.ts';

/** A game in its frame, under the bar with what its player needs while they play. */
export function GameRoom({ game }: { readonly game: Game }) {
  const t = useMessages();
  const room = useRef<HTMLDivElement>(null);
  const full = useFullScreen(room);
  const deposit = useDepositWish();
  const client = useQueryClient();
  const launch = useLaunch({
    input: { gameCode: game.code },
    onOpen: () => claim(),
    onWord(word) {
      if (word === GAME_WANTS_DEPOSIT) deposit.wish();
      // The balance itself comes over the operator's socket.
      else if (word === GAME_BALANCE_CHANGED)
        void client.invalidateQueries({ queryKey: keys.playSession }, { cancelRefetch: false });
      else round.hear(word);
    },
  });
  const claim = useOnlyGame(launch.putAside);
  const isShown = launch.state === 'loading' || launch.state === 'playing';
  const round = useRoundHold(isShown ? launch.url : null);
  const session = usePlaySession(game, round.isOn);
  // Wherever its player goes next, the game's tile says whether a round was left open here.
  useEffect(() => () => void client.invalidateQueries({ queryKey: keys.ownGames, refetchType: 'none' }), [client]);
  const back = { to: paths.casino(game.provider), label: t('backToProvider', { provider: game.providerName }) };
  return (
    <>
      <div ref={room} className={styles.room} data-room={full.room}>
        <GameBar
          title={game.name}
          note={game.providerName}
          back={back}
          full={<FullScreenButton room={full.room} onToggle={full.toggle} />}
        >
          <SessionMeter session={session} />
        </GameBar>
        <TurnHint />
        <div className={classNames(styles.stage, full.room !== 'page' && styles.stageFull)}>
          <LaunchStage
            fills
            launch={launch}
            what={game.name}
            title={t('gameFrame', { game: game.name, provider: game.providerName })}
            asking={t('askingProvider', { provider: game.providerName })}
            art={<GameCover game={game} />}
            overText={t('sessionOverText')}
            over={<SessionSum session={session} />}
            asideText={t('elsewhereText')}
            back={back}
          />
        </div>
        {deposit.isShown && <DepositDialog onClose={deposit.close} />}
      </div>
      <FrameNotes launch={launch} />
    </>
  );
}
