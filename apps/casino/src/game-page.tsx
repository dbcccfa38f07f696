import { useParams } from 'react-router';
import { GameView } from './play/game-view.tsx';

/** `/casino/{casinoslug}/{gameslug}`: one game. */
export function GamePage() {
  const { casinoslug = '', gameslug = '' } = useParams();
  return <GameView casinoslug={casinoslug} gameslug={gameslug} />;
}
