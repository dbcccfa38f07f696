import {
  createDepositMutation,
  type Deposit,
  depositsQuery,
  type Gateway,
  keys,
  reclaimPaymentMutation,
} from '@pavilion/api-client';
import { paths, useShell } from '@pavilion/contract';
import { formatMoney, type Paise } from '@pavilion/money';
import { ErrorSummary, SendButton, useDraft, useMoneySend } from '@pavilion/remote-kit';
import { ButtonLink, Checkbox } from '@pavilion/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { DescribedFields } from '../described-form/described-fields.tsx';
import { emptyValues, filledValues } from '../described-form/field-rules.ts';
import { atDescribedFields, useFaultyFields } from '../described-form/use-described.ts';
import { useDepositMessages } from '../messages/deposit.ts';
import { ActionBar } from '../parts/action-bar.tsx';
import { coinsText } from '../parts/coins-text.ts';
import { Failed } from '../parts/failed.tsx';
import { Notice } from '../parts/notice.tsx';
import { Panel, PanelBody } from '../parts/panel.tsx';
import { RECENT } from './deposit-data.ts';
import { isOpen, statusPath } from './deposit-state.tsx';
import styles from './form.module.css';
import { coinOf, networkText } from './gateway-texts.ts';
import type { Payment } from './payment.ts';

interface ProofValues {
  readonly fields: Record<string, string>;
  /** Of a coin: that it was sent over the network that the address is on. */
  readonly isOnNetwork: boolean;
}

interface ProofFormProps {
  readonly gateway: Gateway;
  readonly payment: Payment;
  /** Whether nothing may be added: the payment is asked back. */
  readonly goesBack: boolean;
  readonly onProving: (isProving: boolean) => void;
  readonly onEnd: () => void;
}

/**
 * The proof of a payment, in the fields that its way asks for. It is kept as it is filled in, and sent once: as a deposit, or to have back what may
 * not be one. One whose answer was lost is known to the operator by its reference, whichever it was sent as.
 */
export function ProofForm({ gateway, payment, goesBack, onProving, onEnd }: ProofFormProps) {
  const t = useDepositMessages();
  const { fields, mode, network } = gateway;
  const { form, restored, submit, busy, failure, already, giveUp } = useProof({ gateway, payment, goesBack, onEnd });
  const { errors } = form.formState;
  const faulty = [
    ...useFaultyFields(fields, errors),
    ...(errors.isOnNetwork ? [{ name: 'isOnNetwork' as const, label: t('network') }] : []),
  ];
  const values = useWatch({ control: form.control });
  const isProving = Object.values(values.fields ?? {}).some((value) => value !== '');
  useEffect(() => onProving(isProving), [isProving, onProving]);
  return (
    <Panel title={t(goesBack ? 'goesBackTitle' : mode === 'crypto' ? 'afterSent' : 'afterPaid')}>
      <PanelBody>
        <form noValidate onSubmit={submit} className={styles.form}>
          {restored && !form.formState.isSubmitted && (
            <p className={styles.kept} role="status">
              {t('draftKept')}
            </p>
          )}
          {goesBack && <p className={styles.kept}>{t('goesBackText')}</p>}
          {payment.coins && <ComesTo coins={{ ...payment.coins, coin: coinOf(gateway) }} amount={payment.amount} />}
          {already && <AlreadySent deposit={already} />}
          {failure && <Failed failure={failure} />}
          {form.formState.isSubmitted && <ErrorSummary fields={faulty} onGoTo={(name) => form.setFocus(name)} />}
          <DescribedFields form={form} fields={fields} purpose="deposit" />
          {network !== undefined && <OnNetwork form={form} network={network} />}
          <ActionBar
            stick
            also={
              <ButtonLink variant="ghost" to={paths.deposit()} onClick={giveUp}>
                {t('cancelDeposit')}
              </ButtonLink>
            }
          >
            <SendButton type="submit" busy={busy}>
              {t(goesBack ? 'reclaim' : 'submit')}
            </SendButton>
          </ActionBar>
        </form>
      </PanelBody>
    </Panel>
  );
}

/** What goes out with the proof: the operator takes it as it stands here. */
function ComesTo({ coins, amount }: { readonly coins: NonNullable<Deposit['coins']>; readonly amount: Paise }) {
  const t = useDepositMessages();
  return <p className={styles.kept}>{t('coinsComeTo', { coins: coinsText(coins, t), amount: formatMoney(amount) })}</p>;
}

function OnNetwork({ form, network }: { readonly form: UseFormReturn<ProofValues>; readonly network: string }) {
  const t = useDepositMessages();
  const error = form.formState.errors.isOnNetwork?.message;
  return (
    <div>
      <Checkbox
        label={t('sentOn', { network: networkText(network) })}
        aria-invalid={error !== undefined || undefined}
        aria-describedby="on-network"
        {...form.register('isOnNetwork', { validate: (isOn) => isOn || t('sentOnMissing') })}
      />
      <p id="on-network" className={styles.error}>
        {error}
      </p>
    </div>
  );
}

/** The player's own deposit has this reference: an answer that was lost came of it, or another tab sent it. */
function AlreadySent({ deposit: { id, gateway, gatewayName: name, amount } }: { readonly deposit: Deposit }) {
  const t = useDepositMessages();
  return (
    <Notice
      live
      tone="good"
      icon="check-circle"
      title={t('alreadyYours')}
      text={t('alreadyYoursText', { amount: formatMoney(amount), name, id })}
      action={
        <ButtonLink variant="quiet" to={statusPath(paths.depositBy(gateway), id)}>
          {t('seeWhere')}
        </ButtonLink>
      }
    />
  );
}

function useProof({ gateway, payment, goesBack, onEnd }: Omit<ProofFormProps, 'onProving'>) {
  const t = useDepositMessages();
  const { api } = useShell();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const findOwn = useOwnDeposit();
  const [already, setAlready] = useState<Deposit>();
  const { code, fields } = gateway;
  const defaultValues = useMemo(() => ({ fields: emptyValues(fields), isOnNetwork: false }), [fields]);
  const form = useForm<ProofValues>({ defaultValues });
  const draft = useDraft(form, `deposit:${code}`);
  const fallback = t('notSent');
  const deposit = useMoneySend(createDepositMutation(api), { name: 'deposit', fallback });
  const reclaim = useMoneySend(reclaimPaymentMutation(api), { name: 'reclaim', fallback });
  const { send, busy, failure } = goesBack ? reclaim : deposit;
  const forget = () => {
    draft.clear();
    onEnd();
  };
  const submit = (event: FormEvent) =>
    void form.handleSubmit(async ({ fields: filled }) => {
      setAlready(undefined);
      const values = filledValues(fields, filled);
      const sent = await send({ gateway: code, ...payment, fields: values }, atDescribedFields(form, fields));
      if (!sent) {
        // It may have been refused for a limit that was set elsewhere meanwhile.
        void queries.invalidateQueries({ queryKey: keys.limits });
        // Or for what a coin counts.
        if (payment.coins) void queries.invalidateQueries({ queryKey: keys.gateways });
        if (form.getFieldState('fields.reference').invalid) setAlready(await findOwn(values.reference ?? ''));
        return;
      }
      const { id } = sent.data.deposit;
      await navigate(statusPath(paths.depositBy(code), id), { replace: true });
      forget();
    })(event);
  return { form, restored: draft.restored, submit, busy, failure, already, giveUp: forget };
}

/** Looks among the player's own latest deposits for the one with a reference. */
function useOwnDeposit() {
  const { api } = useShell();
  const queries = useQueryClient();
  return async (reference: string): Promise<Deposit | undefined> => {
    try {
      const { pages } = await queries.fetchInfiniteQuery({ ...depositsQuery(api, RECENT), staleTime: 0 });
      const own = pages.flatMap(({ deposits }) => deposits);
      return own.find(
        (each) =>
          each.reference?.toLowerCase() === reference.toLowerCase() && (isOpen(each) || each.state === 'approved'),
      );
    } catch {
      // The field says what is known.
      return undefined;
    }
  };
}
