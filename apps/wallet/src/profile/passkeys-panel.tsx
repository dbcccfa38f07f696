import { type Passkey, passkeysQuery, removePasskeyMutation } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { type AtField, FormNote, QueryBoundary, supportsPasskeys, useSend } from '@pavilion/remote-kit';
import { stopPasskeys, useAddPasskey } from '@pavilion/remote-kit/passkeys';
import { Button, Skeleton } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePasskeyMessages } from '../messages/passkeys.ts';
import { useProfileMessages } from '../messages/profile.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { Moment } from '../parts/moment.tsx';
import { Panel, PanelBody } from '../parts/panel.tsx';
import { PasswordDialog } from '../parts/password-dialog.tsx';
import styles from './profile.module.css';
import { deviceText } from './sessions-panel.tsx';
import { SettingRow, Settings } from './setting-row.tsx';

/** The player's passkeys, another one, and the way out of each. */
export function PasskeysPanel({ isDemo }: { readonly isDemo: boolean }) {
  const t = usePasskeyMessages();
  const query = useQuery(passkeysQuery(useShell().api));
  const adding = useAddPasskey();
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const [wantsPassword, setWantsPassword] = useState(false);
  useEffect(() => stopPasskeys, []);
  const canAdd = !isDemo && supportsPasskeys();
  const add = () =>
    void adding.add(undefined, (field) => {
      if (field === 'password') setWantsPassword(true);
      return field === 'password' && 'asked';
    });
  const addWith = async (password: string, atField: AtField) => {
    let isRefused = false;
    await adding.add(password, (field, message) => {
      isRefused = true;
      return atField(field, message);
    });
    // What came of it then, the panel says.
    if (!isRefused) setWantsPassword(false);
  };
  const end = canAdd && (
    <Button variant="ghost" size="s" busy={adding.busy} onClick={add}>
      {t('add')}
    </Button>
  );
  const note = isDemo ? 'demoNote' : canAdd ? 'lostNote' : 'unknownNote';
  return (
    <Panel title={t('passkeys')} end={end}>
      {adding.failure && !wantsPassword && (
        <PanelBody>
          <FormNote tone="bad" title={adding.failure.title}>
            {adding.failure.text !== undefined && <p>{adding.failure.text}</p>}
          </FormNote>
        </PanelBody>
      )}
      <QueryBoundary query={query} what={t('yourPasskeys')} skeleton={<Skeleton height={96} />}>
        {({ passkeys, heldUntil }) => (
          <>
            {passkeys.length > 0 ? (
              <Settings>
                {passkeys.map((passkey) => (
                  <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setRemoving(passkey)} />
                ))}
              </Settings>
            ) : (
              !isDemo && <p className={styles.note}>{t('none')}</p>
            )}
            <p className={styles.note}>{t(note)}</p>
            {heldUntil ? (
              <p className={styles.note} role="status">
                {t('heldUntil')} <Moment at={heldUntil} />
              </p>
            ) : (
              passkeys.length > 0 && <p className={styles.note}>{t('changeNote')}</p>
            )}
            {removing && (
              <RemovePasskey passkey={removing} isLast={passkeys.length === 1} onClose={() => setRemoving(null)} />
            )}
          </>
        )}
      </QueryBoundary>
      {wantsPassword && <OwnPassword send={adding} onPassword={addWith} onClose={() => setWantsPassword(false)} />}
    </Panel>
  );
}

/** The password manager that keeps it, else what it was made on. */
function useNameOf({ keeper, device }: Passkey): string {
  const t = usePasskeyMessages();
  const profile = useProfileMessages();
  return keeper ?? t('onDevice', { device: deviceText(device, profile) });
}

function PasskeyRow({ passkey, onRemove }: { readonly passkey: Passkey; readonly onRemove: () => void }) {
  const t = usePasskeyMessages();
  const name = useNameOf(passkey);
  const { createdAt, lastUsedAt } = passkey;
  return (
    <SettingRow
      icon="key"
      title={name}
      text={
        <>
          {t('added')} <Moment at={createdAt} form="short" />,{' '}
          {lastUsedAt ? (
            <>
              {t('lastUsed')} <Moment at={lastUsedAt} form="short" />
            </>
          ) : (
            t('neverUsed')
          )}
        </>
      }
      end={
        <Button variant="quiet" size="s" onClick={onRemove}>
          {t('remove')}
          <span className="sr"> {name}</span>
        </Button>
      }
    />
  );
}

/** Asks whether a passkey is to be removed, and for the password where the operator wants it. */
function RemovePasskey({
  passkey,
  isLast,
  onClose,
}: {
  readonly passkey: Passkey;
  readonly isLast: boolean;
  readonly onClose: () => void;
}) {
  const t = usePasskeyMessages();
  const name = useNameOf(passkey);
  const [wantsPassword, setWantsPassword] = useState(false);
  const remove = useSend(removePasskeyMutation(useShell().api), {
    fallback: t('removeFailed'),
    success: t('removed'),
  });
  const send = async (more: { readonly password?: string }, atField: AtField) => {
    if (await remove.send({ id: passkey.id, ...more }, atField)) onClose();
  };
  if (wantsPassword) {
    return (
      <OwnPassword
        send={remove}
        onPassword={(password, atField) => void send({ password }, atField)}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      title={t('removeTitle', { name })}
      keep={t('keep')}
      confirm={t('remove')}
      send={remove}
      onConfirm={() =>
        void send({}, (field) => {
          if (field === 'password') setWantsPassword(true);
          return field === 'password' && 'asked';
        })
      }
      onClose={onClose}
    >
      <p>{t('removeText')}</p>
      {isLast && <p>{t('removeLast')}</p>}
    </ConfirmDialog>
  );
}

function OwnPassword(props: Pick<Parameters<typeof PasswordDialog>[0], 'send' | 'onPassword' | 'onClose'>) {
  const t = usePasskeyMessages();
  return (
    <PasswordDialog
      title={t('passwordTitle')}
      why={t('passwordWhy')}
      texts={{
        confirm: t('goOn'),
        close: t('close'),
        password: t('password'),
        empty: t('passwordEmpty'),
        show: t('showPassword'),
        hide: t('hidePassword'),
      }}
      {...props}
    />
  );
}
