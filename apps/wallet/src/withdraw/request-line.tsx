import type { Withdrawal } from '@pavilion/api-client';
import { paths } from '@pavilion/contract';
import { formatMoney } from '@pavilion/money';
import { Button } from '@pavilion/shared-ui';
import { type TranslateWithdraw, useWithdrawMessages } from '../messages/withdraw.ts';
import { RequestRow } from '../parts/request-row.tsx';
import { RequestState } from './request-state.tsx';
import styles from './withdraw.module.css';

/** A request in a list: where to, how it stands, what became of it; its name opens it. */
export function RequestLine({
  request,
  onCancel,
}: {
  readonly request: Withdrawal;
  /** Where the player may take it back. */
  readonly onCancel: (() => void) | undefined;
}) {
  const t = useWithdrawMessages();
  const { id, method, destination } = request;
  return (
    <RequestRow
      request={request}
      to={paths.withdrawals(id)}
      title={t(`to_${method}`, { to: destination })}
      state={<RequestState request={request} />}
    >
      <p className={styles.utr}>{outcomeText(request, t)}</p>
      {onCancel && (
        <Button variant="danger" size="s" onClick={onCancel}>
          {t('cancelRequest')}
          <span className="sr"> {id}</span>
        </Button>
      )}
    </RequestRow>
  );
}

/** What became of a request, or comes next, in a sentence. */
function outcomeText(request: Withdrawal, t: TranslateWithdraw): string {
  const { state, waitsForKyc, utr, reason } = request;
  const returned = t('returnedText', { amount: formatMoney(request.amount) });
  switch (state) {
    case 'pending':
      return t(waitsForKyc ? 'waitsText' : 'pendingText');
    case 'approved':
      return t('approvedText');
    case 'paid':
      return t('utrPaid', { utr: utr ?? '' });
    case 'cancelled':
      return returned;
    default:
      return `${reason ?? ''} ${returned}`.trim();
  }
}
