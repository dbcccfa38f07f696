import { atFields, ErrorSummary, useDraft } from '@pavilion/remote-kit';
import { useForm } from 'react-hook-form';
import { useBankMessages } from '../messages/bank.ts';
import columns from '../parts/columns.module.css';
import { Notice } from '../parts/notice.tsx';
import { AccountFields } from './account-fields.tsx';
import { type AccountValues, accountRules, accountSecrets, emptyAccount, newAccount } from './account-rules.ts';
import { SaveBar } from './save-bar.tsx';
import type { Saving } from './saving.ts';

interface Values extends AccountValues {
  readonly isDefault: boolean;
}

const labels = {
  holder: 'holder',
  accountNumber: 'number',
  accountAgain: 'again',
  ifsc: 'ifsc',
  bankName: 'bankName',
} as const satisfies Record<keyof AccountValues, string>;
const fields = Object.keys(labels) as (keyof AccountValues)[];
const fieldOfWire = { holder: 'holder', accountNumber: 'accountNumber', ifsc: 'ifsc', bankName: 'bankName' } as const;

/** A new bank account. What is typed outlives a reload, but for its number. */
export function AccountForm({ saving: { busy, save } }: { readonly saving: Saving }) {
  const t = useBankMessages();
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: { ...emptyAccount, isDefault: false } });
  const draft = useDraft(form, 'bank:account', { omit: accountSecrets });
  const rules = accountRules(t);
  const { errors, submitCount } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    const options = { isDefault: values.isDefault, atField: atFields(form.setError, fieldOfWire) };
    if (await save(newAccount(values), options)) draft.clear();
  });
  const wrong = submitCount > 0 ? fields.filter((name) => errors[name]) : [];
  return (
    <form className={columns.stack} noValidate aria-label={t('addAccount')} onSubmit={submit}>
      <ErrorSummary
        fields={wrong.map((name) => ({ name, label: t(labels[name]) }))}
        onGoTo={(name) => form.setFocus(name)}
      />
      {draft.restored && <Notice icon="history" title={t('restored')} text={t('restoredText')} />}
      <AccountFields
        field={(name) => ({
          ...form.register(name, { validate: rules[name] }),
          error: errors[name]?.message,
        })}
        ifsc={form.watch('ifsc')}
        onBank={(name) => form.setValue('bankName', name, { shouldDirty: true, shouldValidate: name !== '' })}
      />
      <SaveBar busy={busy} {...form.register('isDefault')} />
    </form>
  );
}
