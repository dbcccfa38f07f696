import type { FormField, Gateway } from '@pavilion/api-client/wire';
import { type Paise, paise } from '@pavilion/money';
import { addGateway, addOperatorAccount, FASTPAY, RRN } from '../../money/index.ts';
import { type Database, isSeeded, markSeeded } from '../../store/index.ts';
import { pictureField, textField } from './form-fields.ts';

const VERSION = '1';

// Every destination is made up, and such that nobody can own it: a UPI handle that no bank has, a telephone range that is not
// given out, coin addresses with characters that no address has.
const UPI_ID = 'pavilion.pay@example';
const HOLDER = 'Pavilion Play Money';

const reference = (label: string, pattern: string, hint: string) => textField('reference', label, hint, pattern);
const SCREENSHOT = pictureField('screenshot', 'Screenshot');
const payer = (hint: string) => textField('payer', 'Payer name', hint);
const PAID_ON: FormField = { name: 'paidOn', label: 'Paid on', type: 'date', isRequired: true, rule: 'past' };
const sender = (name: string) =>
  textField('sender', 'Sender number', `the 11 digits of the ${name} account that paid`, '01[3-9]\\d{8}');

const thousands = (count: number) => paise(count * 100_000);
const bank = (
  code: string,
  name: string,
  [min, max]: readonly [Paise, Paise],
  payment: FormField,
  usualMinutes: number,
): Gateway => ({
  code,
  name,
  mode: 'bank',
  kind: 'manual',
  min,
  max,
  fee: 'none',
  usualMinutes,
  expiresIn: 1800,
  fields: [payment, payer('as it stands in your bank account'), PAID_ON, SCREENSHOT],
  accounts: [
    { label: 'Account holder', value: HOLDER },
    { label: 'Account number', value: '000000001234' },
    { label: 'IFSC', value: 'PLAY0000001' },
    { label: 'Bank', value: 'Play Money Bank' },
  ],
});
const wallet = (code: string, name: string, txId: FormField, number: string): Gateway => ({
  code,
  name,
  mode: 'wallet',
  kind: 'manual',
  min: thousands(0.5),
  max: thousands(25),
  fee: 'none',
  usualMinutes: 15,
  expiresIn: 900,
  fields: [sender(name), txId, SCREENSHOT],
  accounts: [
    { label: `${name} number`, value: number },
    { label: 'Account type', value: 'Personal, Send Money' },
  ],
});
const coin = (code: string, name: string, network: string, hash: FormField, address: string): Gateway => ({
  code,
  name,
  mode: 'crypto',
  kind: 'manual',
  min: thousands(2),
  max: thousands(1000),
  fee: 'network',
  usualMinutes: network === 'TRC-20' ? 3 : 2,
  rate: paise(8840),
  coin: 'USDT',
  expiresIn: 1800,
  fields: [hash, { ...SCREENSHOT, isRequired: false }],
  accounts: [
    { label: 'Address', value: address },
    { label: 'Coin', value: 'USDT' },
  ],
  qr: address,
  network,
});

const GATEWAYS: readonly Gateway[] = [
  {
    code: 'upi',
    name: 'UPI',
    mode: 'upi',
    kind: 'manual',
    min: paise(30_000),
    max: thousands(100),
    fee: 'none',
    usualMinutes: 5,
    expiresIn: 600,
    fields: [reference('UTR', '\\d{12}', '12 digits'), payer('as it stands in your UPI app'), SCREENSHOT],
    accounts: [
      { label: 'UPI ID', value: UPI_ID },
      { label: 'Name', value: HOLDER },
    ],
    qr: `upi://pay?pa=${UPI_ID}&pn=Pavilion%20Play%20Money&cu=INR`,
  },
  {
    code: FASTPAY,
    name: 'FastPay',
    mode: 'upi',
    kind: 'redirect',
    min: paise(30_000),
    max: thousands(100),
    fee: 'none',
    usualMinutes: 1,
    expiresIn: 1800,
    fields: [],
    accounts: [],
  },
  {
    code: 'm_paytm',
    name: 'Paytm',
    mode: 'wallet',
    kind: 'manual',
    min: thousands(0.5),
    max: thousands(50),
    fee: 'none',
    usualMinutes: 5,
    expiresIn: 600,
    fields: [reference('UPI reference', '\\d{12}', '12 digits'), payer('as it stands in Paytm'), SCREENSHOT],
    accounts: [
      { label: 'Paytm UPI ID', value: UPI_ID },
      { label: 'Name', value: HOLDER },
    ],
    qr: `upi://pay?pa=${UPI_ID}&pn=Pavilion%20Play%20Money&cu=INR`,
  },
  wallet('m_bkash', 'bKash', reference('TrxID', '[A-Z0-9]{10}', '10 capital letters and digits'), '01000 000001'),
  wallet('m_nagad', 'Nagad', reference('TrxID', '[A-Z0-9]{8}', '8 capital letters and digits'), '01000 000002'),
  bank('imps', 'IMPS', [thousands(1), thousands(200)], reference('IMPS reference', '\\d{12}', '12 digits'), 15),
  bank(
    'neft',
    'NEFT',
    [thousands(1), thousands(500)],
    reference(
      'UTR',
      '[A-Z]{4}[A-Z0-9]{12}|N\\d{9,15}',
      '16 letters and digits such as SBIN124005123456, or N and digits',
    ),
    120,
  ),
  bank(
    'rtgs',
    'RTGS',
    [thousands(200), thousands(2000)],
    reference('UTR', '[A-Z]{4}R[A-Z0-9]{17}', '22 letters and digits such as HDFCR52024010512345678'),
    60,
  ),
  coin(
    'm_binance_tron',
    'Binance, Tron',
    'TRC-20',
    reference('Transaction hash', '[0-9a-fA-F]{64}', '64 characters from 0 to 9 and a to f'),
    'TPavilionPlayMoney0nlyNotAnAddress',
  ),
  coin(
    'm_binance_bsc',
    'Binance, BSC',
    'BEP-20',
    reference('Transaction hash', '0x[0-9a-fA-F]{64}', '0x and 64 characters from 0 to 9 and a to f'),
    '0xPavilionPlayMoneyOnlyThisIsNotAnAddress0',
  ),
];

/** The ways whose references are of one rail; every other has its own. */
const RAILS: Readonly<Record<string, string>> = { upi: RRN, m_paytm: RRN, imps: RRN };

/** The ways to deposit that the operator begins with; from then on the operator changes them. */
export async function seedGateways(database: Database): Promise<void> {
  if (await isSeeded(database, 'gateways', VERSION)) return;
  await database.transaction(async (tx) => {
    for (const [index, gateway] of GATEWAYS.entries()) await addGateway(tx, gateway, index + 1, RAILS[gateway.code]);
    await addOperatorAccount(tx, {
      bankName: 'Play Money Bank',
      holder: HOLDER,
      accountNumber: '000000001234',
      ifsc: 'PLAY0000001',
      upi: UPI_ID,
    });
    await markSeeded(tx, 'gateways', VERSION);
  });
}
