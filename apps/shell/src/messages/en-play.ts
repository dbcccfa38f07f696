/** What the header says of the time that a player plays, and their reality check. English is the source. */
export const enPlay = {
  check: 'Reality check',
  played: '{minutes, plural, one {You have played for # minute.} other {You have played for # minutes.}}',
  since: 'Since {time}.',
  net: 'Net result',
  settledOnly: 'What bets and games have brought since then. Open bets are not in it.',
  playOn: 'Play on',
  takeBreak: 'Take a break',
  notRead: 'This was not saved. Bets wait until it is.',
  close: 'Close',
  playTime: '{minutes} min',
  playTimeLabel: 'Playing for {minutes} min, net result {net}',
} as const;
