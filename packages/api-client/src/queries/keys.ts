import type { QueryKey } from '@tanstack/react-query';

/** The first word of each query key: what a mutation names when it invalidates what a query shows. */
export const keys = {
  appDetails: ['appDetails'],
  banners: ['banners'],
  announcements: ['announcements'],
  demoUsers: ['demoUsers'],
  notifications: ['notifications'],
  statement: ['statement'],
  gateways: ['gateways'],
  operatorAccounts: ['operatorAccounts'],
  deposits: ['deposits'],
  withdrawals: ['withdrawals'],
  banks: ['banks'],
  kyc: ['kyc'],
  bonuses: ['bonuses'],
  referral: ['referral'],
  providers: ['providers'],
  games: ['games'],
  categories: ['categories'],
  matches: ['matches'],
  matchCounts: ['matchCounts'],
  matchOdds: ['matchOdds'],
  bookmakerOdds: ['bookmakerOdds'],
  fancyOdds: ['fancyOdds'],
  matchSettings: ['matchSettings'],
  streams: ['streams'],
  bets: ['bets'],
  exposure: ['exposure'],
} as const satisfies Readonly<Record<string, QueryKey>>;

/**
 * The `meta` of a mutation that changes what queries show: the beginnings of their keys. The shell's query client reads all
 * of them again once the mutation has ended, also when it failed: its outcome may be unknown, or what was on the screen old.
 */
export const invalidates = (...queryKeys: readonly QueryKey[]) => ({ invalidates: queryKeys });

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: { readonly invalidates?: readonly QueryKey[] };
  }
}
