import { paths } from '@pavilion/contract';
import type { IconName } from '@pavilion/shared-ui';

/** The header's menu, in the order of spec §2. `word` is the key of its name in the messages. */
export const menu = [
  { word: 'menuExchange', to: paths.exchange('Cricket'), icon: 'exchange' },
  { word: 'menuAviator', to: paths.casinoGame('spribe', 'aviator'), icon: 'plane' },
  { word: 'menuEzugi', to: paths.casino('ezugi'), icon: 'casino' },
  { word: 'menuEvolution', to: paths.casino('evolution'), icon: 'casino' },
  { word: 'menuSlots', to: paths.slots(), icon: 'slots' },
  { word: 'menuXpg', to: paths.casino('xpg'), icon: 'casino' },
  { word: 'menuVivo', to: paths.casino('vivo'), icon: 'casino' },
  { word: 'menuQtech', to: paths.casino('qtech'), icon: 'grid' },
  { word: 'menuSupernowa', to: paths.casino('supernowa'), icon: 'casino' },
] as const satisfies readonly { word: string; to: string; icon: IconName }[];
