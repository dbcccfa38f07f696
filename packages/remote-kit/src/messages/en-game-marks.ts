/** What a game's tile says: why it can't be opened now, and that a round of its player's is not over. */
export const en = {
  maintained: 'Closed for maintenance',
  maintainedUntil: 'Closed for maintenance until {moment}',
  notInCountry: 'Not in your country',
  notInCurrency: 'Not in your currency',
  closed: 'Closed for now',
  roundOpen: 'Round open',
} as const;
