/**
 * What a player reads when something does not come or does not go through. `{what}` is what the page calls it: Games, The
 * statement. The operator's own message, where it gave one, stands in place of the explanation.
 */
export const en = {
  loading: 'Loading {what}',
  loadingMore: 'Loading…',
  couldNotLoad: '{what} could not be loaded',
  asOf: 'As of {time}. What is newer could not be loaded.',
  offline: 'You are offline',
  offlineText: 'This loads by itself once the connection is back. What is already on the page stays.',
  retry: 'Retry',
  language: 'Language',
  reference: 'Reference {id}',
  somethingWentWrong: 'Something went wrong',

  networkText: 'There is no connection to the operator.',
  timeoutText: 'No answer came in time.',
  serverText: 'The fault is the operator’s, not yours.',
  invalidText: 'An answer came that this page does not understand.',
  limitedText: 'Too many tries in a short time.',
  refusedText: 'The operator said no.',
  unauthorisedText: 'Your session has ended.',
  networkAdvice: 'Your money is not affected. Check the network, then try again.',
  laterAdvice: 'Your money is not affected. Try again later.',
  limitedAdvice: 'Wait a moment, then try again.',
  refusedAdvice: 'Try again, or ask support.',
  unauthorisedAdvice: 'Log in again.',

  sendNetwork: 'No connection. What you typed is still here: check the network and try again.',
  sendTimeout: 'No answer came in time. What you typed is still here: try again in a moment.',
  sendServer: 'The fault is not yours. What you typed is still here: try again in a moment.',
  outcomeUnknown: 'It is not known whether this went through. Sending it again does not do it twice.',
  submitting: 'Submitting..',
  fieldsNeedChange: '{count, plural, one {# field needs a change} other {# fields need a change}}',

  opening: 'Opening {what}',
  signedInAs: 'Signed in as {id}',
  lobbyFailed: 'Failed to get url',
  sessionOver: 'This session is over',
  openAgain: 'Open again',
  openElsewhere: '{what} is open in another window',
  playHere: 'Play here',
  tryAgain: 'Try again',
  closedForNow: '{what} is closed for now',
  noPlayForNow: 'You can’t play for now',
  withdraw: 'Withdraw',
  notInCountry: '{what} is not offered where you are',
  notInCurrency: '{what} is not offered in your currency',

  partNotLoaded: 'This part of the page could not be loaded',
  partNotLoadedText: 'Check the network, then try again.',
} as const;
