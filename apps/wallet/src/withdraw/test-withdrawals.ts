import type { BankDetail, Withdrawable, Withdrawal } from '@pavilion/api-client';
import { paise, ZERO } from '@pavilion/money';

/** What a player of the tests can withdraw: the mock-ups' sum. */
export const testAvailable: Withdrawable = {
  cash: paise(9_821_000),
  held: paise(842_000),
  locked: paise(250_000),
  withdrawable: paise(8_729_000),
  methods: [
    { code: 'bank', min: paise(100_000), max: paise(20_000_000), fee: ZERO, minutes: 360 },
    { code: 'upi', min: paise(50_000), max: paise(10_000_000), fee: paise(1500), minutes: 60 },
  ],
  min: paise(50_000),
  max: paise(20_000_000),
  canCancel: true,
  kyc: 'approved',
  kycFirst: false,
  kycAbove: paise(5_000_000),
  withoutKyc: ZERO,
  needsKyc: false,
};

/** A pending request to UPI, unless told otherwise. */
export const testRequest = (other: Partial<Withdrawal> = {}): Withdrawal => ({
  id: 'WD-20418',
  method: 'upi',
  destination: 'rohit•••@ybl',
  amount: paise(500_000),
  fee: ZERO,
  state: 'pending',
  waitsForKyc: false,
  createdAt: new Date('2026-11-21T07:28:40Z'),
  ...other,
});

/** One request in every state. */
export const testRequests: readonly Withdrawal[] = [
  testRequest({ waitsForKyc: true }),
  testRequest({ id: 'WD-20417', state: 'approved', approvedAt: new Date('2026-11-21T08:00:00Z') }),
  testRequest({
    ...{ id: 'WD-20377', method: 'bank', destination: 'HDFC Bank •••• 4417', state: 'paid', utr: 'N323264410' },
    ...{ approvedAt: new Date('2026-11-19T05:00:00Z'), decidedAt: new Date('2026-11-19T06:02:00Z') },
  }),
  testRequest({ id: 'WD-19866', state: 'failed', reason: 'The UPI address did not accept the transfer.' }),
  testRequest({ id: 'WD-19702', state: 'declined', reason: 'The account is not in your name.' }),
  testRequest({ id: 'WD-19588', state: 'cancelled', decidedAt: new Date('2026-10-18T11:17:00Z') }),
];

/** A saved account, the default one unless told otherwise. */
export const testAccount = (other: Partial<BankDetail> = {}): BankDetail => ({
  id: '1',
  type: 'bank',
  holder: 'Rohit Kulkarni',
  bankName: 'HDFC Bank',
  lastDigits: '4417',
  ifsc: 'HDFC0000142',
  isDefault: true,
  createdAt: new Date('2026-09-24T07:28:40Z'),
  ...other,
});

/** What `getWithdrawals` answers of these. */
export const withdrawalsAnswer = (
  withdrawList: readonly Withdrawal[],
  available: Withdrawable = testAvailable,
  count = withdrawList.length,
) => ({ error: false, message: '', data: { withdrawList: [...withdrawList], count, available } });

/** What `getBanks` answers of these. */
export const banksAnswer = (banks: readonly BankDetail[], count = banks.length) => ({
  error: false,
  message: '',
  data: { banks: [...banks], count, pagesize: 10 },
});
