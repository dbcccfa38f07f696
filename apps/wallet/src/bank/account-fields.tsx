import { bankOfIfsc } from '@pavilion/money/ifsc-banks';
import { classNames, TextField, type TextFieldProps } from '@pavilion/shared-ui';
import { useBankMessages } from '../messages/bank.ts';
import type { AccountValues } from './account-rules.ts';
import styles from './bank.module.css';

/** What a form of react-hook-form gives to the input of a field. */
export type FieldProps = Pick<TextFieldProps, 'name' | 'onChange' | 'onBlur' | 'ref' | 'error'>;

/**
 * The fields of a new bank account. The bank's name comes from the IFSC where that is known; else the player writes it.
 * `onBank` puts it into the form.
 */
export function AccountFields({
  field,
  ifsc,
  onBank,
}: {
  readonly field: (name: keyof AccountValues) => FieldProps;
  readonly ifsc: string;
  readonly onBank: (name: string) => void;
}) {
  const t = useBankMessages();
  const bank = bankOfIfsc(ifsc);
  const ifscField = field('ifsc');
  return (
    <>
      <TextField label={t('holder')} hint={t('holderHint')} autoComplete="name" maxLength={80} {...field('holder')} />
      <div className={styles.pair}>
        <TextField
          label={t('number')}
          labelNote={t('numberNote')}
          inputMode="numeric"
          autoComplete="off"
          {...field('accountNumber')}
        />
        <TextField label={t('again')} inputMode="numeric" autoComplete="off" {...field('accountAgain')} />
      </div>
      <div className={styles.pair}>
        <TextField
          label={t('ifsc')}
          labelNote={t('ifscNote')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          {...ifscField}
          className={classNames(styles.upper)}
          hint={ifsc.trim().length >= 4 && bank === undefined ? t('bankNotKnown') : undefined}
          onChange={(event) => {
            ifscField.onChange?.(event);
            const before = bankOfIfsc(ifsc);
            const found = bankOfIfsc(event.target.value);
            if (found !== before) onBank(found ?? '');
          }}
        />
        <TextField
          label={t('bankName')}
          autoComplete="off"
          maxLength={80}
          readOnly={bank !== undefined}
          {...field('bankName')}
        />
      </div>
    </>
  );
}
