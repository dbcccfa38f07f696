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

/** The player's own pages, in the order of spec §2; the same in the profile menu and in the drawer. */
export const accountMenu = [
  { word: 'profile', to: paths.profile(), icon: 'user' },
  { word: 'deposit', to: paths.deposit(), icon: 'deposit' },
  { word: 'withdraw', to: paths.withdraw(), icon: 'withdraw' },
  { word: 'myBets', to: paths.myBets(), icon: 'bets' },
  { word: 'bonus', to: paths.bonus(), icon: 'bonus' },
  { word: 'referral', to: paths.referral(), icon: 'referral' },
  { word: 'statement', to: paths.statement(), icon: 'statement' },
] as const satisfies readonly { word: string; to: string; icon: IconName }[];

export const policyLinks = [
  { word: 'terms', to: paths.terms() },
  { word: 'privacy', to: paths.privacy() },
  { word: 'responsible', to: paths.responsibleGaming() },
] as const;

export const helpLinks = [
  { word: 'contact', to: paths.contact() },
  { word: 'fairPlay', to: paths.fairPlay() },
  { word: 'gameRules', to: paths.gameRules() },
] as const;
