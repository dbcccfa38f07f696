/** The messages of a player's money on the home page. English is the source. */
export const enHome = {
  money: 'Your balance now',
  withdrawable: 'Withdrawable',
  withdraw: 'Withdraw',
  deposit: 'Deposit',
  exposure: 'Exposure',
  bonus: 'Bonus to play',
  session: 'Session',
  none: 'None',
  notRead: 'Not available',
  sessionOf: 'Session, {minutes} min',
  notPlaying: 'Not playing',
  opens: 'how it is calculated',

  toWithdraw: 'Go to withdrawal',

  otherMatches: 'Other matches',
  noExposure: 'You have no open bets at risk.',
  toExposure: 'See these bets',

  noBonus: 'You have no active bonus. See available offers on the Bonus page.',
  bonusDone: '{title}: wagered',
  toBonus: 'See bonus',

  bets: 'Bets',
  betsNote: 'Settled, after commission',
  games: 'Games',
  sessionNet: 'Win/loss this session',
  sessionNote: 'A session ends after 15 minutes without play. Open bets are not included.',
  noSession: 'You have not played in the last 15 minutes. Your time and result appear here while you play.',
  sessionUnsaid: 'Session details are not available right now.',
  toLimits: 'Limits and breaks',
} as const;
