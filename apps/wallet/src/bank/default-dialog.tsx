import { type BankDetail, setDefaultBankMutation } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { useSend } from '@pavilion/remote-kit';
import { type ReactNode, useState } from 'react';
import { useBankMessages } from '../messages/bank.ts';
import { PasswordDialog } from '../parts/password-dialog.tsx';
import { usePasskeyConfirmation } from '../parts/use-passkey-confirmation.tsx';

/**
 * Makes what is saved the default: at once, or with the passkey or the password where the operator wants it, which `dialog` asks for. `onEnd`
 * is called once it is over, also where the player has closed the dialog and left things as they are.
 */
export function useChooseDefault(onEnd?: () => void): {
  readonly busy: boolean;
  readonly choose: (bank: BankDetail) => Promise<void>;
  readonly dialog: ReactNode;
} {
  const t = useBankMessages();
  const { busy, send } = useSend(setDefaultBankMutation(useShell().api), { success: t('defaultSet') });
  const { confirmed, dialog } = usePasskeyConfirmation();
  const [asking, setAsking] = useState<{ readonly bank: BankDetail; readonly why: string } | null>(null);
  const choose = async (bank: BankDetail) => {
    let wantsPassword = false;
    await confirmed(
      (assured, atField) => send({ id: bank.id, ...assured }, atField),
      (field, why) => {
        wantsPassword = field === 'password';
        if (wantsPassword) setAsking({ bank, why });
        return wantsPassword && 'asked';
      },
    );
    if (!wantsPassword) onEnd?.();
  };
  const close = () => {
    setAsking(null);
    onEnd?.();
  };
  return { busy, choose, dialog: asking ? <DefaultDialog {...asking} onClose={close} /> : dialog };
}

function DefaultDialog({
  bank: { id, bankName, lastDigits },
  why,
  onClose,
}: {
  readonly bank: BankDetail;
  readonly why: string;
  readonly onClose: () => void;
}) {
  const t = useBankMessages();
  const choice = useSend(setDefaultBankMutation(useShell().api), { success: t('defaultSet') });
  return (
    <PasswordDialog
      title={t('defaultTitle', { name: `${bankName} •••• ${lastDigits}` })}
      why={why}
      texts={{
        confirm: t('makeDefault'),
        close: t('keepDefault'),
        password: t('password'),
        empty: t('passwordEmpty'),
        show: t('showPassword'),
        hide: t('hidePassword'),
      }}
      send={choice}
      onPassword={async (password, atField) => {
        if (await choice.send({ id, password }, atField)) onClose();
      }}
      onClose={onClose}
    />
  );
}
