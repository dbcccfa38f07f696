/** What the footer says, and nothing else does. */
export const enFooter = {
  gameProviders: 'Game providers',
  paymentApps: 'Payment apps',
  banks: 'Banks',
  policies: 'Policies',
  talkToUs: 'Contact us',
  footerText: 'A sports exchange, live casino and slots, in rupees. You can see how every balance is worked out.',
  age: '18 and over',
  safeBefore:
    'Only for people aged 18 and over, where online play is lawful. Betting carries a risk of loss: play only with money that you can afford to lose, and read',
  safeAfter: ' before you start. If play stops being fun, stop.',
  copyright: '© {year} {name}',
} as const;
