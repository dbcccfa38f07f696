/**
 * What a player reads when something does not come or does not go through. `{what}` is what the page calls it: Games, The
 * statement. The operator's own message, where it gave one, stands in place of the explanation.
 */
export const en = {
  loading: 'Loading {what}',
  loadingMore: 'Loading…',
  couldNotLoad: '{what} could not be loaded',
  asOf: 'As of {time}. Newer data could not be loaded.',
  offline: 'You are offline',
  offlineText: 'This loads automatically when you are back online.',
  retry: 'Retry',
  language: 'Language',
  reference: 'Reference {id}',
  somethingWentWrong: 'Something went wrong',

  networkText: 'There is no connection.',
  timeoutText: 'The site did not respond in time.',
  serverText: 'Something went wrong on our side.',
  invalidText: 'The response could not be read.',
  limitedText: 'Too many attempts.',
  refusedText: 'Your request was declined.',
  unauthorisedText: 'Your session has ended.',
  networkAdvice: 'Your money is not affected. Check your connection and try again.',
  laterAdvice: 'Your money is not affected. Try again later.',
  limitedAdvice: 'Wait a moment and try again.',
  refusedAdvice: 'Try again, or contact support.',
  unauthorisedAdvice: 'Log in again.',

  sendNetwork: 'No connection. What you entered is kept: check your connection and try again.',
  sendTimeout: 'The site did not respond in time. What you entered is kept: try again in a moment.',
  sendServer: 'Something went wrong on our side. What you entered is kept: try again in a moment.',
  outcomeUnknown: 'This may have gone through. You can send it again: it is not done twice.',
  submitting: 'Submitting..',
  fieldsNeedChange: '{count, plural, one {Check # field} other {Check # fields}}',

  partNotLoaded: 'This section could not be loaded',
  partNotLoadedText: 'Check your connection and try again.',
} as const;
