import type { Gateway } from '@pavilion/api-client';
import { paths } from '@pavilion/contract';
import { formatMoney, minPaise, type Paise, paise, parseRupees, ZERO } from '@pavilion/money';
import { useDraft } from '@pavilion/remote-kit';
import { ButtonLink, SumUp } from '@pavilion/shared-ui';
import type { FormEvent, ReactNode } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { useDepositMessages } from '../messages/deposit.ts';
import { useMessages } from '../messages/index.ts';
import { useLimitMessages } from '../messages/limits.ts';
import { ActionBar } from '../parts/action-bar.tsx';
import { AmountField, amountRule, QuickAmounts, rupeesText } from '../parts/amount.tsx';
import { Notice } from '../parts/notice.tsx';
import { addedRows } from './added-rows.ts';
import styles from './form.module.css';
import { roundMoney, useGatewayTexts } from './gateway-texts.ts';
import { amountDraft } from './instructions.ts';
import { isOver, isUnderLeast, isUsedUp, type Room, spanOf, useRoom } from './own-limit.tsx';

/** What a player is likely to pay in, in rupees: those of them that a way takes are offered, at most eight. */
const USUAL = [300, 500, 1000, 2000, 5000, 10_000, 25_000, 50_000, 1_00_000, 2_00_000, 5_00_000, 10_00_000];
const MOST_OFFERED = 8;

export interface AmountValues {
  readonly amount: string;
}

/** The form of an amount, kept as a draft; `amount` is what it begins with where there is none. */
export function useAmountForm({ code }: Gateway, amount: Paise | undefined) {
  const form = useForm<AmountValues>({ defaultValues: { amount: amount === undefined ? '' : rupeesText(amount) } });
  const draft = useDraft(form, amountDraft(code));
  return { form, draft };
}

/** How much by one way: typed or picked within its limits, with what it costs and what comes of it. */
export function AmountForm({
  gateway,
  form,
  note,
  button,
  onAmount,
}: {
  readonly gateway: Gateway;
  readonly form: UseFormReturn<AmountValues>;
  /** Above the field: why the last try did not go through. */
  readonly note?: ReactNode;
  readonly button: ReactNode;
  readonly onAmount: (amount: Paise) => void;
}) {
  const t = useDepositMessages();
  const common = useMessages();
  const { min, max } = gateway;
  const { fee } = useGatewayTexts(gateway);
  const { room } = useRoom();
  const withinLimit = (typed: string) =>
    room && isOver(room, parseRupees(typed) ?? ZERO) ? t('limitLeaves', { amount: formatMoney(room.left) }) : undefined;
  const text = useWatch({ control: form.control, name: 'amount' });
  if (room && isUnderLeast(room, gateway)) return <UnderLeast room={room} gateway={gateway} />;
  const submit = (event: FormEvent) =>
    void form.handleSubmit((values) => {
      const amount = parseRupees(values.amount);
      if (amount !== null) onAmount(amount);
    })(event);
  return (
    <form noValidate onSubmit={submit} className={styles.sheet}>
      {note}
      <AmountField
        label={t('amount')}
        labelNote={room && t('limitRoom', { amount: formatMoney(room.left) })}
        hint={t('amountHint', { min: roundMoney(min), max: roundMoney(max), fee })}
        error={form.formState.errors.amount?.message}
        {...form.register('amount', {
          validate: (typed) => withinLimit(typed) ?? amountRule({ min, max }, common)(typed),
        })}
      />
      <QuickAmounts
        amounts={offered({ min, max: room ? minPaise(max, room.left) : max })}
        value={text}
        onPick={(picked) => form.setValue('amount', picked, { shouldDirty: true, shouldValidate: true })}
      />
      <div className={styles.sum}>
        <SumUp rows={addedRows({ amount: parseRupees(text) ?? ZERO, isNetwork: gateway.fee === 'network' }, t)} />
      </div>
      <ActionBar stick>{button}</ActionBar>
    </form>
  );
}

/** In place of the form, where every amount would be refused: why, and the way to the limit. */
function UnderLeast({ room, gateway }: { readonly room: Room; readonly gateway: Gateway }) {
  const t = useDepositMessages();
  const limits = useLimitMessages();
  const name = limits(`name_${room.name}`);
  return (
    <Notice
      tone="warn"
      icon="info"
      title={t(isUsedUp(room) ? 'limitReached' : 'underLeast')}
      text={
        isUsedUp(room)
          ? t('limitReachedText', {
              name,
              used: formatMoney(room.used),
              amount: formatMoney(room.amount),
              span: limits(spanOf(room)),
            })
          : t('underLeastText', { name, left: formatMoney(room.left), min: formatMoney(gateway.min) })
      }
      action={
        <ButtonLink variant="quiet" to={paths.limits()}>
          {t('changeLimits')}
        </ButtonLink>
      }
    />
  );
}

/** The usual amounts that a way takes and the player's own limit leaves: the most usual ones of them, from the least. */
const offered = ({ min, max }: Pick<Gateway, 'min' | 'max'>): Paise[] =>
  USUAL.map((rupees) => paise(rupees * 100))
    .filter((amount) => amount >= min && amount <= max)
    .slice(0, MOST_OFFERED);
