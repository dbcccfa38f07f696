import { beginPasskeyConfirmMutation, type PasskeyAssertion } from '@pavilion/api-client';
import { paths, useShell } from '@pavilion/contract';
import { FormNote, SendButton } from '@pavilion/remote-kit';
import { stopPasskeys, useAssertion } from '@pavilion/remote-kit/passkeys';
import { Button, Dialog, Icon } from '@pavilion/shared-ui';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { usePasskeyMessages } from '../messages/passkeys.ts';
import columns from './columns.module.css';
import confirm from './confirm-dialog.module.css';

/** Asks the player to confirm something by their passkey; `refusal` is what the operator said of the last one. */
export function PasskeyDialog({
  refusal,
  onEnd,
}: {
  readonly refusal: string | undefined;
  /** What their passkey has signed; undefined where they left it. */
  readonly onEnd: (passkey: PasskeyAssertion | undefined) => void;
}) {
  const t = usePasskeyMessages();
  const { busy, failure, ask } = useAssertion(beginPasskeyConfirmMutation(useShell().api));
  useEffect(() => stopPasskeys, []);
  const leave = () => onEnd(undefined);
  const use = async () => {
    const passkey = await ask();
    if (passkey) onEnd(passkey);
  };
  const shown = failure ?? (refusal === undefined || busy ? null : { title: refusal, text: undefined });
  return (
    <Dialog
      open
      title={t('confirmTitle')}
      closeLabel={t('close')}
      onClose={leave}
      size="auth"
      footer={
        <>
          <Button variant="quiet" className={confirm.way} onClick={leave}>
            {t('leave')}
          </Button>
          <SendButton className={confirm.way} busy={busy} onClick={use} data-autofocus="">
            <Icon name="key" size={20} /> {t('usePasskey')}
          </SendButton>
        </>
      }
    >
      <div className={columns.stack}>
        {shown && (
          <FormNote tone="bad" title={shown.title}>
            {shown.text !== undefined && <p>{shown.text}</p>}
          </FormNote>
        )}
        <p>{t('confirmText')}</p>
        <p>
          {t('notHere')} <Link to={paths.profile()}>{t('toProfile')}</Link>
        </p>
      </div>
    </Dialog>
  );
}
