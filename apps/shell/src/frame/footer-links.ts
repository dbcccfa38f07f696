import { paths } from '@pavilion/contract';

export const policyLinks = [
  { word: 'terms', to: paths.terms() },
  { word: 'privacy', to: paths.privacy() },
  { word: 'responsible', to: paths.responsibleGaming() },
] as const;

export const helpLinks = [
  { word: 'help', to: paths.help() },
  { word: 'contact', to: paths.contact() },
  { word: 'fairPlay', to: paths.fairPlay() },
  { word: 'gameRules', to: paths.gameRules() },
] as const;
