import type { Deposit, Gateway } from '@pavilion/api-client';
import type { Locale } from '@pavilion/contract';
import { addPaise, formatMoney, type Paise } from '@pavilion/money';
import { labelText } from '../described-form/field-texts.ts';
import type { TranslateDeposit } from '../messages/deposit.ts';
import type { TranslateDescribed } from '../messages/described.ts';
import type { TimelineStep } from '../parts/timeline.tsx';
import { isEnded } from './deposit-state.tsx';
import { momentText, usualWithin } from './gateway-texts.ts';

interface Shown {
  readonly deposit: Deposit;
  /** Undefined where the operator has it no more. */
  readonly gateway: Gateway | undefined;
  /** The player's balance now; null until it is known. */
  readonly balance: Paise | null;
  /** Whether the player has stopped, or was limited: what comes of it is not credited. Undefined until it is known. */
  readonly isStopped: boolean | undefined;
  readonly locale: Locale;
  readonly t: TranslateDeposit;
  readonly described: TranslateDescribed;
}

/** How far a deposit has come: by hand from the proof, by a gateway that redirects from its beginning. */
export function statusSteps(shown: Shown): TimelineStep[] {
  const isRedirect = shown.gateway?.kind === 'redirect';
  const steps = isRedirect ? redirectSteps(shown) : proofSteps(shown);
  const last = added(shown);
  return last ? [...steps, last] : steps;
}

function proofSteps({ deposit, gateway, t, described }: Shown): TimelineStep[] {
  const { state, createdAt, reference = '', goesBack } = deposit;
  const field = gateway?.fields.find(({ name }) => name === 'reference');
  const label = labelText(field?.label ?? t('detail_reference'), described);
  const matching = t(gateway?.mode === 'crypto' ? 'step_matching_crypto' : 'step_matching');
  const usual = gateway && t('step_matching_text', { usual: usualWithin(gateway, t) });
  return [
    {
      key: 'received',
      state: 'done',
      title: t('step_received'),
      text: t('step_received_text', { label, reference }),
      at: createdAt,
    },
    state === 'pending' || state === 'other'
      ? {
          key: 'matching',
          state: 'now',
          title: matching,
          text: goesBack ? t('step_matching_back') : usual,
        }
      : (ended(deposit, t('step_expired_manual'), t) ?? { key: 'matching', state: 'done', title: t('step_matched') }),
  ];
}

function redirectSteps({ deposit, gateway, t, locale }: Shown): TimelineStep[] {
  const { state, gatewayName: name, createdAt, expiresAt } = deposit;
  const amount = formatMoney(deposit.amount);
  const begun: TimelineStep = {
    key: 'begun',
    state: 'done',
    title: t('step_begun'),
    text: expiresAt && t('step_begun_text', { amount, time: momentText(expiresAt, locale) }),
    at: createdAt,
  };
  const title = t('step_payment', { name });
  const over = ended(deposit, t('step_expired_redirect'), t);
  if (over) return [begun, over];
  if (state === 'created' || state === 'redirected' || state === 'returned') {
    const text = t(`step_payment_${state}`, { name });
    return [
      begun,
      { key: 'payment', state: 'now', title, text },
      { key: 'arriving', state: 'next', title: t('step_arriving') },
    ];
  }
  const usual = gateway ? usualWithin(gateway, t) : '';
  return [
    begun,
    { key: 'payment', state: 'done', title, text: t('step_payment_done', { name }) },
    state === 'pending' || state === 'other'
      ? { key: 'arriving', state: 'now', title: t('step_arriving'), text: t('step_arriving_text', { name, usual }) }
      : { key: 'arriving', state: 'done', title: t('step_matched') },
  ];
}

/** Where a deposit ended without money; undefined where it did not. */
function ended({ state, reason, decidedAt }: Deposit, expired: string, t: TranslateDeposit): TimelineStep | undefined {
  if (state === 'declined')
    return { key: 'declined', state: 'bad', title: t('step_declined'), text: reason, at: decidedAt };
  if (state === 'expired')
    return { key: 'expired', state: 'bad', title: t('step_expired'), text: expired, at: decidedAt };
  return undefined;
}

/** What comes of the money; undefined where the deposit ended and nothing more is to come. */
function added({ deposit, balance, isStopped, t }: Shown): TimelineStep | undefined {
  const { state, amount, decidedAt, goesBack } = deposit;
  const title = t('step_added');
  if (state === 'approved') {
    const text = t('step_added_done', { amount: formatMoney(amount) });
    return { key: 'added', state: 'done', title, text, at: decidedAt };
  }
  const isOpen = !isEnded(deposit);
  if (goesBack)
    return { key: 'added', state: 'next', title: t('step_back'), text: isOpen ? t('step_back_asked') : undefined };
  if (isOpen && isStopped) return { key: 'added', state: 'next', title: t('step_back'), text: t('step_back_text') };
  if (!isOpen) return undefined;
  const text =
    isStopped === false && balance !== null
      ? t('step_added_next', { amount: formatMoney(addPaise(balance, amount)) })
      : undefined;
  return { key: 'added', state: 'next', title, text };
}
