import { cardNetwork } from '@pavilion/api-client';
import { atFields, dayOf, ErrorSummary, useDraft } from '@pavilion/remote-kit';
import { TextField } from '@pavilion/shared-ui';
import { useForm } from 'react-hook-form';
import { useBankMessages } from '../messages/bank.ts';
import columns from '../parts/columns.module.css';
import { Notice } from '../parts/notice.tsx';
import { digitsOf } from './account-rules.ts';
import styles from './bank.module.css';
import { type CardValues, cardRules, emptyCard, newCard } from './card-rules.ts';
import { SaveBar } from './save-bar.tsx';
import type { Saving } from './saving.ts';

interface Values extends CardValues {
  readonly isDefault: boolean;
}

const labels = { holder: 'cardHolder', cardNumber: 'cardNumber', expires: 'expires' } as const satisfies Record<
  keyof CardValues,
  string
>;
const fields = Object.keys(labels) as (keyof CardValues)[];
const fieldOfWire = { holder: 'holder', cardNumber: 'cardNumber', expires: 'expires' } as const;

/** A new card, its network told by its number. The number is never kept, here or at the operator's. */
export function CardForm({ saving: { busy, save } }: { readonly saving: Saving }) {
  const t = useBankMessages();
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: { ...emptyCard, isDefault: false } });
  const draft = useDraft(form, 'bank:card', { omit: ['cardNumber'] });
  const rules = cardRules(t, dayOf(new Date()).slice(0, 7));
  const { errors, submitCount } = form.formState;
  const network = cardNetwork(digitsOf(form.watch('cardNumber')));
  const field = (name: keyof CardValues) => ({
    ...form.register(name, { validate: rules[name] }),
    error: errors[name]?.message,
  });
  const submit = form.handleSubmit(async (values) => {
    const options = { isDefault: values.isDefault, atField: atFields(form.setError, fieldOfWire) };
    if (await save(newCard(values), options)) draft.clear();
  });
  const wrong = submitCount > 0 ? fields.filter((name) => errors[name]) : [];
  return (
    <form className={columns.stack} noValidate aria-label={t('addCard')} onSubmit={submit}>
      <ErrorSummary
        fields={wrong.map((name) => ({ name, label: t(labels[name]) }))}
        onGoTo={(name) => form.setFocus(name)}
      />
      {draft.restored && <Notice icon="history" title={t('restored')} text={t('restoredText')} />}
      <TextField
        label={t('cardHolder')}
        hint={t('cardHolderHint')}
        autoComplete="cc-name"
        maxLength={80}
        {...field('holder')}
      />
      <div className={styles.pair}>
        <TextField
          label={t('cardNumber')}
          hint={network === null ? t('cardKept') : t('cardNetwork', { network })}
          inputMode="numeric"
          autoComplete="cc-number"
          {...field('cardNumber')}
        />
        <TextField
          label={t('expires')}
          labelNote={t('expiresNote')}
          autoComplete="cc-exp"
          placeholder="04/29"
          {...field('expires')}
        />
      </div>
      <SaveBar busy={busy} {...form.register('isDefault')} />
    </form>
  );
}
