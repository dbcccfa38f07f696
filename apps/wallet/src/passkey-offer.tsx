import { declinePasskeysMutation } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { FormNote, SendButton, useSend } from '@pavilion/remote-kit';
import { stopPasskeys, useAddPasskey } from '@pavilion/remote-kit/passkeys';
import { Button, Icon } from '@pavilion/shared-ui';
import { useEffect, useId, useState } from 'react';
import { usePasskeyMessages } from './messages/passkeys.ts';
import styles from './passkey-offer.module.css';

/** Offers a player their first passkey, beside whatever they do: nothing waits for it. Declined it does not come again. */
export function PasskeyOffer() {
  const t = usePasskeyMessages();
  const titleId = useId();
  const { add, busy, failure } = useAddPasskey();
  const { send: decline } = useSend(declinePasskeysMutation(useShell().api));
  const [isClosed, setClosed] = useState(false);
  useEffect(() => stopPasskeys, []);
  if (isClosed) return null;
  const close = () => {
    setClosed(true);
    void decline();
  };
  return (
    <aside className={styles.offer} aria-labelledby={titleId}>
      <div className={styles.head}>
        <Icon name="key" size={20} className={styles.icon} />
        <div>
          <h2 id={titleId} className={styles.title}>
            {t('offerTitle')}
          </h2>
          <p className={styles.text}>{t('offerText')}</p>
        </div>
      </div>
      {failure && (
        <FormNote tone="bad" title={failure.title}>
          {failure.text !== undefined && <p>{failure.text}</p>}
        </FormNote>
      )}
      <div className={styles.ways}>
        <Button variant="quiet" disabled={busy} onClick={close}>
          {t('notNow')}
        </Button>
        <SendButton busy={busy} onClick={() => void add()}>
          {t('create')}
        </SendButton>
      </div>
    </aside>
  );
}
