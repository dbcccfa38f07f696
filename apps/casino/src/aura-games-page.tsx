import { AURA } from './catalogue/catalogue-data.ts';
import { ProviderView } from './provider/provider-view.tsx';

/** `/aura-games`: the games of one provider at an address of their own (spec §2). */
export function AuraGamesPage() {
  return <ProviderView casinoslug={AURA} />;
}
