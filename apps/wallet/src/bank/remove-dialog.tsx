import { type BankDetail, removeBankMutation } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { useSend } from '@pavilion/remote-kit';
import { useBankMessages } from '../messages/bank.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';

/** Asks whether an account or card is to be removed, and says what stays of it. */
export function RemoveDialog({
  bank: { id, bankName, lastDigits, isDefault },
  isLast,
  onClose,
}: {
  readonly bank: BankDetail;
  readonly isLast: boolean;
  readonly onClose: () => void;
}) {
  const t = useBankMessages();
  const remove = useSend(removeBankMutation(useShell().api), { success: t('removed') });
  return (
    <ConfirmDialog
      title={t('removeTitle', { name: `${bankName} •••• ${lastDigits}` })}
      keep={t('keep')}
      confirm={t('remove')}
      send={remove}
      onConfirm={async () => {
        if (await remove.send({ id })) onClose();
      }}
      onClose={onClose}
    >
      <p>{t('removeText')}</p>
      {isDefault && !isLast && <p>{t('removeDefaultText')}</p>}
    </ConfirmDialog>
  );
}
