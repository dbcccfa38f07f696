import type { Withdrawable } from '@pavilion/api-client';
import { paths } from '@pavilion/contract';
import { formatMoney } from '@pavilion/money';
import { ButtonLink } from '@pavilion/shared-ui';
import { kycForWithdrawal } from '../kyc/send-path.ts';
import { useWithdrawMessages } from '../messages/withdraw.ts';
import { Notice } from '../parts/notice.tsx';

const kycTitles = {
  none: 'kycNone',
  pending: 'kycPending',
  declined: 'kycDeclined',
  expired: 'kycExpired',
  approved: 'kycApproved',
} as const;

/** What stands between a player and their withdrawal, each with the way to mend it. Nothing where nothing does. */
export function WithdrawalNotices({ available }: { readonly available: Withdrawable }) {
  return (
    <>
      <Owed available={available} />
      <NothingToWithdraw available={available} />
      <KycNotice available={available} />
    </>
  );
}

function Owed({ available: { owed } }: { readonly available: Withdrawable }) {
  const t = useWithdrawMessages();
  if (owed === undefined) return null;
  return <Notice tone="bad" icon="alert" title={t('owedTitle', { amount: formatMoney(owed) })} text={t('owedText')} />;
}

/** Less is free than the least request: why, and what frees the rest. */
function NothingToWithdraw({ available }: { readonly available: Withdrawable }) {
  const t = useWithdrawMessages();
  const { withdrawable, min, locked, held, owed, methods } = available;
  if (owed !== undefined || withdrawable >= min || methods.length === 0) return null;
  const text = [
    t('nothingText', { min: formatMoney(min), amount: formatMoney(withdrawable) }),
    ...(locked > 0 ? [t('nothingLocked', { amount: formatMoney(locked) })] : []),
    ...(held > 0 ? [t('nothingHeld', { amount: formatMoney(held) })] : []),
  ].join(' ');
  const way =
    locked > 0
      ? { to: paths.bonus(), label: t('openBonus') }
      : held > 0
        ? { to: paths.myBets(), label: t('openBetsAction') }
        : null;
  return (
    <Notice
      tone="warn"
      icon={locked > 0 ? 'lock' : 'info'}
      title={t('nothingTitle')}
      text={text}
      action={
        way && (
          <ButtonLink variant="quiet" to={way.to}>
            {way.label}
          </ButtonLink>
        )
      }
    />
  );
}

/** KYC is not approved: whether the next request waits for it, or how much does not. */
function KycNotice({ available }: { readonly available: Withdrawable }) {
  const t = useWithdrawMessages();
  const { kyc, needsKyc, withoutKyc, withdrawable } = available;
  if (kyc === 'approved' || (!needsKyc && withdrawable <= withoutKyc)) return null;
  return (
    <Notice
      tone={needsKyc ? 'warn' : 'plain'}
      icon="id-card"
      title={t(kycTitles[kyc])}
      text={needsKyc ? t('kycAskNow') : t('kycLeft', { amount: formatMoney(withoutKyc) })}
      action={
        <ButtonLink variant="quiet" to={kycForWithdrawal}>
          {t('openKyc')}
        </ButtonLink>
      }
    />
  );
}
