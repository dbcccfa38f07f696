import type { Deposit, FormField, Gateway } from '@pavilion/api-client';
import { coinsFor, paise } from '@pavilion/money';

const reference = (label: string, pattern: string, hint: string): FormField => ({
  name: 'reference',
  label,
  type: 'text',
  isRequired: true,
  pattern,
  hint,
});
const payer: FormField = { name: 'payer', label: 'Payer name', type: 'text', isRequired: true };

const gateway = (code: string, more: Partial<Gateway> = {}): Gateway => ({
  code,
  name: code,
  mode: 'upi',
  kind: 'manual',
  min: paise(30_000),
  max: paise(10_000_000),
  fee: 'none',
  usualMinutes: 5,
  expiresIn: 600,
  fields: [reference('UTR', '\\d{12}', '12 digits'), payer],
  accounts: [
    { label: 'UPI ID', value: 'pavilion.pay@example' },
    { label: 'Name', value: 'Pavilion Play Money' },
  ],
  qr: 'upi://pay?pa=pavilion.pay@example&pn=Pavilion%20Play%20Money&cu=INR',
  ...more,
});
const { qr: _qr, ...withoutCode } = gateway('imps');

/** Ways to deposit as an operator has them: one of each kind, and one that is closed until half past four in India. */
export const testGateways: readonly Gateway[] = [
  gateway('upi', { name: 'UPI' }),
  gateway('fastpayme', {
    name: 'FastPay',
    kind: 'redirect',
    fields: [],
    accounts: [],
    usualMinutes: 1,
    expiresIn: 1800,
  }),
  {
    ...withoutCode,
    code: 'm_nagad',
    name: 'Nagad',
    mode: 'wallet',
    accounts: [],
    closed: { until: new Date('2026-11-21T11:00:00Z'), reason: 'The provider is closed.' },
  },
  {
    ...withoutCode,
    name: 'NEFT',
    code: 'neft',
    mode: 'bank',
    usualMinutes: 120,
    fields: [
      reference(
        'UTR',
        '[A-Z]{4}[A-Z0-9]{12}|N\\d{9,15}',
        '16 letters and digits such as SBIN124005123456, or N and digits',
      ),
    ],
  },
  {
    ...withoutCode,
    code: 'm_binance_tron',
    name: 'Binance, Tron',
    mode: 'crypto',
    fee: 'network',
    usualMinutes: 3,
    rate: paise(8840),
    coin: 'USDT',
    network: 'TRC-20',
    qr: 'TPavilionPlayMoney0nlyNotAnAddress',
    accounts: [
      { label: 'Address', value: 'TPavilionPlayMoney0nlyNotAnAddress' },
      { label: 'Coin', value: 'USDT' },
    ],
    fields: [reference('Transaction hash', '[0-9a-fA-F]{64}', '64 characters from 0 to 9 and a to f')],
  },
];

/** ₹2,000 as they were sent of a coin. */
export const testCoins: NonNullable<Deposit['coins']> = {
  count: coinsFor(paise(200_000), paise(8840)),
  rate: paise(8840),
  coin: 'USDT',
};

/** A deposit of ₹5,000 by UPI that waits for the operator, but for what is said. */
export const testDeposit = (more: Partial<Deposit> = {}): Deposit => ({
  id: 'DP-31902',
  gateway: 'upi',
  gatewayName: 'UPI',
  amount: paise(500_000),
  state: 'pending',
  reference: '432918006612',
  createdAt: new Date('2026-11-21T09:50:00Z'),
  expiresAt: new Date('2026-11-22T09:50:00Z'),
  ...more,
});
