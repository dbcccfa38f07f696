/** What the header says of the time that a player plays, and their reality check. English is the source. */
export const enPlay = {
  check: 'Reality check',
  played: '{minutes, plural, one {You have played for # minute.} other {You have played for # minutes.}}',
  since: 'Since {time}.',
  net: 'Net result',
  settledOnly: 'Won or lost in bets and games since then, without open bets.',
  playOn: 'Continue playing',
  takeBreak: 'Take a break',
  notRead: 'This could not be saved. You can bet again once it is saved.',
  close: 'Close',
  playTime: '{minutes} min',
  playTimeLabel: 'Playing for {minutes} min, net result {net}',
} as const;
