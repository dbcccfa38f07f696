import { addBankMutation, createWithdrawalMutation, type WithdrawalMethod } from '@pavilion/api-client';
import { paths, useShell } from '@pavilion/contract';
import { parseRupees } from '@pavilion/money';
import { type AtField, atFields, type SendFailure, useMoneySend, useSend } from '@pavilion/remote-kit';
import { type ReactNode, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { newAccount } from '../bank/account-rules.ts';
import { useWithdrawMessages } from '../messages/withdraw.ts';
import { usePasskeyConfirmation } from '../parts/use-passkey-confirmation.tsx';
import { NEW_ACCOUNT, upiOf, type WithdrawValues } from './withdraw-values.ts';

/** The form's field for each of the wire's that the operator may refuse. */
const fieldOfWire = {
  amount: 'amount',
  bankId: 'to',
  upi: 'upi',
  password: 'password',
  holder: 'holder',
  accountNumber: 'accountNumber',
  ifsc: 'ifsc',
  bankName: 'bankName',
} as const;

/**
 * What the player is to see before it goes out, in the operator's words: that the same was asked for a moment ago, in another tab perhaps (it
 * goes out `again` only if it is another one), or that the `fee` is another one than the form showed.
 */
interface Question {
  readonly about: 'again' | 'fee';
  readonly text: string;
}

/** Sends a withdrawal: a new account is saved first. `asksPassword` where it is known that it is wanted, and once the operator wants it for a new destination. */
export interface SendingWithdrawal {
  readonly busy: boolean;
  readonly failure: SendFailure | null;
  readonly asksPassword: boolean;
  /** The new account that was saved on the way. */
  readonly savedAccount: string | undefined;
  readonly question: Question | null;
  /** Asks for the player's passkey while the operator wants it. */
  readonly dialog: ReactNode;
  readonly send: (values: WithdrawValues, again?: boolean) => Promise<void>;
}

/** Saves the new account of the form on the way. */
function useNewAccount(
  form: UseFormReturn<WithdrawValues>,
  confirmed: ReturnType<typeof usePasskeyConfirmation>['confirmed'],
  atField: AtField,
) {
  const save = useSend(addBankMutation(useShell().api));
  const [savedAccount, setSavedAccount] = useState<string>();

  /** The account to pay to: the one that was chosen, or the new one once it is saved. It stays chosen, whatever comes next. */
  async function accountOf(values: WithdrawValues): Promise<string | undefined> {
    if (values.to !== NEW_ACCOUNT) return values.to;
    const account = { ...newAccount(values), orSaved: true };
    const answer = await confirmed((assured, at) => save.send({ ...account, ...assured }, at), atField);
    const id = answer?.data.bank.id;
    if (id !== undefined) {
      setSavedAccount(id);
      form.setValue('to', id, { shouldDirty: true });
    }
    return id;
  }
  return { save, savedAccount, accountOf };
}

export function useWithdrawal(
  { code, fee }: WithdrawalMethod,
  form: UseFormReturn<WithdrawValues>,
  /** Whether what is filled in is known to take the password. */
  takesPassword: boolean,
  onSent: () => void,
): SendingWithdrawal {
  const { api } = useShell();
  const t = useWithdrawMessages();
  const navigate = useNavigate();
  const [needsPassword, setNeedsPassword] = useState(false);
  const [question, setQuestion] = useState<Question | null>(null);
  const asksPassword = needsPassword || takesPassword;
  // The field may be there only once it is wanted.
  useEffect(() => {
    if (needsPassword) form.setFocus('password');
  }, [form, needsPassword]);
  const create = useMoneySend(createWithdrawalMutation(api), { name: 'createWithdrawal', success: t('requested') });
  const atField = atFields(form.setError, fieldOfWire);
  const { confirmed, dialog } = usePasskeyConfirmation();
  const { save, savedAccount, accountOf } = useNewAccount(form, confirmed, atField);

  const atForm: AtField = (field, message) => {
    if (field === 'password') {
      setNeedsPassword(true);
      // Who was not asked for it has left nothing out.
      if (!asksPassword) return 'asked';
    }
    if (field !== 'again' && field !== 'fee') return atField(field, message);
    setQuestion({ about: field, text: message });
    return true;
  };

  async function send(values: WithdrawValues, again = false): Promise<void> {
    for (const forget of [() => setQuestion(null), save.clear, create.clear]) forget();
    const amount = parseRupees(values.amount);
    if (amount === null) return;
    const to = code === 'bank' ? { bankId: await accountOf(values) } : { upi: upiOf(values.upi) };
    if ('bankId' in to && to.bankId === undefined) return;
    const password = values.password === '' ? {} : { password: values.password };
    const shown = { amount, fee, method: code };
    const request = { ...shown, ...to, ...password, ...(again ? { again } : {}) };
    const answer = await confirmed((assured, at) => create.send({ ...request, ...assured }, at), atForm);
    if (!answer) return;
    onSent();
    navigate(paths.withdrawals(answer.data.withdrawal.id), { replace: true });
  }

  return {
    busy: save.busy || create.busy,
    failure: create.failure ?? save.failure,
    asksPassword,
    savedAccount,
    question,
    dialog,
    send,
  };
}
