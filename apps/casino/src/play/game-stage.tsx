import type { Game } from '@pavilion/api-client';
import { paths } from '@pavilion/contract';
import { LaunchStage } from '@pavilion/remote-kit';
import { GameCover } from '../game/game-cover.tsx';
import { useMessages } from '../messages/index.ts';

/** The game in its frame. */
export function GameStage({ game }: { readonly game: Game }) {
  const t = useMessages();
  return (
    <LaunchStage
      input={{ gameCode: game.code }}
      what={game.name}
      title={t('gameFrame', { game: game.name, provider: game.providerName })}
      asking={t('askingProvider', { provider: game.providerName })}
      art={<GameCover game={game} />}
      overText={t('sessionOverText')}
      back={{ to: paths.casino(game.provider), label: t('backToProvider', { provider: game.providerName }) }}
    />
  );
}
