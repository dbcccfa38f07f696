import { type BankDetail, passkeysQuery, type Withdrawable, type WithdrawalMethod } from '@pavilion/api-client';
import { paths, useShell } from '@pavilion/contract';
import { formatMoney, minPaise, type Paise, paise, parseRupees, ZERO } from '@pavilion/money';
import { ErrorSummary, SendButton, useDraft } from '@pavilion/remote-kit';
import { Button, PasswordField, SumUp } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import type { FieldProps } from '../bank/account-fields.tsx';
import { useBankMessages } from '../messages/bank.ts';
import { useMessages } from '../messages/index.ts';
import { useWithdrawMessages } from '../messages/withdraw.ts';
import { ActionBar } from '../parts/action-bar.tsx';
import { AmountField, QuickAmounts } from '../parts/amount.tsx';
import columns from '../parts/columns.module.css';
import { Failed } from '../parts/failed.tsx';
import { Notice } from '../parts/notice.tsx';
import { DestinationFields } from './destination-fields.tsx';
import { feeText, limitsText } from './methods.ts';
import { receiveRows } from './receive-rows.ts';
import { useWithdrawal } from './use-withdrawal.ts';
import styles from './withdraw.module.css';
import {
  emptyWithdrawal,
  fieldLabels,
  NEW_ACCOUNT,
  type WithdrawField,
  type WithdrawValues,
  withdrawalRules,
  withdrawalSecrets,
} from './withdraw-values.ts';

const QUICK = [paise(500_000), paise(1_000_000), paise(2_000_000)];
const FIELDS = Object.keys(fieldLabels) as WithdrawField[];

interface WithdrawFormProps {
  readonly method: WithdrawalMethod;
  readonly available: Withdrawable;
  readonly accounts: readonly BankDetail[];
  /** Whether none of the latest requests went out by this method. */
  readonly isFirst: boolean;
}

/** How much, where to, and what arrives. What is typed outlives reloads; the password and whole numbers do not. */
export function WithdrawForm({ method, available, accounts, isFirst }: WithdrawFormProps) {
  const t = useWithdrawMessages();
  const form = useForm<WithdrawValues>({
    mode: 'onTouched',
    defaultValues: { ...emptyWithdrawal, to: accounts[0]?.id ?? NEW_ACCOUNT },
  });
  const draft = useDraft(form, `withdraw:${method.code}`, { omit: withdrawalSecrets });
  const { data: own } = useQuery(passkeysQuery(useShell().api));
  const hasPasskey = own !== undefined && own.passkeys.length > 0;
  const values = form.watch();
  const takesPassword = !hasPasskey && isNewPlace({ method, accounts, isFirst }, values);
  const sending = useWithdrawal(method, form, takesPassword, draft.clear);
  const { busy, failure, asksPassword, savedAccount, question, dialog, send } = sending;
  useChosenAccount(form, { method, accounts, savedAccount });
  const { field, wrong, labelOf } = useFields(form, { method, available });
  const amount = parseRupees(values.amount) ?? ZERO;
  const goTo = (name: WithdrawField) => form.setFocus(name);
  return (
    <form
      className={columns.stack}
      noValidate
      aria-label={t(`withdrawTo_${method.code}`)}
      onSubmit={form.handleSubmit((sent) => send(sent))}
    >
      {failure && <Failed failure={failure} />}
      {question?.about === 'again' && (
        <SentBefore title={question.text} busy={busy} onAgain={form.handleSubmit((sent) => send(sent, true))} />
      )}
      <ErrorSummary fields={wrong.map((name) => ({ name, label: labelOf(name) }))} onGoTo={goTo} />
      {draft.restored && <Notice icon="history" title={t('restored')} text={t('restoredText')} />}
      <div className={styles.part}>
        <AmountField
          label={t('amount')}
          labelNote={t('withdrawableNow', { amount: formatMoney(available.withdrawable) })}
          hint={`${limitsText(method, t)}. ${feeText(method, t)}.`}
          {...field('amount')}
        />
        <QuickAmounts
          {...quickAmounts(method, available.withdrawable)}
          value={values.amount}
          onPick={(text) => form.setValue('amount', text, { shouldDirty: true, shouldValidate: true })}
        />
        <Link className={styles.link} to={paths.beforeWithdraw(method.code)}>
          {t('whatToKnow')}
        </Link>
      </div>
      <DestinationFields form={form} field={field} method={method} accounts={accounts} />
      {asksPassword && (
        <PasswordField
          label={t('password')}
          hint={t('passwordHint')}
          showLabel={t('show')}
          hideLabel={t('hide')}
          autoComplete="current-password"
          {...field('password')}
        />
      )}
      {question?.about === 'fee' && <Notice live tone="warn" icon="info" title={question.text} />}
      <div className={styles.ruled}>
        <SumUp rows={receiveRows({ amount, fee: method.fee, withdrawable: available.withdrawable }, t)} />
      </div>
      <ActionBar stick>
        <SendButton type="submit" busy={busy}>
          {amount === 0 ? t('requestNothing') : t('request', { amount: formatMoney(amount) })}
        </SendButton>
      </ActionBar>
      {dialog}
    </form>
  );
}

/**
 * Whether the money is known to go where none of it ever went. Of a UPI address that is known only of the first: of another one the operator
 * asks for the password where it is wanted.
 */
const isNewPlace = (
  { method: { code }, accounts, isFirst }: Pick<WithdrawFormProps, 'method' | 'accounts' | 'isFirst'>,
  { to }: WithdrawValues,
): boolean =>
  code === 'upi' ? isFirst : to === NEW_ACCOUNT || accounts.some(({ id, isNew }) => id === to && isNew === true);

/** What each input is given, and which fields need a change. */
function useFields(
  form: ReturnType<typeof useForm<WithdrawValues>>,
  { method, available }: Pick<WithdrawFormProps, 'method' | 'available'>,
) {
  const t = { wallet: useMessages(), withdraw: useWithdrawMessages(), bank: useBankMessages() };
  const rules = withdrawalRules({ method, withdrawable: available.withdrawable }, t);
  const { errors, submitCount } = form.formState;
  return {
    field: (name: WithdrawField): FieldProps => ({
      ...form.register(name, { validate: rules[name] }),
      error: errors[name]?.message,
    }),
    wrong: submitCount > 0 ? FIELDS.filter((name) => errors[name]) : [],
    labelOf: (name: WithdrawField) => fieldLabels[name](t.withdraw, t.bank),
  };
}

/** Money is not sent twice by chance: the player says whether they mean another request. */
function SentBefore({
  title,
  busy,
  onAgain,
}: {
  readonly title: string;
  readonly busy: boolean;
  readonly onAgain: () => void;
}) {
  const t = useWithdrawMessages();
  return (
    <Notice
      live
      tone="warn"
      icon="history"
      title={title}
      text={
        <Link className={styles.link} to={paths.withdrawals()}>
          {t('allOfThem')}
        </Link>
      }
      action={
        <Button variant="quiet" size="s" busy={busy} onClick={onAgain}>
          {t('askAgain')}
        </Button>
      }
    />
  );
}

/** An account that was chosen and is gone is said to be; no other is chosen instead. */
function useChosenAccount(
  form: ReturnType<typeof useForm<WithdrawValues>>,
  {
    method,
    accounts,
    savedAccount,
  }: Pick<WithdrawFormProps, 'method' | 'accounts'> & { readonly savedAccount: string | undefined },
): void {
  const t = useWithdrawMessages();
  useEffect(() => {
    const chosen = form.getValues('to');
    if (method.code !== 'bank' || ['', NEW_ACCOUNT, savedAccount].includes(chosen)) return;
    if (accounts.some(({ id }) => id === chosen)) return;
    form.setValue('to', '');
    form.setError('to', { message: t('accountGone') });
  }, [form, method, accounts, savedAccount, t]);
}

/** The amounts that can be picked with one press: those that can be asked for, and all of it. */
function quickAmounts({ min, max }: WithdrawalMethod, withdrawable: Paise) {
  const most = minPaise(max, withdrawable);
  return {
    amounts: QUICK.filter((amount) => amount >= min && amount < most),
    all: most >= min ? most : undefined,
  };
}
