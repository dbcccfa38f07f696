import { formatMoney, isTooManyRupees, type Paise, parseRupees, rupeesOf } from '@pavilion/money';
import { Chip, TextField, type TextFieldProps } from '@pavilion/shared-ui';
import type { TranslateWallet } from '../messages/index.ts';
import { useMessages } from '../messages/index.ts';
import styles from './amount.module.css';

/** What is wrong with a typed amount, in the player's language; true where nothing is. For the `validate` of a field. */
export function amountRule(
  { min, max }: { readonly min?: Paise | undefined; readonly max?: Paise | undefined },
  t: TranslateWallet,
): (text: string) => true | string {
  return (text) => {
    if (text.trim() === '') return t('amountEmpty');
    const amount = parseRupees(text);
    if (max !== undefined && isTooManyRupees(text)) return t('amountAbove', { amount: formatMoney(max) });
    if (amount === null || amount === 0) return t('amountNoAmount');
    if (min !== undefined && amount < min) return t('amountBelow', { amount: formatMoney(min) });
    if (max !== undefined && amount > max) return t('amountAbove', { amount: formatMoney(max) });
    return true;
  };
}

/** The one amount of a form, in rupees: for `form.register`. What was typed is put as the field holds it once it is left. */
export function AmountField({ onBlur, ...props }: Omit<TextFieldProps, 'size' | 'prefix'>) {
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      {...props}
      onBlur={(event) => {
        const amount = parseRupees(event.target.value);
        if (amount !== null) event.target.value = rupeesText(amount);
        onBlur?.(event);
      }}
      size="l"
      prefix="₹"
    />
  );
}

/** An amount as a field for rupees holds it: `5000`, `262.50`. */
export const rupeesText = (amount: Paise): string => {
  const rupees = rupeesOf(amount);
  return Number.isInteger(rupees) ? String(rupees) : rupees.toFixed(2);
};

/** Amounts to choose with one press. `value` is what the field holds; `all` stands last, as “All”. */
export function QuickAmounts({
  amounts,
  value,
  onPick,
  all,
}: {
  readonly amounts: readonly Paise[];
  readonly value: string;
  readonly onPick: (text: string) => void;
  readonly all?: Paise | undefined;
}) {
  const t = useMessages();
  const picked = parseRupees(value);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings its own layout
    <div role="group" aria-label={t('quickAmounts')} className={styles.quick}>
      {amounts.map((amount) => (
        <Chip
          key={amount}
          look="tile"
          pressed={picked === amount}
          className={styles.quickAmount}
          onClick={() => onPick(rupeesText(amount))}
        >
          {formatMoney(amount).replace(/\.00$/, '')}
        </Chip>
      ))}
      {all !== undefined && (
        <Chip
          look="tile"
          pressed={picked === all}
          className={styles.quickAmount}
          onClick={() => onPick(rupeesText(all))}
        >
          {t('allOfIt')}
        </Chip>
      )}
    </div>
  );
}
