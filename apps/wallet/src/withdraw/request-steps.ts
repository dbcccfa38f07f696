import type { Withdrawal } from '@pavilion/api-client';
import { formatMoney } from '@pavilion/money';
import type { TranslateWithdraw } from '../messages/withdraw.ts';
import { sentence } from '../parts/sentence.ts';
import type { TimelineStep } from '../parts/timeline.tsx';

/** How far a request has come: the moves of betting.md, "Withdrawal", that it made, and those that are to come. */
export function requestSteps(request: Withdrawal, t: TranslateWithdraw): readonly TimelineStep[] {
  const { state, amount, createdAt, decidedAt, reason, utr } = request;
  const made: TimelineStep = {
    key: 'requested',
    state: 'done',
    title: t('step_requested'),
    text: t('step_requestedText', { amount: formatMoney(amount) }),
    at: createdAt,
  };
  const returned = t('step_returned', { amount: formatMoney(amount) });
  const ended = { at: decidedAt, text: reason === undefined ? returned : `${sentence(reason)} ${returned}` };
  switch (state) {
    case 'declined':
      return [made, { key: state, state: 'bad', title: t('step_declined'), ...ended }];
    case 'cancelled':
      return [made, { key: state, state: 'done', icon: 'minus', title: t('step_cancelled'), ...ended }];
    case 'failed':
      return [made, approved(request, 'done', t), { key: state, state: 'bad', title: t('step_failed'), ...ended }];
    case 'paid': {
      const text = t('utrPaid', { utr: utr ?? '' });
      return [
        made,
        approved(request, 'done', t),
        { key: state, state: 'done', title: t('step_paid'), text, at: decidedAt },
      ];
    }
    default:
      return [made, ...ahead(request, t)];
  }
}

/** What an open request waits for, and what comes after it. */
function ahead(request: Withdrawal, t: TranslateWithdraw): readonly TimelineStep[] {
  const paid: TimelineStep = { key: 'paid', state: 'next', title: t('step_paid'), text: t('step_paidNext') };
  if (request.state === 'approved')
    return [approved(request, 'done', t), { ...paid, state: 'now', title: t('step_paying') }];
  if (!request.waitsForKyc) return [approved(request, 'now', t), paid];
  return [
    { key: 'kyc', state: 'now', icon: 'id-card', title: t('step_kyc'), text: t('step_kycText') },
    approved(request, 'next', t),
    paid,
  ];
}

const approved = ({ approvedAt }: Withdrawal, state: TimelineStep['state'], t: TranslateWithdraw): TimelineStep => ({
  key: 'approved',
  state,
  title: t(state === 'now' ? 'step_waits' : 'step_approved'),
  text: t(state === 'now' ? 'pendingText' : 'step_approvedText'),
  at: approvedAt,
});
