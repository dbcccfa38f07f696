const segment = encodeURIComponent;

/** Links between apps. Every path that one app links and another owns is made here and nowhere else. */
export const paths = {
  landing: () => '/',
  home: () => '/home',
  maintenance: () => '/maintenance',
  contact: () => '/contactus',
  privacy: () => '/privacypolicy',
  responsibleGaming: () => '/responsiblegame',
  fairPlay: () => '/fairplay',
  gameRules: () => '/gamesrule',
  terms: () => '/terms',
  provider: (code: string) => `/${segment(code)}`,
  /** `Cricket`, `Soccer`, `Tennis`, `inplay`, or a match's id. */
  exchange: (gameId: string) => `/exchange/${segment(gameId)}`,
  sportsbook: () => '/sportsbook2',
  multiMarket: () => '/jetfair',
  betby: () => '/betby',
  myBets: () => '/mybets',
  allGames: () => '/games-all',
  slots: (provider?: string) => (provider ? `/slots?provider=${segment(provider)}` : '/slots'),
  casino: (casinoslug: string) => `/casino/${segment(casinoslug)}`,
  casinoGame: (casinoslug: string, gameslug: string) => `/casino/${segment(casinoslug)}/${segment(gameslug)}`,
  statement: () => '/cashier',
  deposit: () => '/gatewaylist',
  withdraw: () => '/withdraw',
  withdrawals: () => '/withdrawList',
  bankDetails: () => '/bank-details',
  kyc: () => '/kyc',
  profile: () => '/profile',
  bonus: (id?: string) => (id ? `/bonus/${segment(id)}` : '/bonus'),
  referral: () => '/referral',
} as const;
