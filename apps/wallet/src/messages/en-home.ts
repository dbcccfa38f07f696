/** The messages of a player's money on the home page. English is the source. */
export const enHome = {
  money: 'Your money now',
  withdrawable: 'Withdrawable',
  withdraw: 'Withdraw',
  deposit: 'Deposit',
  exposure: 'Exposure',
  bonus: 'Bonus to play',
  session: 'Session',
  none: 'None',
  notRead: 'Not known',
  sessionOf: 'Session, {minutes} min',
  notPlaying: 'Not playing',
  opens: 'how it comes about',

  toWithdraw: 'To the withdrawal',
  statement: 'Every movement of it',

  otherMatches: 'Other matches',
  noExposure: 'No open bet can cost you anything now.',
  toExposure: 'See these bets',

  noBonus: 'You are playing through no bonus. What is offered to you stands on the bonus page.',
  bonusDone: '{title}: played through',
  toBonus: 'To the bonus',

  bets: 'Bets',
  betsNote: 'Settled, after commission',
  games: 'Games',
  sessionNet: 'Won or lost in this session',
  sessionNote:
    'A session ends once you have not played for a quarter of an hour. Bets that are open are not in it yet.',
  noSession: 'You have not played for a quarter of an hour. Your time and result stand here while you do.',
  sessionUnsaid: 'What this is made of can’t be said now.',
  toLimits: 'Limits and breaks',
} as const;
