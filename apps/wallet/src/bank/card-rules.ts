import { cardNetwork } from '@pavilion/api-client';
import { plainText } from '@pavilion/money';
import type { TranslateBank } from '../messages/bank.ts';
import { digitsOf, holderRule } from './account-rules.ts';

/** A new card as it is typed; `expires` as `04/29`. */
export interface CardValues {
  readonly holder: string;
  readonly cardNumber: string;
  readonly expires: string;
}

export const emptyCard: CardValues = { holder: '', cardNumber: '', expires: '' };

/** What a card's fields have to be, each as the `validate` of react-hook-form. `month` is this one, `2026-11`. */
export const cardRules = (t: TranslateBank, month: string) => ({
  holder: holderRule(t),
  cardNumber: (text: string): true | string => {
    if (text.trim() === '') return t('cardEmpty');
    return cardNetwork(digitsOf(text)) === null ? t('cardWrong') : true;
  },
  expires: (text: string): true | string => {
    const expires = monthOf(text);
    if (expires === null) return t('expiresWrong');
    return expires < month ? t('expiresOver') : true;
  },
});

/** `04/29`, `4/2029` or `0429` as `2029-04`; null where it is no month. */
function monthOf(text: string): string | null {
  const found = /^(\d{1,2}) ?[/\- ]? ?(?:20)?(\d{2})$/.exec(plainText(text));
  const month = Number(found?.[1]);
  if (!found || month < 1 || month > 12) return null;
  return `20${found[2]}-${String(month).padStart(2, '0')}`;
}

/** `2029-04` as it stands on a card. */
export const shownMonth = (expires: string): string => `${expires.slice(5)}/${expires.slice(2, 4)}`;

/** The card as the operator takes it. */
export const newCard = ({ holder, cardNumber, expires }: CardValues) =>
  ({ type: 'card', holder: holder.trim(), cardNumber: digitsOf(cardNumber), expires: monthOf(expires) ?? '' }) as const;
