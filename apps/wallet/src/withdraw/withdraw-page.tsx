import { paths } from '@pavilion/contract';
import { QueryBoundary } from '@pavilion/remote-kit';
import { EmptyState } from '@pavilion/shared-ui';
import { Link } from 'react-router';
import { AccountLayout } from '../account-layout.tsx';
import { useWithdrawMessages } from '../messages/withdraw.ts';
import { Columns } from '../parts/columns.tsx';
import { Panel } from '../parts/panel.tsx';
import { GoodToKnow } from './good-to-know.tsx';
import { isGated, KycGate } from './kyc-gate.tsx';
import { type Latest, useLatest } from './latest.ts';
import { MethodsPanel } from './methods-panel.tsx';
import { WithdrawalNotices } from './notices.tsx';
import { RequestsList } from './requests-list.tsx';
import styles from './withdraw.module.css';
import { WithdrawSkeleton } from './withdraw-skeleton.tsx';
import { WithdrawableCard } from './withdrawable-card.tsx';

/** `/withdraw`: what can be withdrawn and why, the ways to be paid, and the latest requests as the desk decides them. */
export function WithdrawPage() {
  const t = useWithdrawMessages();
  return (
    <AccountLayout title={t('withdraw')}>
      <QueryBoundary query={useLatest()} what={t('whatWithdrawals')} skeleton={<WithdrawSkeleton />}>
        {(latest) => <Overview latest={latest} />}
      </QueryBoundary>
    </AccountLayout>
  );
}

function Overview({ latest }: { readonly latest: Latest }) {
  const { available } = latest;
  return (
    <Columns railFirst rail={<WithdrawableCard available={available} />} after={<GoodToKnow available={available} />}>
      {isGated(available) ? (
        <KycGate available={available} />
      ) : (
        <>
          <WithdrawalNotices available={available} />
          <MethodsPanel latest={latest} />
        </>
      )}
      <RequestsPanel latest={latest} />
    </Columns>
  );
}

function RequestsPanel({ latest: { available, withdrawList, count } }: { readonly latest: Latest }) {
  const t = useWithdrawMessages();
  const all = (
    <Link className={styles.link} to={paths.withdrawals()}>
      {t('allRequests', { n: count })}
    </Link>
  );
  return (
    <Panel title={t('requests')} end={count > 0 && all}>
      {withdrawList.length === 0 ? (
        <EmptyState icon="withdraw" title={t('noRequests')} text={t('noRequestsText')} />
      ) : (
        <RequestsList requests={withdrawList} available={available} />
      )}
    </Panel>
  );
}
