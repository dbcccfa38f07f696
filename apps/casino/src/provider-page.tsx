import { useParams } from 'react-router';
import { ProviderView } from './provider/provider-view.tsx';

/** `/casino/{casinoslug}`: a provider's games, or one game where the slug is a game's (`aura-baccarat`). */
export function ProviderPage() {
  const { casinoslug = '' } = useParams();
  return <ProviderView casinoslug={casinoslug} />;
}
