import { UPI_ADDRESS, type WithdrawalMethod } from '@pavilion/api-client';
import { formatMoney, type Paise, parseRupees, plainText, subtractPaise } from '@pavilion/money';
import { type AccountValues, accountRules, accountSecrets, emptyAccount } from '../bank/account-rules.ts';
import type { TranslateBank } from '../messages/bank.ts';
import type { TranslateWallet } from '../messages/index.ts';
import type { TranslateWithdraw } from '../messages/withdraw.ts';
import { amountRule } from '../parts/amount.tsx';

/** What a withdrawal's form holds. `to` is a saved account's id, or `new`. */
export interface WithdrawValues extends AccountValues {
  readonly amount: string;
  readonly to: string;
  readonly upi: string;
  readonly password: string;
}
export type WithdrawField = keyof WithdrawValues;

/** The choice that opens the fields of a new account. */
export const NEW_ACCOUNT = 'new';

export const emptyWithdrawal: WithdrawValues = { amount: '', to: '', upi: '', password: '', ...emptyAccount };

/** What is never kept of a form: passwords and whole account numbers. */
export const withdrawalSecrets: readonly WithdrawField[] = ['password', ...accountSecrets];

/** What each field is called, in the order in which they stand. */
export const fieldLabels = {
  amount: (t: TranslateWithdraw) => t('amount'),
  to: (t: TranslateWithdraw) => t('to'),
  holder: (_: TranslateWithdraw, bank: TranslateBank) => bank('holder'),
  accountNumber: (_: TranslateWithdraw, bank: TranslateBank) => bank('number'),
  accountAgain: (_: TranslateWithdraw, bank: TranslateBank) => bank('again'),
  ifsc: (_: TranslateWithdraw, bank: TranslateBank) => bank('ifsc'),
  bankName: (_: TranslateWithdraw, bank: TranslateBank) => bank('bankName'),
  upi: (t: TranslateWithdraw) => t('upiAddress'),
  password: (t: TranslateWithdraw) => t('password'),
} as const satisfies Record<WithdrawField, (t: TranslateWithdraw, bank: TranslateBank) => string>;

/** Returns an address as it is sent, without the blanks that came along when it was copied. */
export const upiOf = (text: string): string => plainText(text).replaceAll(' ', '');

interface Limits {
  readonly method: WithdrawalMethod;
  readonly withdrawable: Paise;
}

/** What every field of a withdrawal has to be, each as the `validate` of react-hook-form; of what is not shown nothing is wrong. */
export function withdrawalRules(
  { method, withdrawable }: Limits,
  t: { readonly wallet: TranslateWallet; readonly withdraw: TranslateWithdraw; readonly bank: TranslateBank },
): { readonly [Field in WithdrawField]: (text: string, values: WithdrawValues) => true | string } {
  const ofNewAccount = accountRules(t.bank);
  const whereNew =
    (name: keyof AccountValues) =>
    (text: string, values: WithdrawValues): true | string =>
      method.code === 'bank' && values.to === NEW_ACCOUNT ? ofNewAccount[name](text, values) : true;
  return {
    amount: amountOf({ method, withdrawable }, t),
    to: (text) => method.code !== 'bank' || text !== '' || t.withdraw('chooseAccount'),
    upi: (text) => {
      if (method.code !== 'upi') return true;
      if (text.trim() === '') return t.withdraw('upiEmpty');
      return UPI_ADDRESS.test(upiOf(text)) || t.withdraw('upiWrong');
    },
    // Whether it is needed, the operator says.
    password: () => true,
    holder: whereNew('holder'),
    accountNumber: whereNew('accountNumber'),
    accountAgain: whereNew('accountAgain'),
    ifsc: whereNew('ifsc'),
    bankName: whereNew('bankName'),
  };
}

function amountOf(
  { method: { min, max }, withdrawable }: Limits,
  t: { readonly wallet: TranslateWallet; readonly withdraw: TranslateWithdraw },
): (text: string) => true | string {
  const within = amountRule({ min, max }, t.wallet);
  return (text) => {
    const fits = within(text);
    const amount = parseRupees(text);
    if (fits !== true || amount === null || amount <= withdrawable) return fits;
    return t.withdraw('amountOver', { amount: formatMoney(subtractPaise(amount, withdrawable)) });
  };
}
