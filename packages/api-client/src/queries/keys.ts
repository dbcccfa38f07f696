import type { QueryKey } from '@tanstack/react-query';

/**
 * The first word of each query key: what a mutation names when it invalidates what a query shows, of whichever build. The key
 * of a query itself is made by `keyOf` and nowhere else.
 */
export const keys = {
  appDetails: ['appDetails'],
  banners: ['banners'],
  announcements: ['announcements'],
  demoUsers: ['demoUsers'],
  notifications: ['notifications'],
  profile: ['profile'],
  sessions: ['sessions'],
  statement: ['statement'],
  gateways: ['gateways'],
  operatorAccounts: ['operatorAccounts'],
  deposits: ['deposits'],
  withdrawals: ['withdrawals'],
  banks: ['banks'],
  kyc: ['kyc'],
  limits: ['limits'],
  playNow: ['playNow'],
  playReport: ['playReport'],
  playSession: ['playSession'],
  bonuses: ['bonuses'],
  referral: ['referral'],
  providers: ['providers'],
  games: ['games'],
  ownGames: ['ownGames'],
  categories: ['categories'],
  matches: ['matches'],
  matchCounts: ['matchCounts'],
  matchOdds: ['matchOdds'],
  bookmakerOdds: ['bookmakerOdds'],
  fancyOdds: ['fancyOdds'],
  priceHistory: ['priceHistory'],
  matchSettings: ['matchSettings'],
  streams: ['streams'],
  bets: ['bets'],
  exposure: ['exposure'],
  cashOut: ['cashOut'],
} as const satisfies Readonly<Record<string, QueryKey>>;

/** The wire that this build was compiled with, as the build names it; one name for all where nothing was built. */
const WIRE = typeof __PAVILION_WIRE__ === 'undefined' ? 'source' : __PAVILION_WIRE__;

/**
 * The key of a query: its beginning, what it is asked with, and the wire that reads it. Builds with other schemas share the
 * cache and never each other's entries; what invalidates a beginning reaches the entries of all.
 */
export function keyOf<const Beginning extends QueryKey, const Input extends QueryKey>(
  beginning: Beginning,
  ...input: Input
) {
  return [...beginning, ...input, WIRE] as const;
}

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
