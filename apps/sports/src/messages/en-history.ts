export const enHistory = {
  chart: 'Back price of {runner} since {since}: opened at {opened}, low {low}, high {high}, now {now}',
  opened: 'Opened',
  low: 'Low',
  high: 'High',
  now: 'Now',
  since: 'Back prices since {since}',
  none: 'No prices yet',
  noneText: 'The chart starts with the first price.',
  failed: 'The price history could not be loaded',
  retry: 'Retry',
} as const;
