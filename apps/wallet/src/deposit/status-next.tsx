import type { Deposit, Gateway } from '@pavilion/api-client';
import { paths, useSession } from '@pavilion/contract';
import { formatMoney } from '@pavilion/money';
import { ButtonLink, Icon } from '@pavilion/shared-ui';
import { useDepositMessages } from '../messages/deposit.ts';
import { Notice } from '../parts/notice.tsx';
import { sentence } from '../parts/sentence.ts';
import { isUnpaid } from './deposit-state.tsx';
import styles from './deposit-status.module.css';
import { readPaymentPage } from './payment-page.ts';

/** What a deposit that is not simply waiting means for the player, and the one thing to do next. */
export function StatusNext({ deposit, gateway }: { readonly deposit: Deposit; readonly gateway: Gateway | undefined }) {
  const t = useDepositMessages();
  const balance = useSession(({ wallet }) => wallet?.balance ?? null);
  const { id, amount, state, reason, reference, gateway: code } = deposit;
  // At a gateway that redirects the player enters no reference.
  const isByHand = reference !== undefined && gateway?.kind !== 'redirect';
  const again = (
    <ButtonLink variant="quiet" to={paths.depositBy(code)}>
      {t('again')}
    </ButtonLink>
  );
  if (isUnpaid(deposit)) return <Unpaid deposit={deposit} gateway={gateway} />;
  if (state === 'approved') {
    return (
      <Notice
        live
        tone="good"
        icon="check-circle"
        title={t('approvedTitle', { amount: formatMoney(amount) })}
        text={balance === null ? undefined : t('approvedText', { balance: formatMoney(balance) })}
        action={<ButtonLink to={paths.home()}>{t('play')}</ButtonLink>}
      />
    );
  }
  if (state === 'declined') {
    const text = (
      <>
        {reason !== undefined && `${sentence(reason)} `}
        {t('declinedNext', { id })}
        {isByHand && ` ${t('declinedReference')}`}
      </>
    );
    return <Notice live tone="bad" icon="error" title={t('declinedTitle')} text={text} action={again} />;
  }
  if (state === 'expired') {
    return (
      <Notice live tone="warn" icon="clock" title={t('expiredTitle')} text={t('expiredNext', { id })} action={again} />
    );
  }
  return null;
}

/** Not paid yet: back to the gateway's page, where this tab knows it. Coming back from there proves nothing. */
function Unpaid({
  deposit: { id, gateway, gatewayName: name },
}: {
  readonly deposit: Deposit;
  readonly gateway: Gateway | undefined;
}) {
  const t = useDepositMessages();
  const player = useSession(({ user }) => user?.mstruserid ?? '');
  const url = readPaymentPage(player, id);
  return (
    <Notice
      tone="warn"
      icon="info"
      title={t('before_noProof', { name })}
      text={url === null ? t('lostAddress') : undefined}
      action={
        url === null ? (
          <ButtonLink variant="quiet" to={paths.depositBy(gateway)}>
            {t('beginAgain')}
          </ButtonLink>
        ) : (
          <a href={url} className={styles.pay}>
            {t('continuePaying', { name })}
            <Icon name="external" size={20} />
          </a>
        )
      }
    />
  );
}
