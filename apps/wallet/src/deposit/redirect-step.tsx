import { fastpaymeMutation, type Gateway } from '@pavilion/api-client';
import { paths, useSession, useShell } from '@pavilion/contract';
import type { Paise } from '@pavilion/money';
import { atFields, SendButton, useMoneySend } from '@pavilion/remote-kit';
import { Icon } from '@pavilion/shared-ui';
import { useNavigate } from 'react-router';
import { useDepositMessages } from '../messages/deposit.ts';
import columns from '../parts/columns.module.css';
import { Failed } from '../parts/failed.tsx';
import { Panel, PanelBody } from '../parts/panel.tsx';
import { AmountForm, useAmountForm } from './amount-form.tsx';
import styles from './deposit.module.css';
import { statusPath } from './deposit-state.tsx';
import { isPaymentPage, keepPaymentPage, leaveFor } from './payment-page.ts';

/** The way that redirects: how much, and on to its own page. The deposit exists before the player leaves, and Back leads to where it is. */
export function RedirectStep({ gateway }: { readonly gateway: Gateway }) {
  const t = useDepositMessages();
  const { name } = gateway;
  const { form, busy, failure, begin } = useRedirect(gateway);
  return (
    <div className={columns.two}>
      <AmountForm
        gateway={gateway}
        form={form}
        onAmount={begin}
        note={failure && <Failed failure={failure} />}
        button={
          <SendButton type="submit" busy={busy}>
            {t('toGateway', { name })}
            <Icon name="external" size={20} />
          </SendButton>
        }
      />
      <Panel title={t('beforeTitle')}>
        <PanelBody>
          <ul className={styles.points}>
            <li>{t('before_redirect', { name })}</li>
            <li>{t('before_noProof', { name })}</li>
            <li>{t('before_until', { minutes: Math.round(gateway.expiresIn / 60) })}</li>
          </ul>
        </PanelBody>
      </Panel>
    </div>
  );
}

function useRedirect(gateway: Gateway) {
  const t = useDepositMessages();
  const { api, toast } = useShell();
  const navigate = useNavigate();
  const player = useSession(({ user }) => user?.mstruserid ?? '');
  const { form, draft } = useAmountForm(gateway, undefined);
  const { send, busy, failure } = useMoneySend(fastpaymeMutation(api), {
    name: 'fastpayme',
    fallback: t('redirectFailed'),
  });
  const begin = async (amount: Paise) => {
    const returnPath = paths.depositBy(gateway.code);
    const begun = await send({ amount, returnPath }, atFields(form.setError, { amount: 'amount' }));
    if (!begun) return;
    const { deposit, redirectUrl } = begun.data;
    draft.clear();
    const isSafe = isPaymentPage(redirectUrl);
    if (isSafe) keepPaymentPage(player, deposit.id, redirectUrl);
    else toast('error', t('wrongAddress', { id: deposit.id }));
    await navigate(statusPath(returnPath, deposit.id), { replace: true });
    if (isSafe) leaveFor(redirectUrl);
  };
  return { form, busy, failure, begin: (amount: Paise) => void begin(amount) };
}
