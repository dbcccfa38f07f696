import { beginPasskeyLoginMutation, type PasskeyAssertion, passkeyLoginMutation } from '@pavilion/api-client';
import { useBeginSession, useShell } from '@pavilion/contract';
import { FormNote, SendButton, useSend } from '@pavilion/remote-kit';
import { canOfferInField, signByPasskey, stopPasskeys, useAssertion } from '@pavilion/remote-kit/passkeys';
import { Icon } from '@pavilion/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMessages } from '../messages/index.ts';

/** Its challenge is asked anew so long before it runs out, ms: who picks a passkey then still has the time to show who they are. */
const BEFORE_END = 60_000;

/** Logging in by a passkey: one that the browser offers in the field of the username, or whichever the player chooses after a press. */
export function PasskeyLogin({
  disabled,
  isRemembered,
  onBusy,
}: {
  /** Another way in runs. */
  readonly disabled: boolean;
  readonly isRemembered: () => boolean;
  readonly onBusy: (busy: boolean) => void;
}) {
  const t = useMessages();
  const { api } = useShell();
  const beginSession = useBeginSession();
  const assertion = useAssertion(beginPasskeyLoginMutation(api));
  const login = useSend(passkeyLoginMutation(api), { fallback: t('loginFailed'), success: t('loginSuccess') });
  const [busy, setBusy] = useState(false);
  const failure = assertion.failure ?? login.failure;
  const forget = () => {
    assertion.clear();
    login.clear();
  };
  const setRunning = (isRunning: boolean) => {
    setBusy(isRunning);
    onBusy(isRunning);
  };
  const enterBy = async (choose: () => Promise<PasskeyAssertion | undefined>) => {
    forget();
    setRunning(true);
    const credential = await choose();
    const remember = isRemembered();
    const begun = credential && (await login.send({ credential, remember }));
    // Once the session has begun, this is gone.
    if (begun) beginSession({ token: begun.token, user: begun.user, remember });
    else setRunning(false);
  };
  const onOtherWay = useEffectEvent(forget);
  useEffect(() => {
    if (disabled) onOtherWay();
  }, [disabled]);
  useOffersInField(!busy, (credential) => enterBy(async () => credential));
  return (
    <>
      {failure && (
        <FormNote tone="bad" title={failure.title}>
          {failure.text !== undefined && <p>{failure.text}</p>}
        </FormNote>
      )}
      <SendButton variant="quiet" block busy={busy} disabled={disabled} onClick={() => enterBy(assertion.ask)}>
        <Icon name="key" size={20} /> {t('passkeyLogin')}
      </SendButton>
    </>
  );
}

/** Has the browser offer passkeys in the field of the username while nothing else is asked of it. Where that fails the button is there. */
function useOffersInField(isFree: boolean, onPicked: (credential: PasskeyAssertion) => Promise<void>): void {
  const { api, telemetry } = useShell();
  const { mutateAsync: begin } = useMutation(beginPasskeyLoginMutation(api));
  const [turn, setTurn] = useState(0);
  const picked = useEffectEvent(onPicked);
  useEffect(() => {
    if (!isFree) return undefined;
    let isOver = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    const offer = async () => {
      if (!(await canOfferInField()) || isOver) return;
      const { data } = await begin();
      if (isOver) return;
      again = setTimeout(() => setTurn(turn + 1), data.timeout - BEFORE_END);
      const outcome = await signByPasskey(data, true);
      if ('credential' in outcome && !isOver) await picked(outcome.credential);
    };
    offer().catch((error: unknown) => telemetry.event('passkeys not offered', { reason: String(error) }));
    return () => {
      isOver = true;
      clearTimeout(again);
      stopPasskeys();
    };
  }, [isFree, turn, begin, telemetry]);
}
