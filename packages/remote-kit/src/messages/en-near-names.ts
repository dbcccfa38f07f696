/** What an empty search offers. */
export const en = {
  didYouMean: 'Did you mean:',
} as const;
