import { AURA, KINGMAKER, SPM_GAMES } from './catalogue/catalogue-data.ts';
import { ProviderView } from './provider/provider-view.tsx';

/** `/aura-games`: the games of one provider at an address of their own (spec §2). */
export function AuraGamesPage() {
  return <ProviderView casinoslug={AURA} />;
}

/** `/kingmaker`, as `/aura-games`. */
export function KingmakerPage() {
  return <ProviderView casinoslug={KINGMAKER} />;
}

/** `/spmgames`, as `/aura-games`; without the footer (spec §2). */
export function SpmGamesPage() {
  return <ProviderView casinoslug={SPM_GAMES} />;
}
