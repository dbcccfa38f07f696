export const enFront = {
  inPlay: 'In play',
  inPlayNow: 'In play now',
  allMatches: 'All matches',
  match: 'Match',
  sport: 'Sport',
  nothingInPlay: 'No match is in play',
  nothingInPlayText: 'Matches appear here when they start. The exchange lists what comes next.',
} as const;
