/** What stands where a game would, until it plays and once it does not. */
export const en = {
  opening: 'Opening {what}',
  signedInAs: 'Signed in as {id}',
  lobbyFailed: 'Failed to get url',
  sessionOver: 'This session has ended',
  openAgain: 'Open again',
  openElsewhere: '{what} is open in another window',
  playHere: 'Play here',
  tryAgain: 'Try again',
  closedForNow: '{what} is closed for now',
  noPlayForNow: 'You can’t play for now',
  withdraw: 'Withdraw',
  notInCountry: '{what} is not available in your location',
  notInCurrency: '{what} is not available in your currency',
  doesNotOpen: '{what} does not open',
  doesNotOpenText: 'The game could not be loaded. Your money is not affected.',
  gameClosed: '{what} is closed',
} as const;
