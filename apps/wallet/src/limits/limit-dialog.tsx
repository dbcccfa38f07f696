import { gatewaysQuery, SESSION_MINUTES } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { type Paise, parseRupees, plainText } from '@pavilion/money';
import { ErrorSummary, SendButton, SubmitButton, useDraft } from '@pavilion/remote-kit';
import { Dialog, TextField } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useMessages } from '../messages/index.ts';
import { type TranslateLimits, useLimitMessages } from '../messages/limits.ts';
import { AmountField, QuickAmounts } from '../parts/amount.tsx';
import { Failed } from '../parts/failed.tsx';
import { Notice } from '../parts/notice.tsx';
import { useSetLimit } from './limit-row.tsx';
import styles from './limits.module.css';
import { isLower, limitText, type ShownLimit, type ShownName } from './limits.ts';

const QUICK = [1000, 5000, 10_000, 25_000].map((rupees) => (rupees * 100) as Paise);

/** Sets one limit. It says before it is saved whether it starts at once or waits. */
export function LimitDialog({
  limit,
  coolingHours,
  onClose,
}: {
  readonly limit: ShownLimit;
  readonly coolingHours: number;
  readonly onClose: () => void;
}) {
  const t = useLimitMessages();
  return (
    <Dialog open addressed onClose={onClose} title={t(`name_${limit.name}`)} closeLabel={t('close')} size="auth">
      <LimitForm limit={limit} coolingHours={coolingHours} onDone={onClose} />
    </Dialog>
  );
}

function LimitForm({
  limit,
  coolingHours,
  onDone,
}: {
  readonly limit: ShownLimit;
  readonly coolingHours: number;
  readonly onDone: () => void;
}) {
  const t = useLimitMessages();
  const tWallet = useMessages();
  const { name, amount } = limit;
  const form = useForm({ defaultValues: { amount: '' } });
  const draft = useDraft(form, `limit:${name}`);
  const setting = useSetLimit(name);
  const typed = useWatch({ control: form.control, name: 'amount' });
  const error = form.formState.errors.amount?.message;
  const least = useLeastOf(name);
  // What was warned of: saved as it is confirmed, and asked about anew once it is another.
  const [warnedOf, setWarnedOf] = useState<number | null>(null);
  const save = async (value: number | null) => {
    const done = await setting.send(value, (_, message) => {
      form.setError('amount', { message }, { shouldFocus: true });
      return true;
    });
    if (!done) return;
    draft.clear();
    onDone();
  };
  const submit = form.handleSubmit(({ amount: text }) => {
    const value = typedValue(name, text);
    if (value !== null && value < least && isLower(value, amount) && value !== warnedOf) return setWarnedOf(value);
    return save(value);
  });
  const label = t(name === 'session' ? 'minutes' : 'amount');
  const field = {
    ...form.register('amount', { validate: (text) => ruleOf(name, text, t, tWallet) }),
    ...{ label, error },
  };
  const value = typedValue(name, typed);
  const isWarned = value !== null && value === warnedOf;
  const hint = value === null ? hintOf(name, coolingHours, t) : effectOf(limit, value, coolingHours, t);
  return (
    <form noValidate className={styles.form} onSubmit={submit} aria-label={t(`name_${name}`)}>
      {setting.failure && <Failed failure={setting.failure} />}
      <ErrorSummary fields={error === undefined ? [] : [{ name: 'amount', label }]} onGoTo={form.setFocus} />
      {name === 'session' ? (
        <TextField inputMode="numeric" autoComplete="off" size="l" hint={hint} {...field} />
      ) : (
        <>
          <AmountField hint={hint} {...field} />
          <QuickAmounts
            amounts={QUICK}
            value={typed}
            onPick={(text) => form.setValue('amount', text, { shouldValidate: true, shouldDirty: true })}
          />
        </>
      )}
      {isWarned && <StopsAll name={name} hours={coolingHours} />}
      <SubmitButton busy={setting.busy}>{t(isWarned ? 'saveAllTheSame' : 'save')}</SubmitButton>
      {amount !== null && (
        <SendButton variant="ghost" block busy={setting.busy} onClick={() => void save(null)}>
          {t('remove')}
        </SendButton>
      )}
    </form>
  );
}

/** A limit under which nothing is possible any more: what that means, before it is saved. */
function StopsAll({ name, hours }: { readonly name: ShownName; readonly hours: number }) {
  const t = useLimitMessages();
  return (
    <Notice
      live
      tone="warn"
      icon="alert"
      title={t(name.startsWith('deposit-') ? 'stopsDeposits' : 'stopsPlay')}
      text={t('raisingTakes', { hours })}
    />
  );
}

/** The least, paise, of which something is still possible under a limit: the least deposit that any way takes, and a paisa of stake or loss. */
function useLeastOf(name: ShownName): number {
  const isOfDeposits = name.startsWith('deposit-');
  const { data = [] } = useQuery({ ...gatewaysQuery(useShell().api), enabled: isOfDeposits });
  if (name === 'session') return 0;
  return isOfDeposits && data.length > 0 ? Math.min(...data.map(({ min }) => min)) : 1;
}

/** Returns what was typed in paise or minutes, null where it is neither. */
function typedValue(name: ShownName, text: string): number | null {
  if (name !== 'session') return parseRupees(text);
  const minutes = plainText(text);
  return /^\d{1,4}$/.test(minutes) && isSession(Number(minutes)) ? Number(minutes) : null;
}

const isSession = (minutes: number) => minutes >= SESSION_MINUTES.least && minutes <= SESSION_MINUTES.most;

function ruleOf(
  name: ShownName,
  text: string,
  t: TranslateLimits,
  tWallet: ReturnType<typeof useMessages>,
): true | string {
  if (typedValue(name, text) !== null) return true;
  if (name === 'session') return t('minutesRule');
  return tWallet(text.trim() === '' ? 'amountEmpty' : 'amountNoAmount');
}

/** What stands below the field before anything right is typed. A rise waits nowhere for the demo player. */
function hintOf(name: ShownName, hours: number, t: TranslateLimits): string {
  if (name === 'session') return t('minutesHint');
  return t(hours === 0 ? 'startsAtOnce' : 'amountHint');
}

/** Whether it would start at once or wait, by what holds now. */
function effectOf({ name, amount }: ShownLimit, value: number, hours: number, t: TranslateLimits): string {
  if (value === amount) return t('sameAsNow');
  return isLower(value, amount) || hours === 0
    ? t('startsAtOnce')
    : t('startsLater', { hours, amount: limitText(name, amount, t) });
}
