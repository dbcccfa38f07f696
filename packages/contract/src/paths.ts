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
  /** What is asked most, and the door to each thing that can be done about an account. */
  help: () => '/help',
  provider: (code: string) => `/${segment(code)}`,
  /** `Cricket`, `Soccer`, `Tennis`, `inplay`, or a match's id. */
  exchange: (gameId: string) => `/exchange/${segment(gameId)}`,
  sportsbook: () => '/sportsbook2',
  multiMarket: () => '/jetfair',
  betby: () => '/betby',
  myBets: () => '/mybets',
  /** The stakes to tap and the odds policy, which this browser keeps for the bet slip. */
  bettingSettings: () => '/betting-settings',
  /** The player's bets on one market. */
  betsOn: (marketId: string) => `/mybets?betstatus=all&marketid=${segment(marketId)}`,
  allGames: () => '/games-all',
  slots: (provider?: string) => (provider ? `/slots?provider=${segment(provider)}` : '/slots'),
  casino: (casinoslug: string) => `/casino/${segment(casinoslug)}`,
  casinoGame: (casinoslug: string, gameslug: string) => `/casino/${segment(casinoslug)}/${segment(gameslug)}`,
  statement: () => '/cashier',
  /** The lines of one reference, of the last 90 days. */
  statementOf: (reference: string) => `/cashier?period=90d&reference=${segment(reference)}`,
  deposit: () => '/gatewaylist',
  /** A gateway's code opens its form, a mode (`upi`, `bank`, `wallet`, `crypto`) the gateways of that mode. */
  depositBy: (gatewayOrMode: string) => `/deposit/${segment(gatewayOrMode)}`,
  /** Where one deposit is; whichever way it was paid by. */
  depositOf: (id: string, gateway = 'upi') => `/deposit/${segment(gateway)}?deposit=${segment(id)}`,
  withdraw: () => '/withdraw',
  withdrawBy: (mode: string) => `/withdraw/${segment(mode)}`,
  /** What to know before a withdrawal by this method. */
  beforeWithdraw: (method: string) => `/pre-withdraw-page/${segment(method)}`,
  /** Every request for a withdrawal; with its name (`WD-20418`) that one. */
  withdrawals: (id?: string) => (id ? `/withdrawList?id=${segment(id)}` : '/withdrawList'),
  /** `bank` or `card`: the form that adds one. */
  bankDetails: (add?: 'bank' | 'card') => (add ? `/bank-details?add=${add}` : '/bank-details'),
  kyc: () => '/kyc',
  profile: () => '/profile',
  /** Limits and breaks, which belong to the profile. */
  limits: () => '/profile/limits',
  bonus: (id?: string) => (id ? `/bonus/${segment(id)}` : '/bonus'),
  referral: () => '/referral',
  notifications: () => '/notifications',
} as const;
