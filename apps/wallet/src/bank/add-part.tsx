import { addBankMutation } from '@pavilion/api-client';
import { paths, useShell } from '@pavilion/contract';
import { useSend } from '@pavilion/remote-kit';
import { useNavigate } from 'react-router';
import { useBankMessages } from '../messages/bank.ts';
import { Stack } from '../parts/columns.tsx';
import { Failed } from '../parts/failed.tsx';
import { Panel, PanelBody } from '../parts/panel.tsx';
import { usePasskeyConfirmation } from '../parts/use-passkey-confirmation.tsx';
import { AccountForm } from './account-form.tsx';
import { CardForm } from './card-form.tsx';
import { useChooseDefault } from './default-dialog.tsx';
import type { Saving } from './saving.ts';

/** The form of a new account or card. */
export function AddPart({ type }: { readonly type: 'bank' | 'card' }) {
  const t = useBankMessages();
  const { api } = useShell();
  const navigate = useNavigate();
  const add = useSend(addBankMutation(api), { success: t('saved') });
  const toList = () => navigate(paths.bankDetails(), { replace: true });
  const { dialog, ...first } = useChooseDefault(toList);
  const confirmation = usePasskeyConfirmation();
  const save: Saving['save'] = async (bank, { isDefault, atField }) => {
    const answer = await confirmation.confirmed((assured, at) => add.send({ ...bank, ...assured }, at), atField);
    if (!answer) return false;
    if (isDefault && !answer.data.bank.isDefault) await first.choose(answer.data.bank);
    else toList();
    return true;
  };
  const saving = { busy: add.busy || first.busy, save };
  return (
    <Panel title={t(type === 'bank' ? 'bankAccount' : 'card')}>
      <PanelBody>
        <Stack>
          {add.failure && <Failed failure={add.failure} />}
          {type === 'bank' ? <AccountForm saving={saving} /> : <CardForm saving={saving} />}
          {confirmation.dialog}
          {dialog}
        </Stack>
      </PanelBody>
    </Panel>
  );
}
