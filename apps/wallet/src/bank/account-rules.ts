import { isReadable } from '@pavilion/api-client';
import { plainText } from '@pavilion/money';
import type { TranslateBank } from '../messages/bank.ts';

/** A new bank account as it is typed. */
export interface AccountValues {
  readonly holder: string;
  readonly accountNumber: string;
  readonly accountAgain: string;
  readonly ifsc: string;
  readonly bankName: string;
}

export const emptyAccount: AccountValues = { holder: '', accountNumber: '', accountAgain: '', ifsc: '', bankName: '' };

/** What of it is never kept: the whole number. */
export const accountSecrets = ['accountNumber', 'accountAgain'] as const;

/** Returns a number or code that was typed, in groups or not, without the spaces and dashes between them. */
export const digitsOf = (text: string): string => plainText(text).replace(/[ ‐-―-]/g, '');
const ifscOf = (text: string): string => digitsOf(text).toUpperCase();

type Rule<Values> = (text: string, values: Values) => true | string;

/** What an account's fields have to be (betting.md, "Withdrawal"), each as the `validate` of react-hook-form. */
export const accountRules = (t: TranslateBank): { readonly [Field in keyof AccountValues]: Rule<AccountValues> } => ({
  holder: nameRule(t, 'holderEmpty'),
  accountNumber: (text) => {
    if (text.trim() === '') return t('numberEmpty');
    const digits = digitsOf(text);
    if (!/^\d{9,18}$/.test(digits)) return t('numberLength');
    return /^0+$/.test(digits) ? t('numberWrong') : true;
  },
  accountAgain: (text, { accountNumber }) => {
    if (text.trim() === '') return t('againEmpty');
    const at = firstDifference(digitsOf(text), digitsOf(accountNumber));
    return at === null ? true : t('againDiffers', { n: at + 1 });
  },
  ifsc: (text) => {
    if (text.trim() === '') return t('ifscEmpty');
    return /^[A-Z]{4}0[A-Z0-9]{6}$/.test(ifscOf(text)) ? true : t('ifscWrong');
  },
  bankName: nameRule(t, 'bankEmpty'),
});

/** A name that the desk reads: `empty` says that there is none. */
const nameRule =
  (t: TranslateBank, empty: 'bankEmpty' | 'holderEmpty') =>
  (text: string): true | string => {
    const { length } = text.trim();
    if (length < 2) return t(length === 0 ? empty : 'nameShort');
    return isReadable(text.trim()) || t('nameUnreadable');
  };

export const holderRule = (t: TranslateBank) => nameRule(t, 'holderEmpty');

/** Where two texts begin to differ; null where they are the same. */
function firstDifference(one: string, other: string): number | null {
  if (one === other) return null;
  const at = [...one].findIndex((character, index) => character !== other[index]);
  return at === -1 ? one.length : at;
}

/** The account as the operator takes it. */
export const newAccount = ({ holder, accountNumber, ifsc, bankName }: AccountValues) =>
  ({
    type: 'bank',
    holder: holder.trim(),
    accountNumber: digitsOf(accountNumber),
    ifsc: ifscOf(ifsc),
    bankName: bankName.trim(),
  }) as const;
