import type { RemoteDefinition } from '@pavilion/contract';

/** The paths of three gateways by name (spec §2), each the way to its form. */
const depositShortcuts = [
  depositShortcut('/bkash', 'm_bkash', 'bKash'),
  depositShortcut('/paytm', 'm_paytm', 'Paytm'),
  depositShortcut('/nagad', 'm_nagad', 'Nagad'),
] as const;

function depositShortcut<const Path extends `/${string}`>(path: Path, gateway: string, name: string) {
  return {
    path,
    access: 'protected',
    frame: 'full',
    title: { en: `${name} deposit`, hi: `${name} से जमा` },
    redirectTo: `/deposit/${gateway}`,
  } as const;
}

/** The wallet as plain data. */
export const definition = {
  name: 'wallet',
  routes: [
    {
      path: '/bonus',
      access: 'protected',
      frame: 'full',
      title: { en: 'Bonus', hi: 'बोनस' },
      page: 'bonus',
    },
    {
      path: '/bonus/:id',
      access: 'protected',
      frame: 'full',
      title: { en: 'Bonus', hi: 'बोनस' },
      page: 'oneBonus',
    },
    {
      path: '/referral',
      access: 'protected',
      frame: 'full',
      title: { en: 'Referral', hi: 'रेफ़रल' },
      page: 'referral',
    },
    {
      path: '/cashier',
      access: 'protected',
      frame: 'full',
      title: { en: 'Account Statement', hi: 'खाता विवरण' },
      page: 'statement',
    },
    {
      path: '/notifications',
      access: 'protected',
      frame: 'full',
      title: { en: 'Notifications', hi: 'सूचनाएँ' },
      page: 'notifications',
    },
    {
      path: '/kyc',
      access: 'protected',
      frame: 'full',
      title: { en: 'KYC', hi: 'KYC' },
      page: 'kyc',
    },
    {
      path: '/gatewaylist',
      access: 'protected',
      frame: 'full',
      title: { en: 'Deposit', hi: 'जमा' },
      page: 'gatewayList',
    },
    {
      path: '/deposit/:gateway',
      access: 'protected',
      frame: 'full',
      title: { en: 'Deposit', hi: 'जमा' },
      page: 'deposit',
    },
    ...depositShortcuts,
    {
      path: '/withdraw',
      access: 'protected',
      frame: 'full',
      title: { en: 'Withdraw', hi: 'निकासी' },
      page: 'withdraw',
    },
    {
      path: '/withdraw/:mode',
      access: 'protected',
      frame: 'full',
      title: { en: 'Withdraw', hi: 'निकासी' },
      page: 'withdrawForm',
    },
    {
      path: '/pre-withdraw-page/:method',
      access: 'protected',
      frame: 'full',
      title: { en: 'Before you withdraw', hi: 'निकासी से पहले' },
      page: 'beforeWithdraw',
    },
    {
      path: '/withdrawnewForm',
      access: 'protected',
      frame: 'full',
      title: { en: 'Withdraw', hi: 'निकासी' },
      page: 'defaultWithdrawForm',
    },
    {
      path: '/withdrawList',
      access: 'protected',
      frame: 'full',
      title: { en: 'Withdrawal requests', hi: 'निकासी के अनुरोध' },
      page: 'withdrawals',
    },
    {
      path: '/bank-details',
      access: 'protected',
      frame: 'full',
      title: { en: 'Bank details', hi: 'बैंक विवरण' },
      page: 'bank',
    },
    {
      path: '/withdrawnew',
      access: 'protected',
      frame: 'full',
      title: { en: 'Withdraw', hi: 'निकासी' },
      redirectTo: '/withdraw',
    },
    {
      path: '/profile',
      access: 'protected',
      frame: 'full',
      title: { en: 'Profile', hi: 'प्रोफ़ाइल' },
      page: 'profile',
    },
    {
      path: '/profile/limits',
      access: 'protected',
      frame: 'full',
      title: { en: 'Limits and breaks', hi: 'सीमाएँ और विराम' },
      page: 'limits',
    },
  ],
  slots: [{ name: 'balance-card' }, { name: 'offer' }],
} as const satisfies RemoteDefinition;
