import { cancelWithdrawalMutation, type Withdrawal } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import type { Paise } from '@pavilion/money';
import { useMoneySend } from '@pavilion/remote-kit';
import { SumUp } from '@pavilion/shared-ui';
import { useWithdrawMessages } from '../messages/withdraw.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { RequestState } from './request-state.tsx';
import { returnedRows } from './returned-rows.ts';

/** Asks whether a pending request is to be taken back, and says what comes back; or how it was decided while the player thought about it. */
export function CancelDialog({
  id,
  amount,
  request,
  cash,
  onClose,
}: Pick<Withdrawal, 'id' | 'amount'> & {
  /** How it stands now; undefined where that list does not have it any more. */
  readonly request: Withdrawal | undefined;
  readonly cash: Paise;
  readonly onClose: () => void;
}) {
  const t = useWithdrawMessages();
  const cancel = useMoneySend(cancelWithdrawalMutation(useShell().api), {
    name: 'cancelWithdrawal',
    success: t('cancelled'),
  });
  return (
    <ConfirmDialog
      title={t('cancelTitle', { id })}
      keep={t('keepRequest')}
      confirm={t('cancelRequest')}
      send={cancel}
      over={request?.state === 'pending' ? undefined : <Decided request={request} />}
      onConfirm={async () => {
        if (await cancel.send({ id })) onClose();
      }}
      onClose={onClose}
    >
      <p>{t('cancelText')}</p>
      <SumUp rows={returnedRows({ cash, amount }, t)} />
    </ConfirmDialog>
  );
}

function Decided({ request }: { readonly request: Withdrawal | undefined }) {
  const t = useWithdrawMessages();
  return (
    <div role="status">
      {request && <RequestState request={request} pill />}
      <p>{t('decidedMeanwhile')}</p>
      {request?.reason !== undefined && <p>{request.reason}</p>}
    </div>
  );
}
