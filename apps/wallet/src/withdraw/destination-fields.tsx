import type { BankDetail, WithdrawalMethod } from '@pavilion/api-client';
import { Tag, TextField } from '@pavilion/shared-ui';
import type { UseFormReturn } from 'react-hook-form';
import { AccountFields, type FieldProps } from '../bank/account-fields.tsx';
import { useBankMessages } from '../messages/bank.ts';
import { useWithdrawMessages } from '../messages/withdraw.ts';
import { Pick, Picks } from '../parts/pick.tsx';
import styles from './withdraw.module.css';
import { NEW_ACCOUNT, type WithdrawField, type WithdrawValues } from './withdraw-values.ts';

interface DestinationFieldsProps {
  readonly form: UseFormReturn<WithdrawValues>;
  readonly field: (name: WithdrawField) => FieldProps;
  readonly method: WithdrawalMethod;
  readonly accounts: readonly BankDetail[];
}

/** Where the money goes: a saved account or a new one; or a UPI address. */
export function DestinationFields({ form, field, method, accounts }: DestinationFieldsProps) {
  const t = useWithdrawMessages();
  if (method.code === 'bank') return <Accounts form={form} field={field} method={method} accounts={accounts} />;
  return (
    <TextField
      label={t('upiAddress')}
      hint={t('upiHint')}
      inputMode="email"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={129}
      {...field('upi')}
    />
  );
}

function Accounts({ form, field, accounts }: DestinationFieldsProps) {
  const t = useWithdrawMessages();
  const bank = useBankMessages();
  const { error, ...radio } = field('to');
  const [to, ifsc] = form.watch(['to', 'ifsc']);
  return (
    <div className={styles.part}>
      <Picks legend={t('to')}>
        {accounts.map(({ id, bankName, lastDigits, holder, ifsc: code, isDefault }) => (
          <Pick
            key={id}
            icon="bank"
            {...radio}
            value={id}
            title={`${bankName} •••• ${lastDigits}`}
            note={`${holder} · ${code}`}
            end={isDefault && <Tag>{bank('isDefault')}</Tag>}
          />
        ))}
        <Pick icon="plus" {...radio} value={NEW_ACCOUNT} title={t('newAccount')} note={t('newAccountNote')} />
      </Picks>
      {error !== undefined && (
        <p className={styles.wrong} role="alert">
          {error}
        </p>
      )}
      {to === NEW_ACCOUNT && (
        <div className={styles.nested}>
          <AccountFields
            field={field}
            ifsc={ifsc}
            onBank={(name) => form.setValue('bankName', name, { shouldDirty: true, shouldValidate: name !== '' })}
          />
        </div>
      )}
    </div>
  );
}
